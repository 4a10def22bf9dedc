import Foundation

/// The word list, root words, daily words and vocabulary of a language, in a folder of files.
///
/// The products `WordOrchardEnglish`, `WordOrchardSpanishGPL` and `WordOrchardItalianGPL` each contain one value of this
/// type. An app can also ship its own folder with the same files: `en.lexicon`, `en.tsv`, `en-7.txt` to `en-9.txt` and
/// `daily-en.txt`, with the code of its language.
public struct LanguageData: Sendable {
  /// The language of the words.
  public let language: Language
  /// The licence of the word list, such as `GPL-3.0`. An app that contains the list must observe it.
  public let license: String
  /// The folder of the files.
  public let folder: URL

  /// Describes a folder. The initializer reads no file.
  public init(_ language: Language, license: String, folder: URL) {
    self.language = language
    self.license = license
    self.folder = folder
  }

  /// Opens the word list, with words of at most ten letters. O(bytes), about 10 ms for English.
  ///
  /// - Throws: An error of the file system, or a `LexiconFault`.
  public func lexicon() throws -> Lexicon { try Lexicon(contentsOf: file("\(language.code).lexicon")) }

  /// Reads the root words of one length: 7, 8 or 9 letters.
  ///
  /// - Throws: An error of the file system, or a `RootList.Fault`.
  public func roots(length: Int = RootList.usualLength) throws -> RootList {
    try RootList(contentsOf: file("\(language.code)-\(length).txt"))
  }

  /// Reads the daily words of Apple Tree.
  ///
  /// - Throws: An error of the file system, or a `DailyWords.Fault`.
  public func dailyWords() throws -> DailyWords {
    try DailyWords(contentsOf: file("daily-\(language.code).txt"), language: language)
  }

  /// Reads the vocabulary with all translations. O(bytes), about 50 ms for English.
  ///
  /// - Throws: An error of the file system, or a `VocabularyFault`.
  public func glossary() throws -> Glossary {
    try Glossary(contentsOf: file("\(language.code).tsv"), language: language)
  }

  private func file(_ name: String) -> URL { folder.appendingPathComponent(name) }
}
