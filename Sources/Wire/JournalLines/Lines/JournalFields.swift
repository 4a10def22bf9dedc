import Formats
import Journal
import Rules
import Words

/// The fields of a JSON object in a journal. Each accessor checks the value that it returns.
struct JournalFields {
  let json: JSON

  init(_ json: JSON) throws(JournalFault) {
    guard case .object = json else { throw .notAnObject }
    self.json = json
  }

  /// Reads the JSON fields of a line.
  ///
  /// - Throws: A fault if the line is not a JSON object or was written by a later version.
  init(line bytes: [UInt8]) throws(JournalFault) {
    let json: JSON
    do throws(JSONFault) { json = try JSON(bytes) } catch { throw .malformedJSON(error) }
    try self.init(json)
    let version = try integer("version", 1...Int64.max)
    guard version <= JournalVersion.current else { throw .newerVersion(version, last: lastEvent) }
  }

  /// The line's event, or the last event that its checkpoint covers. Lines of every version contain the necessary
  /// fields.
  private var lastEvent: EventID? {
    guard let device = json["device"]?.string.flatMap({ DeviceID($0) }),
      let value = (json["counter"] ?? json["covered"])?.integer, let counter = Int(exactly: value),
      EventID.counters.contains(counter)
    else { return nil }
    return EventID(device: device, counter: counter)
  }

  func has(_ name: String) -> Bool { json[name] != nil }

  private func member(_ name: String) throws(JournalFault) -> JSON {
    guard let member = json[name] else { throw .missingField(name) }
    return member
  }

  func string(_ name: String) throws(JournalFault) -> String {
    guard let text = try member(name).string else { throw .wrongType(field: name, expected: "a string") }
    return text
  }

  func bool(_ name: String) throws(JournalFault) -> Bool {
    guard let value = try member(name).bool else { throw .wrongType(field: name, expected: "true or false") }
    return value
  }

  func integer(_ name: String, _ allowed: ClosedRange<Int64>) throws(JournalFault) -> Int64 {
    guard let value = try member(name).integer else { throw .wrongType(field: name, expected: "a whole number") }
    guard allowed.contains(value) else { throw .unsuitable(field: name) }
    return value
  }

  func count(_ name: String, _ allowed: ClosedRange<Int> = 0...Count.most) throws(JournalFault) -> Int {
    Int(try integer(name, Int64(allowed.lowerBound)...Int64(allowed.upperBound)))
  }

  func array(_ name: String) throws(JournalFault) -> [JSON] {
    guard let values = try member(name).array else { throw .wrongType(field: name, expected: "an array") }
    return values
  }

  func object(_ name: String) throws(JournalFault) -> JournalFields {
    let member = try member(name)
    guard case .object = member else { throw .wrongType(field: name, expected: "an object") }
    return try JournalFields(member)
  }

  /// Returns the objects of an array; a missing array is treated as empty.
  func objects(_ name: String) throws(JournalFault) -> [JournalFields] {
    var objects: [JournalFields] = []
    guard has(name) else { return objects }
    for value in try array(name) {
      guard case .object = value else { throw .wrongType(field: name, expected: "an array of objects") }
      objects.append(try JournalFields(value))
    }
    return objects
  }

  func strings(_ name: String) throws(JournalFault) -> [String] {
    var strings: [String] = []
    for value in try array(name) {
      guard let text = value.string else { throw .wrongType(field: name, expected: "an array of strings") }
      strings.append(text)
    }
    return strings
  }
}

// Values that belong to the games.
extension JournalFields {
  func time(_ name: String) throws(JournalFault) -> Milliseconds { Milliseconds(try integer(name, 0...Time.latest)) }

  func device(_ name: String) throws(JournalFault) -> DeviceID {
    guard let device = DeviceID(try string(name)) else { throw .unsuitable(field: name) }
    return device
  }

  func round(_ name: String = "round") throws(JournalFault) -> RoundID { try event(name) }

  func event(_ name: String) throws(JournalFault) -> EventID {
    guard let id = EventID(try string(name)) else { throw .unsuitable(field: name) }
    return id
  }

  func stamp(_ name: String = "stamp") throws(JournalFault) -> Stamp {
    guard let stamp = Stamp(try string(name)) else { throw .unsuitable(field: name) }
    return stamp
  }

  func day(_ name: String = "day") throws(JournalFault) -> Day {
    guard let day = Day(try string(name)) else { throw .unsuitable(field: name) }
    return day
  }

  func language(_ name: String = "language") throws(JournalFault) -> Language {
    let code = try string(name)
    guard let language = Language(code: code), language.code.hasSameBytes(as: code)
    else { throw .unsuitable(field: name) }
    return language
  }

  func root(_ language: Language) throws(JournalFault) -> Root {
    let text = try string("root")
    guard let root = try? Root(text, language: language) else { throw .unsuitable(field: "root") }
    return root
  }

  func word(_ alphabet: Alphabet) throws(JournalFault) -> Word {
    guard let word = alphabet.storedWord(try string("word")) else { throw .unsuitable(field: "word") }
    return word
  }

  /// Returns the name of a saved word. The name begins with a letter of the language, and contains no white space and
  /// no control characters.
  func savedWord() throws(JournalFault) -> String {
    let text = try string("word")
    guard Alphabet(try language()).canSave(text) else { throw .unsuitable(field: "word") }
    return text
  }

  /// Returns a reader for the rows of a JSON field; `nil` if the field is not text. In versions before 4, the field is
  /// an array of objects.
  func rows(_ name: String, of device: DeviceID) -> RowReader? {
    json[name]?.string.map { RowReader($0, of: name, device: device) }
  }

  func help() throws(JournalFault) -> Help {
    if let text = json["help"]?.string {
      guard let help = Help(named: text) else { throw .unsuitable(field: "help") }
      return help
    }
    return .letters(try count("help", 0...Lexicon.maximumLength))
  }

  func outcome() throws(JournalFault) -> Outcome {
    switch try string("outcome").utf8 {
    case "harvested": return .harvested
    case "gaveUp": return .gaveUp
    case "timeUp": return .timeUp
    default: throw .unsuitable(field: "outcome")
    }
  }
}

extension Alphabet {
  /// Returns whether a text can name a saved word. The text must begin with a letter, contain no white space and no
  /// control characters, and have at most 256 bytes.
  func canSave(_ text: String) -> Bool {
    guard let first = text.scalars.first, letter(folding: first) != nil, text.utf8.count <= 256
    else { return false }
    return text.scalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F && !Alphabet.isSpace($0) }
  }

  /// Returns the word that a text in lowercase letters without accents spells; `nil` for any other text and for an
  /// empty text.
  func storedWord(_ text: String) -> Word? {
    var letters: [Letter] = []
    for scalar in text.unicodeScalars {
      guard let letter = letter(scalar) else { return nil }
      letters.append(letter)
    }
    return letters.isEmpty ? nil : Word(letters)
  }
}
