/// Stores a large value by reference, so that copying the containing value copies only the reference. It keeps value
/// semantics: changing a shared value changes a copy.
///
///     @Boxed var profile: Profile
@propertyWrapper
package struct Boxed<Value> {
  @usableFromInline var box: Box<Value>

  @inlinable
  package init(wrappedValue: Value) { box = Box(wrappedValue) }

  @inlinable package var wrappedValue: Value {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
    // Use a new box for a new value: replacing the value in the old box takes more code for each type.
    set { box = Box(newValue) }
  }
}

extension Boxed: Equatable where Value: Equatable {
  package static func == (left: Boxed, right: Boxed) -> Bool { left.wrappedValue == right.wrappedValue }
}

// A value that is visible elsewhere is never changed.
extension Boxed: @unchecked Sendable where Value: Sendable {}

@usableFromInline
final class Box<Value> {
  @usableFromInline var value: Value

  @inlinable init(_ value: Value) { self.value = value }
}
