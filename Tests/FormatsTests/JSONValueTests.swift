import Testing

@testable import Formats

struct JSONValueTests {
  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("42", 42), ("9223372036854775807", .max), ("-9223372036854775808", .min),
      ("9223372036854775808", nil), ("1.0", nil),
      ("1e3", nil), ("\"1\"", nil), ("true", nil), ("null", nil),
    ] as [(String, Int64?)])
  func `a JSON number is an integer only without fraction or exponent and within 64 bits`(text: String, value: Int64?)
    throws
  {
    #expect(try JSON(text).integer == value)
  }

  @Test func `the first of two JSON members with the same name wins`() throws {
    #expect(try JSON(#"{"a":1,"a":2}"#)["a"]?.integer == 1)
  }

  @Test func `JSON member names are compared byte by byte, without Unicode normalization`() throws {
    let json = try JSON("{\"caf\u{E9}\":1,\"cafe\u{301}\":2}")
    #expect(json["caf\u{E9}"]?.integer == 1)
    #expect(json["cafe\u{301}"]?.integer == 2)
    #expect(json["cafe"] == nil)
  }

  @Test func `reading a JSON value as a wrong type returns nil`() throws {
    for text in ["null", "1", "\"a\"", "[1]", "true"] { #expect(try JSON(text)["a"] == nil) }
    for text in ["null", "1", "\"a\"", "{}", "true"] { #expect(try JSON(text).array == nil) }
    #expect(try JSON("[1]").string == nil)
    #expect(try JSON("true").bool == true)
    #expect(try JSON("0").bool == nil)
  }
}
