import Foundation

extension Day {
  /// Creates the day of a moment in a calendar's time zone.
  public init(_ date: Date, calendar: Calendar = .current) {
    self.init(Milliseconds(date), minutesEast: calendar.timeZone.secondsFromGMT(for: date) / 60)
  }

  /// Returns today's date in a calendar's time zone.
  public static func today(calendar: Calendar = .current) -> Day { Day(Date(), calendar: calendar) }
}

extension Milliseconds {
  /// Creates the moment of a date, rounded down to milliseconds; saturates.
  public init(_ date: Date) {
    let value = (date.timeIntervalSince1970 * 1000).rounded(.down)
    self.init(Int64(exactly: value) ?? (value < 0 ? .min : .max))
  }

  /// Creates a duration, rounded towards zero to milliseconds; saturates.
  public init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    let (thousands, overflows) = seconds.multipliedReportingOverflow(by: 1000)
    self = Milliseconds(overflows ? (seconds < 0 ? .min : .max) : thousands)
    self = self + Milliseconds(attoseconds / 1_000_000_000_000_000)
  }
}

extension Date {
  /// Creates the date of a moment.
  public init(_ moment: Milliseconds) { self.init(timeIntervalSince1970: Double(moment.value) / 1000) }
}

extension Duration {
  /// Creates a duration of the standard library.
  public init(_ duration: Milliseconds) { self = .milliseconds(duration.value) }
}

// MARK: - A clock by default

extension FindWordsRound {
  /// Judges a guess and, if it is accepted, adds the find with the date of the guess.
  ///
  /// - Throws: The first reason for refusing the guess; the round then stays unchanged.
  @discardableResult
  public mutating func play(_ guess: String, in lexicon: Lexicon, date: Date = Date()) throws(Refusal) -> Find {
    try play(guess, in: lexicon, at: Milliseconds(date))
  }

  /// Takes help with a word and records it in the round. If the whole word is shown, returns a find without points. If
  /// the help is not offered, the round stays unchanged.
  @discardableResult
  public mutating func take(_ help: Help, with word: Word, in lexicon: Lexicon, date: Date = Date()) -> Find? {
    take(help, with: word, in: lexicon, at: Milliseconds(date))
  }
}
