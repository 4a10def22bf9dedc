import Testing

@testable import Formats

struct JSONValueTests {
  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("42", 42), ("9223372036854775807", .max), ("-9223372036854775808", .min),
      ("9223372036854775808", nil), ("1.0", nil),
      ("1e3", nil), ("\"1\"", nil), ("true", nil), ("null", nil),
    ] as [(String, Int64?)])
  func `a whole number is one that is written so and fits`(text: String, value: Int64?) throws {
    #expect(try JSON(text).integer == value)
  }

  @Test func `of two members with one name the first counts`() throws {
    #expect(try JSON(#"{"a":1,"a":2}"#)["a"]?.integer == 1)
  }

  @Test func `names are compared byte for byte`() throws {
    let json = try JSON("{\"caf\u{E9}\":1,\"cafe\u{301}\":2}")
    #expect(json["caf\u{E9}"]?.integer == 1)
    #expect(json["cafe\u{301}"]?.integer == 2)
    #expect(json["cafe"] == nil)
  }

  @Test func `a value of another kind has no members and no items`() throws {
    for text in ["null", "1", "\"a\"", "[1]", "true"] { #expect(try JSON(text)["a"] == nil) }
    for text in ["null", "1", "\"a\"", "{}", "true"] { #expect(try JSON(text).array == nil) }
    #expect(try JSON("[1]").string == nil)
    #expect(try JSON("true").bool == true)
    #expect(try JSON("0").bool == nil)
  }
}
