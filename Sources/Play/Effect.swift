import Rules
import Words

/// An order to the host: what play wants done outside. Its bytes are in `docs/formats/patches.md`, The outbox.
public indirect enum Effect: Equatable, Sendable {
  /// Fetch a file; the answer is `loaded` or `failedToLoad`.
  case load(DataFile)
  /// Keep this text until the next visit, instead of the one kept before. It may be lost without harm.
  case keepDraft(String)
  /// Keep this line of the journal for good, as the event of this device with this counter.
  case record(device: String, counter: Int, line: String, care: Care)
  /// Try now to keep what could not be kept before.
  case storeAgain
  /// Put the lines of this checkpoint in the place of a device's events up to `covered`.
  case compact(device: String, covered: Int, lines: [String])
  /// Move a stored line that could not be read to where nothing overwrites it.
  case setAside(String)
  /// Put the focus on the element with this id.
  case focus(String)
  /// Send the message with this name in so many milliseconds.
  case schedule(String, after: Int)
  /// Show this path as the page's address; a new entry of the history can be left by going back. `History` fills in the state.
  case navigate(String, state: String = "", isNewEntry: Bool)
  /// Leave the entry of the history that was opened last; `visited` does not follow.
  case goBack
  /// Give this text, and the link to this path, to other people.
  case share(String, path: String)
  /// Play a sound and vibrate, as far as each is allowed.
  case signal(Signal, sound: Bool, haptics: Bool)
  /// Scroll the list with this id so that this row is at its top.
  case scroll(String, row: Int)
  /// Read a word aloud with the device's voice for a BCP 47 tag, else with the sound at this path; only `failedToPronounce` is answered.
  case pronounce(String, voice: String, path: String)
  /// Give the player a file with this text.
  case download(String, type: String, text: String)
  /// Keep these files on the device; answered by `keeping`, then `kept` or `failedToKeep`.
  case keep([DataFile])
  /// Start the newer version of the game that waits; the page is loaded again.
  case startVersion
  /// Add these lines to the journal for good, unless they are there; then the answer is `stored` with 0.
  case takeOver([String])
  /// Delete all that is stored, in every tab; answered by `deletedAll` or `failedToDeleteAll`, the last message of the visit.
  case deleteAll
  /// Tell whether the browser may clear what is stored (`keepsData`); ask it not to, if so demanded.
  case askToKeepData(asks: Bool)
  /// Sends the bytes of a request to the import reader; the answer is `readImport` or `failedToReadImport`.
  case readImport([UInt8])
  /// Update the document's theme, language and title.
  case updateDocument(theme: String, interface: String, title: String)
}

/// With how much care an event is kept.
public struct Care: Hashable, Sendable {
  /// It is written through to the disk before it counts as stored: what a player would miss most.
  public var isStrict = false
  /// The host says when it is stored.
  public var isAwaited = false
  /// It is worth asking the browser not to clear what is stored.
  public var isWorthKeeping = false

  /// Neither: what can be lost with the last seconds before a power cut.
  public static let usual = Care()
  /// Written through, and nothing waits for it.
  public static let strict = Care(isStrict: true)

  /// As a sum, as `docs/formats/patches.md` describes it.
  public var bits: Int { (isStrict ? 1 : 0) + (isAwaited ? 2 : 0) + (isWorthKeeping ? 4 : 0) }
}

/// What can be heard and felt. The raw value is the name by which the host knows it: `Web/signals.js` has its notes.
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
