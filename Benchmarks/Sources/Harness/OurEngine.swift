import Foundation
import Words

/// Our engine, used as in a program that has mapped a native lexicon file.
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

  /// Maps a file and checks its header, which is everything needed before the first answer.
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

  /// Converts racks to the engine's form. The conversion of racks is not timed, and neither is the conversion of the
  /// peers' texts.
  public func racks(_ texts: Texts) -> [Word] {
    // The texts consist of the letters a to z, which every alphabet has.
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

  /// Returns the sum of all letters in the found words.
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

  /// Returns the words of a rack, each with its number.
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
