import Formats
import Words

/// The known names of columns in the languages of the interface, and the meaning of each name.
enum ColumnNames {
  /// Returns a column name folded to lowercase ASCII, without spaces, hyphens and other ASCII punctuation.
  static func folded(_ name: ArraySlice<UInt8>) -> [UInt8] {
    name.compactMap { byte in
      switch byte {
      case 0x41...0x5A: byte + 0x20
      case 0x30...0x39, 0x61...0x7A, 0x80...: byte
      default: nil
      }
    }
  }

  /// The meaning of a column's name.
  enum Meaning: Equatable {
    /// The column has this role. `place` is the index of the name among all names of the role; names with lower indexes
    /// are preferred.
    case role(ColumnRole, place: Int)
    /// The column contains text in the language with this number.
    case language(Int)
  }

  /// Returns the meanings of a folded column name; empty if the name is unknown. A name can have several meanings; for
  /// example, `en` is a language code and also a name of the translation column.
  static func meanings(_ name: [UInt8]) -> [Meaning] {
    var meanings: [Meaning] = []
    func add(_ role: ColumnRole, _ names: StaticString) {
      if let place = place(of: name[...], in: names) { meanings.append(.role(role, place: place)) }
    }
    add(.word, words)
    add(.translation, translations)
    add(.example, examples)
    add(.exampleTranslation, exampleTranslations)
    add(.skipped, others)
    if let language = number(of: name[...]) {
      meanings.append(.language(language))
    }
    return meanings
  }

  /// Returns the role of each column in a list of words in this language; `nil` if no column contains words.
  static func roles(_ names: [[UInt8]], _ language: Language) -> [ColumnRole]? {
    let meanings = names.map { ColumnNames.meanings($0) }
    var roles = [ColumnRole](repeating: .skipped, count: names.count)
    func free(_ index: Int) -> Bool { roles[index] == .skipped }
    /// Returns the column whose name is the most preferred for this role, among the columns that have no role yet.
    func best(_ role: ColumnRole) -> Int? {
      var found: (index: Int, place: Int)?
      for (index, each) in meanings.enumerated() where free(index) {
        for case .role(role, let place) in each where found.map({ place < $0.place }) ?? true { found = (index, place) }
      }
      return found?.index
    }
    func ofLanguage(_ isRight: (Int) -> Bool) -> Int? {
      meanings.indices.first { index in
        free(index)
          && meanings[index].contains { if case .language(let number) = $0 { isRight(number) } else { false } }
      }
    }
    let own = number(of: language)
    guard let word = best(.word) ?? ofLanguage({ $0 == own }) ?? ofLanguage({ _ in true }) else { return nil }
    roles[word] = .word
    let translation =
      best(.translation) ?? ofLanguage({ $0 != own })
      ?? meanings.indices.first { index in
        free(index) && meanings[index].contains { if case .role(.word, _) = $0 { true } else { false } }
      }
    if let translation { roles[translation] = .translation }
    for role in [ColumnRole.example, .exampleTranslation] {
      if let column = best(role) { roles[column] = role }
    }
    return roles
  }

  /// Returns whether these names are a header. Names are a header if they have different kinds and if at least two of
  /// them have a role or all are known.
  static func isHeader(_ names: [[UInt8]], _ language: Language) -> Bool {
    guard names.count > 1, let roles = roles(names, language) else { return false }
    let meanings = names.map { ColumnNames.meanings($0) }
    var kinds: [Int] = []
    for each in meanings {
      guard let first = each.first else { continue }
      let kind =
        switch first {
        case .role(let role, _): Int(role.rawValue)
        case .language(let number): 100 + number
        }
      if !kinds.contains(kind) { kinds.append(kind) }
    }
    guard kinds.count > 1 else { return false }
    return meanings.allSatisfy { !$0.isEmpty } || roles.count { $0 != .skipped } > 1
  }

  /// Returns whether the names are the header of a built-in vocabulary, which marks the word of an example with braces.
  static func isVocabulary(_ names: [[UInt8]]) -> Bool {
    names.contains { name in
      place(of: name[...], in: "pos level forms en zhhant zhhans exampleen examplezhhant examplezhhans") != nil
    }
  }

  /// Returns whether the names are a header that this program writes.
  static func isOwn(_ names: [[UInt8]]) -> Bool {
    count(names, in: "word translation example exampletranslation") == 4
      || count(names, in: "front back example exampletranslation cloze witharticle") == 6
  }

  /// Returns how many different words of `list` occur in `names`.
  private static func count(_ names: [[UInt8]], in list: StaticString) -> Int {
    var found: [Int] = []
    for name in names {
      if let place = place(of: name[...], in: list), !found.contains(place) { found.append(place) }
    }
    return found.count
  }

  // The folded names are in English, Spanish, Italian, Chinese (both scripts) and Korean.

