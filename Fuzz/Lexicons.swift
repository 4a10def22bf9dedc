@testable import Words

/// Reads lexicon files: either the input is the whole file, or the input describes a few changes of a valid file.
///
/// The first byte selects the file. If bit 5 of the first byte is set, the rest of the input is the file; otherwise
/// bits 0 to 2 select one of ``bases``. Bits 3 and 4 leave the checksums of the header and of the content unchanged; if
/// a bit is not set, its checksum is corrected. The bytes from the third one on also determine the queries. From the
/// eleventh byte on, each change takes eight bytes: section (6 is the header), kind, offset (2 bytes), value (4 bytes).
private let bases: [LexiconFile] =
  Language.allCases.flatMap { language in
    Lexicon.Edition.allCases.map { LexiconFile(try! Lexicon.encode(Small.list(language), edition: $0)) }
  } + [richList, longList].map { LexiconFile(try! Lexicon.encode($0)) }

/// More than 256 words, more than 63 symbols, a class of more than 63 words, and a class whose words have more than 15
/// equal letters.
private let richList: WordList = {
  var words = ["aaaaaaaaaaaaaaaa", "aaaaaaaaaaaaaaaaaaab", "zzzzzzzzzzzzzzzzzzzz"]
  for first in "abcdefghijklmnopqrstuvwxyz" {
    words += [
      "\(first)", "\(first)\(first)", "\(first)\(first)\(first)x", "\(first)aé", "o\(first)e", "o\(first)ê",
      "est\(first)rminations",
    ]
  }
  words += permutations(of: "stone")
  return try! WordList(
    Set(words).map { WordList.Item($0, frequency: $0.utf8.count * 20, isCommon: $0.utf8.count % 3 == 0) },
    language: .english)
}()

/// More words that one rack makes than a solver initially reserves space for; all words belong to one class.
private let longList = try! WordList(permutations(of: "stainer").map { WordList.Item($0) }, language: .english)

private func permutations(of letters: String) -> [String] {
  letters.isEmpty
    ? [""]
    : letters.indices.flatMap { index in
      var rest = letters
      let first = rest.remove(at: index)
      return permutations(of: rest).map { String(first) + $0 }
    }
}

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ pointer: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = bytes(pointer, count)
  guard let recipe = input.first else { return 0 }
  var file: [UInt8]
  var isSound = false
  let base = Int(recipe & 7)
  if recipe & 32 == 0 {
    let sound = bases[base].bytes
    file = changed(bases[base], by: input.dropFirst(10))
    isSound = file == sound
  } else {
    file = Array(input.dropFirst())
  }
  if recipe & 16 == 0 { LexiconFile.repair(.content, of: &file) }
  if recipe & 8 == 0 { LexiconFile.repair(.header, of: &file) }

  // Make a copy with exactly the file's length for each lexicon, so that the sanitizer detects any read beyond its end.
  for checking in [Lexicon.Checking.header, .everything] {
    do throws(LexiconFault) {
      let lexicon = try Lexicon(LexiconBytes(file), checking: checking)
      let queries = Queries(lexicon, suggestion: input.dropFirst(2))
      queries.run()
      queries.play()
      if checking == .everything { requireNumbers(lexicon) }
      if lexicon.wordCount < 64 { _ = lexicon.firstBrokenInvariant() }
      // The check `requireSound` is slow, and the fuzz target for word lists performs it with more lists.
      if isSound, base < 6, input.count <= 10 { queries.requireSound() }
    } catch {
      require(!isSound || recipe & 24 != 0, "a sound file is refused: \(error)")
      _ = error.description
    }
  }
  return 0
}

/// Checks the guarantee of opening with every check: numbers and words map to each other.
private func requireNumbers(_ lexicon: Lexicon) {
  for number in stride(from: 0, to: lexicon.wordCount, by: max(1, lexicon.wordCount / 64)) {
    let word = lexicon.word(number)
    require(lexicon.number(of: word) == number, "number \(number) leads elsewhere")
  }
}

/// Applies changes and returns the file.
private func changed(_ file: LexiconFile, by changes: ArraySlice<UInt8>) -> [UInt8] {
  var file = file
  var choices = Choices(changes)
  var onHeader: [(offset: Int, byteCount: Int, value: Int)] = []
  while !choices.isAtEnd {
    let index = choices.number() % 7
    let kind = choices.number() % 8
    let offset = choices.number(byteCount: 2)
    let value = choices.number(byteCount: 4)
    if index == 6 {
      onHeader.append((offset % LexiconFile.headerByteCount, 1 << (kind % 4), value))
      continue
    }
    change(&file.sections[index], kind: kind, offset: offset, value: value)
  }
  var bytes = file.bytes
  // Apply the changes of the header last, so that the sections' offsets do not overwrite the changes.
  for (offset, byteCount, value) in onHeader { LexiconFile.put(value, byteCount: byteCount, in: &bytes, at: offset) }
  return bytes
}

private func change(_ section: inout [UInt8], kind: Int, offset: Int, value: Int) {
  let offset = offset % max(section.count, 1)
  switch kind {
  case 0...2: LexiconFile.put(value, byteCount: 1 << kind, in: &section, at: offset)
  case 3: LexiconFile.put(value, byteCount: 4, in: &section, at: offset / 4 * 4)
  case 4: if section.indices.contains(offset) { section[offset] ^= 1 << UInt8(value & 7) }
  case 5:
    section.insert(contentsOf: repeatElement(UInt8(truncatingIfNeeded: value), count: (value >> 8) & 63), at: offset)
  case 6: section.removeSubrange(offset..<min(offset + value & 255, section.count))
  default: section.removeLast(min(value & 63, section.count))
  }
}
