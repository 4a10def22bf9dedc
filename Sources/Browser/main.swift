/// Joins Play to `Web/host.js` across the wasm boundary; `docs/formats/patches.md` says what crosses it.

#if arch(wasm32)
  import Play
  import Rules

  // The boundary is one of C with a single thread: the state is global, and only the exports touch it. Nobody calls `main`, so a variable at the
  // top of this file would never get its value: those of a type get it when they are first used.
  private enum Program {
    nonisolated(unsafe) static var client = Client()
    nonisolated(unsafe) static var bytes: [UInt8] = []
  }

  /// Takes a message (`nameCount` bytes of its name, then `bodyCount` bytes of its body, all UTF-8 at `pointer`) and the time: milliseconds since
  /// 1970 UTC, and how many minutes the player's clock is ahead of it. Answers how many bytes ``outbox()`` then has.
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

  /// Where the answer to the last message stands, until the next one.
  @_expose(wasm, "outbox")
  @_cdecl("outbox")
  public func outbox() -> UnsafePointer<UInt8>? {
    // The array stands until the next call, and no Swift code runs between.
    Program.bytes.withUnsafeBufferPointer { $0.baseAddress }
  }
#endif
