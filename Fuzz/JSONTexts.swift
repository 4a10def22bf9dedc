import Formats
import Journal
import Rules
import Words

@testable import Wire

/// Reads JSON in all its uses: as a value, as a request to judge, as a journal line, and as the head of a sync request.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ pointer: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = bytes(pointer, count)
  readValue(input)
  readRequest(input)
  readJournalLine(input)
  readSync(input)
  return 0
}

private func readValue(_ input: [UInt8]) {
  let value: JSON
  do throws(JSONFault) {
    value = try JSON(input)
  } catch {
    require((0...input.count).contains(error.byteOffset), "a fault at byte \(error.byteOffset) of \(input.count)")
    return
  }
  let printed = Array(value.text.utf8)
  require(!printed.contains { $0 < 0x20 }, "a control character in the text")
  guard let again = try? JSON(printed) else { fatalError("what is printed cannot be read: \(value.text)") }
  require(isSame(value, again), "another value is read than was printed: \(value.text)")
  require(value.text.utf8.elementsEqual(again.text.utf8), "another text is printed of the same value")
  visit(value)
}

/// Compares bytes, because canonically equivalent texts with different bytes must not count as equal.
private func isSame(_ left: JSON, _ right: JSON) -> Bool {
  switch (left, right) {
  case (.null, .null): true
  case (.bool(let left), .bool(let right)): left == right
  case (.number(let left), .number(let right)), (.string(let left), .string(let right)):
    left.utf8.elementsEqual(right.utf8)
  case (.array(let left), .array(let right)): left.elementsEqual(right, by: isSame)
  case (.object(let left), .object(let right)):
    left.elementsEqual(right) { $0.name.utf8.elementsEqual($1.name.utf8) && isSame($0.value, $1.value) }
  default: false
  }
}

/// Reads every JSON value as every type.
private func visit(_ value: JSON) {
  if let number = value.integer { require(Int64("\(number)") == number, "an integer that is none") }
  _ = (value.string, value.bool)
  for item in value.array ?? [] { visit(item) }
  if case .object(let members) = value {
    for (name, item) in members {
      require(value[name] != nil, "a member that is not found")
      visit(item)
    }
  }
}

private func readRequest(_ input: [UInt8]) {
  guard let request = try? JudgeRequest(input) else { return }
  let lexicon = Small.lexicon(request.language)
  guard let answered = try? request.answer(in: lexicon) else { return }
  guard let answer = try? JSON(Array(answered.text.utf8)) else { fatalError("an answer that is no JSON") }
  switch answer["verdict"]?.string {
  case "accepted":
    guard let word = answer["word"]?.string.flatMap({ try? lexicon.alphabet.fold($0) }),
      let root = try? lexicon.alphabet.fold(request.root)
    else { fatalError("an accepted word that is none") }
    require(lexicon.contains(word), "a word that the lexicon does not have is accepted")
    require(
      lexicon.words(from: root, minimum: request.minimum.rawValue).contains { $0.word == word },
      "not from the root's letters")
    require(!request.found.contains { (try? lexicon.alphabet.fold($0)) == word }, "a word is found twice")
  case "refused": require(answer["reason"]?.string != nil, "no reason")
  default: fatalError("neither accepted nor refused: \(answer.text)")
  }
}

private func readJournalLine(_ input: [UInt8]) {
  switch JournalLine(input) {
  case .event(let event):
    require(
      JournalLine(Array(event.line.utf8)) == .event(event), "another event is read than was written: \(event.line)")
    var journal = PlayerJournal()
    journal.add(event)
    _ = journal.profile
    _ = journal.compact(event.id.device)
  case .checkpoint(let checkpoint):
    require(
      JournalLine(Array(checkpoint.line.utf8)) == .checkpoint(checkpoint), "another checkpoint is read than was written"
    )
    var journal = PlayerJournal()
    journal.add(checkpoint)
    _ = journal.profile
  case .fault: break
  }
}

private func readSync(_ input: [UInt8]) {
  if let head = try? SyncRequestHead(line: input) {
    require((try? SyncRequestHead(line: Array(head.line.utf8))) == head, "another head is read than was written")
  }
  if let head = SyncAnswerHead(line: input) {
    require(SyncAnswerHead(line: Array(head.line.utf8)) == head, "another head is read than was written")
  }
  // If the server stores an event, every device must be able to parse it.
  switch try? SentLine(input) {
  case .event(let sent):
    guard case .event(let event) = JournalLine(input), event == sent
    else { fatalError("a line is stored that is read as something else") }
  case .laterEvent:
    guard case .fault(.newerVersion) = JournalLine(input) else { fatalError("a line is stored that nobody can read") }
  case .checkpoint, nil: break
  }
}
