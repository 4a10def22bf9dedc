import ArgumentParser
import Rules
import Words

/// Prints every word of a lexicon that is suitable as a root word.
struct Roots: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Print every word of a lexicon that may be a root word: the word is not offensive, and its letters form enough common words."
  )

  @OptionGroup var source: LexiconSource
  @Option(help: "The number of letters in the root words: 7, 8 or 9.")
  var length: Int
  @Flag(help: "Print only the number of root words.")
  var count = false

  func run() throws {
    let lexicon = try source.open(whole: true)
    guard AllRoots.fewestTargets(letters: length) != nil
    else { throw Complaint("--length \(length): must be 7, 8 or 9") }
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
