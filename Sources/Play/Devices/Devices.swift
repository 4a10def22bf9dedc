import Rules

/// A player's devices, as the server knows them: what the page about them shows.
public struct Devices: Sendable {
  /// Where the page is.
  public static let path = "/devices"
  /// The most characters of a device's name.
  public static let longestName = 64

  /// A device of the player's.
  public struct Device: Sendable {
    /// Which it is, from 1.
    public let number: Int
    /// What the player calls it; may be empty.
    public let name: String
    /// The last day on which it was used.
    public let seen: Day
    /// Whether it is the one on which the page is shown.
    public let isThis: Bool

    /// A device.
    public init(number: Int, name: String, seen: Day, isThis: Bool) {
      self.number = number
      self.name = name
      self.seen = seen
      self.isThis = isThis
    }
  }

  /// A drawing in black on white.
  public struct Picture: Sendable {
    let side: Int
    let path: String

    /// A picture with the outline of what is black, in a square of this side.
    public init(side: Int, path: String) {
      self.side = side
      self.path = path
    }
  }

  /// What the player wants to be done.
  public enum Order: String, CaseIterable, Sendable {
    /// Begins to sync as a new player.
    case begin
    /// Becomes a device of the player who shows this code.
    case join
    /// Shows a code for another device.
    case offer
    /// Puts out a device.
    case putOut
    /// Deletes what the server has.
    case delete
  }

  /// The devices of the player; none where this browser does not sync.
  public var devices: [Device]
  /// A code for another device, where one was asked for.
  public var code: String?
  /// A picture that brings the code along, for the other device's camera; `nil` where the code would not fit into one.
  public var picture: Picture?
  /// A code that was brought along, from another device's picture.
  public var broughtCode = ""
  /// Whether the server has no room for more.
  public var isFull = false
  /// Whether the player has just had all deleted that the server had.
  public var isDeleted = false
  /// Whether the browser has not kept the cookie that a form has just given it.
  public var lacksCookie = false
  /// Whether the code that was entered lets nobody in.
  public var isCodeWrong = false

  /// The page as it is first shown.
  public init(_ devices: [Device] = []) { self.devices = devices }
}
