import Formats
import Imports
import Interface
import Journal
import Markup
import Rules

@testable import Play
@testable import Words

/// Sends messages of the host one after the other, and checks that the document matches the model.
///
/// Lines of two hyphens separate the messages. The first line of a message is its name, and the other lines are its
/// text. The text `@` is replaced by the named file. Names that begin with a tilde are actions of the host: `~deliver`
/// answers every request for a file, `~expire` sends the scheduled messages, `~press 3` presses the fourth control on
/// the page, `~reopen` opens the page again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ pointer: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var host = Host()
  var rest = bytes(pointer, count)[...]
  for _ in 0..<32 where !rest.isEmpty {
    let message = rest.prefix(upTo: separator)
    rest = rest.dropFirst(message.count + separator.count)
    let name = message.prefix { $0 != 0x0A }
    host.take(String(decoding: name, as: UTF8.self), Array(message.dropFirst(name.count + 1)))
  }
  host.requirePage()
  return 0
}

private let separator = Array("\n--\n".utf8)

extension ArraySlice<UInt8> {
  fileprivate func prefix(upTo separator: [UInt8]) -> ArraySlice<UInt8> {
    let end = indices.first { self[$0...].starts(with: separator) } ?? endIndex
    return self[..<end]
  }
}

private let files: [DataFile: [UInt8]] = Dictionary(
  uniqueKeysWithValues: DataFile.all.map { file in
    switch file {
    case .lexicon(let language): (file, try! Lexicon.encode(Small.list(language), edition: .web))
    case .dailyWords: (file, Array("# from 2026-09-01\nalarm\tapple\n".utf8))
    case .sounds: (file, Array("ə\t\nˈæpəl\tˈɑpəl\n".utf8))
    case .details: (file, Array("#vocabulary 2 columns\ntopics\tsynonyms\nfood\n\napple\n\n".utf8))
    case .levels: (file, Array("#levels 1\n123450".utf8))
    case .roots(let language, let length): (file, Array(Small.roots(language, length: length).utf8))
    case .vocabulary(let language, _): (file, Array(Small.vocabulary(language).utf8))
    case .sentences(let language): (file, Array(Small.sentences(language).utf8))
    }
  })

/// A browser without a screen: the client and its document.
private struct Host {
  var client = Client.prepared
  /// The visible document; `nil` before the visit begins.
  var document: Node?
  var isOpen = false
  var turn: Int64 = 0
  var ordered: [DataFile] = []
  var scheduled: [String] = []
  /// The answers of the reader of imports.
  var answers: [[UInt8]] = []
  var stored: [String] = []
  var draft = ""

  mutating func take(_ name: String, _ text: [UInt8]) {
    if name == "~deliver" {
      let files = ordered
      ordered = []
      for file in files { send("loaded \(file.name)", Fuzz.files[file]!) }
    } else if name == "~expire" {
      let names = scheduled
      scheduled = []
      for name in names { send(name, []) }
      let read = answers
      answers = []
      for answer in read { send("readImport", answer) }
    } else if name == "~reopen" {
      client = .prepared
      let visit = ["device=00000000000001", "draft=\(draft)", "journal"] + stored
      send("opened", text + Array(("\n" + visit.joined(separator: "\n")).utf8))
    } else if name.hasPrefix("~press "), let index = UInt8(name.dropFirst(7)) {
      let messages = client.model.page.messages
      if !messages.isEmpty { send(messages[Int(index) % messages.count], text) }
    } else if text == [0x40], name.hasPrefix("loaded "), let file = DataFile(name: String(name.dropFirst(7))) {
      send(name, Fuzz.files[file]!)
    } else {
      send(name, text)
    }
  }

  private mutating func send(_ name: String, _ text: [UInt8]) {
    turn += 1
    let time = Milliseconds(turn % 7 == 6 ? .max : turn % 7 == 5 ? .min : turn * 1000)
    if name == "opened" {
      document = LaunchState(text).isEmpty ? nil : painted(text).page
      isOpen = true
    }
    if name == "repaint" { document = nil }
    let answer = client.receive(name: name, body: text, at: time)
    let encoded = answer.patch.encoded
    guard let decoded = try? Patch(decoding: encoded) else { fatalError("a patch that cannot be decoded") }
    require(decoded.encoded == encoded, "another patch is decoded than was encoded")
    _ = answer.encoded
    for effect in answer.effects { carryOut(effect) }
    do throws(PatchMisfit) {
      document = try answer.patch.applied(to: document)
    } catch {
      fatalError("the patch does not fit: \(error)")
    }
    // Rendering pages takes most of the time.
    if turn % 4 == 0 { requirePage() }
    if let problem = client.model.brokenInvariant { require(false, problem) }
  }

