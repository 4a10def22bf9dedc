import Foundation
import Observation

/// A round of Apple Tree for a user interface: the round, and the result of the last move.
///
///     let model = AppleTreeModel(AppleTreeRound(HiddenWord("árbol", language: .spanish)!))
///     model.tryLetter("a")
///     model.round.shown  // ["á", nil, nil, nil, nil]
@MainActor @Observable
public final class AppleTreeModel {
  /// The round. Assign a round to begin or resume it; the results of earlier moves are then cleared.
  public var round: AppleTreeRound {
    get { current }
    set {
      current = newValue
      startOver()
    }
  }
  /// The round, which moves change without starting over.
  private var current: AppleTreeRound
  /// Whether the word contains the letter that was tried last; `nil` before the first letter and after a refusal.
  public private(set) var lastTryWasRight: Bool?
  /// The reason why the last letter was refused; `nil` after an accepted letter or a hint.
  public private(set) var refusal: AppleTreeRound.Refusal?
  /// The capital letter of the last refused try; `nil` after an accepted letter.
  public private(set) var refusedLetter: String?
  /// The reason why the guess at the whole word was refused; `nil` after an accepted move.
  public private(set) var guessRefusal: AppleTreeRound.GuessRefusal?
  /// The reason why the hint was refused; `nil` after an accepted letter or hint.
  public private(set) var hintRefusal: AppleTreeRound.NoHint?

  /// Creates a model of a round.
  public init(_ round: AppleTreeRound) { current = round }

  /// Whether the round has ended.
  public var isOver: Bool { round.outcome != nil }

  /// The letters of a keyboard in alphabetical order, as capitals.
  public var keyboard: [Character] {
    Alphabet(round.word.language).scalars.compactMap { String($0).uppercased().first }
  }

  /// Whether the letter of a character was tried in this round.
  public func hasTried(_ character: Character) -> Bool {
    let alphabet = Alphabet(round.word.language)
    let letter = character.unicodeScalars.first.flatMap { alphabet.letter(folding: $0) }
    return letter.map { round.tried.contains($0) } ?? false
  }

  /// Tries a letter. The result is in ``lastTryWasRight`` or in ``refusal``.
  public func tryLetter(_ character: Character) {
    do throws(AppleTreeRound.Refusal) {
      dismissRefusal()
      lastTryWasRight = try current.play(character)
    } catch {
      (lastTryWasRight, refusal, refusedLetter) = (nil, error, character.uppercased())
    }
  }

  /// Guesses the whole word, which is possible while `round.canGuessWord` is true. A right guess wins the round, and a
  /// wrong one costs an apple. If the guess is refused, ``guessRefusal`` contains the reason.
  public func guess(_ text: String) {
    do throws(AppleTreeRound.GuessRefusal) {
      dismissRefusal()
      try current.guess(text)
      lastTryWasRight = nil
    } catch {
      guessRefusal = error
    }
  }

  /// Takes the hint, whose price is one apple. The app shows the hint, such as the word's meaning, while
  /// `round.hasTakenHint` is true.
  public func takeHint() {
    do throws(AppleTreeRound.NoHint) {
      dismissRefusal()
      try current.takeHint()
    } catch {
      hintRefusal = error
    }
  }

  /// Removes the refusals, for example when the player closes an alert.
  public func dismissRefusal() { (refusal, refusedLetter, guessRefusal, hintRefusal) = (nil, nil, nil, nil) }

  private func startOver() {
    dismissRefusal()
    lastTryWasRight = nil
  }
}
