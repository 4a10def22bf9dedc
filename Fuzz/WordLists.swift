import Formats
import Interface
import Play
import Rules
import Wire

@testable import Words

/// Word lists, root lists, and text of any kind.
///
/// The first byte selects the kind of the rest: e, s or i for a list of a language with fields, E, S or I for a plain
/// list, # for a list of roots, anything else for text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ pointer: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = bytes(pointer, count)
  guard let recipe = input.first else { return 0 }
  let rest = Array(input.dropFirst())
  requireLines(rest)
  switch recipe {
  case UInt8(ascii: "e"): readList(rest, .english, .table)
  case UInt8(ascii: "s"): readList(rest, .spanish, .table)
  case UInt8(ascii: "i"): readList(rest, .italian, .table)
  case UInt8(ascii: "E"): readList(rest, .english, .plain)
  case UInt8(ascii: "S"): readList(rest, .spanish, .plain)
  case UInt8(ascii: "I"): readList(rest, .italian, .plain)
  case UInt8(ascii: "#"): readRoots(rest)
  default: for language in Language.allCases { fold(String(decoding: rest, as: UTF8.self), Alphabet(language)) }
  }
  return 0
}

/// Checks that the lines contain all bytes except the line ends.
private func requireLines(_ bytes: [UInt8]) {
  let lines = lines(of: bytes)
  let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
  require(Array(lines.joined()) == text.filter { $0 != 0x0A && $0 != 0x0D }, "lines lose or invent bytes")
  let feeds = text.count { $0 == 0x0A }
  let returns = text.count { $0 == 0x0D }
  require(lines.count <= feeds + returns + 1 && lines.count >= max(feeds, returns), "\(lines.count) lines")
}

private func readList(_ bytes: [UInt8], _ language: Language, _ layout: WordList.Layout) {
  let list: WordList
  do throws(LexiconFault) {
    list = try WordList(bytes, language: language, layout: layout)
  } catch {
    require(!error.description.isEmpty, "a fault without a word")
    return
  }
  for edition in Lexicon.Edition.allCases {
    let file: [UInt8]
    let lexicon: Lexicon
    do throws(LexiconFault) {
      file = try Lexicon.encode(list, edition: edition)
      lexicon = try Lexicon(bytes: file)
    } catch {
      // The web edition may have no words left.
      require(edition == .web && error == .noWords, "a good list becomes no lexicon: \(error)")
      continue
    }
    require((try? Lexicon.encode(list, edition: edition)) == file, "two files of one list")
    requireWords(of: bytes, layout, in: lexicon)
    Queries(lexicon, suggestion: bytes[...]).requireSound()
    Queries(lexicon, suggestion: bytes[...]).play()
  }
}

/// Checks that every line's spelling leads to a word with this spelling.
private func requireWords(of bytes: [UInt8], _ layout: WordList.Layout, in lexicon: Lexicon) {
  var words: Set<Word> = []
  for line in lines(of: bytes) where !line.isEmpty {
    let field = layout == .plain ? line : line.prefix { $0 != 0x09 }
    let spelling = String(decoding: field, as: UTF8.self)
    guard let word = try? lexicon.alphabet.fold(spelling), (1...Lexicon.maximumLength).contains(word.count) else {
      require(layout == .plain, "a line that is no word was taken: \(spelling)")
      continue
    }
    if word.count > lexicon.edition.maximumLength { continue }
    words.insert(word)
    guard let number = lexicon.number(of: word) else { fatalError("\(spelling) is not found") }
    if layout == .table {
      require(lexicon.spellings(of: number).contains { $0.hasSameBytes(as: spelling) }, "\(spelling) is lost")
    }
    require(lexicon.contains(utf8: Array(spelling.utf8).span), "\(spelling) is not found as text")
  }
  require(words.count == lexicon.wordCount, "\(words.count) words in the list, \(lexicon.wordCount) in the lexicon")
}

private func readRoots(_ bytes: [UInt8]) {
  guard let list = try? RootList(bytes) else { return }
  require(!list.roots.isEmpty, "a list without roots")
  var generator = SeededGenerator(seed: UInt64(bytes.count))
  for seed in [0, 1, PuzzleSeed.maximum, .max] {
    require(list.roots.contains { $0.hasSameBytes(as: list.root(seed: seed)) }, "a root from nowhere")
  }
  for recent in [[], list.roots, list.roots + list.roots, [""]] {
    let root = list.root(using: &generator, avoiding: recent)
    require(list.roots.contains { $0.hasSameBytes(as: root) }, "a root from nowhere")
  }
  // The same texts as the values of a query or of a command line.
  let texts = list.roots.prefix(3).map { Optional($0) } + [nil]
  for language in Language.allCases {
    let lexicon = Small.lexicon(language)
    for root in list.roots.prefix(8) {
      _ = try? Root(root, language: language)
      _ = try? Root(root, in: lexicon)
    }
    for length in texts {
      for seed in texts {
        do throws(RequestFault) {
          let request = try PuzzleRequest(language: language.code, length: length ?? "8", seed: seed ?? "4")
          _ = try request.answer(in: lexicon, roots: list).text
        } catch {
          require(!error.description.isEmpty && !error.code.isEmpty, "a fault without a word")
        }
      }
    }
  }
}

private func fold(_ text: String, _ alphabet: Alphabet) {
  _ = (Language(code: text), InterfaceLanguage(preferring: [text]).tag)
  let lexicon = Small.lexicon(alphabet.language)
  let explanation = Explanation(of: text, root: try? Root(text, language: alphabet.language), in: lexicon)
  require((try? JSON(Array(explanation.json(lexicon).text.utf8))) != nil, "an explanation that is no JSON")
  require(explanation.folded == (try? alphabet.fold(text)), "it is explained as other letters")
  do throws(NotALetter) {
    let word = try alphabet.fold(text)
    require(word.letters.allSatisfy { Int($0.rawValue) < alphabet.count }, "a letter outside of the alphabet")
    let plain = alphabet.text(word)
    let spelling = try alphabet.smallLetters(text)
    require(try alphabet.fold(plain) == word, "\(plain) folds to another word")
    require(try alphabet.fold(spelling) == word, "\(spelling) folds to another word")
    require(try alphabet.smallLetters(spelling).hasSameBytes(as: spelling), "\(spelling) is not in small letters")
    require(word.count <= text.unicodeScalars.count, "letters from nowhere")
    require(lexicon.contains(utf8: Array(text.utf8).span) == lexicon.contains(word), "text and word are not the same")
  } catch {
    require(text.unicodeScalars.contains(error.character), "a character from nowhere")
  }
}
