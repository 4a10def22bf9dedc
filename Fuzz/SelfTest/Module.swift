import Formats
import Wire

/// A trap that is reachable only with coverage feedback from a core module: random input does not guess `[[[1]]]`.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ pointer: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let json = try? JSON(bytes(pointer, count)) else { return 0 }
  require(json.array?.first?.array?.first?.array?.first?.integer == nil, "planted")
  return 0
}
