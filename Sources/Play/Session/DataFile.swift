import Formats
import Journal
import Rules
import Vocabulary
import Words

/// A file that play needs and the host fetches: its name is the same on the server's disk, in the page's links and here.
public enum DataFile: Hashable, Sendable {
  case lexicon(Language)
  case roots(Language, length: Int)
  case vocabulary(Language)
  case sentences(InterfaceLanguage)

  public var name: String {
    switch self {
    case .lexicon(let language): "\(language.code).lexicon"
    case .roots(let language, let length): "\(language.code)-\(length).txt"
    case .vocabulary(let language): "\(language.code).tsv"
    case .sentences(let language): "\(language.tag).sentences"
    }
  }

  public init?(name: String) {
    guard let match = DataFile.all.first(where: { $0.name.hasSameBytes(as: name) }) else { return nil }
    self = match
  }

  public static let all: [DataFile] =
    Language.allCases.flatMap { language in
      [.lexicon(language), .vocabulary(language)] + RootList.lengths.map { .roots(language, length: $0) }
    } + InterfaceLanguage.allCases.map { .sentences($0) }
}
