import Formats
import Journal

/// The first line of a sync request. The line lists the client's events, including the events that the request contains
/// (`docs/formats/sync.md`).
public struct SyncRequestHead: Hashable, Sendable {
  /// The version of the sync protocol.
  public static let version: Int64 = 1
  /// The maximum number of devices that a request may list.
  static let mostDevices = 10_000
  /// The value of the JSON field `format` in the first line.
  static let format = "word-orchard-sync"

  /// The client's stored events, listed for each device.
  public var have: [KnownLog]
  /// A name of at most 64 characters that distinguishes this browser from the player's other browsers. The server uses
  /// the name only if it does not know the browser yet.
  public var name: String

  /// Creates the first line of a request.
  public init(have: [KnownLog] = [], name: String = "") {
    self.have = have
    self.name = name
  }

  /// The line's JSON text without a line ending.
  public var line: String {
    var members: Members = [
      ("format", .string(SyncRequestHead.format)), ("version", .integer(SyncRequestHead.version)),
    ]
    if !name.isEmpty { members.append(("name", .string(name))) }
    return JSON.object(members + [("have", .array(have.map { $0.json }))]).text
  }

  /// Reads the first line of a request. O(bytes).
  ///
  /// - Throws: A ``RequestFault``, also if the line has another format or a later version.
  public init(line bytes: [UInt8]) throws(RequestFault) {
    let json: JSON
    do throws(JSONFault) { json = try JSON(bytes) } catch { throw .malformedJSON(error) }
    guard case .object = json else { throw .notAnObject }
    guard json["format"]?.string?.hasSameBytes(as: SyncRequestHead.format) == true else {
      throw .wrongType(field: "format", expected: "\"\(SyncRequestHead.format)\"")
    }
    guard json["version"]?.integer == SyncRequestHead.version else {
      throw .wrongType(field: "version", expected: "\(SyncRequestHead.version)")
    }
    guard let have = json["have"]?.array else { throw .missingField("have") }
    guard have.count <= SyncRequestHead.mostDevices else {
      throw .wrongType(field: "have", expected: "an array of at most \(SyncRequestHead.mostDevices) devices")
    }
    var logs: [KnownLog] = []
    for each in have { logs.append(try KnownLog(each)) }
    self.init(have: logs, name: try passName(json["name"]))
  }
}

/// Returns a browser's name after checking that it has at most 64 characters and no control characters.
///
/// - Throws: ``RequestFault/wrongType(field:expected:)`` for any other value of the field.
public func passName(_ json: JSON?) throws(RequestFault) -> String {
  guard let json else { return "" }
  guard let name = json.string, name.unicodeScalars.count <= 64,
    name.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F })
  else { throw .wrongType(field: "name", expected: "a text of at most 64 characters") }
  return name
}

/// A device that wrote events with identifiers that also belong to different events. A fork occurs after a browser was
/// reset to an earlier state and then wrote new events.
public struct Fork: Hashable, Sendable {
  /// The device on which the fork occurred.
  public let device: DeviceID
  /// The counter of the first event with an identifier that also belongs to a different event. The value is 0 if any
  /// event may be affected, including the events that a checkpoint covers.
  public let from: Int
  /// The new device to which the client must move the event with counter `from` and all later events of the device.
  public let newDevice: DeviceID

  /// Creates a fork of a device's events.
  public init(device: DeviceID, from: Int, newDevice: DeviceID) {
    self.device = device
    self.from = from
    self.newDevice = newDevice
  }

  var json: JSON {
    .object([("device", .string(device.text)), ("from", .integer(from)), ("as", .string(newDevice.text))])
  }

  init?(_ json: JSON) {
    guard let device = json["device"]?.string.flatMap({ DeviceID($0) }),
      let other = json["as"]?.string.flatMap({ DeviceID($0) }), let from = json["from"]?.integer,
      let counter = Int(exactly: from)
    else { return nil }
    self.init(device: device, from: counter, newDevice: other)
  }
}

/// The first line of a sync response. The line lists the server's events after the request.
public struct SyncAnswerHead: Hashable, Sendable {
  /// The server's stored events, listed for each device, including the events that the request contained.
  public var have: [KnownLog]
  /// The devices whose events the server did not accept, because their identifiers already belong to different events.
  public var forks: [Fork]
  /// The lines of the request that the server rejected, with the reasons. Line numbers start with 1 for the first line.
  public var refused: [Refused]
  /// Whether the server has more lines for the client than this response contains. If more lines exist, the client
  /// sends another request with its updated log.
  public var hasMore: Bool
  /// The size of the player's journal on the server in bytes.
  public var size: Int
  /// The maximum size of the player's journal on the server in bytes.
  public var room: Int

  /// A line of the request that the server rejected.
  public struct Refused: Hashable, Sendable {
    /// The line's number in the request, counted from 1 for the first line.
    public let line: Int
    /// The reason for the rejection in English, for developers.
    public let reason: String

    /// Creates a rejected line.
    public init(line: Int, reason: String) {
      self.line = line
      self.reason = reason
    }
  }

  /// Creates the first line of a response.
  public init(
    have: [KnownLog], forks: [Fork] = [], refused: [Refused] = [], hasMore: Bool = false, size: Int = 0, room: Int = 0
  ) {
    self.have = have
    self.forks = forks
    self.refused = refused
    self.hasMore = hasMore
    self.size = size
    self.room = room
  }

  /// The line's JSON text without a line ending.
  public var line: String {
    let refused = refused.map { each in
      JSON.object([("line", .integer(each.line)), ("reason", .string(each.reason))])
    }
    return JSON.object([
      ("format", .string(SyncRequestHead.format)), ("version", .integer(SyncRequestHead.version)),
      ("have", .array(have.map { $0.json })), ("forks", .array(forks.map { $0.json })), ("refused", .array(refused)),
      ("more", .bool(hasMore)), ("size", .integer(size)), ("room", .integer(room)),
    ]).text
  }

  /// Reads the first line of a response; `nil` if it is not a line of this version. O(bytes).
  public init?(line bytes: [UInt8]) {
    guard let json = try? JSON(bytes), json["format"]?.string?.hasSameBytes(as: SyncRequestHead.format) == true,
      json["version"]?.integer == SyncRequestHead.version, let have = json["have"]?.array,
      let forks = json["forks"]?.array, let refused = json["refused"]?.array, let more = json["more"]?.bool,
      let size = json["size"]?.integer, let room = json["room"]?.integer
    else { return nil }
    var logs: [KnownLog] = []
    for each in have {
      guard let log = try? KnownLog(each) else { return nil }
      logs.append(log)
    }
    var lines: [Refused] = []
    for each in refused {
      guard let line = each["line"]?.integer, let number = Int(exactly: line), let reason = each["reason"]?.string
      else { return nil }
      lines.append(Refused(line: number, reason: reason))
    }
    self.init(
      have: logs, forks: forks.compactMap { Fork($0) }, refused: lines, hasMore: more,
      size: Int(clamping: size), room: Int(clamping: room))
  }
}
