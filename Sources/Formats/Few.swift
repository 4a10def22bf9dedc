/// A few values by their keys, searched one after another: for so few, a `Dictionary` is not worth the 5 kB of wasm of each kind.
package struct Few<Key: Equatable, Value> {
  private var pairs: [(key: Key, value: Value)] = []

  /// No values.
  package init() {}

  /// The keys, in the order in which they came.
  package var keys: [Key] { pairs.map { $0.key } }

  /// The value of a key; `nil` for none. O(keys).
  package subscript(key: Key) -> Value? {
    get { pairs.first { $0.key == key }?.value }
    set {
      pairs = pairs.filter { $0.key != key }
      if let newValue { pairs.append((key, newValue)) }
    }
  }
}
