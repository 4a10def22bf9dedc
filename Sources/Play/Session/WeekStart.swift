import Formats
import Interface

/// The first day of calendar weeks.
enum WeekStart {
  case monday, sunday

  /// Creates the week start that is usual for readers with a BCP 47 tag. The week begins on Sunday in the territories
  /// that CLDR 44 lists (`weekData`, `firstDay` "sun"), and on Monday elsewhere. For a tag without a region, the
  /// initializer assumes the language's most likely region, such as the United States for `en`.
  init(tag: String) {
    var region: [UInt8] = []
    for byte in tag.bytes.prefix(35) {
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") {
        // A country code is a later subtag of the tag, so collect subtags only after a separator.
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

  /// The calendar column, from 0, of the weekday that is `weekday` days after Monday.
  func column(ofWeekday weekday: Int) -> Int { self == .sunday ? (weekday + 1) % 7 : weekday }

  /// The weekday in a calendar column, as the number of days after Monday. The first column has the number 0.
  func weekday(ofColumn column: Int) -> Int { self == .sunday ? (column + 6) % 7 : column }
}
