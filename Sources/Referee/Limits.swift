import Rules

/// What is humanly possible, and how far clocks may be wrong.
///
/// They keep programs from results that no hand can make. They do not tell a patient program from a person; nothing that is played on the
/// player's own machine can.
public enum Limits {
  /// How far a player's clock may be ahead of the server's. Clocks that are set by the network differ by less than a second; five minutes
  /// is what Kerberos and many others grant the rest.
  public static let skew = Milliseconds.minutes(5)
  /// Differences between clock readings up to this are ignored: the network corrects a clock by as much at any time.
  public static let step = Milliseconds.seconds(2)
  /// By how much a device's clock may be set back in the course of a round, in all: from ``skew`` ahead to ``skew`` behind.
  public static let correction = skew * 2
  /// The least time for each letter of a word since the word before: twenty keys a second, ten times as fast as people type on average and
  /// more than twice as fast as the fastest of 168,000 typists (Dhakal et al., "Observations on Typing from 136 Million Keystrokes", CHI 2018).
  public static let perLetter = Milliseconds(50)
  /// The most words in any minute. Nobody thinks of, types and sends a word a second for a whole minute.
  public static let wordsInAMinute = 60
  /// The least time from one letter of Apple Tree to the second after it. Two fingers can press two keys at the same moment; three keys in a
  /// row take as long as letters of words do.
  public static let threeTries = perLetter * 2
  /// How long after a day's end its results are taken: a device may have been without a network.
  public static let lateness = Milliseconds.days(7)
  /// The most events of one round that are read: all words that letters make, all refused guesses that are kept, and help.
  public static let events = 2000

  /// From when to when it is this day somewhere: from midnight at UTC+14 to midnight at UTC−12.
  public static func span(of day: Day) -> ClosedRange<Milliseconds> {
    let start = Milliseconds.days(day.number)
    return (start - .hours(14))...(start + .hours(24 + 12))
  }
}
