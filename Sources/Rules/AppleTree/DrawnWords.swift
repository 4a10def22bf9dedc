/// The words of a bank that were drawn since all had been.
public struct DrawnWords: Sendable {
  private var words: Set<[UInt8]> = []

  public init() {}

  public func contains(_ word: String) -> Bool { words.contains(Array(word.utf8)) }

  public mutating func insert(_ word: String) { words.insert(Array(word.utf8)) }
}
