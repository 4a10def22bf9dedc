import Foundation
import Observation
import WordOrchard
import WordOrchardSentences

/// A game of anagrams over a word list of your own, with one word per line.
@MainActor @Observable
public final class AnagramsGame {
  public let model: FindWordsModel
  public let sentences: Sentences

  public init(root: String, wordList: String, in language: InterfaceLanguage) throws {
    let lexicon = try Lexicon(wordsInLines: wordList, language: .english)
    let round = FindWordsRound(root: try Root(root, in: lexicon), origin: .drawn, in: lexicon)
    model = FindWordsModel(round, in: lexicon)
    sentences = Sentences.bundled(language)
  }

  /// The alert to show after a refused guess; `nil` after an accepted guess.
  public var alert: Notice? {
    model.refusal.map { sentences.notice(for: $0, guess: model.refusedGuess ?? "", root: model.round.root) }
  }
}
