import Formats
import Journal
import Rules
import Vocabulary
import Words

/// A file that play needs and the host fetches: its name is the same on the server's disk, in the page's links and here.
public enum DataFile: Hashable, Sendable {
  /// The words of a language, packed: `en.lexicon` (`docs/formats/lexicon.md`).
  case lexicon(Language)
  /// The roots with so many letters, one of ``RootList/lengths``: `en-8.txt`.
  case roots(Language, length: Int)
  /// The entries of a language: `en.tsv` (`docs/formats/vocabulary.md`).
  case vocabulary(Language)
  /// What the pages say in a language of the interface: `ko.sentences`.
  case sentences(InterfaceLanguage)

  /// The file's name, without a folder.
  public var name: String {
    switch self {
    case .lexicon(let language): "\(language.code).lexicon"
    case .roots(let language, let length): "\(language.code)-\(length).txt"
    case .vocabulary(let language): "\(language.code).tsv"
    case .sentences(let language): "\(language.tag).sentences"
    }
  }

  /// The file of a name; `nil` for a name that no file has. O(files).
  public init?(name: String) {
    guard let match = DataFile.all.first(where: { $0.name.hasSameBytes(as: name) }) else { return nil }
    self = match
  }

  /// Every file, of all languages.
  public static let all: [DataFile] =
    Language.allCases.flatMap { all(of: $0) } + InterfaceLanguage.allCases.map { .sentences($0) }

  /// The files of a language of the games: what is needed to play and to look words up in it.
  public static func all(of language: Language) -> [DataFile] {
    [.lexicon(language), .vocabulary(language)] + RootList.lengths.map { .roots(language, length: $0) }
  }

  /// The language of the games that the file belongs to; `nil` for sentences.
  public var language: Language? {
    switch self {
    case .lexicon(let language), .roots(let language, length: _), .vocabulary(let language): language
    case .sentences: nil
    }
  }
}
