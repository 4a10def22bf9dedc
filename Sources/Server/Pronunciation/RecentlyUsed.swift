/// A cache of values by key, whose sizes sum up to at most ``room``: the least recently used values are removed for
/// new ones. Each operation is O(1), and O(1) for each value removed.
struct RecentlyUsed<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// The greatest sum of the values' sizes.
  let room: Int
  private(set) var taken = 0
  /// Where in ``items`` a key's item is.
  private var places: [Key: Int] = [:]
  /// The items at their places, which are a list from the least to the most recently used one; `nil` at a place that is free.
  private var items: [Item?] = []
  private var free: [Int] = []
  private var oldest: Int?
  private var newest: Int?

  private struct Item: Sendable {
    let key: Key
    var value: Value
    var size: Int
    /// The places of the items used just before and after.
    var older: Int?
    var newer: Int?
  }

  init(room: Int) { self.room = room }

  var count: Int { places.count }

  /// The value of a key, which becomes the most recently used.
  mutating func value(_ key: Key) -> Value? { change(key) { $0 } }

  /// Changes the value of a key, which becomes the most recently used, but not its size; `nil` for a key that has none.
  mutating func change<Result>(_ key: Key, _ change: (inout Value) -> Result) -> Result? {
    guard let place = places[key] else { return nil }
    if place != newest {
      takeOut(place)
      append(place)
    }
    return items[place] == nil ? nil : change(&items[place]!.value)
  }

  /// Keeps a value in place of the key's former one; one that alone is larger than ``room`` is not kept.
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

  /// Makes an item that is out of the list the newest of it.
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
