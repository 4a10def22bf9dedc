import ArgumentParser
import Foundation
import Words

/// Prints whether each line of a file is a word.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say of each line of a file whether it is a word: 'word<TAB>accepted' or 'word<TAB>unknown'.",
    discussion:
      "Capitals and accents do not matter. A line that is not letters of the language is reported and passed over; the exit code is 1 then."
  )

  @OptionGroup var source: LexiconSource
  @Option(help: .init("A file with a word a line; '-' is standard input.", valueName: "file"))
  var words: String
  @Flag(help: "Print on standard error how long the engine takes for all words, without reading and writing.")
  var timing = false

  func run() throws {
    let lexicon = try source.open(whole: true)
    let input = try BulkInput(words, lexicon.alphabet)
    var time = EngineTime()
    // When measuring, run once before the measurement to fill the caches.
    if timing { _ = answers(input, lexicon) }
    let isWord = time.measure { answers(input, lexicon) }
    var output = Output()
    for (line, isWord) in zip(input.lines, isWord) {
      output.write(input.bytes[line])
      output.write((isWord ? "\taccepted" : "\tunknown").utf8)
      try output.endLine()
    }
    try output.flush()
    if timing { time.report(items: isWord.count) }
    if input.hasBadLines { throw ExitCode(1) }
  }

  private func answers(_ input: BulkInput, _ lexicon: Lexicon) -> [Bool] {
    let text = input.bytes.span
    var isWord = [Bool](repeating: false, count: input.lines.count)
    for (index, line) in input.lines.enumerated() {
      isWord[index] = lexicon.contains(utf8: text.extracting(line))
    }
    return isWord
  }
}
