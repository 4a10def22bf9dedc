import ArgumentParser
import Formats
import Foundation
import Wire
import Words

/// Prints every word that can be made from the letters of a rack, for one rack or for each of many.
struct Solve: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Print the words that can be formed from letters: the longest first, words of the same length in alphabetical order.",
    discussion: """
      With --racks, the command prints a line for each rack of letters: 'rack<TAB>words separated by spaces', or with \
      --count 'rack<TAB>count'. If a line contains characters that are not letters of the language, the line is reported \
      and skipped, and the exit code is 1.
      """)

  enum Format: String, ExpressibleByArgument { case text, json }

  @Argument(help: "The letters, in any order, letter case and accents.")
  var letters: String?
  @Option(help: .init("A file with one rack of letters per line; '-' reads standard input.", valueName: "file"))
  var racks: String?
  @OptionGroup var source: LexiconSource
  @Option(help: "The minimum number of letters in a word.")
  var minimum = 3
  @Flag(help: "Print only common words (not with --racks).")
  var common = false
  @Option(help: "The output format: text or json (json not with --racks).")
  var format = Format.text
  @Flag(help: "With --racks: print only the number of words of each rack.")
  var count = false
  @Flag(
    help: "With --racks: print on standard error the processor time for solving all racks, excluding input and output.")
  var timing = false

  func run() throws {
    guard minimum >= 1 else { throw Complaint("--minimum \(minimum): must be at least 1") }
    switch (letters, racks) {
    case (let letters?, nil):
      guard !count, !timing else { throw Complaint("--count and --timing require --racks FILE") }
      try solve(letters, source.open())
    case (nil, let racks?):
      guard !common, format == .text else { throw Complaint("--common and --format json cannot be used with --racks") }
      try solveAll(of: racks, source.open(whole: true))
    default: throw Complaint("give either letters, or --racks FILE")
    }
  }

  private func solve(_ letters: String, _ lexicon: Lexicon) throws {
    let rack: Word
    do throws(NotALetter) {
      rack = try lexicon.alphabet.fold(letters)
    } catch {
      throw Complaint("\"\(letters)\": \(error.description.clause)")
    }
    guard rack.count > 0 else { throw Complaint("no letters given") }
    let matches = lexicon.words(from: rack, minimum: minimum)
      .filter { !common || lexicon.rating(of: $0.number).isTarget }
      .sorted { ($1.word.count, $0.number) < ($0.word.count, $1.number) }
    switch format {
    case .text: for match in matches { try put(lexicon.spellings(of: match.number)[0]) }
    case .json: try put(SolveAnswer.json(letters: rack, matches, lexicon).text)
    }
  }

  private func solveAll(of file: String, _ lexicon: Lexicon) throws {
    let input = try BulkInput(file, lexicon.alphabet)
    let solver = Solver(lexicon)
    let racks = input.words(lexicon.alphabet)
    if timing { report(racks, solver) }
    var output = Output()
    let counts = count ? solver.countWords(from: racks, minimum: minimum) : []
    for (index, line) in input.lines.enumerated() {
      output.write(input.bytes[line])
      output.write("\t".utf8)
      if count {
        output.write("\(counts[index])".utf8)
      } else {
        let found = 0..<solver.solve(racks[index], minimum: minimum)
        output.write(spellings(of: found.map { solver.number(of: $0) }, lexicon).joined(separator: " ").utf8)
      }
      try output.endLine()
    }
    try output.flush()
    if input.hasBadLines { throw ExitCode(1) }
  }

  /// Measures the engine's time for all racks, without reading and writing. The engine runs twice, and only the second
  /// run is measured, because the first run fills the caches.
  private func report(_ racks: [Word], _ solver: Solver) {
    for isMeasured in [false, true] {
      var time = EngineTime()
      time.measure {
        if count {
          _ = solver.countWords(from: racks, minimum: minimum)
        } else {
          for rack in racks { solver.solve(rack, minimum: minimum) }
        }
      }
      if isMeasured { time.report(items: racks.count) }
    }
  }

  /// Returns the preferred spellings of the words with these numbers, ordered by length with the longest first, then
  /// alphabetically.
  private func spellings(of numbers: [Int], _ lexicon: Lexicon) -> [String] {
    numbers.sorted().map { (spelling: lexicon.spellings(of: $0)[0], number: $0) }
      .sorted {
        ($1.spelling.unicodeScalars.count, $0.number) < ($0.spelling.unicodeScalars.count, $1.number)
      }
      .map { $0.spelling }
  }
}
