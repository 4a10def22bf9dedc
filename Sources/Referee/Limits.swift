import Rules

/// What is humanly possible, and how far clocks may be wrong. All times are milliseconds.
///
/// They keep programs from results that no hand can make. They do not tell a patient program from a person; nothing that is played on the
/// player's own machine can.
public enum Limits {
  /// How far a player's clock may be ahead of the server's. Clocks that are set by the network differ by less than a second; five minutes
  /// is what Kerberos and many others grant the rest.
  public static let skew: Int64 = 5 * 60_000
  /// By how much a clock may step back, as it does when the network sets it.
  public static let step: Int64 = 2000
  /// The least time for each letter of a word since the word before: twenty keys a second. The fastest typists reach about that for a
  /// second or two, in texts they know.
  public static let perLetter: Int64 = 50
  /// The most words in any minute. Nobody thinks of, types and sends a word a second for a whole minute.
  public static let wordsInAMinute = 60
  /// The least time between two letters of Apple Tree: a quick double tap takes as long.
  public static let betweenTries: Int64 = 80
  /// How long after a day's end its results are taken: a device may have been without a network.
  public static let lateness: Int64 = 7 * 86_400_000
  /// The most events of one round that are read: all words that letters make, all refused guesses that are kept, and help.
  public static let events = 2000

  /// From when to when it is this day somewhere: from midnight at UTC+14 to midnight at UTC−12.
  public static func span(of day: Day) -> ClosedRange<Milliseconds> {
    let start = Int64(day.number) * 86_400_000
    return Milliseconds(start - 14 * 3_600_000)...Milliseconds(start + 86_400_000 + 12 * 3_600_000)
  }
}
