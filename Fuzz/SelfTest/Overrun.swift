/// A read beyond the end of memory, which only the address sanitizer detects.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ pointer: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = bytes(pointer, count)
  let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: 64)
  defer { memory.deallocate() }
  memory.update(repeating: 0, count: 64)
  guard let first = input.first, first < 80 else { return 0 }
  return memory[Int(first)] == 1 ? -1 : 0
}
