/// Holds a large value by reference, so that a copy of what contains it copies no more than the reference. It stays a value: whoever
/// changes it has a copy of his own.
///
///     @Boxed var profile: Profile
@propertyWrapper
package struct Boxed<Value> {
  /// Always one value. An array is a reference that knows whether it is the only one.
  @usableFromInline var values: [Value]

  @inlinable
  package init(wrappedValue: Value) { values = [wrappedValue] }

  @inlinable package var wrappedValue: Value {
    _read { yield values[0] }
    _modify { yield &values[0] }
  }
}

extension Boxed: Equatable where Value: Equatable {}
extension Boxed: Sendable where Value: Sendable {}
