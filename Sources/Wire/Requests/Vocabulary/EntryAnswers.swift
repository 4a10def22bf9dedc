import Formats
import Vocabulary
import Words

extension Entry {
  /// The entry as JSON; members that it does not have are left out.
  func json() -> JSON {
    var members: [(name: String, value: JSON)] = [("id", .string(id.text)), ("word", .string(word))]
    if let partOfSpeech { members.append(("partOfSpeech", .string(partOfSpeech.code))) }
    if let level { members.append(("level", .string(level.code))) }
    members.append(("translations", translations))
    if !example.isEmpty { members.append(("example", exampleJSON)) }
    members.append(("forms", .array(forms.map { .string($0) })))
    return .object(members)
  }

  /// The translations by language, for each an array, the best first.
  private var translations: JSON {
    let fields = [("zh-Hant", traditional), ("zh-Hans", simplified), ("en", english)]
    return .object(
      fields.filter { !$0.1.utf8.isEmpty }.map { (name: $0.0, value: .array(Entry.translations(of: $0.1))) })
  }

  /// The sentence, and its three parts: clients count text in different units, so no offset would suit all of them.
  private var exampleJSON: JSON {
    let fields = [("zh-Hant", exampleTraditional), ("zh-Hans", exampleSimplified), ("en", exampleEnglish)]
    return .object([
      ("text", .string(example.text)), ("before", .string(example.beforeWord)), ("word", .string(example.word)),
      ("after", .string(example.afterWord)),
      (
        "translations",
        .object(fields.filter { !$0.1.utf8.isEmpty }.map { (name: $0.0, value: .string($0.1)) })
      ),
    ])
  }

  private static func translations(of field: String) -> [JSON] {
    field.unicodeScalars.split { $0 == "；" || $0 == ";" }.map { part in
      var text = Substring(part).unicodeScalars
      while let first = text.first, Alphabet.isSpace(first) { text.removeFirst() }
      while let last = text.last, Alphabet.isSpace(last) { text.removeLast() }
      return .string(String(text))
    }
  }
}
