import Foundation
import Words

/// Our engine, as a program uses it that has mapped a native lexicon file.
public final class OurEngine {
  public let lexicon: Lexicon
  private let solver: Solver

  public init(_ lexicon: Lexicon) {
    self.lexicon = lexicon
    solver = Solver(lexicon)
  }

  public struct CannotOpen: Error {
    public let path: String
  }

  /// Maps a file and looks at its header: all that must be done before the first answer.
  public static func open(_ path: String) throws -> Lexicon {
    let file = Foundation.open(path, O_RDONLY)
    guard file >= 0 else { throw CannotOpen(path: path) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, let start = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, file, 0),
      start != MAP_FAILED
    else { throw CannotOpen(path: path) }
    let region = UnsafeRawBufferPointer(start: start, count: Int(status.st_size))
    let bytes = LexiconBytes(region: region) { munmap(UnsafeMutableRawPointer(mutating: $0.baseAddress!), $0.count) }
    return try Lexicon(bytes, checking: .header)
  }

  /// Racks as the engine takes them: made outside of the timing, as the peers' texts are.
  public func racks(_ texts: Texts) -> [Word] {
    // The texts have no letters but a to z, which every alphabet has.
    (0..<texts.count).map { try! lexicon.alphabet.fold(texts.text($0)) }
  }

  public func countContained(_ texts: Texts) -> Int {
    var contained = 0
    for index in 0..<texts.count where lexicon.contains(utf8: texts[index].span) { contained += 1 }
    return contained
  }

  public func listEach(_ racks: [Word], minimum: Int) -> Int {
    var words = 0
    for rack in racks {
      solver.solve(rack, minimum: minimum)
      words += solver.count
    }
    return words
  }

  /// The sum of all letters of the words found.
  public func readEach(_ racks: [Word], minimum: Int) -> Int {
    var sum = 0
    for rack in racks {
      solver.solve(rack, minimum: minimum)
      solver.withWords { words, letters in
        for word in words {
          for offset in word.offset..<(word.offset &+ word.count) { sum &+= Int(letters[Int(offset)]) }
        }
      }
    }
    return sum
  }

  public func countEach(_ racks: [Word], minimum: Int) -> Int {
    var words = 0
    for rack in racks { words += solver.countWords(from: rack, minimum: minimum) }
    return words
  }

  public func countTogether(_ racks: [Word], minimum: Int) -> [Int] { solver.countWords(from: racks, minimum: minimum) }

  public func count(_ rack: Word, minimum: Int) -> Int { solver.countWords(from: rack, minimum: minimum) }

  /// The words that a rack makes, each with its number.
  public func list(_ rack: Word, minimum: Int) -> [(number: Int, letters: [UInt8])] {
    solver.solve(rack, minimum: minimum)
    return solver.withWords { words, letters in
      words.map { word in
        let indexes = letters[Int(word.offset)..<Int(word.offset + word.count)]
        return (Int(word.number), indexes.map { $0 + UInt8(ascii: "a") })
      }
    }
  }
}
