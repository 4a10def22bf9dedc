import Foundation
import Words

@testable import Harness

/// Peers with temporary files. The lexicon file is built within the test process, so that no other package must be
/// built for the tests.
final class TestPeers {
  let samples: Samples
  let peers: Peers
  let files: Peers.Files

  /// - Parameter words: sorted and distinct words.
  init(_ words: [[UInt8]], seed: UInt64, _ counts: Samples.Counts) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    files = Peers.Files(folder: folder)
    let items = words.map { WordList.Item(String(decoding: $0, as: UTF8.self)) }
    let lexicon = try Lexicon.encode(WordList(items, language: .english))
    try Data(lexicon).write(to: URL(fileURLWithPath: files.lexicon))
    samples = Samples(words, seed: seed, counts)
    peers = try Peers(files, samples.words)
  }

  deinit { try? FileManager.default.removeItem(atPath: files.folder) }
}
