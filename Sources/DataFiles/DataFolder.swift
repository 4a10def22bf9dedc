import Foundation
import Rules
import Vocabulary
import Words

/// The folder of data that `make build` writes, with files such as `lexicons/en.lexicon`, `vocabulary/en.tsv` and
/// `roots/en-8.txt`.
public struct DataFolder: Sendable {
  /// The location of the folder.
  public let url: URL

  /// Creates a reference to the folder at a path, which may be relative to the current folder. If the folder is
  /// missing, the fault is only detected when a file is read.
  public init(_ path: String) { url = URL(fileURLWithPath: path, isDirectory: true) }

  /// The data folder that belongs to the running program, regardless of the current folder.
  public static var beside: DataFolder {
    let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "").resolvingSymlinksInPath()
    let running = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? program.path
    return beside(program: URL(fileURLWithPath: running))
  }

  /// Returns a program's data folder. For the program `orchard/orchard`, as built by `make dist`, the folder is
  /// `orchard/data`. For a program that is not in such a folder, the result is the folder `data` next to the build
  /// folder, for example `.build/data` for `.build/release/orchard`.
  static func beside(program: URL) -> DataFolder {
    let folder = program.deletingLastPathComponent()
    let own = folder.appendingPathComponent("data")
    if FileManager.default.fileExists(atPath: own.appendingPathComponent("NOTICE.md").path) {
      return DataFolder(own.path)
    }
    return DataFolder(folder.appendingPathComponent("../../data").standardizedFileURL.path)
  }

  /// Registers the languages in the data folder that are not built into the program. The function reads the files in
  /// `languages`, in the order of their names. Call this function once, when the program starts. If there is no folder
  /// `languages`, the function does nothing.
  ///
  /// - Throws: A fault if a file cannot be read or does not describe a valid language.
  public func registerLanguages() throws(DataFault) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: file("languages").path)) ?? []
    for name in names.sorted() where name.hasSuffix(".txt") {
      let file = file("languages/" + name)
      let bytes = try DataFolder.read(file)
      if let fault = Language.fault(in: bytes) {
        throw DataFault(file: file.path, reason: "\(fault) (docs/formats/languages.md)")
      }
      guard Language.register(bytes) != nil else { throw DataFault(file: file.path, reason: "too many languages") }
    }
  }

  /// Returns the location of the native edition of a language's lexicon.
  public func lexiconFile(_ language: Language) -> URL { file("lexicons/\(language.code).lexicon") }

  /// Reads the native edition of a language's lexicon, with all checks (``Lexicon/Checking/everything``).
  ///
  /// - Throws: A fault if the file is missing, unreadable or damaged, or contains another language's lexicon.
  public func lexicon(_ language: Language) throws(DataFault) -> Lexicon {
    let file = lexiconFile(language)
    let bytes = try DataFolder.read(file)
    let lexicon: Lexicon
    do throws(LexiconFault) {
      lexicon = try Lexicon(bytes: bytes)
    } catch {
      throw DataFault(file: file.path, reason: error.description)
    }
    guard lexicon.language == language else {
      throw DataFault(
        file: file.path,
        reason: "contains the language \(lexicon.language.code) instead of \(language.code); run 'make build'")
    }
    return lexicon
  }

  /// Reads the list of a language's root words with `length` letters.
  ///
  /// - Throws: A fault if the file is missing, unreadable, not UTF-8, or contains no root words.
  public func roots(_ language: Language, length: Int) throws(DataFault) -> RootList {
    let file = file("roots/\(language.code)-\(length).txt")
    let bytes = try DataFolder.read(file)
    do throws(RootList.Fault) {
      return try RootList(bytes)
    } catch {
      throw DataFault(file: file.path, reason: error.description)
    }
  }

  /// Reads a language's daily words for Apple Tree.
  ///
  /// - Throws: A fault if the file is missing, unreadable or invalid.
  public func dailyWords(_ language: Language) throws(DataFault) -> DailyWords {
    let file = file("daily-words/daily-\(language.code).txt")
    let bytes = try DataFolder.read(file)
    do throws(DailyWords.Fault) {
      return try DailyWords(bytes, language: language)
    } catch {
      throw DataFault(file: file.path, reason: error.description)
    }
  }

  /// Reads the vocabulary of a language with all its translations, and builds the search index.
  ///
  /// - Throws: A fault if the file is missing, unreadable or invalid.
  public func glossary(_ language: Language) throws(DataFault) -> Glossary {
    try glossary(language, file: "\(language.code).tsv", isSearchable: true)
  }

  /// Reads the vocabulary of a language with only some of the columns, from another file in the folder of vocabularies.
  ///
  /// - Throws: A fault if the file is missing, unreadable or invalid.
  public func glossary(_ language: Language, file name: String, isSearchable: Bool) throws(DataFault) -> Glossary {
    let file = file("vocabulary/" + name)
    let bytes = try DataFolder.read(file)
    do throws(VocabularyFault) {
      return try Glossary(bytes, language: language, isSearchable: isSearchable)
    } catch {
      throw DataFault(file: file.path, reason: error.description)
    }
  }

  /// Reads the ``codeWords`` words from which codes for adding devices are made, for readers of this language.
  ///
  /// - Throws: A fault if the file is missing, unreadable, not UTF-8, or contains another number of words.
  public func codeWords(_ tag: String) throws(DataFault) -> [String] {
    let file = file("codes/\(tag).txt")
    guard let text = String(validating: try DataFolder.read(file), as: UTF8.self) else {
      throw DataFault(file: file.path, reason: "not UTF-8")
    }
    let words = text.split(separator: "\n").map { String($0) }
    guard Set(words).count == DataFolder.codeWords, words.count == DataFolder.codeWords else {
      throw DataFault(
        file: file.path,
        reason: "contains \(words.count) words, but must contain \(DataFolder.codeWords) different words")
    }
    return words
  }

  /// The number of words from which codes are made; because of this number, each word represents 10 bits.
  public static let codeWords = 1024

  /// Returns the location of a file, given the file's path within the data folder.
  public func file(_ name: String) -> URL { url.appendingPathComponent(name, isDirectory: false) }

  /// Reads the whole content of a file into memory. O(bytes).
  ///
  /// - Throws: A fault with the reason why the file cannot be read; `ifMissing` is the reason to report if the file is
  ///   missing.
  public static func read(_ file: URL, ifMissing: String = noSuchFile) throws(DataFault) -> [UInt8] {
    // If the file is a pipe to which a program is already writing, Foundation would wrongly report missing permissions.
    if isPipe(file) {
      throw DataFault(
        file: file.path, reason: "is a pipe; pass its content through standard input or in a regular file")
    }
    do {
      return Array(try Data(contentsOf: file))
    } catch {
      throw DataFault(file: file.path, reason: reason(error, ifMissing))
    }
  }

  private static func isPipe(_ file: URL) -> Bool {
    var status = stat()
    return stat(file.path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
  }

  /// The reason to report if a file is missing, which includes a remedy.
  public static let noSuchFile = "no such file; run 'make build', or name the data folder with --data DIR"

  private static func reason(_ error: any Error, _ ifMissing: String) -> String {
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile?, .fileNoSuchFile?: ifMissing
    case .fileReadNoPermission?: "cannot be read; check the permissions"
    default: "cannot be read (\(error.localizedDescription))"
    }
  }
}

/// A required file that the program cannot use.
public struct DataFault: Error, CustomStringConvertible, Sendable {
  /// The path of the file.
  public let file: String
  /// The problem with the file, in English.
  public let reason: String

  /// Creates a fault that describes a problem with a file.
  public init(file: String, reason: String) {
    self.file = file
    self.reason = reason
  }

  /// A line for the operator that contains the path and the problem.
  public var description: String { "\(file): \(reason)" }
}
