import Formats

/// The first day of calendar weeks.
enum WeekStart {
  case monday, sunday

  /// As readers with a BCP 47 tag are used to: Sunday in the territories that CLDR 44 names (`weekData`, `firstDay` "sun"), Monday elsewhere.
  /// A tag without a region stands for its language's most likely one, as `en` for the United States.
  init(tag: String) {
    let parts = Array(tag.utf8).prefix(35).split { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    let region = parts.dropFirst().first { $0.count == 2 }.map { part in part.map { $0 & 0xDF } }
    if let region {
      let regions = Array(WeekStart.sundayRegions.utf8).split(separator: UInt8(ascii: " "))
      self = regions.contains { $0.elementsEqual(region) } ? .sunday : .monday
      return
    }
    switch InterfaceLanguage(tag: tag) {
    case .english, .korean, .traditionalChinese: self = .sunday
    case .spanish, .italian, .simplifiedChinese, nil: self = .monday
    }
  }

  private static let sundayRegions =
    "AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK "
    + "PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW"

  /// The column, from 0, of the day `weekday` days after a Monday.
  func column(ofWeekday weekday: Int) -> Int { self == .sunday ? (weekday + 1) % 7 : weekday }

  /// Puts weekday names, given from Monday on, in column order.
  func ordered(_ names: [String]) -> [String] {
    guard self == .sunday, let sunday = names.last else { return names }
    return [sunday] + names.dropLast()
  }
}
