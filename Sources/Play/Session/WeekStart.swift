/// The first day of calendar weeks.
enum WeekStart {
  case monday, sunday

  /// Creates the week start that readers with a BCP 47 tag are used to: Sunday in the territories that CLDR 44 names
  /// (`weekData`, `firstDay` "sun"), Monday elsewhere. A tag without a region means its language's most likely region,
  /// such as the United States for `en`.
  init(tag: String) {
    var region: [UInt8] = []
    for byte in tag.utf8.prefix(35) {
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") {
        // The first subtag is the language, so collect only subtags after a separator.
        if region.count == 3 { break }
        region = [byte]
      } else if !region.isEmpty {
        region.append(byte & 0xDF)
      }
    }
    guard region.count == 3 else {
      switch InterfaceLanguage(tag: tag) {
      case .english, .korean, .traditionalChinese: self = .sunday
      case .spanish, .italian, .simplifiedChinese, nil: self = .monday
      }
      return
    }
    self = .monday
    let regions = WeekStart.sundayRegions
    for place in 0..<regions.utf8CodeUnitCount / 2
    where regions.utf8Start[2 * place] == region[1] && regions.utf8Start[2 * place + 1] == region[2] { self = .sunday }
  }

  private static let sundayRegions: StaticString = """
    AGASBDBRBSBTBWBZCACODMDOETGTGUHKHNIDILINJMJPKEKHKRLAMHMMMOMTMXMZNINPPAPEPHPKPRPTPYSASGSVTHTTTWUMUSVEVIWSYEZAZW
    """

  /// The column, from 0, of the day `weekday` days after a Monday.
  func column(ofWeekday weekday: Int) -> Int { self == .sunday ? (weekday + 1) % 7 : weekday }

  /// The weekday in a column, in days after Monday. Columns are numbered from 0.
  func weekday(ofColumn column: Int) -> Int { self == .sunday ? (column + 6) % 7 : column }
}
