import Formats
import Rules

/// One who writes events: at any time one open tab of one browser, or one program.
public struct DeviceID: Hashable, Comparable, Sendable {
  /// Below 2⁵³, so that every reader of JSON could hold it.
  public let value: UInt64

  public static let most: UInt64 = 1 << 53 - 1

  /// The device with the lowest 53 bits of a random number.
  public init(random: UInt64) { value = random & DeviceID.most }

  /// A device as ``text`` has it: 14 digits from 0 to f.
  public init?(_ text: String) { self.init(digits: Array(text.utf8)[...]) }

  init?(digits: ArraySlice<UInt8>) {
    guard digits.count == DeviceID.digits, let value = Hex.number(small: digits), value <= DeviceID.most
    else { return nil }
    self.value = value
  }

  private static let digits = 14

  public var text: String { Hex.text(value, digits: DeviceID.digits) }

  public static func < (left: DeviceID, right: DeviceID) -> Bool { left.value < right.value }
}

/// An event's name: nobody else gives the same.
public struct EventID: Hashable, Comparable, Sendable {
  public let device: DeviceID
  /// The device's events are numbered from 1, without gaps.
  public let counter: Int

  /// Numbers that there can be; small enough that adding to one never overflows 32 bits.
  public static let counters = 1...Count.most

  public init(device: DeviceID, counter: Int) {
    self.device = device
    self.counter = counter
  }

  /// A name as ``text`` has it.
  public init?(_ text: String) { self.init(bytes: Array(text.utf8)[...]) }

  init?(bytes: ArraySlice<UInt8>) {
    guard let hyphen = bytes.firstIndex(of: UInt8(ascii: "-")), let device = DeviceID(digits: bytes[..<hyphen]),
      let counter = wholeNumber(bytes[(hyphen + 1)...]), counter >= 1, counter <= Int64(Count.most)
    else { return nil }
    self.init(device: device, counter: Int(counter))
  }

  /// The device, a hyphen, the counter in decimal digits.
  public var text: String { device.text + "-" + String(counter) }

  public static func < (left: EventID, right: EventID) -> Bool {
    left.device != right.device ? left.device < right.device : left.counter < right.counter
  }
}

/// A round is named by the event that began it.
public typealias RoundID = EventID

/// An event's place in the order of all events: by time, then device, then counter.
public struct Stamp: Hashable, Comparable, Sendable {
  public let at: Milliseconds
  public let id: EventID

  public init(at: Milliseconds, id: EventID) {
    self.at = at
    self.id = id
  }

  /// A stamp as ``text`` has it.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let hyphen = bytes.firstIndex(of: UInt8(ascii: "-")), let at = wholeNumber(bytes[..<hyphen]),
      at <= Time.latest, let id = EventID(bytes: bytes[(hyphen + 1)...])
    else { return nil }
    self.init(at: Milliseconds(at), id: id)
  }

  /// The time in decimal digits, a hyphen, the event.
  public var text: String { String(at.value) + "-" + id.text }

  public static func < (left: Stamp, right: Stamp) -> Bool {
    left.at != right.at ? left.at < right.at : left.id < right.id
  }
}

/// What stands at an event's place in the order of all.
protocol Stamped {
  var stamp: Stamp { get }
}

/// The number that decimal digits write, without a sign and zeros in front; `nil` for other bytes and from 10¹⁸ on.
private func wholeNumber(_ digits: ArraySlice<UInt8>) -> Int64? {
  guard (1...18).contains(digits.count), digits.count == 1 || digits.first != 0x30 else { return nil }
  var value: Int64 = 0
  for byte in digits {
    guard (0x30...0x39).contains(byte) else { return nil }
    value = value * 10 + Int64(byte - 0x30)
  }
  return value
}
