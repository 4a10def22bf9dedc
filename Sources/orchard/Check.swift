import ArgumentParser
import Foundation
import Words

/// Prints whether each line of a file is a word.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Check which lines of a file the games accept as words: print 'word<TAB>accepted' or 'word<TAB>unknown' for each line.",
    discussion:
      "Letter case and accents are ignored. If a line contains characters that are not letters of the language, the line is reported and skipped, and the exit code is 1."
  )

  @OptionGroup var source: LexiconSource
  @Option(help: .init("A file with one word per line; '-' reads standard input.", valueName: "file"))
  var words: String
  @Flag(help: "Print on standard error the processor time for checking all words, excluding input and output.")
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
