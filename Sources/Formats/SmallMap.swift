/// A small map with linear search. For few keys, `Dictionary` is not worth 5 kB of WebAssembly for each specialisation.
///
/// The values are in boxes, so that maps with the same type of keys share their code.
package struct SmallMap<Key: Equatable, Value> {
  private var pairs = BoxedPairs<Key>()

  /// Creates an empty map.
  package init() {}

  /// The keys in the order of insertion.
  package var keys: [Key] { pairs.keys }

  /// The value of a key; `nil` for a missing key. O(keys).
  package subscript(key: Key) -> Value? {
    get { pairs.box(of: key).map { unsafeDowncast($0, to: ValueBox<Value>.self).value } }
    set { pairs.set(newValue.map { ValueBox($0) }, for: key) }
  }
}

private class AnyBox {}

/// A box whose value never changes.
private final class ValueBox<Value>: AnyBox {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// Pairs of a key and a box that contains the key's value.
private struct BoxedPairs<Key: Equatable> {
  private var pairs: [(key: Key, box: AnyBox)] = []

  var keys: [Key] { pairs.map { $0.key } }

  @inline(never)
  func box(of key: Key) -> AnyBox? { pairs.first { $0.key == key }?.box }

  @inline(never)
  mutating func set(_ box: AnyBox?, for key: Key) {
    pairs = pairs.filter { $0.key != key }
    if let box { pairs.append((key, box)) }
  }
}
