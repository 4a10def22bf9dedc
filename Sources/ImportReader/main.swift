/// The import reader as a program for the browser. `docs/formats/lists.md`, "Between Play and the reader", describes
/// its interface.

#if arch(wasm32)
  import Imports

  // As in Sources/Browser/main.swift: one thread, and only the exports touch the state.
  private enum Program {
    nonisolated(unsafe) static var bytes: [UInt8] = []
  }

  /// Handles a request of `count` bytes at `pointer`, and returns the number of bytes that ``outbox()`` then has.
  @_expose(wasm, "read")
  @_cdecl("read")
  public func read(_ pointer: UnsafePointer<UInt8>, _ count: Int32) -> Int32 {
    let request = ImportRequest(Array(UnsafeBufferPointer(start: pointer, count: Int(count))))
    Program.bytes = ImportAnswer(to: request).encoded
    return Int32(Program.bytes.count)
  }

  /// The address of the last answer, valid until the next answer.
  @_expose(wasm, "outbox")
  @_cdecl("outbox")
  public func outbox() -> UnsafePointer<UInt8>? {
    // The array lives until the next call, and no Swift code runs in between.
    Program.bytes.withUnsafeBufferPointer { $0.baseAddress }
  }
#endif
