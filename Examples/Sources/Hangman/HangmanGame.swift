import Observation
import WordOrchard
import WordOrchardSentences
import WordOrchardSpanishGPL

/// A game of hangman over the Spanish words of one level. The hint is the meaning of the word.
@MainActor @Observable
public final class HangmanGame {
  public private(set) var model: AppleTreeModel
  public let sentences: Sentences
  private let glossary: Glossary
  private let bank: WordBank
  private var drawn: DrawnWords

  public init(level: ProficiencyLevel, in language: InterfaceLanguage) throws {
    glossary = try LanguageData.spanishGPL.glossary()
    bank = WordBank(glossary.filter { $0.level == level }.map(\.word), language: .spanish)
    sentences = Sentences.bundled(language)
    var drawn = DrawnWords()
    guard let word = bank.drawWord(&drawn, language: .spanish) else { throw NoWords(level: level) }
    self.drawn = drawn
    model = AppleTreeModel(AppleTreeRound(word))
  }

  /// Begins the next round. No word comes back before all words of the level were played.
  public func nextRound() {
    if let word = bank.drawWord(&drawn, language: .spanish) { model.round = AppleTreeRound(word) }
  }

  /// The meaning of the word, after the player has taken the hint; `nil` before.
  public var hint: String? {
    guard model.round.hasTakenHint else { return nil }
    return glossary.entries(meantBy: model.round.word.spelling).first?.definition
  }

  /// The alert to show after a refused letter or a refused hint.
  public var alert: Notice? {
    model.refusal.map { sentences.notice(for: $0, letter: model.refusedLetter ?? "") }
      ?? model.hintRefusal.map { sentences.notice(for: $0) }
  }

  public struct NoWords: Error {
    public let level: ProficiencyLevel
  }
}
