/// The import reader as a WebAssembly program for the browser. `docs/formats/lists.md`, "Between Play and the reader",
/// describes the program's interface.

#if arch(wasm32)
  import Imports

  // The state needs no lock, because there is only one thread and only the exported functions access the state (as in
  // Sources/Browser/main.swift).
  private enum Program {
    nonisolated(unsafe) static var bytes: [UInt8] = []
  }

  /// Handles a request of `count` bytes at `pointer`, and returns the number of bytes in the response, whose address
  /// ``outbox()`` returns.
  @_expose(wasm, "read")
  @_cdecl("read")
  public func read(_ pointer: UnsafePointer<UInt8>, _ count: Int32) -> Int32 {
    let request = ImportRequest(Array(UnsafeBufferPointer(start: pointer, count: Int(count))))
    Program.bytes = ImportAnswer(to: request).encoded
    return Int32(Program.bytes.count)
  }

  /// Returns the address of the last response's bytes, which is valid until the next request.
  @_expose(wasm, "outbox")
  @_cdecl("outbox")
  public func outbox() -> UnsafePointer<UInt8>? {
    // The pointer remains valid after the closure, because the array lives until the next call and no Swift code runs
    // in between.
    Program.bytes.withUnsafeBufferPointer { $0.baseAddress }
  }
#endif
