/// A cache of values by key, whose sizes sum up to at most ``room``: the least recently used values are removed for
/// new ones. Each operation is O(1), and O(1) for each value removed.
struct RecentlyUsed<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// The greatest sum of the values' sizes.
  let room: Int
  private(set) var taken = 0
  private var items: [Key: Item] = [:]
  private var oldest: Key?
  private var newest: Key?

  private struct Item: Sendable {
    var value: Value
    let size: Int
    /// The keys used just before and after.
    var older: Key?
    var newer: Key?
  }

  init(room: Int) { self.room = room }

  var count: Int { items.count }

  /// The value of a key, which becomes the most recently used.
  mutating func value(_ key: Key) -> Value? {
    guard let item = remove(key) else { return nil }
    append(key, item.value, size: item.size)
    return item.value
  }

  /// Keeps a value in place of the key's former one; one that alone is larger than ``room`` is not kept.
  mutating func keep(_ value: Value, _ key: Key, size: Int = 1) {
    remove(key)
    guard size <= room else { return }
    while taken + size > room, let oldest { remove(oldest) }
    append(key, value, size: size)
  }

  private mutating func append(_ key: Key, _ value: Value, size: Int) {
    items[key] = Item(value: value, size: size, older: newest, newer: nil)
    if let newest { items[newest]?.newer = key } else { oldest = key }
    newest = key
    taken += size
  }

  @discardableResult
  private mutating func remove(_ key: Key) -> Item? {
    guard let item = items.removeValue(forKey: key) else { return nil }
    if let older = item.older { items[older]?.newer = item.newer } else { oldest = item.newer }
    if let newer = item.newer { items[newer]?.older = item.older } else { newest = item.older }
    taken -= item.size
    return item
  }
}
