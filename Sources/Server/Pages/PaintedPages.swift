import Synchronization

/// A cache of rendered pages. All readers with the same theme and language share a rendered page. When the cache is
/// full, the least recently used pages are removed.
final class PaintedPages: Sendable {
  private struct Key: Hashable, Sendable {
    let appearance: Appearance
    let path: String
  }

  private let kept: Mutex<RecentlyUsed<Key, Content>>

  /// Creates a cache that holds at most `room` bytes.
  init(room: Int = 16 * 1024 * 1024) { kept = Mutex(RecentlyUsed(room: room)) }

  /// The number of bytes in the cache.
  var byteCount: Int { kept.withLock { $0.taken } }

  /// Returns the page at a path. If the page is not cached, renders and compresses it. Two simultaneous requests for a
  /// page may both render it.
  func page(at path: String, for appearance: Appearance, paint: () throws -> String) rethrows -> Content {
    let key = Key(appearance: appearance, path: path)
    if let page = kept.withLock({ $0.value(key) }) { return page }
    let page = Content(compressing: Array(try paint().utf8))
    kept.withLock { $0.keep(page, key, size: page.byteCount + path.utf8.count) }
    return page
  }
}
