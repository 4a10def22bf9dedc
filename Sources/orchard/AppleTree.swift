import ArgumentParser
import Formats
import Wire
import Words

/// Plays the given letters in a round of Apple Tree, then guesses the whole word if a guess is given, and prints the
/// resulting state, so that other programs can check a game.
struct AppleTree: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "apple-tree",
    abstract: "Try letters in a round of Apple Tree and print the state of the round as JSON.",
    discussion: """
      Example output: {"language":"es","shown":"á____","tried":["a","e"],"refused":[],"apples":6,"outcome":"playing"}. \
      The field 'shown' contains an underscore for each hidden letter. The field 'outcome' is playing, won or lost. Once \
      the round is over, the field 'word' contains the whole word. Repeated letters, characters that are not letters, and \
      letters after the end of the round are listed in the field 'refused' and cost no apple. With --guess, the field \
      'guess' is right, wrong, or the reason why the guess is refused and costs no apple.
      """)

  @Option(help: "The word to be guessed, as it is spelled.")
  var word: String
  @Option(help: "The letters to try, one after the other.")
  var letters = ""
  @Option(help: "A guess at the whole word after the letters. At least half of the word must be visible by then.")
  var guess: String?
  @Option(help: "\(Language.codes).")
  var language = "en"
  @OptionGroup var options: DataOptions

  func run() throws {
    try put(AppleTreeRequest(language: language, word: word, letters: letters, guess: guess).answer.text)
  }
}
