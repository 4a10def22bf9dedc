/// A small map with linear search. For few keys, `Dictionary` is not worth 5 kB of WebAssembly for each specialisation.
package struct SmallMap<Key: Equatable, Value> {
  private var pairs: [(key: Key, value: Value)] = []

  /// Creates an empty map.
  package init() {}

  /// The keys in the order of insertion.
  package var keys: [Key] { pairs.map { $0.key } }

  /// The value of a key; `nil` for a missing key. O(keys).
  package subscript(key: Key) -> Value? {
    get { pairs.first { $0.key == key }?.value }
    set {
      pairs = pairs.filter { $0.key != key }
      if let newValue { pairs.append((key, newValue)) }
    }
  }
}
