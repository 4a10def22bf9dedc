import ArgumentParser
import Formats
import Wire
import Words

/// Plays the given letters in a round of Apple Tree and prints the resulting state, so that other programs can check a
/// game.
struct AppleTree: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "apple-tree", abstract: "Play letters against a word and print the state as JSON.",
    discussion: """
      {"language":"es","shown":"á____","tried":["a","e"],"refused":[],"apples":6,"outcome":"playing"}: shown has a low line for each letter that \
      is still hidden; outcome is playing, won or lost; once the round is over, word is the whole word. A letter tried twice, a character that is \
      no letter and letters after the end are listed as refused and cost nothing.
      """)

  @Option(help: "The word to be guessed, as it is spelled.")
  var word: String
  @Option(help: "The letters to try, one after the other.")
  var letters = ""
  @Option(help: "\(Language.codes).")
  var language = "en"
  @OptionGroup var options: DataOptions

  func run() throws {
    try put(AppleTreeRequest(language: language, word: word, letters: letters).answer.text)
  }
}
