import Rules
import Words

/// Code that all fuzz targets share.

/// Stops the fuzzer and reports this input as a finding.
func require(
  _ holds: Bool, _ otherwise: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) {
  if !holds { fatalError(otherwise(), file: file, line: line) }
}

/// The bytes that libFuzzer made.
func bytes(_ pointer: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
  Array(UnsafeBufferPointer(start: pointer, count: count))
}

/// Reads choices from the beginning of an input; returns zeros after its end.
struct Choices {
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: some Collection<UInt8>) { rest = Array(bytes)[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func number(byteCount: Int = 1) -> Int {
    var value = 0
    for index in 0..<byteCount { value |= Int(rest.popFirst() ?? 0) << (8 * index) }
    return value
  }
}

/// A small test lexicon of each language: lists with accents, several spellings of a word, offensive words, and
/// matching roots.
enum Small {
  static let english = list(
    "alarming* alarm* ring* main* mail lam marginal* agencies* cease* case* ages anal! nail* reading* dear* red* ear* rid a",
    .english)
  static let spanish = list(
    "mañanas* maña* mana maná mañana* amas camiones* camión* caso* mes* papa* papá* que qué* sí cigüeña puta!", .spanish
  )
  static let italian = list("montagna* manto* tana* nota* città* e è perché* giro* girò merda! giardino*", .italian)

  static func list(_ language: Language) -> WordList {
    switch language {
    case .english: english
    case .spanish: spanish
    default: italian
    }
  }

  static let lexicons = Language.allCases.map { try! Lexicon(list($0)) }

  static func lexicon(_ language: Language) -> Lexicon { lexicons[Int(language.rawValue)] }

  static func roots(_ language: Language, length: Int) -> String {
    switch (language, length) {
    case (.english, 8): "# from 2026-11-21\nalarming\nagencies\nmarginal\n"
    case (.english, 7): "reading\n"
    case (.spanish, 8): "camiones\n"
    case (.spanish, 7): "mañanas\n"
    case (.italian, 8): "montagna\ngiardino\n"
    default: "# none yet\n"
    }
  }

  static func vocabulary(_ language: Language) -> String {
    switch language {
    case .english:
      "word\tzh-Hant\tzh-Hans\texample\tforms\nring\t戒指\t戒指\tA {ring}.\trings\nring\t響\t响\tIt {rang}.\trang, rung\nalarm\t鬧鐘\t闹钟\t\t\n"
    case .spanish: "word\ten\tzh-Hant\nmañana\ttomorrow\t明天\npapá\tdad\t爸爸\nñu\tgnu\t牛羚\n"
    default: "word\n"
    }
  }

  /// `*` marks a common word, `!` an offensive one.
  private static func list(_ words: String, _ language: Language) -> WordList {
    let items = words.split(separator: " ").enumerated().map { index, word in
      WordList.Item(
        word.filter { $0 != "*" && $0 != "!" }, frequency: (index * 37) % 900, isCommon: word.hasSuffix("*"),
        isOffensive: word.hasSuffix("!"))
    }
    return try! WordList(items, language: language)
  }
}
