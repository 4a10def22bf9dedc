/// A timed job.
public enum Job: Hashable, Sendable {
  /// Opens a file and finds the first answer.
  case ready
  case hit
  case miss
  /// Lists the words that a rack with this many letters makes.
  case list(Int)
  /// Lists the words and reads each of their letters.
  case read(Int)
  /// Only counts the words.
  case count(Int)
  case manyRacks

  public static var all: [Job] {
    let racks: [(Int) -> Job] = [Job.list, Job.read, Job.count]
    return [.ready, .hit, .miss] + racks.flatMap { Samples.lengths.map($0) } + [.manyRacks]
  }

  public var title: String {
    switch self {
    case .ready: "ready"
    case .hit: "member: hit"
    case .miss: "member: miss"
    case .list(let letters): "list, \(letters) letters"
    case .read(let letters): "list and read, \(letters) letters"
    case .count(let letters): "count, \(letters) letters"
    case .manyRacks: "many racks"
    }
  }
}

public enum Who: String, Hashable, Sendable, CaseIterable {
  case ours = "**ours**"
  case oursInC = "ours, in C++"
  case dawgdic
  case kwg = "KWG walk"
  case marisa
  case hunspell = "hunspell en_US"
  case stringSet = "Swift Set<String>"
  case tutorial = "Swift tutorial loop"
}
