import Formats
import Journal
import Rules
import Words

/// Writes the rows of a JSON field (`docs/formats/journal.md`, "Rows"). Rows need a third of the bytes of JSON objects
/// and are read several times as fast.
struct RowWriter {
  /// The rows written so far.
  private(set) var text: [UInt8] = []
  private var isNew = true
  /// The checkpoint's device, which is omitted in rows for events of this device.
  private let device: DeviceID
  /// The language of the previous row, which is omitted if the next row has the same language.
  private var language: Language?

  init(device: DeviceID) { self.device = device }

  mutating func add(_ field: String) {
    begin()
    for byte in field.bytes {
      switch byte {
      case 0...0x20, 0x22, 0x25, 0x3B, 0x5C, 0x7F: text += [0x25, Hex.digit(byte >> 4), Hex.digit(byte & 15)]
      default: text.append(byte)
      }
    }
  }

  /// Adds a number; writes 0 for a negative number, which a reader would reject.
  mutating func add(_ number: Int) { add(Int64(number)) }

  mutating func add(_ number: Int64) {
    begin()
    appendDigits(number)
  }

  mutating func add(_ flag: Bool) { add(flag ? 1 : 0) }

  mutating func add(_ stamp: Stamp) {
    add(stamp.at.value)
    text.append(UInt8(ascii: "-"))
    append(stamp.id)
  }

  mutating func add(_ event: EventID) {
    begin()
    append(event)
  }

  mutating func add(_ language: Language) {
    add(language == self.language ? "" : language.code)
    self.language = language
  }

  private mutating func append(_ event: EventID) {
    if event.device != device {
      text += event.device.text.utf8
      text.append(UInt8(ascii: "-"))
    }
    appendDigits(Int64(event.counter))
  }

  private mutating func appendDigits(_ number: Int64) {
    let start = text.count
    var rest = UInt64(max(number, 0))
    repeat {
      text.append(Hex.digit(UInt8(rest % 36)))
      rest /= 36
    } while rest > 0
    text[start...].reverse()
  }

  private mutating func begin() {
    if !isNew { text.append(0x20) }
    isNew = false
  }

  mutating func endRow() {
    text.append(UInt8(ascii: ";"))
    isNew = true
  }
}

/// Reads rows that a ``RowWriter`` wrote, one field at a time. Arbitrary text cannot cause a trap.
struct RowReader {
  private let name: String
  private let bytes: [UInt8]
  private let device: DeviceID
  private var offset = 0
  private(set) var isAtRowEnd = true
  /// The language of the previous row.
  private var lastLanguage: Language?

  /// - Parameter name: The name of the JSON field, which faults contain.
  init(_ text: String, of name: String, device: DeviceID) {
    self.name = name
    self.device = device
    bytes = text.bytes
  }

  var fault: JournalFault { .unsuitable(field: name) }

  /// Begins the next row; returns `false` at the end of the text.
  mutating func nextRow() throws(JournalFault) -> Bool {
    guard isAtRowEnd else { throw fault }
    isAtRowEnd = offset == bytes.count
    return !isAtRowEnd
  }

  private mutating func field() throws(JournalFault) -> Range<Int> {
    guard !isAtRowEnd else { throw fault }
    let start = offset
    while offset < bytes.count, bytes[offset] != 0x20, bytes[offset] != UInt8(ascii: ";") { offset += 1 }
    guard offset < bytes.count else { throw fault }
    isAtRowEnd = bytes[offset] == UInt8(ascii: ";")
    offset += 1
    return start..<(offset - 1)
  }

  @inline(never)
  mutating func text() throws(JournalFault) -> String {
    let field = try field()
    for index in field where bytes[index] == UInt8(ascii: "%") { return Percent.decoded(bytes[field]) }
    return String(utf8: bytes[field])
  }

  mutating func integer(_ allowed: ClosedRange<Int64>) throws(JournalFault) -> Int64 {
    try number(try field(), allowed)
  }

  mutating func count(_ allowed: ClosedRange<Int> = 0...Count.most) throws(JournalFault) -> Int {
    Int(try integer(Int64(allowed.lowerBound)...Int64(allowed.upperBound)))
  }

  mutating func flag() throws(JournalFault) -> Bool { try count(0...1) == 1 }

  mutating func time() throws(JournalFault) -> Milliseconds { Milliseconds(try integer(0...Time.latest)) }

  mutating func stamp() throws(JournalFault) -> Stamp {
    let field = try field()
    guard let hyphen = bytes[field].firstIndex(of: UInt8(ascii: "-")) else { throw fault }
    let at = try number(field.lowerBound..<hyphen, 0...Time.latest)
    return Stamp(at: Milliseconds(at), id: try event((hyphen + 1)..<field.upperBound))
  }

  mutating func event() throws(JournalFault) -> EventID { try event(try field()) }

  mutating func language() throws(JournalFault) -> Language {
    let text = try text()
    if text.isEmpty, let lastLanguage { return lastLanguage }
    guard let language = Language(code: text), language.code.hasSameBytes(as: text) else { throw fault }
    lastLanguage = language
    return language
  }

  mutating func day() throws(JournalFault) -> Day { Day(number: try count(0...Day.last.number)) }

  mutating func word(_ alphabet: Alphabet) throws(JournalFault) -> Word {
    guard let word = alphabet.storedWord(try text()) else { throw fault }
    return word
  }

  private func event(_ field: Range<Int>) throws(JournalFault) -> EventID {
    var device = device
    var start = field.lowerBound
    if let hyphen = bytes[field].firstIndex(of: UInt8(ascii: "-")) {
      guard let other = DeviceID(String(utf8: bytes[start..<hyphen])) else { throw fault }
      (device, start) = (other, hyphen + 1)
    }
    return EventID(device: device, counter: Int(try number(start..<field.upperBound, RowReader.counters)))
  }

  private static let counters = Int64(EventID.counters.lowerBound)...Int64(EventID.counters.upperBound)

  /// Parses a number of 1 to 11 digits in base 36.
  private func number(_ field: Range<Int>, _ allowed: ClosedRange<Int64>) throws(JournalFault) -> Int64 {
    guard (1...11).contains(field.count) else { throw fault }
    var value: Int64 = 0
    for index in field {
      let byte = bytes[index]
      switch byte {
      case 0x30...0x39: value = value * 36 + Int64(byte - 0x30)
      case 0x61...0x7A: value = value * 36 + Int64(byte - 0x61 + 10)
      default: throw fault
      }
    }
    guard allowed.contains(value) else { throw fault }
    return value
  }
}
