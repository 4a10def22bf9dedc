import ArgumentParser
import DataFiles
import Formats
import Foundation
import Rules
import Wire
import Words

/// Judges a single guess in a round of Find Words and prints the verdict.
struct Judge: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Judge a guess in Find Words, and print the verdict as JSON in the same form as the server's API.")

  @Option(help: "\(Language.codes).")
  var language: String
  @Option var root: String
  @Option(parsing: .unconditional) var guess: String
  @Option(
    name: .long, parsing: .unconditionalSingleValue,
    help: "A word that was already found; repeat the option for several words.")
  var found: [String] = []
  @Option(help: "The minimum number of letters in a guess: 2, 3 or 4.")
  var minimum = MinimumLength.usual.rawValue
  @OptionGroup var options: DataOptions

  func run() throws {
    let request = JudgeRequest(
      language: try Language(named: language), root: root, guess: guess, found: found,
      minimum: try checkedMinimum(Int64(minimum)))
    try put(try request.answer(in: options.folder.lexicon(request.language)).text)
  }
}

/// Prints the puzzle that belongs to a seed or to a day.
struct Puzzle: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Print the puzzle of a seed or a day as JSON.")

  @Option(help: "\(Language.codes).")
  var language: String
  @Option(help: "The number of letters in the root word: 7, 8 or 9.")
  var length = "\(RootList.usualLength)"
  @Option(help: "A whole number that selects the puzzle; the same seed always selects the same puzzle.")
  var seed: String?
  @Option(help: "A date, as 2026-11-21: the daily puzzle of that day.")
  var day: String?
  @OptionGroup var options: DataOptions

  func run() throws {
    let request = try PuzzleRequest(language: language, length: length, seed: seed, day: day)
    let folder = options.folder
    try put(
      try request.answer(
        in: folder.lexicon(request.language), roots: folder.roots(request.language, length: request.length)
      ).text)
  }
}
