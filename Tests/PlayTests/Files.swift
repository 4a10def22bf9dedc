import Formats
import Foundation
import TestTools
import Vocabulary

@testable import Interface
@testable import Journal
@testable import Play
@testable import Rules
@testable import Words

extension DataFile {
  /// The vocabulary for readers of English, because most tests use English.
  static func vocabulary(_ language: Language) -> DataFile { .vocabulary(language, .english) }

  /// The files of a language that such a reader needs.
  static func all(of language: Language) -> [DataFile] {
    games(language) + [vocabulary(language), .details(language, .english), .sounds(language)]
  }
}

/// Small data files for tests.
enum Files {
  static let english = lexicon(
    "alarming* alarm* ring* main* mail lam marginal* agencies* cease* case* ages anal! nail* reading* dear* red* ear* rid",
    .english)
  static let spanish = lexicon("mañanas* maña* mana mañana* amas* camiones* camión* caso* mes*", .spanish)
  static let italian = lexicon("montagna* manto* tana* nota*", .italian)

  /// A few entries, and many entries for each letter, so that the list can be scrolled.
  static let vocabulary =
    ([
      "#vocabulary 2",
      "word\tpos\tlevel\tzh-Hant\tzh-Hans\texample\texample-zh-Hant\texample-zh-Hans\tforms",
      "alarm\tnoun\tA2\t鬧鐘；警報\t闹钟；警报\tThe {alarm} rang at six.\t鬧鐘六點響了。\t闹钟六点响了。\talarms",
      "read\tverb\tA1\t讀\t读\tHe is {reading} to his daughter.\t他在讀書給女兒聽。\t他在读书给女儿听。\treading, reads",
      "ring\tnoun\tA2\t戒指\t戒指\tHer {ring} was her grandmother's.\t她的戒指是祖母的。\t她的戒指是祖母的。\trings",
      "ring\tverb\tA2\t響\t响\tThe phone {rang} twice.\t電話響了兩聲。\t电话响了两声。\trang, rings, rung",
      "apple\tnoun\tA1\t蘋果\t苹果\tAn {apple} fell.\t一顆蘋果掉下來。\t一个苹果掉下来。\tapples",
      "banana\tnoun\tA1\t香蕉\t香蕉\tThe {banana} is ripe.\t香蕉熟了。\t香蕉熟了。\tbananas",
    ] + fillers.map { "\($0)\tnoun\tB1\t字\t字\tA {\($0)} is there.\t在那裡。\t在那里。\t" }).joined(separator: "\n")

  /// The names of the entries of ``vocabulary``, in the vocabulary's order.
  private static let names: [String] = {
    let glossary = try! Glossary(served(vocabulary, .english, .english), language: .english)
    return (0..<glossary.count).map { glossary.id($0).text }
  }()

  /// In this sounds file, the sound of each entry is the entry's name; the last entry "ring" has two sounds.
  private static let sounds: String = {
    names.map { $0 == "ring.2" ? "rɪŋ\trɪŋg\n" : "\($0)\t\n" }.joined()
  }()

  /// In this file of details, *apple* and *banana* are food, and each is related to the other. The word *ring* has a
  /// collocation. English is the only language with details.
  private static let details: String = {
    func column(_ texts: [String: String]) -> String { names.map { (texts[$0] ?? "") + "\n" }.joined() }
    return "#vocabulary 2 columns\ntopics\tfrequency\tcollocations\tsynonyms\n"
      + column(["apple": "food;nature", "banana": "food", "ring": "clothes"]) + column(["apple": "1000"])
      + column(["ring": "wear a ring;a gold ring"]) + column(["apple": "banana", "banana": "apple"])
  }()

  static let spanishVocabulary = """
    #vocabulary 2
    word\tpos\tzh-Hant\tzh-Hans\ten\texample\texample-en
    árbol\tnoun m\t樹\t树\ttree\tEl {árbol} es alto.\tThe tree is tall.
    gato\tnoun m\t貓\t猫\tcat\tEl {gato} duerme.\tThe cat sleeps.
    ñu\tnoun m\t牛羚\t角马\tgnu\tEl {ñu} corre.\tThe gnu runs.
    """

  /// 40 words of each letter, none of them an English word.
  private static let fillers = "abcdefghijklmnoprstuvwxyz".flatMap { letter in
    "bcdfghjk".flatMap { second in "vwxyz".map { "\(letter)x\(second)q\($0)" } }
  }

  /// The sentences of `Data/sentences`, without their names.
  private static let sentences = Dictionary(
    uniqueKeysWithValues: InterfaceLanguage.allCases.map { language in
      (language, Array(namedSentences(language).map { $0.sentence + "\n" }.joined().utf8))
    })

  /// In the list, `*` after a word means common, `!` offensive and `~` unsuitable for schools.
  static func lexicon(_ words: String, _ language: Language) -> [UInt8] {
    let items = words.split(separator: " ").map { word in
      WordList.Item(
        word.filter { !"*!~".contains($0) }, isCommon: word.contains("*"), isOffensive: word.hasSuffix("!"),
        isNotForSchool: word.hasSuffix("~"))
    }
    return try! Lexicon.encode(WordList(items, language: language))
  }

  /// Returns the text of a vocabulary with the columns that readers of this translation language get.
  static func served(_ text: String, _ language: Language, _ translation: TranslationLanguage) -> [UInt8] {
    let served = Column.served(language, with: Column.translation(into: translation.tag)!)
    // The small vocabularies of tests list their forms instead of paradigms.
    let names = (served + [.forms]).map { $0.name }
    return Array(columns(names, of: text).utf8)
  }

  /// The levels of a language's target words: *cease* has the level C1, *nail* and *dear* have none, and all other words
  /// have the level A1.
  private static func levels(_ language: Language) -> [UInt8] {
    let lexicon = try! Lexicon(bytes: bytes(of: .lexicon(language)))
    return WordLevels.file(lexicon) { number in
      switch lexicon.spellings(of: number)[0] {
      case "cease": .c1
      case "nail", "dear": nil
      default: .a1
      }
    }
  }

  static func bytes(of file: DataFile) -> [UInt8] {
    switch file {
    case .lexicon(.english): english
    case .lexicon(.spanish): spanish
    case .lexicon: italian
    case .roots(.english, length: 8): Array("# from 1970-01-01\nalarming\nagencies".utf8)
    case .roots(.english, length: 7): Array("reading".utf8)
    case .roots(.spanish, length: 8): Array("camiones".utf8)
    case .roots(.spanish, length: 7): Array("mañanas".utf8)
    case .roots(.italian, length: 8): Array("montagna".utf8)
    case .roots: Array("# none yet".utf8)
    case .dailyWords(.english): Array("# from 1970-01-01\nalarm\tapple\tring\taxbqv\talarm\talarm\n".utf8)
    case .dailyWords: Array("# from 1970-01-01\ngato\tgato\tgato\tgato\tgato\tgato\n".utf8)
    case .levels(let language): levels(language)
    case .vocabulary(.english, let translation): served(vocabulary, .english, translation)
    case .vocabulary(.spanish, let translation): served(spanishVocabulary, .spanish, translation)
    case .vocabulary: Array("word\n".utf8)
    case .sounds(.english): Array(sounds.utf8)
    case .sounds: []
    case .details(.english, _): Array(details.utf8)
    case .details: Array("#vocabulary 2 columns\ntopics\n".utf8)
    case .sentences(let language): sentences[language] ?? []
    }
  }
}
