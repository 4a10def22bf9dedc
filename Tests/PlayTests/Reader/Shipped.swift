import Foundation
import Journal
import Rules
import Synchronization
import TestTools
import Vocabulary

@testable import Play
@testable import Words

/// The shipped files, built from `Data`, or from the language's folder in `Tests` if a test registers the language.
enum Shipped {
  /// The lexicons are loaded when they are first used, because a test needs only one or two of them.
  private static let english = lexicon(.english)
  private static let spanish = lexicon(.spanish)
  private static let italian = lexicon(.italian)
  private static let vocabularies = Mutex<[Language: [UInt8]]>([:])

  static func bytes(of file: DataFile) -> [UInt8] {
    switch file {
    case .lexicon(.english): english
    case .lexicon(.spanish): spanish
    case .lexicon(.italian): italian
    case .lexicon(let language): lexicon(language)
    case .roots(let language, length: _): contents("roots/\(file.name)", language)
    case .dailyWords(let language): contents("daily-words/\(file.name)", language)
    case .levels(let language): levels(language)
    case .vocabulary(let language, let translation): served(language, translation)
    case .sounds(let language): sounds(language)
    case .details(let language, _): details(language)
    case .sentences: Files.bytes(of: file)
    }
  }

  private static func levels(_ language: Language) -> [UInt8] {
    let lexicon = try! Lexicon(bytes: bytes(of: .lexicon(language)))
    let glossary = glossary(language)
    return WordLevels.file(lexicon) { glossary.lowestLevel(of: lexicon.spellings(of: $0)) }
  }

  /// The root for a seed.
  static func root(_ language: Language, length: Int, seed: UInt64) -> String {
    try! RootList(bytes(of: .roots(language, length: length))).root(seed: seed)
  }

  /// The root for a day.
  static func root(_ language: Language, length: Int, day: String) -> String {
    try! RootList(bytes(of: .roots(language, length: length))).root(of: Day(day)!) ?? ""
  }

  /// The words in the language's order; homographs follow each other.
  static func words(_ language: Language) -> [String] {
    let glossary = glossary(language)
    return (0..<glossary.count).map { glossary[$0, .word] }
  }

  static func glossary(_ language: Language) -> Glossary {
    try! Glossary(vocabulary(language), language: language)
  }

  /// The words that can be made of the letters of the root word, without the root word itself.
  static func solve(_ root: String, _ language: Language, common: Bool = false) -> [String] {
    let lexicon = try! Lexicon(bytes: bytes(of: .lexicon(language)))
    let rack = try! lexicon.alphabet.fold(root)
    if common {
      return Reader("/find-words?language=\(language.code)&root=\(root)").player.model.games.findWords.round!.target
        .words
        .map { lexicon.alphabet.text($0) }
    }
    return lexicon.words(from: rack, minimum: 3).map { $0.word }.filter { $0 != rack }.map { lexicon.alphabet.text($0) }
  }

  private static func lexicon(_ language: Language) -> [UInt8] {
    let list = try! WordList(contents("lexicons/\(language.code).tsv", language), language: language, layout: .table)
    return try! Lexicon.encode(list, edition: .web)
  }

  private static func vocabulary(_ language: Language) -> [UInt8] {
    vocabularies.withLock { known in
      if let bytes = known[language] { return bytes }
      let bytes = joinedVocabulary(language)
      known[language] = bytes
      return bytes
    }
  }

  /// The vocabulary files of all letters joined into one, with one header line.
  private static func joinedVocabulary(_ language: Language) -> [UInt8] {
    let folder = folder(language).appending(path: "vocabulary/\(language.code)")
    func key(_ name: String) -> [UInt8] { Collation.key(String(name.prefix(1)), language) }
    let names = try! FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".tsv") }
      .sorted { Collation.isLess(key($0), key($1)) }
    let files = names.map { contents("vocabulary/\(language.code)/\($0)", language).split(separator: 0x0A) }
    let rows = zip(files.flatMap { $0.dropFirst(2) }, paradigms(language)).map { Array($0) + [0x09] + Array($1.utf8) }
    let head = [Array(files[0][0]), Array(files[0][1]) + Array("\tparadigm".utf8)]
    return Array((head + rows).joined(separator: [0x0A])) + [0x0A]
  }

  /// The paradigm of each entry, as in the built files. If an entry is inflected like an earlier entry, its field contains the number of the
  /// earlier entry's paradigm.
  private static func paradigms(_ language: Language) -> [String] {
    let lines = String(decoding: contents("forms/\(language.code).tsv", language), as: UTF8.self).split(separator: "\n")
    var numbers: [Substring: Int] = [:]
    return lines.dropFirst(2).map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      let parts = fields[1].split(separator: "=", omittingEmptySubsequences: false)
      if parts.count == 2 { return parts[0] + String(numbers[parts[1]]!) }
      if !fields[1].isEmpty { numbers[fields[0]] = numbers.count }
      return String(fields[1])
    }
  }

  /// The sounds as `make` writes them for readers: without the first two lines and the first column.
  private static func sounds(_ language: Language) -> [UInt8] {
    let lines = contents("sounds/\(language.code).tsv", language).split(separator: 0x0A).dropFirst(2)
    return lines.flatMap { $0.drop { $0 != 0x09 }.dropFirst() + [0x0A] }
  }

  /// The entries' details by column, except the texts omitted elsewhere.
  private static func details(_ language: Language) -> [UInt8] {
    guard let file = try? Data(contentsOf: folder(language).appending(path: "details/\(language.code).tsv")) else {
      return Array("#vocabulary 2 columns\ntopics\n".utf8)
    }
    let rows = String(decoding: file, as: UTF8.self).split(separator: "\n").dropFirst()
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).dropFirst() }
    let columns = rows[0].indices.map { column in rows.dropFirst().map { $0[column] + "\n" }.joined() }
    return Array(("#vocabulary 2 columns\n" + rows[0].joined(separator: "\t") + "\n" + columns.joined()).utf8)
  }

  private static let translated = Mutex<[DataFile: [UInt8]]>([:])

  private static func served(_ language: Language, _ translation: TranslationLanguage) -> [UInt8] {
    let file = DataFile.vocabulary(language, translation)
    return translated.withLock { known in
      if let bytes = known[file] { return bytes }
      let bytes = Files.served(String(decoding: vocabulary(language), as: UTF8.self), language, translation)
      known[file] = bytes
      return bytes
    }
  }

  private static func contents(_ path: String, _ language: Language) -> [UInt8] {
    [UInt8](try! Data(contentsOf: folder(language).appending(path: path)))
  }

  /// The folder that describes a language.
  private static func folder(_ language: Language) -> URL {
    let data = repository.appending(path: "Data")
    let tests = try? FileManager.default.contentsOfDirectory(
      at: repository.appending(path: "Tests"), includingPropertiesForKeys: nil)
    return ([data] + (tests ?? [])).first {
      FileManager.default.fileExists(atPath: $0.appending(path: "languages/\(language.code).txt").path)
    } ?? data
  }
}