  private static let words: StaticString = """
    word front term words terms headword vocabulary vocab lemma expression phrase question palabra \
    palabras término termino términos vocablo anverso pregunta parola parole termine termini vocabolo \
    fronte domanda 單字 單詞 詞語 詞彙 生詞 詞 術語 正面 单字 单词 词语 词汇 生词 词 术语 단어 낱말 어휘 용어 앞면 앞
    """
  private static let translations: StaticString = """
    translation back definition meaning en zhhant zhhans translations definitions meanings gloss answer \
    traducción traduccion significado definición definicion reverso respuesta traduzione significato \
    definizione retro risposta 翻譯 意思 意義 定義 解釋 釋義 譯文 背面 反面 翻译 意义 定义 解释 释义 译文 뜻 의미 번역 해석 정의 뒷면 뒤
    """
  private static let examples: StaticString = """
    example sentence examples sentences examplesentence context ejemplo ejemplos frase oración oracion \
    esempio esempi 例句 句子 例子 範例 范例 예문 예시 예 문장
    """
  private static let exampleTranslations: StaticString = """
    exampletranslation sentencetranslation exampleen examplezhhant examplezhhans exampleko \
    translationoftheexample translatedexample traduccióndelejemplo traducciondelejemplo \
    traduccióndelafrase traduzionedellesempio traduzionedellafrase 例句翻譯 例句的翻譯 例句翻译 例句的翻译 예문번역 예문해석 예문뜻
    """
  private static let others: StaticString = """
    pos level forms tags tag notes note guid notetype deck id noteid cardid no nr number index sort \
    order rank frequency audio sound recording image picture photo ipa pronunciation transcription \
    partofspeech wordclass category topic unit lesson chapter type source url link date created hint \
    comment exampleaudio número numero etiqueta etiquetas nivel categoría imagen sonido pronunciación \
    tema lección etichette livello categoria immagine suono pronuncia lezione 編號 詞性 等級 標籤 圖片 發音 音標 音檔 拼音 \
    编号 词性 等级 标签 图片 发音 音标 번호 품사 발음 레벨 태그 그림 이미지 음성 소리
    """
  private static let languages: [StaticString] = [
    "english en eng engb enus inglés ingles inglese 英文 英語 英语 영어",
    "spanish es spa eses español espanol castellano spagnolo 西班牙文 西班牙語 西班牙语 스페인어",
    "italian it ita itit italiano 義大利文 義大利語 意大利文 意大利语 이탈리아어",
    "chinese mandarin zh zhtw zhcn chino cinese 中文 漢語 國語 華語 汉语 중국어",
    "korean ko kor kokr coreano 韓文 韓語 韩文 韩语 한국어",
    "japanese ja jpn japonés giapponese 日文 日語 日语 일본어",
    "german de deu deutsch alemán tedesco 德文 德語 德语 독일어",
    "french fr fra français francés francese 法文 法語 法语 프랑스어",
    "portuguese pt por português portugués portoghese 葡萄牙語 葡萄牙语 포르투갈어",
  ]

  /// Returns the number of the language with a folded name or tag. The number is the language's index in ``languages``,
  /// or otherwise the count of ``languages`` plus the language's index in ``Language/allCases``. A tag may include a
  /// country, for example `en_US`.
  static func language(_ name: [UInt8]) -> Int? {
    number(of: name[...]) ?? (name.count <= 5 ? number(of: name.prefix(2)) : nil)
  }

  /// Returns the number of a language in which words can be learnt.
  static func number(of language: Language) -> Int {
    number(of: language.code.bytes[...]) ?? languages.count + Int(language.rawValue)
  }

  private static func number(of name: ArraySlice<UInt8>) -> Int? {
    if let place = languages.firstIndex(where: { place(of: name, in: $0) != nil }) { return place }
    let language = Language.allCases.first { language in
      name.elementsEqual(language.code.utf8)
        || ["en", "es", "it", "ko", "zh-Hans", "zh-Hant"].contains {
          name.elementsEqual(folded(language.name(in: $0).alone.bytes[...]))
        }
    }
    return language.map { languages.count + Int($0.rawValue) }
  }
}

/// Returns the index of a name in a space-separated list of names; `nil` if the list does not contain the name.
/// O(bytes).
///
/// The list is a single string because an array of a hundred strings would need 2 kB of WebAssembly code for its
/// initialization.
@inline(never)
func place(of name: ArraySlice<UInt8>, in names: StaticString) -> Int? {
  names.withUTF8Buffer { names in
    var place = 0
    var offset = 0
    while offset < names.count {
      var end = offset
      while end < names.count, names[end] != 0x20 { end += 1 }
      if end - offset == name.count, names[offset..<end].elementsEqual(name) { return place }
      place += 1
      offset = end + 1
    }
    return nil
  }
}
