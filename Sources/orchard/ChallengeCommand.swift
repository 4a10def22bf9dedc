import ArgumentParser
import DataFiles
import Formats
import Wire
import Words

/// Prints the link with which a player challenges another player to guess a word.
struct ChallengeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "challenge",
    abstract: "Create a link that challenges a friend to guess a word in Apple Tree, and print the link as JSON.",
    discussion: """
      Example output: {"language":"es","word":"árbol","path":"/apple-tree?challenge=…"}. The field 'path' contains the \
      word in unreadable form. The field 'word' contains the word in its correct spelling. The exit code is 1 if the word \
      is in neither the lexicon nor the vocabulary, has fewer than three letters, or is offensive.
      """)

  @Option(parsing: .unconditional, help: "The word to be guessed, in any letter case, with or without accents.")
  var word: String
  @Option(help: "\(Language.codes).")
  var language = "en"
  @OptionGroup var options: DataOptions

  func run() throws {
    let request = try ChallengeRequest(language: language, word: word)
    let folder = options.folder
    try put(request.answer(in: folder.lexicon(request.language), folder.glossary(request.language)).text)
  }
}
