import Foundation

/// An error of this library whose `localizedDescription` is its English description. The product
/// `WordOrchardSentences` has sentences for players in six languages.
public protocol DescribedError: LocalizedError, CustomStringConvertible {}

extension DescribedError {
  /// The description of the error.
  public var errorDescription: String? { description }
}

extension Refusal: DescribedError {}
extension UnsuitableRoot: DescribedError {}
extension NoDailyPuzzle: DescribedError {}
extension AppleTreeRound.Refusal: DescribedError {}
extension AppleTreeRound.NoHint: DescribedError {}
extension NotALetter: DescribedError {}
extension LexiconFault: DescribedError {}
extension LanguageFault: DescribedError {}
extension RootList.Fault: DescribedError {}
extension DailyWords.Fault: DescribedError {}
extension VocabularyFault: DescribedError {}
