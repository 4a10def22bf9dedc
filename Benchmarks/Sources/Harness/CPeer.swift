import CPeers

/// A compared library (a peer) in C++.
public final class CPeer {
  public enum Kind: CaseIterable, Sendable {
    case hunspell, marisa, dawgdic, kwg, orchard

    var forPeers: PeerKind {
      switch self {
      case .hunspell: peerHunspell
      case .marisa: peerMarisa
      case .dawgdic: peerDawgdic
      case .kwg: peerKWG
      case .orchard: peerOrchard
      }
    }
  }

  private let peer: OpaquePointer

  /// Opens a file; returns `nil` if the file does not exist or is invalid.
  public init?(_ kind: Kind, _ path: String) {
    guard let peer = peer_open(kind.forPeers, path) else { return nil }
    self.peer = peer
  }

  deinit { peer_close(peer) }

  /// Writes the file of marisa, dawgdic or the KWG; returns false on failure.
  public static func build(_ kind: Kind, _ words: Texts, _ path: String) -> Bool {
    withExtendedLifetime(words) { peer_build(kind.forPeers, words.forPeers, path) }
  }

  public func contains(_ text: UnsafeBufferPointer<UInt8>) -> Bool { asChars(text) { peer_contains(peer, $0, $1) } }

  public func countContained(_ texts: Texts) -> Int {
    withExtendedLifetime(texts) { peer_count_contained(peer, texts.forPeers) }
  }

  public func list(_ rack: UnsafeBufferPointer<UInt8>, minimum: Int) -> Int {
    asChars(rack) { peer_list(peer, $0, $1, minimum) }
  }

  public var listedDigest: UInt64 { peer_listed_digest(peer) }

  public func listEach(_ racks: Texts, minimum: Int) -> Int {
    withExtendedLifetime(racks) { peer_list_each(peer, racks.forPeers, minimum) }
  }

  /// Returns the sum of all letters in the found words.
  public func readEach(_ racks: Texts, minimum: Int) -> Int {
    withExtendedLifetime(racks) { Int(truncatingIfNeeded: peer_read_each(peer, racks.forPeers, minimum)) }
  }

  /// - Parameter counts: one number for each rack.
  public func countEach(_ racks: Texts, minimum: Int, into counts: inout [UInt32]) -> Int {
    withExtendedLifetime(racks) { peer_count_each(peer, racks.forPeers, minimum, &counts) }
  }

  public func countTogether(_ racks: Texts, minimum: Int, into counts: inout [UInt32]) -> Int {
    withExtendedLifetime(racks) { peer_count_together(peer, racks.forPeers, minimum, &counts) }
  }

  public var figures: OrchardFigures { peer_figures(peer) }

  private func asChars<Result>(
    _ text: UnsafeBufferPointer<UInt8>, _ body: (UnsafePointer<CChar>, Int) -> Result
  ) -> Result {
    body(UnsafeRawPointer(text.baseAddress!).assumingMemoryBound(to: CChar.self), text.count)
  }
}
