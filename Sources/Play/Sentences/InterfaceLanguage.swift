/// A language of the interface. Each has a table of sentences; a table that misses one does not compile.
public enum InterfaceLanguage: CaseIterable, Hashable, Sendable {
  case english

  /// The BCP 47 tag, for `lang` attributes.
  public var tag: String {
    switch self {
    case .english: "en"
    }
  }

  /// The first of the reader's languages that there is; English when there is none.
  public init(preferring tags: [String]) {
    for tag in tags {
      let primary = tag.utf8.prefix { $0 != UInt8(ascii: "-") }
      if let match = InterfaceLanguage.allCases.first(where: { $0.tag.utf8.elementsEqual(primary) { $0 == $1 | 0x20 } })
      {
        self = match
        return
      }
    }
    self = .english
  }

  public var sentences: Sentences {
    switch self {
    case .english: .english
    }
  }
}
