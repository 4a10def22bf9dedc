/// Connects the module Play to `Web/host.js` across the boundary between wasm and JavaScript. `docs/formats/patches.md`
/// describes the data that crosses this boundary.

#if arch(wasm32)
  import Play
  import Rules

  // The boundary is a C interface that a single thread uses. Only the exported functions access the state, so the state
  // can be global. Do not use a global variable of this file, because nobody calls `main`, which would initialize the
  // variable. Use a static property of a type instead, because Swift initializes a static property when it is first
  // used.
  private enum Program {
    nonisolated(unsafe) static var client = Client()
    nonisolated(unsafe) static var bytes: [UInt8] = []
  }

  /// Handles a message, and returns the number of bytes in the response, which ``outbox()`` then provides.
  ///
  /// - Parameters:
  ///   - pointer: The address of the message's name in UTF-8, which is followed by the bytes of the message's body.
  ///   - nameCount: The number of bytes in the name.
  ///   - bodyCount: The number of bytes in the body.
  ///   - milliseconds: The current time, in milliseconds since 1970 UTC.
  ///   - minutesEast: The minutes that the player's clock is ahead of UTC.
  @_expose(wasm, "send")
  @_cdecl("send")
  public func send(
    _ pointer: UnsafePointer<UInt8>, _ nameCount: Int32, _ bodyCount: Int32, _ milliseconds: Double,
    _ minutesEast: Int32
  ) -> Int32 {
    let name = String(decoding: UnsafeBufferPointer(start: pointer, count: Int(nameCount)), as: UTF8.self)
    let body = Array(UnsafeBufferPointer(start: pointer + Int(nameCount), count: Int(bodyCount)))
    let time = Milliseconds(Int64(exactly: milliseconds.rounded()) ?? 0)
    Program.bytes = Program.client.receive(name: name, body: body, at: time, minutesEast: Int(minutesEast)).encoded
    return Int32(Program.bytes.count)
  }

  /// The response to the last message; valid until the next message.
  @_expose(wasm, "outbox")
  @_cdecl("outbox")
  public func outbox() -> UnsafePointer<UInt8>? {
    // The pointer stays valid, because the array lives until the next call and no Swift code runs in between.
    Program.bytes.withUnsafeBufferPointer { $0.baseAddress }
  }
#endif
