/// Connects Play to `Web/host.js` across the wasm boundary. `docs/formats/patches.md` describes the data that crosses
/// it.

#if arch(wasm32)
  import Play
  import Rules

  // The boundary is a C interface with a single thread: the state is global, and only the exports touch it. Nobody
  // calls `main`, so a global variable of this file would never be initialized. A static property of a type is
  // initialized when it is first used.
  private enum Program {
    nonisolated(unsafe) static var client = Client()
    nonisolated(unsafe) static var bytes: [UInt8] = []
  }

  /// Handles a message, and returns the number of bytes that ``outbox()`` then has.
  ///
  /// - Parameters:
  ///   - pointer: The name of the message, followed by its body, both in UTF-8.
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

  /// The buffer with the answer to the last message; valid until the next message.
  @_expose(wasm, "outbox")
  @_cdecl("outbox")
  public func outbox() -> UnsafePointer<UInt8>? {
    // The array lives until the next call, and no Swift code runs in between.
    Program.bytes.withUnsafeBufferPointer { $0.baseAddress }
  }
#endif
