import Hummingbird
import Play
import Testing

@testable import Server

@Suite struct `Content negotiation` {
  @Test(arguments: [
    ("br, gzip", "br", true), ("gzip;q=0.5, BR;q=0.1", "br", true), ("gzip", "br", false), ("", "gzip", false),
    ("br;q=0", "br", false), ("*", "br", true), ("*;q=0", "gzip", false), ("gzip;q=nonsense", "gzip", true),
    ("*;q=0, br", "br", true), (";;;,,", "br", false),
  ])
  func `an encoding is used only where it is accepted`(header: String, coding: String, isAccepted: Bool) {
    #expect(Preferences(header).accept(coding) == isAccepted)
  }

  @Test(arguments: [
    ("\"abc\"", true), ("W/\"abc\"", true), ("\"x\", \"abc\"", true), ("*", true), ("\"abcd\"", false), ("abc", false),
    ("", false),
  ])
  func `an entity tag matches what the client has`(header: String, isMatch: Bool) {
    #expect(matches("\"abc\"", header) == isMatch)
  }

  @Test func `no If-None-Match matches nothing`() { #expect(!matches("\"abc\"", nil)) }

  @Test(arguments: ["", "fr", "de-DE, fr;q=0.5", "en;q=0", ";q=,,;", "EN-us", "zz, en;q=0.1"])
  func `a reader always gets an interface language`(header: String) {
    #expect(InterfaceLanguage(acceptLanguage: header) == .english)
  }

  @Test(arguments: [
    ("es", InterfaceLanguage.spanish), ("fr, es;q=0.5, it;q=0.8", .italian), ("en;q=0.1, KO-kr;q=0.2", .korean),
    ("es;q=0.5, it;q=0.5", .spanish), ("zh-TW;Q=0.9, en;q=0.8", .traditionalChinese),
  ])
  func `a reader gets the language with the most weight, of two the first`(header: String, language: InterfaceLanguage)
  {
    #expect(InterfaceLanguage(acceptLanguage: header) == language)
  }
}
