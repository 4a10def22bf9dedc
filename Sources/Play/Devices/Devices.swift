import Rules

/// The content of the page about a player's devices, as the server knows them.
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

    /// Creates a square picture with this side. `path` outlines the black areas.
    public init(side: Int, path: String) {
      self.side = side
      self.path = path
    }
  }

  /// An action that the player requests.
  public enum Order: String, CaseIterable, Sendable {
    /// Starts to sync as a new player.
    case begin
    /// Adds this device to the devices of the player with this code.
    case join
    /// Shows a code for another device.
    case offer
    /// Revokes a device.
    case revoke
    /// Deletes the player's data from the server.
    case delete
  }

  /// The player's devices; empty if this browser does not sync.
  public var devices: [Device]
  /// A code for another device, if the player has requested one.
  public var code: String?
  /// A picture with the code, for the other device's camera; `nil` if the code does not fit into a picture.
  public var picture: Picture?
  /// The code that this browser has read from another device's picture.
  public var broughtCode = ""
  /// Whether the server has no room for more of the player's data.
  public var isFull = false
  /// Whether the player has just deleted all data from the server.
  public var isDeleted = false
  /// Whether the browser did not store the cookie that a form has just set.
  public var lacksCookie = false
  /// Whether the entered code is invalid.
  public var isCodeWrong = false

  /// Creates the page in its initial state.
  public init(_ devices: [Device] = []) { self.devices = devices }
}
