/// The part of the module Store that `merges` needs, without databases.
public struct Store {
  static let bytesOfEvent = 64
}
