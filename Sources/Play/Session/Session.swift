import Formats
import Interface
import Journal
import Rules
import Vocabulary
import Wire
import Words

/// The state that all features share: the shown page, the journal and the settings, the loaded data, the clock and the
/// random numbers.
///
/// A feature can access only its own state and the session, but no other feature. A feature requests an action of
/// another feature with ``dispatch(_:)``.
struct Session {
  /// The sentences of all pages, in the language of the interface.
  var sentences: Sentences
  /// The language to which the interface will change when the language's sentences arrive; `nil` if the interface waits
  /// for no language.
  var awaitedInterface: InterfaceLanguage?

  // The shown page, and the content over the page
  var route: Route
  var history: History
  var sheet: Sheet?
  /// The banner over the page.
  private(set) var banner: Banner?
  /// The one-time banners over which other banners were shown. Each of these banners is shown again when its timer
  /// expires.
  private var coveredBanners: [Banner] = []
  /// The number of banners that were created so far. The number distinguishes an expiring banner from a newer one, and
  /// a refusal from the previous refusal.
  private(set) var bannerCount = 0
  /// Whether the splash is shown because the player asked for it.
  var showsSplash = false
  /// Whether the server or the client renders the words of the page.
  var hydration = Hydration.awaited

  // The player's journal and settings
  /// Whether the stored journal has been read. While the value is `false`, an empty list of the player's data may only
  /// mean that the journal was not read yet.
  var knowsJournal = false
  @Boxed private(set) var journal = PlayerJournal()
  /// The profile that is derived from the journal.
  @Boxed private(set) var profile = noProfile
  private static let noProfile = PlayerJournal().profile
  var settings = Settings()
  /// The number of changes of the journal.
  private(set) var journalVersion = 0
  /// The number of files that have arrived.
  private(set) var filesVersion = 0
  /// Changed settings that the games have not been notified about yet.
  private(set) var changes: [SettingChange] = []
  /// Recorded changes that the features have not been notified about yet.
  private(set) var sharedChanges: [SharedChange] = []

  // The storage of the journal
  /// Journal lines of a later version, which stay unchanged in the store.
  var newerLines: [NewerLine] = []
  /// The reader of the stored journal, which contains the events that were read so far.
  @Boxed var reader = JournalReader()
  /// Devices whose events are to be compacted into a checkpoint.
  var unshortened: [DeviceID] = []
  /// The writer of the checkpoint that is currently being written.
  @Boxed var shortening: CheckpointWriter?
  var device = DeviceID(random: 0)
  /// The counter of the last event that this device recorded.
  var counter = 0
  /// Whether some data could not be stored yet. While the value is true, the page shows a notice.
  var isNotStored = false
  /// Banners that are shown when certain events are stored.
  var awaited: [AwaitedBanner] = []

  // The loaded data
  var library = Library()
  /// The translation language at the end of the last message.
  var translated = TranslationLanguage.english
  /// Files that were requested and have not arrived yet.
  var ordered: [DataFile] = []
  /// Files that could not be loaded. A missing file is requested again when it is needed again.
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

  /// Actions that features have requested from other features, and that have not been carried out yet.
  private(set) var requests: [Request] = []

  /// Creates the state at the beginning, when no data has arrived.
  init(_ sentences: Sentences, location: String) {
    self.sentences = sentences
    route = Route(RelativeURL(location)) ?? .start
    history = History(location)
  }

  var interface: InterfaceLanguage { sentences.language }

  /// Changes the journal, and derives the profile again.
  @inline(never)
  mutating func change(_ change: (inout PlayerJournal) -> Void) {
    journalVersion += 1
    // Release the profile before the change, because it shares storage with the journal, which would otherwise be
    // copied.
    profile = Session.noProfile
    change(&journal)
    journal.join()
    profile = journal.profile
  }

  /// Counts a file that has arrived.
  mutating func noteFile() { filesVersion += 1 }

  var today: Day { Day(now, minutesEast: minutesEast) }

  /// Returns whether the player can play a day's puzzle. If the player has begun a puzzle and then travels to a place
  /// where the puzzle's day has not begun, the puzzle stays playable.
  func hasCome(_ day: Day, hasBegun: Bool) -> Bool { day <= today || hasBegun }

  func signal(_ signal: Signal) -> Effect { .signal(signal, sound: settings.sound, haptics: settings.haptics) }
}

/// Determines whether the server or the client renders content that needs data which arrives later than the page. Until
/// the client has the data, the page contains an element with children that the server has rendered. The client's copy
/// of the page initially does not contain the server-rendered children.
enum Hydration {
  /// The program runs on the server, which has the words and renders the content itself.
  case server
  case awaited
  /// The client renders the content, because it has already shown another page or has rendered the whole page itself.
  case done
}

/// A setting that was changed.
struct SettingChange {
  let setting: Setting
  /// Whether the query of an address requested the change. If a query requested the change, the page at that address
  /// reacts to the change itself.
  let isByAddress: Bool
}

extension Optional {
  /// Whether the optional contains a value. Use this property instead of a comparison with `nil`, which would link the
  /// `==` operator of the wrapped value.
  var isThere: Bool { if case .some = self { true } else { false } }
}

// MARK: - Between features

extension Session {
  /// An action that is carried out after the current message has been handled.
  indirect enum Request {
    /// Handle a message of another feature.
    case message(Message)
    /// Show another page, and then the banner.
    case page(Route, isNewEntry: Bool, banner: Banner?)
  }

  /// Requests that the feature to which the message belongs handles it.
  mutating func dispatch(_ message: Message) { requests.append(.message(message)) }

  /// Requests that another page is shown. If `isNewEntry` is true, Back returns to the current page.
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
  /// Shows a banner. A one-time banner is not shown if the same banner is already visible or covered. If the visible
  /// banner has buttons, a one-time banner waits until the visible banner is gone.
  @inline(never)
  mutating func show(_ new: Banner) -> [Effect] {
    if let once = new.onlyOnce, banner?.onlyOnce == once || coveredBanners.contains(where: { $0.onlyOnce == once }) {
      return []
    }
    let (offered, expiry) = offer(new)
    if new.onlyOnce != nil, banner?.hasButtons == true {
      coveredBanners.append(offered)
    } else {
      clearBanner()
      banner = offered
    }
    return [expiry]
  }

  private static func expiry(of banner: Banner) -> Effect {
    .schedule(Message.host(.bannerExpired(serial: banner.serial)).name, after: banner.duration)
  }

  /// Returns the banner with a new serial number, and the effect that ends the banner; the method does not show the
  /// banner.
  mutating func offer(_ banner: Banner) -> (Banner, Effect) {
    bannerCount += 1
    var banner = banner
    banner.serial = bannerCount
    return (banner, Session.expiry(of: banner))
  }

  /// Removes the visible banner. If the banner is a one-time banner, it will be shown once more.
  mutating func clearBanner() {
    if var covered = banner, covered.onlyOnce != nil, !covered.wasCovered {
      covered.wasCovered = true
      coveredBanners.append(covered)
    }
    banner = nil
  }

  /// Removes the visible banner if its timer has expired and it has no buttons. If the timer of a covered banner has
  /// expired, the method shows that banner again. While another banner or an offer is visible, the method restarts the
  /// timer of the covered banner instead.
  mutating func expireBanner(_ serial: Int, isOffering: Bool) -> [Effect] {
    if banner?.serial == serial {
      // An offer hides a one-time banner, which therefore has not been seen yet.
      if isOffering, let banner, banner.onlyOnce != nil { return [Session.expiry(of: banner)] }
      if banner?.expire() == true { banner = nil }
    }
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
