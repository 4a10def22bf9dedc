import Markup
import Rules
import Testing
import Words

@testable import Play

/// Tests feature F21 of `docs/features.md` with the shipped words: how the page shows the time.
@Suite struct `The timer of Find Words` {
  private func timed(speaking tag: String = "en", at time: Int64 = 0) -> Reader {
    var reader = Reader("/find-words", speaking: tag, at: time)
    reader.press(reader.say(.settings))
    reader.choose(reader.say(.minutesOption, .count("count", 2)), in: reader.say(.timer))
    reader.press(reader.say(.close))
    return reader
  }

  private func clock(_ reader: Reader) -> Node? {
    reader.parts("timer").first { $0["aria-label"] == reader.say(.timeLeft) }
  }

  private func seconds(_ reader: Reader) -> Int {
    let parts = (clock(reader)?.plainText ?? "").split(separator: ":").compactMap { Int($0) }
    return parts.count == 2 ? parts[0] * 60 + parts[1] : -1
  }

  /// Lets `seconds` seconds pass.
  private func wait(_ reader: inout Reader, _ seconds: Int) {
    for _ in 0..<seconds { reader.send(.findWords(.ticked)) }
  }

  @Test func `a first round has no timer, and the settings offer three time limits`() {
    var reader = Reader("/find-words")
    #expect(reader.parts("timer").isEmpty)
    reader.press("Settings")
    #expect(reader.page.radios(named: "minutes") == ["Off", "2 min", "3 min", "5 min"])
    #expect(reader.page.checkedRadios(named: "minutes") == ["Off"])
  }

  @Test(arguments: Reader.tags)
  func `the end of the time shows the missed words, and New word resets the timer`(reader tag: String) {
    var reader = timed(speaking: tag)
    reader.player.signals = []
    #expect((110...120).contains(seconds(reader)))
    wait(&reader, 60)
    #expect((45...62).contains(seconds(reader)) && clock(reader)?["data-low"] == nil)
    reader.fill(reader.say(.enterYourWord), "abc")
    let left = seconds(reader)
    wait(&reader, left - 8)
    #expect(clock(reader)?["data-low"] != nil)
    wait(&reader, 12)
    #expect(reader.page.texts.contains(reader.say(.roundTimeUp)) && reader.player.log.contains("focus result"))
    #expect(!reader.missedWords.isEmpty && reader.parts("timer").isEmpty)
    #expect(reader.player.signals == ["timeLow", "timeUp"])
    reader.newWord()
    #expect((110...120).contains(seconds(reader)))
  }

  @Test func `the remaining time survives a reload`() {
    var reader = timed()
    wait(&reader, 62)
    reader.find(reader.commonWords[0])
    let left = seconds(reader)
    reader.reload()
    #expect((left - 8...left + 1).contains(seconds(reader)))
  }

  @Test func `a timer chosen during a round applies to the next round`() {
    var reader = Reader.playing("alarming")
    reader.find("ring")
    reader.press("Settings")
    reader.choose("2 min", in: "Timer")
    #expect(reader.says("status", "Takes effect with the next word"))
    reader.press("Close")
    #expect(reader.parts("timer").isEmpty)
    reader.newWord()
    #expect(clock(reader) != nil)
  }

  @Test func `a daily puzzle has no timer`() {
    var reader = timed(at: Reader.noon("2026-11-21"))
    #expect(clock(reader) != nil)
    reader.playToday()
    #expect(reader.page.texts.contains("Daily puzzle, November 21") && reader.parts("timer").isEmpty)
  }
}
