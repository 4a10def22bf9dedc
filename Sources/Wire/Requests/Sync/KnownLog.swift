import Formats
import Journal

/// A list of one device's events that a side of a sync has stored. Client and server send such lists to each other
/// (`docs/formats/sync.md`).
public struct KnownLog: Hashable, Sendable {
  /// The device that wrote the events.
  public let device: DeviceID
  /// The counter of the last event that a checkpoint covers; 0 if no checkpoint covers an event.
  public var covered: Int
  /// The counter of the last event before the first missing event. All events up to this counter are stored, in a
  /// checkpoint or individually.
  public var through: Int
  /// The counters of the stored events after the first missing event, as sorted ranges that neither overlap nor adjoin.
  public var beyond: [ClosedRange<Int>]
  /// The number that the server assigned to the log's last change; 0 if there was no change. A client sends the last
  /// revision number that it has received.
  public var revision: Int

  /// Creates the log of a device.
  public init(
    device: DeviceID, covered: Int = 0, through: Int = 0, beyond: [ClosedRange<Int>] = [], revision: Int = 0
  ) {
    self.device = device
    self.covered = covered
    self.through = max(through, covered)
    self.beyond = beyond
    self.revision = revision
  }

  /// Returns whether the event with this counter is stored. O(ranges).
  public func knows(_ counter: Int) -> Bool { counter <= through || beyond.contains { $0.contains(counter) } }

  /// The counter of the last stored event; 0 if no event is stored.
  public var last: Int { beyond.last?.upperBound ?? through }

  /// Adds the counter of a stored event. O(ranges); O(1) for the event after the last one.
  public mutating func add(_ counter: Int) {
    guard !knows(counter) else { return }
    if counter == through + 1 {
      through = counter
    } else {
      let index = (0..<beyond.count).partitioningIndex { beyond[$0].lowerBound > counter }
      let joinsBefore = index > 0 && beyond[index - 1].upperBound + 1 == counter
      let joinsAfter = index < beyond.count && counter + 1 == beyond[index].lowerBound
      switch (joinsBefore, joinsAfter) {
      case (false, false): beyond.insert(counter...counter, at: index)
      case (true, false): beyond[index - 1] = beyond[index - 1].lowerBound...counter
      case (false, true): beyond[index] = counter...beyond[index].upperBound
      case (true, true):
        beyond[index - 1] = beyond[index - 1].lowerBound...beyond[index].upperBound
        beyond.remove(at: index)
      }
    }
    closeGap()
  }

  /// Marks all events up to this counter as covered by a checkpoint. O(ranges).
  public mutating func cover(_ counter: Int) {
    covered = max(covered, counter)
    through = max(through, covered)
    closeGap()
  }

  /// Extends ``through`` by the ranges in ``beyond`` that now adjoin it.
  private mutating func closeGap() {
    while let first = beyond.first, first.lowerBound <= through + 1 {
      through = max(through, first.upperBound)
      beyond.removeFirst()
    }
  }
}

extension KnownLog {
  /// The log as an element of the JSON array `have`.
  public var json: JSON {
    var members: Members = [
      ("device", .string(device.text)), ("covered", .integer(covered)), ("through", .integer(through)),
    ]
    if !beyond.isEmpty {
      members.append(("beyond", .array(beyond.map { .array([.integer($0.lowerBound), .integer($0.upperBound)]) })))
    }
    return .object(members + [("revision", .integer(revision))])
  }

  /// The maximum number of ranges in ``beyond`` that are read and stored. Few ranges suffice because gaps occur only
  /// where a line was damaged.
  public static let mostRanges = 1000

  /// Reads an element of the JSON array `have`.
  ///
  /// - Throws: ``RequestFault`` for the first JSON field with an invalid value.
  public init(_ json: JSON) throws(RequestFault) {
    guard let device = json["device"]?.string.flatMap({ DeviceID($0) }) else {
      throw .wrongType(field: "have.device", expected: "a device: 14 digits, 0 to f")
    }
    self.init(
      device: device, covered: try KnownLog.count(json, "covered"), through: try KnownLog.count(json, "through"),
      beyond: try KnownLog.ranges(json), revision: try KnownLog.count(json, "revision"))
  }

  private static func count(_ json: JSON, _ name: String) throws(RequestFault) -> Int {
    guard let value = json[name] else { return 0 }
    guard let number = value.integer, (0...Int64(EventID.counters.upperBound)).contains(number) else {
      throw .wrongType(field: "have." + name, expected: "a whole number from 0 to 1000000000")
    }
    return Int(number)
  }

  private static func ranges(_ json: JSON) throws(RequestFault) -> [ClosedRange<Int>] {
    let fault = RequestFault.wrongType(field: "have.beyond", expected: "an array of pairs, in their order")
    guard let value = json["beyond"] else { return [] }
    guard let pairs = value.array, pairs.count <= mostRanges else { throw fault }
    var ranges: [ClosedRange<Int>] = []
    var last = 0
    for pair in pairs {
      guard let ends = pair.array, ends.count == 2, let first = ends[0].integer, let end = ends[1].integer,
        first > Int64(last), first <= end, end <= Int64(EventID.counters.upperBound)
      else { throw fault }
      ranges.append(Int(first)...Int(end))
      last = Int(end)
    }
    return ranges
  }
}
