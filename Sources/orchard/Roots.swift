import ArgumentParser
import Rules
import Words

/// Prints every word of a lexicon that is suitable as a root word.
struct Roots: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print every word of a lexicon that may be a root: not offensive, and with enough common words in it.")

  @OptionGroup var source: LexiconSource
  @Option(help: "Letters of the roots: 7, 8 or 9.")
  var length: Int
  @Flag(help: "Print only how many there are.")
  var count = false

  func run() throws {
    let lexicon = try source.open(whole: true)
    guard AllRoots.fewestTargets(letters: length) != nil
    else { throw Complaint("--length \(length): it is 7, 8 or 9") }
    let numbers = AllRoots(in: lexicon).numbers(length: length)
    if count { return try put("\(numbers.count)") }
    var output = Output()
    for number in numbers {
      output.write(lexicon.spellings(of: number)[0].utf8)
      try output.endLine()
    }
    try output.flush()
  }
}
