import Formats
import Wire

/// A trap that only feedback from within a core module leads to: nobody guesses `[[[1]]]`.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ pointer: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let json = try? JSON(bytes(pointer, count)) else { return 0 }
  require(json.array?.first?.array?.first?.array?.first?.integer == nil, "planted")
  return 0
}
