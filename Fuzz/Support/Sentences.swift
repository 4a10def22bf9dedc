import Rules

@testable import Interface
@testable import Play

extension Small {
  /// One line for each phrase, with the placeholders that many phrases contain.
  static func sentences(_ language: InterfaceLanguage) -> String {
    Phrase.allCases.map { "\(language.tag) \($0) {count:one/many} {word} {language} {text}\n" }.joined()
  }

  static func spoken(_ language: InterfaceLanguage) -> Sentences {
    Sentences(Array(sentences(language).utf8), of: language)!
  }
}

extension Client {
  /// A client to which the host has already delivered all sentences.
  static var prepared: Client {
    var client = Client()
    for language in InterfaceLanguage.allCases {
      let file = DataFile.sentences(language)
      _ = client.receive(name: "loaded \(file.name)", body: Array(Small.sentences(language).utf8), at: Milliseconds(0))
    }
    return client
  }
}
