import Formats
import Rules

/// The identifier of a writer of events. A writer is an open browser tab or a program. Two tabs or programs never write
/// events as the same device at the same time.
public struct DeviceID: Hashable, Comparable, Sendable {
  /// A number below 2⁵³, which every JSON parser represents exactly.
  public let value: UInt64

  /// The greatest number, 2⁵³ − 1.
  public static let most: UInt64 = 1 << 53 - 1

  /// Creates a device from the lowest 53 bits of a random number.
  public init(random: UInt64) { value = random & DeviceID.most }

  /// Creates the device with this ``text`` of 14 hexadecimal digits, `0` to `f`; `nil` for any other text.
  public init?(_ text: String) { self.init(digits: text.bytes[...]) }

  init?(digits: ArraySlice<UInt8>) {
    guard digits.count == DeviceID.digits, let value = Hex.number(small: digits), value <= DeviceID.most
    else { return nil }
    self.value = value
  }

  private static let digits = 14

  /// The number as 14 lowercase hexadecimal digits.
  public var text: String { Hex.text(value, digits: DeviceID.digits) }

  /// Compares the numbers.
  public static func < (left: DeviceID, right: DeviceID) -> Bool { left.value < right.value }
}

/// The unique identifier of an event: its device and its counter on that device.
public struct EventID: Hashable, Comparable, Sendable {
  /// The device that wrote the event.
  public let device: DeviceID
  /// The event's number among the device's events: 1, 2, … without gaps.
  public let counter: Int

  /// The valid counters. Adding 1 to a valid counter does not overflow 32 bits.
  public static let counters = 1...Count.most

  /// Creates the identifier of an event. A counter outside ``counters`` becomes the nearest number from 0 to one more
  /// than the last counter.
  public init(device: DeviceID, counter: Int) {
    self.device = device
    self.counter = min(max(counter, 0), EventID.counters.upperBound + 1)
  }

  /// Creates the identifier with this ``text``; `nil` for any other text.
  public init?(_ text: String) { self.init(bytes: text.bytes[...]) }

  init?(bytes: ArraySlice<UInt8>) {
    guard let hyphen = bytes.firstIndex(of: UInt8(ascii: "-")), let device = DeviceID(digits: bytes[..<hyphen]),
      let counter = wholeNumber(bytes[(hyphen + 1)...]), counter >= 1, counter <= Int64(Count.most)
    else { return nil }
    self.init(device: device, counter: Int(counter))
  }

  /// The device, a hyphen and the counter in decimal digits: `0000000000002a-7`.
  public var text: String { device.text + "-" + String(counter) }

  /// Compares by device, then by counter.
  public static func < (left: EventID, right: EventID) -> Bool {
    left.device != right.device ? left.device < right.device : left.counter < right.counter
  }
}

/// The identifier of a round, which is the identifier of the event that began the round.
public typealias RoundID = EventID

/// The position of an event in the order of all events: by time, then device, then counter.
public struct Stamp: Hashable, Comparable, Sendable {
  /// The time of the event by its device's clock.
  public let at: Milliseconds
  /// The identifier of the event.
  public let id: EventID

  /// Creates the stamp of an event.
  public init(at: Milliseconds, id: EventID) {
    self.at = at
    self.id = id
  }

  /// Creates the stamp with this ``text``; `nil` for any other text.
  public init?(_ text: String) {
    let bytes = text.bytes
    guard let hyphen = bytes.firstIndex(of: UInt8(ascii: "-")), let at = wholeNumber(bytes[..<hyphen]),
      at <= Time.latest, let id = EventID(bytes: bytes[(hyphen + 1)...])
    else { return nil }
    self.init(at: Milliseconds(at), id: id)
  }

  /// The time in milliseconds, a hyphen and the event's identifier: `1795254400000-0000000000002a-7`.
  public var text: String { String(at.value) + "-" + id.text }

  /// Compares by time, then by device, then by counter.
  public static func < (left: Stamp, right: Stamp) -> Bool {
    left.at != right.at ? left.at < right.at : left.id < right.id
  }
}

/// A value that was created by an event and therefore has a position in the order of all events.
protocol Stamped {
  var stamp: Stamp { get }
}

/// Returns the number written in 1 to 18 decimal digits without leading zeros; `nil` for other bytes.
private func wholeNumber(_ digits: ArraySlice<UInt8>) -> Int64? {
  guard (1...18).contains(digits.count), digits.count == 1 || digits.first != 0x30 else { return nil }
  var value: Int64 = 0
  for byte in digits {
    guard (0x30...0x39).contains(byte) else { return nil }
    value = value * 10 + Int64(byte - 0x30)
  }
  return value
}
