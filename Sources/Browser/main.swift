/// Joins Play to `Web/host.js` across the wasm boundary; `docs/formats/patches.md` says what crosses it.

#if arch(wasm32)
  import CRuntime
  import Play
  import Rules
  import Wire
  import Words

  // The boundary is one of C with a single thread: the state is global, and only the exports touch it.
  nonisolated(unsafe) private var client = Client(painted: .english)
  nonisolated(unsafe) private var desk = JudgeDesk()
  nonisolated(unsafe) private var bytes: [UInt8] = []

  @_expose(wasm, "send")
  @_cdecl("send")
  public func send(
    _ pointer: UnsafePointer<UInt8>, _ nameCount: Int32, _ textCount: Int32, _ milliseconds: Double,
    _ minutesEast: Int32
  ) -> Int32 {
    let name = String(decoding: UnsafeBufferPointer(start: pointer, count: Int(nameCount)), as: UTF8.self)
    let text = Array(UnsafeBufferPointer(start: pointer + Int(nameCount), count: Int(textCount)))
    let time = Milliseconds(Int64(exactly: milliseconds.rounded()) ?? 0)
    bytes = outboxBytes(client.receive(name: name, text: text, at: time, minutesEast: Int(minutesEast)))
    return Int32(bytes.count)
  }

  /// Answers a judge's request, or takes in a lexicon: for tests that replay recorded games outside a browser.
  @_expose(wasm, "judge")
  @_cdecl("judge")
  public func judge(_ pointer: UnsafePointer<UInt8>, _ count: Int32) -> Int32 {
    bytes = desk.answer(Array(UnsafeBufferPointer(start: pointer, count: Int(count))))
    return Int32(bytes.count)
  }

  @_expose(wasm, "outbox")
  @_cdecl("outbox")
  public func outbox() -> UnsafePointer<UInt8>? {
    // The array stands until the next call, and no Swift code runs between.
    bytes.withUnsafeBufferPointer { $0.baseAddress }
  }
#endif
