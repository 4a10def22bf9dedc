import Hummingbird
import Interface
import Play
import Testing

@testable import Server

@Suite struct `Content negotiation` {
  @Test(arguments: [
    ("br, gzip", "br", true), ("gzip;q=0.5, BR;q=0.1", "br", true), ("gzip", "br", false), ("", "gzip", false),
    ("br;q=0", "br", false), ("*", "br", true), ("*;q=0", "gzip", false), ("gzip;q=nonsense", "gzip", true),
    ("*;q=0, br", "br", true), (";;;,,", "br", false), ("br;q = 0", "br", false), ("gzip, br ; q= 0.0 ", "br", false),
    ("gzip;q =0.5", "gzip", true),
  ])
  func `a content encoding is used only if the client accepts it`(header: String, coding: String, isAccepted: Bool) {
    #expect(Preferences(header).accept(coding) == isAccepted)
  }

  @Test(arguments: [
    ("\"abc\"", true), ("W/\"abc\"", true), ("\"x\", \"abc\"", true), ("*", true), ("\"abcd\"", false), ("abc", false),
    ("", false),
  ])
  func `an entity tag matches the client's list of tags`(header: String, isMatch: Bool) {
    #expect(matches("\"abc\"", header) == isMatch)
  }

  @Test func `only the first kilobyte of a long list header is read, without partial items`() {
    let long = String(repeating: "x, ", count: 20_000)
    #expect(!Preferences(long + "br").accept("br") && Preferences("br, " + long).accept("br"))
    #expect(InterfaceLanguage(acceptLanguage: long + "es") == .english)
    #expect(!matches("\"abc\"", long + "\"abc\"") && matches("\"abc\"", "\"abc\"," + long))
    for length in 0...3 {
      let before = String(repeating: "y", count: ListHeader.mostBytes - 4 - length) + ","
      #expect(ListHeader.items(before + "gzip").count == (length == 0 ? 1 : 2))
      #expect(ListHeader.items(before + "é, é, é").last != "\u{FFFD}")
    }
    #expect(ListHeader.items(String(repeating: "x", count: 70_000)).isEmpty)
  }

  @Test func `a missing If-None-Match header matches no entity tag`() { #expect(!matches("\"abc\"", nil)) }

  @Test(arguments: ["", "fr", "de-DE, fr;q=0.5", "en;q=0", ";q=,,;", "EN-us", "zz, en;q=0.1"])
  func `an unsupported Accept-Language header falls back to English`(header: String) {
    #expect(InterfaceLanguage(acceptLanguage: header) == .english)
  }

  @Test(arguments: [
    ("es", InterfaceLanguage.spanish), ("fr, es;q=0.5, it;q=0.8", .italian), ("en;q=0.1, KO-kr;q=0.2", .korean),
    ("es;q=0.5, it;q=0.5", .spanish), ("zh-TW;Q=0.9, en;q=0.8", .traditionalChinese),
  ])
  func `the accepted language with the greatest weight wins, and the first language wins a tie`(
    header: String, language: InterfaceLanguage
  ) {
    #expect(InterfaceLanguage(acceptLanguage: header) == language)
  }
}