  private mutating func carryOut(_ effect: Effect) {
    switch effect {
    case .load(let file): ordered.append(file)
    case .keepDraft(let text): draft = text
    case .record(_, _, let line, _): stored.append(line)
    case .quarantine(let line): stored.removeAll { $0.hasSameBytes(as: line) }
    case .schedule(let name, let milliseconds):
      require(Message(name: name, body: []) != nil && milliseconds >= 0, "a message that cannot come back")
      scheduled.append(name)
    case .navigate(let path, _, _), .share(_, let path), .pronounce(_, _, let path):
      require(path.hasPrefix("/"), "a path that is none")
    case .scroll(_, let row): require(row >= 0, "a row before the first")
    case .download(let name, _, _): require(!name.isEmpty, "a file without a name")
    case .readImport(let request): answers.append(ImportAnswer(to: ImportRequest(request)).encoded)
    case .keep(let files): require(!files.isEmpty, "an order to keep nothing")
    case .compact, .storeAgain, .startVersion, .takeOver, .deleteAll, .askToKeepData, .focus, .goBack, .signal,
      .updateDocument:
      break
    }
  }

  /// Returns the page that the server has rendered for an opening.
  private func painted(_ text: [UInt8]) -> Model {
    let launch = LaunchState(text)
    return Model(Small.spoken(InterfaceLanguage(preferring: [launch.painted])), location: launch.location)
  }

  /// Checks that the document matches the model.
  func requirePage() { if isOpen { require(document == client.model.page, "the document is not the page") } }
}

extension Model {
  /// The first violated invariant of the model, as a message.
  fileprivate var brokenInvariant: String? {
    if let glossary = session.glossary(browser.id) {
      let rows = browser.rows(glossary)
      let window = rowsToShow(around: browser.rowsInSight, of: rows.count)
      if window.upperBound > rows.count { return "rows \(window) of \(rows.count)" }
    }
    return games.appleTree.broken(session) ?? games.findWords.broken(session)
  }
}

extension FindWords {
  /// Returns the first violated invariant of Find Words, as a message.
  fileprivate func broken(_ session: Session) -> String? {
    if board.field.unicodeScalars.count > 64 { return "the field is too long" }
    guard let round else { return nil }
    if board.tiles.sorted() != Array(0..<round.root.word.count) {
      return "tiles \(board.tiles) of \(round.root.spelling)"
    }
    if Set(round.finds.map { $0.word }).count != round.finds.count { return "a word is found twice" }
    if round.moves.count != round.finds.count { return "moves and finds differ" }
    if round.finds.contains(where: { $0.word == round.root.word }) { return "the root is found" }
    if session.library.lexicons[round.language] == nil { return "a round without its lexicon" }
    if !board.usedTiles(of: round.root).allSatisfy(board.tiles.contains) { return "a used tile that is none" }
    return nil
  }
}

extension AppleTree {
  /// Returns the first violated invariant of Apple Tree, as a message.
  fileprivate func broken(_ session: Session) -> String? {
    if case .loading(let pending) = stage, session.route.isAppleTree, session.knowsJournal {
      let files = pending.files(session)
      if session.has(files) { return "a round that could begin waits" }
      if !files.allSatisfy({ session.library.has($0) || session.ordered.contains($0) }) {
        return "nobody ordered what a round waits for"
      }
    }
    guard let game else { return nil }
    if let record = session.profile.appleTree, record.id == game.id, record != game.record {
      return "a round that is not the journal's"
    }
    if Set(game.round.tried).count != game.round.tried.count { return "a letter is tried twice" }
    return nil
  }
}

extension Node {
  /// Every message that the page can send; each must be valid.
  fileprivate var messages: [String] {
    guard case .element(let element) = self else { return [] }
    var messages: [String] = []
    for attribute in element.attributes
    where [
      "data-press", "data-types", "data-selected", "data-changes", "data-submits", "data-closes", "data-deletes",
      "data-files",
    ].contains(attribute.name) {
      guard let message = Message(name: attribute.value, body: []) else { fatalError("no message: \(attribute.value)") }
      require(message.name.hasSameBytes(as: attribute.value), "another message: \(attribute.value)")
      messages.append(attribute.value)
    }
    return element.children.reduce(into: messages) { $0 += $1.messages }
  }
}
