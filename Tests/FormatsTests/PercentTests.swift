import Testing

@testable import Formats

/// Addresses in and out.
struct PercentTests {
  @Test(arguments: [
    ("ring", "ring"), ("árbol", "%C3%A1rbol"), ("a b", "a%20b"), ("a+b", "a%2Bb"), ("50%", "50%25"), ("a-b", "a-b"),
    ("~", "%7E"), ("\0", "%00"), ("🍎", "%F0%9F%8D%8E"), ("", ""),
  ])
  func `what is encoded is decoded again`(text: String, encoded: String) {
    #expect(Percent.encoded(text) == encoded)
    #expect(Percent.decoded(encoded.utf8) == text)
    #expect(Percent.decodedQuery(encoded.utf8) == text)
  }

  @Test(arguments: [
    ("%", "%"), ("%4", "%4"), ("%zz", "%zz"), ("%%41", "%A"), ("100%25%", "100%%"), ("%ff", "\u{FFFD}"),
    ("%c3%B1", "ñ"),
  ])
  func `a sign that begins no escape stands for itself`(encoded: String, text: String) {
    #expect(Percent.decoded(encoded.utf8) == text)
  }

  @Test func `a plus is a blank in a query alone`() {
    #expect(Percent.decoded("a+b".utf8) == "a+b")
    #expect(Percent.decodedQuery("a+b".utf8) == "a b")
  }

  @Test func `parameters that networks add hide none of ours`() {
    for text in ["?a=1&b=x+y", "?fbclid=z#a=1&b=x%20y", "#a=1&b=x y?fbclid=z", "?a=1&a=2&b=x%20y"] {
      let query = Query(text.utf8)
      #expect(query["a"] == "1" && query["b"] == "x y" && query["c"] == nil, "\(text)")
    }
    #expect(Query("?a&=b&c=d=e".utf8)["a"] == "")
    #expect(Query("?a&=b&c=d=e".utf8)["c"] == "d=e")
  }
}

@Suite struct `A query` {
  @Test func `has so many parameters and no more`() {
    let many = (0..<20_000).map { "p\($0)=\($0)" }.joined(separator: "&")
    let query = Query(many.utf8)
    #expect(query["p0"] == "0" && query["p63"] == "63" && query["p64"] == nil && query["p19999"] == nil)
    #expect(Query((String(repeating: "&", count: 60_000) + "a=1&b=2").utf8)["b"] == "2")
  }
}

/// Digits of base 16, and the search by halves.
struct HexTests {
  @Test func `a number has one text of so many digits`() {
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

  @Test func `the first index that holds is found for every length`() {
    for count in 0..<70 {
      for first in 0...count { #expect((0..<count).partitioningIndex { $0 >= first } == first) }
    }
  }
}
