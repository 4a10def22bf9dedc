import Synchronization

/// The pages that were painted lately, each for all readers with the same appearance. The least recently used are removed
/// when all of them take too much room.
final class PaintedPages: Sendable {
  private struct Key: Hashable, Sendable {
    let appearance: Appearance
    let path: String
  }

  private let kept: Mutex<RecentlyUsed<Key, Content>>

  /// Keeps so many bytes at most.
  init(room: Int = 16 * 1024 * 1024) { kept = Mutex(RecentlyUsed(room: room)) }

  /// The bytes that are kept now.
  var byteCount: Int { kept.withLock { $0.taken } }

  /// The page at a path, painted and compressed when it is not kept. Two who ask at the same time may both paint it.
  func page(at path: String, for appearance: Appearance, paint: () throws -> String) rethrows -> Content {
    let key = Key(appearance: appearance, path: path)
    if let page = kept.withLock({ $0.value(key) }) { return page }
    let page = Content(compressing: Array(try paint().utf8))
    kept.withLock { $0.keep(page, key, size: page.byteCount + path.utf8.count) }
    return page
  }
}
