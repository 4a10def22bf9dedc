import Formats
import Journal
import Rules
import Vocabulary
import Wire
import Words

/// The state that all features share: the shown page, the player's journal and settings, the data, the clock and random
/// numbers.
///
/// A feature sees only its own state and the session, never another feature. It requests the actions of other features
/// with ``follow(_:)``.
struct Session {
  /// The sentences of the pages, in the language of the interface.
  var sentences: Sentences
  /// The language to which the interface changes when its sentences arrive; `nil` if none is awaited.
  var awaitedInterface: InterfaceLanguage?

  // The page that is shown
  var route: Route
  var history: History
  var sheet: Sheet?
  /// The banner over the page.
  private(set) var banner: Banner?
  /// The one-time banners that other banners have covered. Each is shown again when its timer expires.
  private var coveredBanners: [Banner] = []
  /// The number of banners so far. It distinguishes a banner that expires from a newer one, and a refusal from the
  /// previous one.
  private(set) var bannerCount = 0
  /// Whether the splash is shown at the player's request.
  var showsSplash = false
  /// Whether the server or the client renders the words of the page.
  var hydration = Hydration.awaited

  // The player's journal and settings
  /// Whether the stored journal has been read. Until then, an empty list may only be a list that was not read yet.
  var knowsJournal = false
  @Boxed private(set) var journal = Journal()
  /// The profile that follows from the journal.
  @Boxed private(set) var profile = noProfile
  private static let noProfile = Journal().profile
  var settings = Settings()
  /// The number of changes of the journal.
  private(set) var journalVersion = 0
  /// The number of files that have arrived.
  private(set) var filesVersion = 0
  /// Changes of settings that the games have not been notified of yet.
  private(set) var changes: [SettingChange] = []
  /// Recorded changes that the features have not received yet.
  private(set) var sharedChanges: [SharedChange] = []

  // Storing
  /// Lines of a later version, which stay unchanged in the store.
  var newerLines: [NewerLine] = []
  /// The reader of the stored journal, with the events that it has read.
  @Boxed var reader = JournalReader()
  /// Devices whose events are to be compacted into a checkpoint.
  var unshortened: [DeviceID] = []
  /// The checkpoint that is being written.
  @Boxed var shortening: CheckpointWriter?
  var device = DeviceID(random: 0)
  /// The counter of the last event.
  var counter = 0
  /// Whether some data could not be stored yet. The page shows a notice while this is the case.
  var isNotStored = false
  /// Banners that wait until an event is stored.
  var awaited: [AwaitedBanner] = []

  // Data
  var library = Library()
  /// The language into which words were translated after the last message.
  var translated = TranslationLanguage.english
  /// Files that were requested and have not arrived yet.
  var ordered: [DataFile] = []
  /// Files that did not arrive. Each is requested again when it is needed again.
  var missing: [DataFile] = []

  /// The files that the host stores for use without a network.
  @Boxed var offline = Offline()

  // The clock, random numbers and the device
  var now = Milliseconds(0)
  var minutesEast = 0
  /// Whether the page is hidden.
  var isAway = false
  var generator = SeededGenerator(seed: 0)
  var canVibrate = true
  /// The first day of calendar weeks, according to the browser's first language.
  var weekStart = WeekStart.monday

  /// Actions that features have requested from other features.
  private(set) var requests: [Request] = []

  /// Creates the state before any data is known.
  init(_ sentences: Sentences, location: String) {
    self.sentences = sentences
    route = Route(RelativeURL(location)) ?? .start
    history = History(location)
  }

  var interface: InterfaceLanguage { sentences.language }

  /// Changes the journal, and updates the profile.
  @inline(never)
  mutating func change(_ change: (inout Journal) -> Void) {
    journalVersion += 1
    // Release the profile first: it shares storage with the journal, which the change would otherwise copy.
    profile = Session.noProfile
    change(&journal)
    journal.join()
    profile = journal.profile
  }

  /// Notes that a file has arrived.
  mutating func noteFile() { filesVersion += 1 }

  var today: Day { Day(now, minutesEast: minutesEast) }

