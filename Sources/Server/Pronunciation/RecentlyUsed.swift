/// A least-recently-used cache of values whose sizes add up to at most ``room``. Each operation is O(1), plus O(1) for
/// each value removed.
struct RecentlyUsed<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// The maximum sum of the values' sizes.
  let room: Int
  private(set) var taken = 0
  /// The position of each key's item in ``items``.
  private var places: [Key: Int] = [:]
  /// The items, which form a linked list from the least to the most recently used item; `nil` at a free index.
  private var items: [Item?] = []
  private var free: [Int] = []
  private var oldest: Int?
  private var newest: Int?

  private struct Item: Sendable {
    let key: Key
    var value: Value
    var size: Int
    /// The indexes of the item's neighbours in the linked list.
    var older: Int?
    var newer: Int?
  }

  init(room: Int) { self.room = room }

  var count: Int { places.count }

  /// Returns the value of a key, and marks the value as the most recently used.
  mutating func value(_ key: Key) -> Value? { change(key) { $0 } }

  /// Changes the value of a key without changing the value's size, and marks the value as the most recently used.
  /// Returns `nil` if the key has no value.
  mutating func change<Result>(_ key: Key, _ change: (inout Value) -> Result) -> Result? {
    guard let place = places[key] else { return nil }
    if place != newest {
      takeOut(place)
      append(place)
    }
    return items[place] == nil ? nil : change(&items[place]!.value)
  }

  /// Stores a value under a key and replaces the key's former value. A value larger than ``room`` is not stored.
  mutating func keep(_ value: Value, _ key: Key, size: Int = 1) {
    guard size <= room else { return remove(key) }
    let place: Int
    if let known = places[key] {
      place = known
      taken -= items[place]?.size ?? 0
      items[place]?.value = value
      items[place]?.size = size
      takeOut(place)
    } else {
      place = free.popLast() ?? items.count
      if place == items.count { items.append(nil) }
      items[place] = Item(key: key, value: value, size: size)
      places[key] = place
    }
    while taken + size > room, let oldest, let item = items[oldest] { remove(item.key) }
    append(place)
    taken += size
  }

  private mutating func remove(_ key: Key) {
    guard let place = places.removeValue(forKey: key) else { return }
    taken -= items[place]?.size ?? 0
    takeOut(place)
    items[place] = nil
    free.append(place)
  }

  /// Appends an unlinked item to the linked list as the most recently used item.
  private mutating func append(_ place: Int) {
    items[place]?.older = newest
    if let newest { items[newest]?.newer = place } else { oldest = place }
    newest = place
  }

  private mutating func takeOut(_ place: Int) {
    guard let item = items[place] else { return }
    if let older = item.older { items[older]?.newer = item.newer } else { oldest = item.newer }
    if let newer = item.newer { items[newer]?.older = item.older } else { newest = item.older }
    items[place]?.older = nil
    items[place]?.newer = nil
  }
}
