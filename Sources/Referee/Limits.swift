import Rules

/// The limits of human speed and of clock errors.
///
/// The limits reject results that people cannot achieve by hand. A game on the player's own machine cannot distinguish
/// a patient program from a person, so the limits do not try to detect such a program.
public enum Limits {
  /// The maximum time by which a player's clock may be ahead of the server's clock. The limit allows for clocks that
  /// are not set by the network, for which five minutes is the tolerance of Kerberos and many other systems. For clocks
  /// that are set by the network, one second would be enough.
  public static let skew = Milliseconds.minutes(5)
  /// Differences between clock readings up to this limit are ignored, because the network may correct a clock by this
  /// much at any time.
  public static let step = Milliseconds.seconds(2)
  /// The total time by which a device's clock may be set back during a round. The limit allows a change from ``skew``
  /// ahead to ``skew`` behind.
  public static let correction = skew * 2
  /// The minimum time per letter between two words, corresponding to twenty keys a second. Twenty keys a second is ten
  /// times the average typing speed, and more than twice the speed of the fastest of 168,000 typists. Source: Dhakal et
  /// al., "Observations on Typing from 136 Million Keystrokes", CHI 2018.
  public static let perLetter = Milliseconds(50)
  /// The maximum number of words in any minute. People cannot think of, type and send a word every second for a whole
  /// minute.
  public static let wordsInAMinute = 60
  /// The minimum time from one letter in Apple Tree to the second letter after it. Two fingers can press two keys at
  /// the same moment, but three consecutive keys need as much time as the letters of words.
  public static let threeTries = perLetter * 2
  /// The time after the end of a day in which results of that day are accepted, because a device may have been offline.
  public static let lateness = Milliseconds.days(7)
  /// The maximum number of events of a round. The limit is enough for all words made from the letters, all stored
  /// refused guesses, and help.
  public static let events = 2000

  /// Returns the time span during which it is this day in at least one time zone: from midnight at UTC+14 to midnight
  /// at UTC−12.
  public static func span(of day: Day) -> ClosedRange<Milliseconds> {
    let start = Milliseconds.days(day.number)
    return (start - .hours(14))...(start + .hours(24 + 12))
  }
}
