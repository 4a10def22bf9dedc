/// The input for the compared libraries. The same seed and the same words give the same samples.
public struct Samples {
  public let words: Texts
  /// Words that are in the list.
  public let hits: Texts
  /// Texts that are not words: words of the list with one letter replaced.
  public let misses: Texts
  /// Racks by length; each rack is a word of that length.
  public let racks: [(length: Int, racks: Texts)]
  /// Racks of 7 to 9 letters.
  public let manyRacks: Texts

  /// The minimum number of letters of the words to find.
  public static let minimum = 3
  public static let lengths = [7, 8, 9, 12, 15]

  /// The maximum number of samples of each kind; a short list provides fewer samples.
  public struct Counts: Sendable {
    public var membership = 100_000
    public var racks = 1000
    public var manyRacks = 20_000

    public init() {}

    public init(membership: Int, racks: Int, manyRacks: Int) {
      self.membership = membership
      self.racks = racks
      self.manyRacks = manyRacks
    }
  }

  public init(_ words: [[UInt8]], seed: UInt64, _ counts: Counts = Counts()) {
    var generator = Generator(seed: seed)
    self.words = Texts(words)
    hits = Texts(generator.sample(words, counts.membership))
    misses = Texts(Samples.misses(words, counts.membership, &generator))
    var racks: [(length: Int, racks: Texts)] = []
    for length in Samples.lengths {
      racks.append((length, Texts(generator.sample(words.filter { $0.count == length }, counts.racks))))
    }
    self.racks = racks
    manyRacks = Texts(generator.sample(words.filter { (7...9).contains($0.count) }, counts.manyRacks))
  }

  private static func misses(_ words: [[UInt8]], _ count: Int, _ generator: inout Generator) -> [[UInt8]] {
    let known = Set(words)
    var misses: [[UInt8]] = []
    while misses.count < count {
      var text = words[generator.below(words.count)]
      text[generator.below(text.count)] = UInt8(ascii: "a") + UInt8(generator.below(26))
      if !known.contains(text) { misses.append(text) }
    }
    return misses
  }
}
