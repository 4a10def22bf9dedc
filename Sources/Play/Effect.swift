import Rules
import Words

/// A command to the host. `docs/formats/patches.md`, The outbox, describes its bytes.
public indirect enum Effect: Equatable, Sendable {
  /// Fetch a file. The host responds with `loaded` or `failedToLoad`.
  case load(DataFile)
  /// Store this draft text until the next visit. The text replaces the draft that was stored before. The program does
  /// not depend on the draft, so its loss does no harm.
  case keepDraft(String)
  /// Store this journal line permanently, as the event with this device and counter.
  case record(device: String, counter: Int, line: String, durability: Durability)
  /// Try again now to store the journal lines that could not be stored before.
  case storeAgain
  /// Replace a device's events up to the counter `covered` with the lines of this checkpoint.
  case compact(device: String, covered: Int, lines: [String])
  /// Move an unreadable stored line to a place where nothing overwrites the line.
  case quarantine(String)
  /// Move the focus to the element with this ID.
  case focus(String)
  /// Send the message with this name after this many milliseconds.
  case schedule(String, after: Int)
  /// Show this path as the page's address in the browser. If `isNewEntry` is true, the Back button returns to the
  /// previous address. `History` sets `state`.
  case navigate(String, state: String = "", isNewEntry: Bool)
  /// Go back from the history entry that was opened last. The host sends no `visited` message for this step back.
  case goBack
  /// Share this text and the link to this path with other people.
  case share(String, path: String)
  /// Play a sound and vibrate, each only if its parameter is true.
  case signal(Signal, sound: Bool, haptics: Bool)
  /// Scroll the list with this ID until this row is at its top.
  case scroll(String, row: Int)
  /// Read a word aloud with the device's voice for a BCP 47 tag. If the device has no such voice, play the sound at
  /// this path. The host responds only to report a failure, with `failedToPronounce`.
  case pronounce(String, voice: String, path: String)
  /// Let the player download a file with this text.
  case download(String, type: String, text: String)
  /// Store these files on the device. The host responds with `keeping`, then with `kept` or `failedToKeep`.
  case keep([DataFile])
  /// Start the newer version of the program that is waiting on the device. The host reloads the page.
  case startVersion
  /// Add these lines to the stored journal permanently, except lines that the journal already contains. After storing
  /// the lines, the host responds with `stored` and the counter 0.
  case takeOver([String])
  /// Delete all stored data, in every tab. The host responds with `deletedAll` or `failedToDeleteAll`, which is the
  /// last message of the visit.
  case deleteAll
  /// Report with the message `keepsData` whether the browser may clear the stored data. If `asks` is true, first ask
  /// the browser not to clear the stored data.
  case askToKeepData(asks: Bool)
  /// Send a request, encoded as bytes, to the import reader. The host responds with `readImport` or
  /// `failedToReadImport`.
  case readImport([UInt8])
  /// Update the document's theme, language and title.
  case updateDocument(theme: String, interface: String, title: String)
}

/// The durability of a stored event.
public struct Durability: Hashable, Sendable {
  /// Whether the event counts as stored only after it is written through to the disk. The option is used for the events
  /// that a player would miss most.
  public var isStrict = false
  /// Whether the host reports that the event is stored.
  public var isAwaited = false
  /// Whether the event is important enough to ask the browser not to clear the stored data.
  public var isWorthKeeping = false

  /// The durability of most events, with all options off. A power cut may lose the events of the last seconds.
  public static let usual = Durability()
  /// The durability of an event that is written through to the disk without a report from the host.
  public static let strict = Durability(isStrict: true)

  /// The options as a sum of bits, as `docs/formats/patches.md` describes them.
  public var bits: Int { (isStrict ? 1 : 0) + (isAwaited ? 2 : 0) + (isWorthKeeping ? 4 : 0) }
}

/// A sound that is played together with a vibration. The raw value is the host's name for the signal; `Web/signals.js`
/// contains the notes of the sound.
public enum Signal: String, CaseIterable, Hashable, Sendable {
  case found, bonus, all, grown, harvest
  case notALetter, tooShort, isRoot, alreadyFound, notFromLetters, notInLexicon
  case hint, newWord, finished, timeLow, timeUp, undo
  case right, wrong, fall, win, loss

  /// Returns the signal for a refused guess; `nil` for an empty guess, and for a guess after the end of the round.
  init?(_ refusal: Refusal) {
    switch refusal {
    case .roundIsOver, .empty: return nil
    case .notALetter: self = .notALetter
    case .tooShort: self = .tooShort
    case .isRoot: self = .isRoot
    case .alreadyFound: self = .alreadyFound
    case .notFromLetters: self = .notFromLetters
    case .notInLexicon: self = .notInLexicon
    }
  }
}
