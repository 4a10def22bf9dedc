import Rules
import Words

/// A command to the host. `docs/formats/patches.md`, The outbox, describes its bytes.
public indirect enum Effect: Equatable, Sendable {
  /// Fetch a file. The host answers with `loaded` or `failedToLoad`.
  case load(DataFile)
  /// Store this text until the next visit, and replace the text stored before. Losing it does no harm.
  case keepDraft(String)
  /// Store this line of the journal permanently, as the event with this device and counter.
  case record(device: String, counter: Int, line: String, durability: Durability)
  /// Try again now to store the lines that could not be stored before.
  case storeAgain
  /// Replace a device's events up to `covered` with the lines of this checkpoint.
  case compact(device: String, covered: Int, lines: [String])
  /// Move a stored line that could not be read to a place where nothing overwrites it.
  case quarantine(String)
  /// Move the focus to the element with this ID.
  case focus(String)
  /// Send the message with this name after this many milliseconds.
  case schedule(String, after: Int)
  /// Show this path as the page's address. A new entry of the history can be left with Back. `History` fills in the
  /// state.
  case navigate(String, state: String = "", isNewEntry: Bool)
  /// Leave the entry of the history that was opened last. No `visited` message follows.
  case goBack
  /// Share this text and the link to this path with other people.
  case share(String, path: String)
  /// Play a sound and vibrate, each if it is allowed.
  case signal(Signal, sound: Bool, haptics: Bool)
  /// Scroll the list with this ID until this row is at its top.
  case scroll(String, row: Int)
  /// Read a word aloud with the device's voice for a BCP 47 tag, otherwise with the sound at this path. The host
  /// answers only a failure, with `failedToPronounce`.
  case pronounce(String, voice: String, path: String)
  /// Let the player download a file with this text.
  case download(String, type: String, text: String)
  /// Store these files on the device. The host answers with `keeping`, then with `kept` or `failedToKeep`.
  case keep([DataFile])
  /// Start the newer version of the game that is waiting. The page reloads.
  case startVersion
  /// Add these lines to the journal permanently, unless it has them. The host then answers with `stored` and the
  /// counter 0.
  case takeOver([String])
  /// Delete all stored data, in every tab. The host answers with `deletedAll` or `failedToDeleteAll`, the last message
  /// of the visit.
  case deleteAll
  /// Report with `keepsData` whether the browser may clear the stored data. If `asks`, ask the browser not to clear it.
  case askToKeepData(asks: Bool)
  /// Send the bytes of a request to the import reader. The host answers with `readImport` or `failedToReadImport`.
  case readImport([UInt8])
  /// Update the document's theme, language and title.
  case updateDocument(theme: String, interface: String, title: String)
}

/// The durability of an event.
public struct Durability: Hashable, Sendable {
  /// Whether the event counts as stored only after it is written through to the disk. Used for the events that a player
  /// would miss most.
  public var isStrict = false
  /// Whether the host reports that the event is stored.
  public var isAwaited = false
  /// Whether the event is a reason to ask the browser not to clear the stored data.
  public var isWorthKeeping = false

  /// None of the above. A power cut may lose the events of the last seconds.
  public static let usual = Durability()
  /// Written through to the disk, without a report.
  public static let strict = Durability(isStrict: true)

  /// The options as a sum, as `docs/formats/patches.md` describes it.
  public var bits: Int { (isStrict ? 1 : 0) + (isAwaited ? 2 : 0) + (isWorthKeeping ? 4 : 0) }
}

/// A sound and a vibration. The raw value is the host's name for it; `Web/signals.js` contains its notes.
public enum Signal: String, CaseIterable, Hashable, Sendable {
  case found, bonus, all, grown, harvest
  case notALetter, tooShort, isRoot, alreadyFound, notFromLetters, notInLexicon
  case hint, newWord, finished, timeLow, timeUp, undo
  case right, wrong, fall, win, loss

  /// `nil` for an empty guess.
  init?(_ refusal: Refusal) {
    switch refusal {
    case .empty: return nil
    case .notALetter: self = .notALetter
    case .tooShort: self = .tooShort
    case .isRoot: self = .isRoot
    case .alreadyFound: self = .alreadyFound
    case .notFromLetters: self = .notFromLetters
    case .notInLexicon: self = .notInLexicon
    }
  }
}
