import Foundation
import Words

/// All compared libraries (the peers), opened with files that were built from the same words.
public final class Peers {
  public let ours: OurEngine
  public let oursInC: CPeer
  public let marisa: CPeer
  public let dawgdic: CPeer
  public let kwg: CPeer
  /// The words in the form that the tutorial loop reads.
  public let wordStrings: [String]
  public let wordSet: Set<String>

  /// The file of each peer. Hunspell has no such file, because it reads its own dictionary.
  public struct Files: Sendable {
    public let folder: String
    public init(folder: String) { self.folder = folder }

    public var words: String { folder + "/words.txt" }
    public var lexicon: String { folder + "/en.lexicon" }
    public var marisa: String { folder + "/words.marisa" }
    public var dawgdic: String { folder + "/words.dawgdic" }
    public var kwg: String { folder + "/words.kwg" }
    public static let hunspell = "/usr/share/hunspell/en_US"
  }

  public struct CannotOpen: Error, CustomStringConvertible {
    public let path: String
    public var description: String { "\(path): cannot be made or opened" }
  }

  /// Builds the peers' files except our lexicon, which must exist, and opens them all.
  public init(_ files: Files, _ words: Texts) throws {
    ours = OurEngine(try OurEngine.open(files.lexicon))
    oursInC = try Peers.open(.orchard, files.lexicon)
    marisa = try Peers.build(.marisa, words, files.marisa)
    dawgdic = try Peers.build(.dawgdic, words, files.dawgdic)
    kwg = try Peers.build(.kwg, words, files.kwg)
    wordStrings = (0..<words.count).map { words.text($0) }
    wordSet = Set(wordStrings)
  }

  private static func build(_ kind: CPeer.Kind, _ words: Texts, _ path: String) throws -> CPeer {
    guard CPeer.build(kind, words, path) else { throw CannotOpen(path: path) }
    return try open(kind, path)
  }

  public static func open(_ kind: CPeer.Kind, _ path: String) throws -> CPeer {
    guard let peer = CPeer(kind, path) else { throw CannotOpen(path: path) }
    return peer
  }

  /// The peers that look up words in our list, each with its counting function.
  var members: [(name: String, count: (Texts) -> Int)] {
    [
      ("ours", ours.countContained), ("ours in C++", oursInC.countContained), ("dawgdic", dawgdic.countContained),
      ("the KWG walk", kwg.countContained), ("marisa", marisa.countContained),
      ("the set", { texts in (0..<texts.count).count { self.wordSet.contains(texts.text($0)) } }),
    ]
  }
}
