import Formats
import Journal
import Rules
import Vocabulary
import Wire
import Words

/// What all features share: the page that is shown, what the player has done and chosen, the data, the clock and random numbers.
///
/// A feature sees its own state and this, never another feature. What it needs from another one it asks for with ``follow(_:)``.
struct Session {
  /// What the pages say, in the language of the interface.
  var sentences: Sentences
  /// The language that the interface changes to when its sentences arrive; `nil` when none is awaited.
  var awaitedInterface: InterfaceLanguage?

  // The page that is shown
  var route: Route
  var history: History
  var sheet: Sheet?
  /// What lies over the page for a while.
  private(set) var banner: Banner?
  /// The one-time banners that other banners have covered. Each is shown again when its timer expires.
  private var coveredBanners: [Banner] = []
  /// Banners so far: tells a banner that expires from a newer one, and a refusal from the one before.
  private(set) var bannerCount = 0
  /// Whether the splash is shown because it was asked for.
  var showsSplash = false
  /// Who fills this page with its words.
  var hydration = Hydration.awaited

  // What the player has done and chosen
  /// Whether what is stored has been read: before that, an empty list may only be one that was not read yet.
  var knowsJournal = false
  @Boxed private(set) var journal = Journal()
  /// What follows from the journal.
  @Boxed private(set) var profile = noProfile
  private static let noProfile = Journal().profile
  var settings = Settings()
  /// Counts the changes of the journal.
  private(set) var journalVersion = 0
  /// Counts the files that have come.
  private(set) var filesVersion = 0
  /// Changes of settings that the games have not been told of yet.
  private(set) var changes: [SettingChange] = []
  /// Recorded changes that the features have not received yet.
  private(set) var sharedChanges: [SharedChange] = []

  // Storing
  /// Lines of a later version, which stay where they are.
  var newerLines: [NewerLine] = []
  /// What has been read of the stored journal.
  @Boxed var reader = JournalReader()
  /// Devices with events that a checkpoint is to replace.
  var unshortened: [DeviceID] = []
  /// The checkpoint that is being written.
  @Boxed var shortening: CheckpointWriter?
  var device = DeviceID(random: 0)
  /// The counter of the last event.
  var counter = 0
  /// Whether something could not be stored yet: said for as long as it is so.
  var isNotStored = false
  /// What is said once an event is stored.
  var awaited: [AwaitedBanner] = []

  // Data
  var library = Library()
  /// Into which language words were translated after the last message.
  var translated = TranslationLanguage.english
  /// Files that are on their way.
  var ordered: [DataFile] = []
  /// Files that did not come; each is ordered anew when it is needed again.
  var missing: [DataFile] = []

  /// What the host keeps for use without a network.
  @Boxed var offline = Offline()

  // The clock, random numbers and the device
  var now = Milliseconds(0)
  var minutesEast = 0
  /// Whether the page is out of sight.
  var isAway = false
  var generator = SeededGenerator(seed: 0)
  var canVibrate = true
  /// With which day calendars begin their weeks, by the first of the browser's languages.
  var weekStart = WeekStart.monday

  /// What features have asked other features to do.
  private(set) var requests: [Request] = []

  /// Before anything is known.
  init(_ sentences: Sentences, location: String) {
    self.sentences = sentences
    route = Route(RelativeURL(location)) ?? .start
    history = History(location)
  }

  var interface: InterfaceLanguage { sentences.language }

  /// Changes the journal, and the profile with it.
  @inline(never)
  mutating func change(_ change: (inout Journal) -> Void) {
    journalVersion += 1
    // The profile shares storage with the journal, which would have to be copied.
    profile = Session.noProfile
    change(&journal)
    journal.join()
    profile = journal.profile
  }

  /// Notes that a file has come.
  mutating func noteFile() { filesVersion += 1 }

  var today: Day { Day(now, minutesEast: minutesEast) }

  /// Whether a day's puzzle can be played. One that the player has begun stays playable after a journey to where its day has not come yet.
  func hasCome(_ day: Day, hasBegun: Bool) -> Bool { day <= today || hasBegun }

  func signal(_ signal: Signal) -> Effect { .signal(signal, sound: settings.sound, haptics: settings.haptics) }
}

/// What stands on a page whose data comes later than the page: an element that the server fills, whose children the program does not
/// know, until the program has the data too.
enum Hydration {
  /// The server has the words, and writes the page itself.
  case server
  case awaited
  /// The program has shown another page since, or paints all of it.
  case done
}

/// A setting that was changed.
struct SettingChange {
  let setting: Setting
  /// Whether an address asked for it: the page that the address leads to does what follows by itself.
  let isByAddress: Bool
}

extension Optional {
  /// A comparison with `nil` would link the `==` of the value.
  var isThere: Bool { if case .some = self { true } else { false } }
}

// MARK: - Between features

extension Session {
  /// Something to do after the current message has been handled.
  indirect enum Request {
    /// Another feature's message.
    case message(Message)
    /// Another page. `banner` is what is said there.
    case page(Route, isNewEntry: Bool, banner: Banner?)
  }

  /// Has another feature do this.
  mutating func follow(_ message: Message) { requests.append(.message(message)) }

  /// Has another page shown; a new entry of the history leads back here.
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

// MARK: - What lies over the page

extension Session {
  /// Shows a banner, and has it go after its time. A one-time banner that is already in sight or covered is not shown twice.
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
    .schedule(Message.visit(.bannerExpired(serial: banner.serial)).name, after: banner.duration)
  }

  /// A banner with a serial number that is not shown yet, and the effect that ends it.
  mutating func offer(_ banner: Banner) -> (Banner, Effect) {
    bannerCount += 1
    var banner = banner
    banner.serial = bannerCount
    return (banner, Session.expiry(of: banner))
  }

  /// Removes the visible banner. A one-time banner is shown again, once.
  mutating func clearBanner() {
    if var covered = banner, covered.onlyOnce != nil, !covered.wasCovered {
      covered.wasCovered = true
      coveredBanners.append(covered)
    }
    banner = nil
  }

  /// Removes the visible banner if its timer has expired. If the timer of a covered banner has expired, shows that banner again, or restarts the
  /// timer while another banner or an offer is visible.
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

  /// Changes to another page, without the sheet and the banner of the page before.
  mutating func leave(for route: Route) {
    self.route = route
    hydration = .done
    sheet = nil
    clearBanner()
  }
}
