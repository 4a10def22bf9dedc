import Formats
import Journal

/// The first line of a request to sync: what the client has, the lines of the request among it (`docs/formats/sync.md`).
public struct SyncRequestHead: Hashable, Sendable {
  /// The version of the protocol.
  public static let version: Int64 = 1
  /// The most devices that a request may name.
  static let mostDevices = 10_000
  /// What the head's member `format` says.
  static let format = "word-orchard-sync"

  /// What is known of each device.
  public var have: [KnownLog]
  /// How the player may tell this browser from the others; at most 64 characters. Used when the browser is new to the server.
  public var name: String

  /// The head of a request.
  public init(have: [KnownLog] = [], name: String = "") {
    self.have = have
    self.name = name
  }

  /// The line, without its end.
  public var line: String {
    var members: Members = [
      ("format", .string(SyncRequestHead.format)), ("version", .integer(SyncRequestHead.version)),
    ]
    if !name.isEmpty { members.append(("name", .string(name))) }
    return JSON.object(members + [("have", .array(have.map { $0.json }))]).text
  }

  /// Reads the line. O(bytes).
  ///
  /// - Throws: ``RequestFault``; for another format or a later version too.
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

/// The name of a browser as a player gave it: at most 64 characters without controls.
///
/// - Throws: ``RequestFault/wrongType(field:expected:)`` for any other value.
public func passName(_ json: JSON?) throws(RequestFault) -> String {
  guard let json else { return "" }
  guard let name = json.string, name.unicodeScalars.count <= 64,
    name.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F })
  else { throw .wrongType(field: "name", expected: "a text of at most 64 characters") }
  return name
}

/// A device whose events have the names of others: a browser was set back to an earlier state and went on.
public struct Fork: Hashable, Sendable {
  /// The device.
  public let device: DeviceID
  /// The first event whose name another event has; 0 when that may be any, those that a checkpoint covers among them.
  public let from: Int
  /// The device that the client's events from there on are to have instead.
  public let newDevice: DeviceID

  /// A fork of a device.
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

/// The first line of the answer to a sync: what the server has now.
public struct SyncAnswerHead: Hashable, Sendable {
  /// What is known of each device, with the lines of the request.
  public var have: [KnownLog]
  /// The devices of which nothing was taken from some event on.
  public var forks: [Fork]
  /// The lines of the request that were refused, by their numbers, the head being 1, with the reasons.
  public var refused: [Refused]
  /// Whether there are more lines for the client than the answer has: it asks again, with what it then has.
  public var hasMore: Bool
  /// The bytes that the player's journal takes on the server, and how many it may take.
  public var size: Int
  /// See ``size``.
  public var room: Int

  /// A line that was refused.
  public struct Refused: Hashable, Sendable {
    /// The number of the line; the head is 1.
    public let line: Int
    /// Why, in English, for developers.
    public let reason: String

    /// A line that was refused.
    public init(line: Int, reason: String) {
      self.line = line
      self.reason = reason
    }
  }

  /// The head of an answer.
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

  /// The line, without its end.
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

  /// Reads the line; `nil` when it is none of this version. O(bytes).
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