  /// Whether a day's puzzle can be played. A puzzle that the player has begun stays playable after a journey to a place
  /// where its day has not begun.
  func hasCome(_ day: Day, hasBegun: Bool) -> Bool { day <= today || hasBegun }

  func signal(_ signal: Signal) -> Effect { .signal(signal, sound: settings.sound, haptics: settings.haptics) }
}

/// The renderer of content that needs data which arrives later than the page. Until the client has the data, the page
/// contains an element that the server fills. The client does not know the children of that element.
enum Hydration {
  /// The server has the words, and renders the content itself.
  case server
  case awaited
  /// The client has shown another page since, or renders the whole page.
  case done
}

/// A setting that was changed.
struct SettingChange {
  let setting: Setting
  /// Whether an address requested the change. If so, the page of that address carries out the consequences itself.
  let isByAddress: Bool
}

extension Optional {
  /// Whether the optional has a value. A comparison with `nil` would link the `==` of the value.
  var isThere: Bool { if case .some = self { true } else { false } }
}

// MARK: - Between features

extension Session {
  /// Something to do after the current message has been handled.
  indirect enum Request {
    /// Another feature's message.
    case message(Message)
    /// Another page, and the banner that is shown there.
    case page(Route, isNewEntry: Bool, banner: Banner?)
  }

  /// Requests that another feature handles this message.
  mutating func dispatch(_ message: Message) { requests.append(.message(message)) }

  /// Requests another page. A new entry of the history leads back to the current page.
  mutating func go(to route: Route, isNewEntry: Bool = true, thenSay banner: Banner? = nil) {
    requests.append(.page(route, isNewEntry: isNewEntry, banner: banner))
  }

  mutating func nextRequest() -> Request? { requests.isEmpty ? nil : requests.removeFirst() }

  mutating func note(_ change: SettingChange) { changes.append(change) }

  mutating func takeChanges() -> [SettingChange] {
    defer { changes = [] }
    return changes
  }

  mutating func note(_ change: SharedChange) { sharedChanges.append(change) }

  mutating func takeSharedChanges() -> [SharedChange] {
    defer { sharedChanges = [] }
    return sharedChanges
  }
}

// MARK: - Content over the page

extension Session {
  /// Shows a banner for its duration. A one-time banner that is already visible or covered is not shown twice.
  @inline(never)
  mutating func show(_ new: Banner) -> [Effect] {
    if let once = new.onlyOnce, banner?.onlyOnce == once || coveredBanners.contains(where: { $0.onlyOnce == once }) {
      return []
    }
    clearBanner()
    let (banner, expiry) = offer(new)
    self.banner = banner
    return [expiry]
  }

  private static func expiry(of banner: Banner) -> Effect {
    .schedule(Message.host(.bannerExpired(serial: banner.serial)).name, after: banner.duration)
  }

  /// Returns the banner with a serial number, without showing it, and the effect that ends it.
  mutating func offer(_ banner: Banner) -> (Banner, Effect) {
    bannerCount += 1
    var banner = banner
    banner.serial = bannerCount
    return (banner, Session.expiry(of: banner))
  }

  /// Removes the visible banner. A one-time banner will be shown again, once.
  mutating func clearBanner() {
    if var covered = banner, covered.onlyOnce != nil, !covered.wasCovered {
      covered.wasCovered = true
      coveredBanners.append(covered)
    }
    banner = nil
  }

  /// Removes the visible banner if its timer has expired. If the timer of a covered banner has expired, shows that
  /// banner again. While another banner or an offer is visible, restarts the timer instead.
  mutating func expireBanner(_ serial: Int, isOffering: Bool) -> [Effect] {
    if banner?.serial == serial { banner = nil }
    guard let index = coveredBanners.firstIndex(where: { $0.serial == serial }) else { return [] }
    let covered = coveredBanners[index]
    if banner == nil, !isOffering {
      coveredBanners.remove(at: index)
      banner = covered
    }
    return [Session.expiry(of: covered)]
  }

  mutating func open(_ sheet: Sheet) -> [Effect] {
    self.sheet = sheet
    return []
  }

  /// Changes to another page, and removes the sheet and the banner of the previous page.
  mutating func leave(for route: Route) {
    self.route = route
    hydration = .done
    sheet = nil
    clearBanner()
  }
}
