import ArgumentParser
import DataFiles
import Formats
import Wire
import Words

/// Prints the link with which a player challenges another player to guess a word.
struct ChallengeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "challenge", abstract: "Print the link that challenges a friend with a word, as JSON.",
    discussion: """
      {"language":"es","word":"árbol","path":"/apple-tree?challenge=…"}: the path has the word sealed in it; word is its own spelling. A word that \
      is in neither word list nor vocabulary, has fewer than three letters or is offensive ends with exit code 1.
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
