/// A trap that only two specific bytes reach.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ pointer: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = bytes(pointer, count)
  require(!(input.count > 2 && input[0] == 0x4F && input[2] == 0xD1), "planted")
  return 0
}
