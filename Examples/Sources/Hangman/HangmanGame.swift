import Observation
import WordOrchard
import WordOrchardSentences
import WordOrchardSpanishGPL

/// A game of hangman over the Spanish words of one level. The hint is the meaning of the word.
@MainActor @Observable
public final class HangmanGame {
  public private(set) var model: AppleTreeModel
  public let sentences: Sentences
  public private(set) var drawn: DrawnWords
  private let bank: WordBank
  private let meanings: [String: String]

  /// Begins a game. `drawn` contains the words that were already played, which an app can store.
  public init(level: ProficiencyLevel, drawn: DrawnWords = DrawnWords(), in language: InterfaceLanguage) throws {
    // Leave out a word if its meaning contains the word or its stem, because the hint would tell the answer.
    let entries = try LanguageData.spanishGPL.glossary().filter {
      $0.level == level && !$0.definition.lowercased().contains($0.word.lowercased().dropLast())
    }
    meanings = Dictionary(entries.map { ($0.word, $0.definition) }, uniquingKeysWith: { $0 + "; " + $1 })
    bank = WordBank(entries.map(\.word), language: .spanish)
    sentences = Sentences.bundled(language)
    var drawn = drawn
    guard let word = bank.drawWord(&drawn) else { throw NoWords(level: level) }
    self.drawn = drawn
    model = AppleTreeModel(AppleTreeRound(word))
  }

  /// Begins the next round. No word comes back before all words of the level were played.
  public func nextRound() {
    if let word = bank.drawWord(&drawn, after: model.round.word) { model.round = AppleTreeRound(word) }
  }

  /// The meaning of the word, after the player has taken the hint; `nil` before.
  public var hint: String? { model.round.hasTakenHint ? meanings[model.round.word.spelling] : nil }

  /// The alert to show after a refused letter or a refused hint.
  public var alert: Notice? {
    model.refusal.map { sentences.notice(for: $0, letter: model.refusedLetter ?? "") }
      ?? model.hintRefusal.map { sentences.notice(for: $0) }
  }

  public struct NoWords: Error {
    public let level: ProficiencyLevel
  }
}
