import TestTools
import Testing

@testable import Formats

/// RFC 8259.
struct JSONParsingTests {
  private func fault(_ bytes: [UInt8]) -> JSONFault? {
    do throws(JSONFault) {
      _ = try JSON(bytes)
      return nil
    } catch { return error }
  }

  private func fault(_ text: String) -> JSONFault? { fault(Array(text.utf8)) }

  @Test(arguments: [
    ("null", "null"), (" true\r\n", "true"), ("\tfalse ", "false"), ("0", "0"), ("-0", "-0"), ("10", "10"),
    ("-1.50", "-1.50"),
    ("1e5", "1e5"), ("1E+05", "1E+05"), ("0.1e-2", "0.1e-2"),
    ("123456789012345678901234567890", "123456789012345678901234567890"),
    ("\"\"", "\"\""), ("\"año 🍎\"", "\"año 🍎\""), ("[]", "[]"), ("[ ]", "[]"), ("{}", "{}"), ("{ }", "{}"),
    ("[1, 2 ,3]", "[1,2,3]"), ("[[],{}]", "[[],{}]"), ("{ \"a\" : 1 , \"b\" : [ null ] }", "{\"a\":1,\"b\":[null]}"),
    ("{\"b\":1,\"a\":2}", "{\"b\":1,\"a\":2}"), ("{\"\":0}", "{\"\":0}"), ("{\"a\":1,\"a\":2}", "{\"a\":1,\"a\":2}"),
    (#""\u0041\u00f1\u00D1""#, "\"AñÑ\""), (#""\ud83c\udf4e""#, "\"🍎\""), (#""\uD800\uDC00""#, "\"\u{10000}\""),
    (#""\udbff\udfff""#, "\"\u{10FFFF}\""), (#""\"\\\/\b\f\n\r\t""#, #""\"\\/\u0008\u000c\n\r\t""#),
    (#""\u0000""#, #""\u0000""#),
    ("\"\u{7F}\"", #""\u007f""#), ("\"\u{2028}\u{2029}\"", #""\u2028\u2029""#),
    ("\"\u{80}\u{FEFF}\u{FFFF}\"", "\"\u{80}\u{FEFF}\u{FFFF}\""),
    ("\"</script>\"", "\"</script>\""), ("\"e\u{301}\"", "\"e\u{301}\""),
  ])
  func `JSON text is parsed and written in its shortest form`(text: String, expected: String) throws {
    #expect(Array(try JSON(text).text.utf8) == Array(expected.utf8))
    #expect(Array(try JSON(JSON(text).text).text.utf8) == Array(expected.utf8))
  }

  @Test(
    arguments: [
      ("", .endOfText), (" ", .endOfText), ("nul", .endOfText), ("nulL", .unexpected), ("True", .unexpected),
      ("truex", .textAfterValue),
      ("NaN", .unexpected), ("Infinity", .unexpected), ("undefined", .unexpected), ("'a'", .unexpected),
      ("a", .unexpected),
      ("+1", .unexpected), (".5", .unexpected), ("-", .badNumber), ("01", .badNumber), ("-01", .badNumber),
      ("00", .badNumber),
      ("1.", .badNumber), ("1.e5", .badNumber), ("1e", .badNumber), ("1e+", .badNumber), ("-a", .badNumber),
      ("0x10", .textAfterValue),
      ("1 2", .textAfterValue), ("1,", .textAfterValue), ("[] []", .textAfterValue), ("{}}", .textAfterValue),
      ("1_000", .textAfterValue),
      ("[", .endOfText), ("[1", .endOfText), ("[1,", .endOfText), ("[1,]", .unexpected), ("[,1]", .unexpected),
      ("[1 2]", .unexpected),
      ("[1}", .unexpected), ("]", .unexpected), ("{", .endOfText), ("{\"a\"", .endOfText), ("{\"a\":", .endOfText),
      ("{\"a\":1", .endOfText), ("{\"a\":1,", .endOfText), ("{\"a\":1,}", .unexpected), ("{a:1}", .unexpected),
      ("{1:1}", .unexpected),
      ("{\"a\" 1}", .unexpected), ("{\"a\",1}", .unexpected), ("{\"a\":1]", .unexpected), ("// x\n1", .unexpected),
      ("/**/1", .unexpected),
      ("\"", .endOfText), ("\"a", .endOfText), ("\"\\", .endOfText), ("\"\\u00", .endOfText), (#""\x41""#, .badEscape),
      (#""\u00g0""#, .badEscape), (#""\u 041""#, .badEscape), (#""\U0041""#, .badEscape), (#""\'""#, .badEscape),
      (#""\ud83c""#, .badEscape),
      (#""\ud83cx""#, .badEscape), (#""\ud83c\n""#, .badEscape), (#""\ud83c\u0041""#, .badEscape),
      (#""\udf4e""#, .badEscape),
      (#""\udf4e\ud83c""#, .badEscape), ("\"a\nb\"", .controlCharacter), ("\"\t\"", .controlCharacter),
      ("\"\0\"", .controlCharacter),
      ("\u{FEFF}1", .unexpected), ("\u{A0}1", .unexpected), ("\u{C}1", .unexpected), ("１", .unexpected),
      ("[1\u{2003}]", .unexpected),
    ] as [(String, JSONFault.Reason)])
  func `text that is not JSON is refused with a reason`(text: String, reason: JSONFault.Reason) {
    let found = fault(text)
    #expect(found?.reason == reason)
    if let found { #expect((0...text.utf8.count).contains(found.byteOffset)) }
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0xAF], [0xE0, 0x80, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF0, 0x9F, 0x8D],
      [0xFF], [0xE2, 0x82],
    ] as [[UInt8]])
  func `JSON strings that are not UTF-8 are refused`(bytes: [UInt8]) {
    #expect(fault([0x22] + bytes + [0x22])?.reason == .notUTF8)
  }

  @Test func `a JSON fault names its byte offset`() {
    #expect(fault("{\"a\":tru}") == JSONFault(reason: .unexpected, byteOffset: 8))
    #expect(fault("[1,2,x]") == JSONFault(reason: .unexpected, byteOffset: 5))
    #expect(fault("\"añ\u{1}\"") == JSONFault(reason: .controlCharacter, byteOffset: 4))
    #expect(fault("[1] 2") == JSONFault(reason: .textAfterValue, byteOffset: 4))
  }

  @Test func `JSON deeper than the maximum depth is refused`() {
    func arrays(_ count: Int, around inner: String = "") -> String {
      String(repeating: "[", count: count) + inner + String(repeating: "]", count: count)
    }
    func objects(_ count: Int) -> String {
      String(repeating: "{\"a\":", count: count) + "1" + String(repeating: "}", count: count)
    }
    #expect(fault(arrays(JSONReader.maximumDepth)) == nil)
    #expect(fault(arrays(JSONReader.maximumDepth, around: "1")) == nil)
    #expect(fault(objects(JSONReader.maximumDepth)) == nil)
    #expect(fault(arrays(JSONReader.maximumDepth + 1))?.reason == .tooDeep)
    #expect(fault(objects(JSONReader.maximumDepth + 1))?.reason == .tooDeep)
    #expect(fault(String(repeating: "[", count: 1_000_000))?.reason == .tooDeep)
    #expect(fault(String(repeating: "{\"a\":", count: 1_000_000))?.reason == .tooDeep)
  }

  @Test func `JSON that is cut at any byte is refused`() throws {
    let text = #"{"guess":"an\u0303o \ud83c\udf4e 🍎","found":["ring",true,null,-1.5e3],"at":{"x":[]}}"#
    let bytes = Array(text.utf8)
    for count in bytes.indices { #expect(fault(Array(bytes[..<count])) != nil, "cut at byte \(count)") }
    #expect(fault(bytes) == nil)
  }

  @Test func `random bytes never crash the JSON parser, and accepted JSON survives a round trip`() throws {
    let pieces =
      #"{}[]",:\un0123456789-+.eE truefalsenull"a""\"\ud83c\udf4e""#.utf8.map { [$0] }
      + ["🍎", "ñ", "\\u00", "\\ud8"].map { Array($0.utf8) } + [[0xFF], [0]]
    var accepted = 0
    for count in 0..<50_000 {
      let seed = seedOfThisRun &+ UInt64(count)
      var numbers = SeededNumbers(seed: seed)
      var bytes: [UInt8] = Bool.random(using: &numbers) ? [] : [UInt8(ascii: "["), UInt8(ascii: "\"")]
      for _ in 0..<Int.random(in: 0..<12, using: &numbers) { bytes += pieces.randomElement(using: &numbers) ?? [] }
      if bytes.first == UInt8(ascii: "[") { bytes += Array("\"]".utf8) }
      guard let json = try? JSON(bytes) else { continue }
      accepted += 1
      #expect(try JSON(json.text).text == json.text, "SEED=\(seed)")
    }
    #expect(accepted > 100)
  }

  @Test func `JSON with one changed byte is parsed consistently or refused with a byte offset`() {
    let bytes = Array(#"{"guess":"an\u0303o","found":["ring",-1.5e3]}"#.utf8)
    for index in bytes.indices {
      for value in UInt8.min ... .max {
        var changed = bytes
        changed[index] = value
        guard let json = try? JSON(changed) else {
          #expect(fault(changed).map { $0.byteOffset <= bytes.count } == true)
          continue
        }
        #expect((try? JSON(json.text))?.text == json.text, "byte \(index) as \(value)")
      }
    }
  }
}
