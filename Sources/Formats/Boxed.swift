/// Stores a large value by reference, so that copying the containing value copies only the reference. The wrapper has
/// value semantics: changing a value that is shared changes only a copy.
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
    // Use a new box for a new value, because replacing the value in the old box needs more code for each type.
    set { box = Box(newValue) }
  }
}

extension Boxed: Equatable where Value: Equatable {
  package static func == (left: Boxed, right: Boxed) -> Bool { left.wrappedValue == right.wrappedValue }
}

// Sendable is safe because a value is never changed while another `Boxed` shares it.
extension Boxed: @unchecked Sendable where Value: Sendable {}

@usableFromInline
final class Box<Value> {
  @usableFromInline var value: Value

  @inlinable init(_ value: Value) { self.value = value }
}
