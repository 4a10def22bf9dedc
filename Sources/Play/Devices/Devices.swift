import Rules

/// The content of the page about a player's devices, according to the server's data.
public struct Devices: Sendable {
  /// The path of the page.
  public static let path = "/devices"
  /// The maximum number of characters in a device's name.
  public static let longestName = 64

  /// A device of the player.
  public struct Device: Sendable {
    /// The device's number, from 1.
    public let number: Int
    /// The name that the player gave the device; may be empty.
    public let name: String
    /// The last day on which the device was used.
    public let seen: Day
    /// Whether the page is shown on this device.
    public let isThis: Bool

    /// Creates a device.
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

    /// Creates a square picture with this side length. `path` outlines the black areas.
    public init(side: Int, path: String) {
      self.side = side
      self.path = path
    }
  }

  /// An action that the player requests with a form.
  public enum Order: String, CaseIterable, Sendable {
    /// Begin to sync as a new player.
    case begin
    /// Add this device to the devices of the player with the entered code.
    case join
    /// Show a code with which another device can join.
    case offer
    /// Revoke a device's access.
    case revoke
    /// Delete the player's data from the server.
    case delete
  }

  /// The player's devices; empty if this browser does not sync.
  public var devices: [Device]
  /// A code for another device, if the player has requested one.
  public var code: String?
  /// A picture with the code, for the other device's camera; `nil` if the code does not fit into a picture.
  public var picture: Picture?
  /// The code that this browser has read from the picture on another device.
  public var broughtCode = ""
  /// Whether the server rejects more of the player's data because the player's storage is full.
  public var isFull = false
  /// Whether the player has just deleted all data from the server.
  public var isDeleted = false
  /// Whether the browser rejected the cookie that the response to the last form set.
  public var lacksCookie = false
  /// Whether the entered code is invalid.
  public var isCodeWrong = false

  /// Creates the page's initial content, before the player submits a form.
  public init(_ devices: [Device] = []) { self.devices = devices }
}
