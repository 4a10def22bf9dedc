import Testing

@testable import Formats

/// Percent-encoding and query parameters of URLs.
struct PercentTests {
  @Test(arguments: [
    ("ring", "ring"), ("árbol", "%C3%A1rbol"), ("a b", "a%20b"), ("a+b", "a%2Bb"), ("50%", "50%25"), ("a-b", "a-b"),
    ("~", "%7E"), ("\0", "%00"), ("🍎", "%F0%9F%8D%8E"), ("", ""),
  ])
  func `percent-encoded text decodes to the original`(text: String, encoded: String) {
    #expect(Percent.encoded(text) == encoded)
    #expect(Percent.decoded(encoded.utf8) == text)
    #expect(Percent.decodedQuery(encoded.utf8) == text)
  }

  @Test(arguments: [
    ("%", "%"), ("%4", "%4"), ("%zz", "%zz"), ("%%41", "%A"), ("100%25%", "100%%"), ("%ff", "\u{FFFD}"),
    ("%c3%B1", "ñ"),
  ])
  func `a percent sign without two hex digits stays literal`(encoded: String, text: String) {
    #expect(Percent.decoded(encoded.utf8) == text)
  }

  @Test func `a plus sign decodes to a space only in a query`() {
    #expect(Percent.decoded("a+b".utf8) == "a+b")
    #expect(Percent.decodedQuery("a+b".utf8) == "a b")
  }

  @Test func `parameters that other sites add to a link do not hide the game's own parameters`() {
    for text in ["?a=1&b=x+y", "?fbclid=z#a=1&b=x%20y", "#a=1&b=x y?fbclid=z", "?a=1&a=2&b=x%20y"] {
      let query = Query(text.utf8)
      #expect(query["a"] == "1" && query["b"] == "x y" && query["c"] == nil, "\(text)")
    }
    #expect(Query("?a&=b&c=d=e".utf8)["a"] == "")
    #expect(Query("?a&=b&c=d=e".utf8)["c"] == "d=e")
  }
}

@Suite struct `A query` {
  @Test func `a query keeps only its first 64 parameters`() {
    let many = (0..<20_000).map { "p\($0)=\($0)" }.joined(separator: "&")
    let query = Query(many.utf8)
    #expect(query["p0"] == "0" && query["p63"] == "63" && query["p64"] == nil && query["p19999"] == nil)
    #expect(Query((String(repeating: "&", count: 60_000) + "a=1&b=2").utf8)["b"] == "2")
  }
}

/// Tests hexadecimal numbers and binary search.
struct HexTests {
  @Test func `hexadecimal text has a fixed number of lowercase digits and parses back`() {
    #expect(Hex.text(0, digits: 4) == "0000")
    #expect(Hex.text(0xABC, digits: 4) == "0abc")
    #expect(Hex.text(0xABCDE, digits: 4) == "bcde")
    #expect(Hex.text(.max, digits: 16) == "ffffffffffffffff")
    for text in ["abc", "0abc", "0000000000000abc"] {
      #expect(Hex.number(small: text.utf8) == 0xABC)
      #expect(Hex.text(0xABC, digits: text.utf8.count) == text)
    }
    #expect(Hex.number(small: "ffffffffffffffff".utf8) == .max)
    for text in ["", "0ABC", "g", "-1", "10000000000000000", " 1"] { #expect(Hex.number(small: text.utf8) == nil) }
  }

  @Test func `binary search finds the first matching index in arrays of every length`() {
    for count in 0..<70 {
      for first in 0...count { #expect((0..<count).partitioningIndex { $0 >= first } == first) }
    }
  }
}
