import CAllocationCount
import CPeers
import Foundation
import Words

/// The measurements that do not depend on the machine or on time, such as file sizes and allocations.
public struct Figures {
  public let words: Int
  /// The sections of our file, in file order.
  public let sections: [(name: String, bytes: Int)]
  public let edges: Int
  public let units: Int
  public let trieNodes: Int
  public let classes: Int
  public let poolBytes: Int
  /// The files of the peers.
  public let peerFiles: [(who: Who, bytes: Int)]
  /// For each kind of run, the number of allocations in all runs after a warm-up run.
  public let allocations: [(what: String, count: Int)]

  public init(_ peers: Peers, _ files: Peers.Files, _ samples: Samples) {
    let figures = peers.oursInC.figures
    words = Int(figures.words)
    sections = [
      ("alphabet", Int(figures.alphabetBytes)), ("graph", Int(figures.graphBytes)),
      ("numbers", Int(figures.numbersBytes)), ("ratings", Int(figures.ratingsBytes)),
      ("spellings", Int(figures.spellingsBytes)), ("index", Int(figures.indexBytes)),
    ]
    edges = Int(figures.edges)
    units = Int(figures.units)
    trieNodes = Int(figures.trieNodes)
    classes = Int(figures.classes)
    poolBytes = Int(figures.poolBytes)
    peerFiles = [(Who.dawgdic, files.dawgdic), (.kwg, files.kwg), (.marisa, files.marisa)].map { who, path in
      (who, (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0)
    }
    allocations = Figures.allocations(peers, samples)
  }

  public var graphBytesPerWord: Double { perWord(sections.first { $0.name == "graph" }?.bytes ?? 0) }

  public func perWord(_ bytes: Int) -> Double { Double(bytes) / Double(words) }

  private static func allocations(_ peers: Peers, _ samples: Samples) -> [(what: String, count: Int)] {
    let racks = samples.racks.flatMap { peers.ours.racks($0.racks) }
    let minimum = Samples.minimum
    return [
      ("membership, hits", allocations { peers.ours.countContained(samples.hits) }),
      ("membership, misses", allocations { peers.ours.countContained(samples.misses) }),
      ("listing racks", allocations { peers.ours.listEach(racks, minimum: minimum) }),
      ("reading their letters", allocations { peers.ours.readEach(racks, minimum: minimum) }),
      ("counting racks", allocations { peers.ours.countEach(racks, minimum: minimum) }),
    ]
  }

  /// Returns the number of allocations in the second of two runs.
  public static func allocations(_ run: () -> Int) -> Int {
    var answers = run()
    let before = allocation_count()
    answers &+= run()
    let after = allocation_count()
    // Use the sum of the answers, so that the compiler cannot omit a run.
    precondition(answers != .min)
    return Int(after - before)
  }
}
