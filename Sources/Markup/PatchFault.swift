/// Why bytes are not a patch, and at which byte.
public enum PatchFault: Error, Equatable, Sendable {
  /// The bytes end within what begins at the offset, or a length or count there promises more than follows.
  case cutShort(byteOffset: Int)
  case unknownOperation(UInt8, byteOffset: Int)
  case unknownNode(UInt8, byteOffset: Int)
  /// A number above 2³¹ - 1, or written with more bytes than it needs.
  case badNumber(byteOffset: Int)
  case notUTF8(byteOffset: Int)
  /// A tag or an attribute's name that no code could have given.
  case refusedName(byteOffset: Int)
  case tooDeep(limit: Int, byteOffset: Int)
}

extension PatchFault: CustomStringConvertible {
  public var description: String {
    switch self {
    case .cutShort(let offset): "patch: cut short in what begins at byte \(offset); send it again whole"
    case .unknownOperation(let code, let offset): "patch: operation \(code) at byte \(offset) is not one of 1 to 9"
    case .unknownNode(let code, let offset): "patch: node \(code) at byte \(offset) is neither 1 (text) nor 2 (element)"
    case .badNumber(let offset): "patch: the number at byte \(offset) is too large or too long"
    case .notUTF8(let offset): "patch: the text at byte \(offset) is not UTF-8"
    case .refusedName(let offset): "patch: the name at byte \(offset) is not one a page may use"
    case .tooDeep(let limit, let offset): "patch: more than \(limit) elements inside each other at byte \(offset)"
    }
  }
}

/// Why a patch does not fit a page; `operation` counts from 0.
public enum PatchMisfit: Error, Equatable, Sendable {
  case noChild(at: Int, operation: Int)
  case notAnElement(at: Int, operation: Int)
  case notAText(at: Int, operation: Int)
  case noAttribute(operation: Int)
  case leavesTheHolder(operation: Int)
  /// An attribute for the holder, which has none, or anything but one root in it at the end.
  case notAPage(operation: Int)
}
