/// Holds a large value by reference, so that a copy of what contains it copies no more than the reference. It stays a value: a change
/// to a value that is shared is made to a copy of it.
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
    // A new value gets a new box: to put it into the old one takes more code, for each type.
    set { box = Box(newValue) }
  }
}

extension Boxed: Equatable where Value: Equatable {
  package static func == (left: Boxed, right: Boxed) -> Bool { left.wrappedValue == right.wrappedValue }
}

// Nobody changes a value that another can see.
extension Boxed: @unchecked Sendable where Value: Sendable {}

@usableFromInline
final class Box<Value> {
  @usableFromInline var value: Value

  @inlinable init(_ value: Value) { self.value = value }
}
