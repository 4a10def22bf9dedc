import Formats
import Interface
import Journal
import Rules
import Vocabulary
import Words

/// A file that the client needs and the host fetches. The file has the same name on the server's disk, in the links of
/// pages, and in this type.
public enum DataFile: Hashable, Sendable {
  /// The word list of a language in packed form: `en.lexicon` (`docs/formats/lexicon.md`).
  case lexicon(Language)
  /// The root words with this number of letters (see `RootList.lengths`): `en-8.txt`.
  case roots(Language, length: Int)
  /// The daily words of Apple Tree: `daily-en.txt`.
  case dailyWords(Language)
  /// The levels of a language's target words: `en.levels` (`docs/formats/levels.md`).
  case levels(Language)
  /// The vocabulary entries of a language, with translations into another language: `en-ko.tsv`
  /// (`docs/formats/vocabulary.md`).
  case vocabulary(Language, TranslationLanguage)
  /// The pronunciations of the vocabulary entries of a language: `en.sounds` (`docs/formats/sounds.md`).
  case sounds(Language)
  /// Details of a language's entries, with texts in a translation language: `en-ko.details`
  /// (`docs/formats/details.md`).
  case details(Language, TranslationLanguage)
  /// The sentences of all pages in a language of the interface: `ko.sentences`.
  case sentences(InterfaceLanguage)

  /// The file's name, without a folder.
  public var name: String {
    switch self {
    case .lexicon(let language): "\(language.code).lexicon"
    case .roots(let language, let length): "\(language.code)-\(length).txt"
    case .dailyWords(let language): "daily-\(language.code).txt"
    case .levels(let language): "\(language.code).levels"
    case .vocabulary(let language, let translation): "\(language.code)-\(translation.tag).tsv"
    case .sounds(let language): "\(language.code).sounds"
    case .details(let language, let translation): "\(language.code)-\(translation.tag).details"
    case .sentences(let language): "\(language.tag).sentences"
    }
  }

  /// Creates the file with this name; `nil` if there is no such file. O(number of files).
  public init?(name: String) {
    guard let match = DataFile.all.first(where: { $0.name.hasSameBytes(as: name) }) else { return nil }
    self = match
  }

  /// The files of all languages. Not cached, because loading the file of sentences can register more languages.
  public static var all: [DataFile] {
    @inline(never) get {
      Language.allCases.flatMap { language in
        games(language) + translations(of: language).flatMap { [.vocabulary(language, $0), .details(language, $0)] }
          + [.sounds(language)]
      } + InterfaceLanguage.allCases.map { .sentences($0) }
    }
  }

  /// The files that the games need in a language, without the vocabulary.
  static func games(_ language: Language) -> [DataFile] {
    [.lexicon(language)] + RootList.lengths.map { .roots(language, length: $0) } + [
      .dailyWords(language), .levels(language),
    ]
  }

  /// The language of the translations that a reader of a vocabulary gets: the wanted language if the vocabulary is
  /// translated into it, otherwise English.
  static func translation(of language: Language, for wanted: TranslationLanguage) -> TranslationLanguage {
    wanted.translates(language) ? wanted : .english
  }

  /// The vocabulary in the wanted language, otherwise in English.
  public static func vocabulary(_ language: Language, for wanted: TranslationLanguage) -> DataFile {
    .vocabulary(language, translation(of: language, for: wanted))
  }

  /// The languages into which the vocabulary of a language is translated.
  public static func translations(of language: Language) -> [TranslationLanguage] {
    TranslationLanguage.allCases.filter { $0.translates(language) }
  }

  /// The game language to which the file belongs; `nil` for a file of sentences.
  public var language: Language? {
    switch self {
    case .lexicon(let language), .roots(let language, length: _), .dailyWords(let language), .levels(let language),
      .vocabulary(let language, _), .details(let language, _), .sounds(let language):
      language
    case .sentences: nil
    }
  }
}
