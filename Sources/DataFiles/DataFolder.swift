import Foundation
import Rules
import Vocabulary
import Words

/// The folder of data that `make build` writes: `lexicons/en.lexicon`, `vocabulary/en.tsv`, `roots/en-8.txt` and so
/// on.
public struct DataFolder: Sendable {
  /// Where the folder is.
  public let url: URL

  /// The folder at a path, which may be relative to the current folder. A folder that does not exist is noticed when a file
  /// is read.
  public init(_ path: String) { url = URL(fileURLWithPath: path, isDirectory: true) }

  /// The folder of the running program's data, wherever it is run from.
  public static var beside: DataFolder {
    let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "").resolvingSymlinksInPath()
    let running = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? program.path
    return beside(program: URL(fileURLWithPath: running))
  }

  /// The folder of a program's data: `orchard/data` for `orchard/orchard`, as `make dist` puts them together, else the one beside the
  /// build, `.build/data` for `.build/release/orchard`.
  static func beside(program: URL) -> DataFolder {
    let folder = program.deletingLastPathComponent()
    let own = folder.appendingPathComponent("data")
    if FileManager.default.fileExists(atPath: own.appendingPathComponent("NOTICE.md").path) {
      return DataFolder(own.path)
    }
    return DataFolder(folder.appendingPathComponent("../../data").standardizedFileURL.path)
  }

  /// Registers the languages of the folder that the program does not have: the files of `languages`, in the order of their names. To be
  /// called once, at the start of a program. A folder without languages registers none.
  ///
  /// - Throws: when a file cannot be read or does not describe a language.
  public func registerLanguages() throws(DataFault) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: file("languages").path)) ?? []
    for name in names.sorted() where name.hasSuffix(".txt") {
      let file = file("languages/" + name)
      let bytes = try DataFolder.read(file)
      if let fault = Language.fault(in: bytes) {
        throw DataFault(file: file.path, reason: "line \(fault.line): \(fault.reason) (docs/formats/languages.md)")
      }
      guard Language.register(bytes) != nil else { throw DataFault(file: file.path, reason: "too many languages") }
    }
  }

  /// Where the lexicon of a language is, native edition.
  public func lexiconFile(_ language: Language) -> URL { file("lexicons/\(language.code).lexicon") }

  /// The lexicon of a language, native edition, with everything checked (``Lexicon/Checking/everything``).
  ///
  /// - Throws: when the file is missing, cannot be read, is damaged or is of another language.
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
        reason: "the language in it is \(lexicon.language.code), not \(language.code); 'make build' makes it anew")
    }
    return lexicon
  }

  /// The roots of a language that have `length` letters.
  ///
  /// - Throws: when the file is missing, cannot be read, is not UTF-8 or has no roots.
  public func roots(_ language: Language, length: Int) throws(DataFault) -> RootList {
    let file = file("roots/\(language.code)-\(length).txt")
    let bytes = try DataFolder.read(file)
    do throws(RootList.Fault) {
      return try RootList(bytes)
    } catch {
      throw DataFault(file: file.path, reason: error == .noRoots ? "no roots in it" : "not UTF-8")
    }
  }

  /// Apple Tree's words of days.
  ///
  /// - Throws: when the file is missing, cannot be read, or breaks the format.
  public func dailyWords(_ language: Language) throws(DataFault) -> DailyWords {
    let file = file("daily-words/daily-\(language.code).txt")
    let bytes = try DataFolder.read(file)
    do throws(DailyWords.Fault) {
      return try DailyWords(bytes)
    } catch {
      let reason =
        switch error {
        case .noDate: "no line '# from DATE' at its beginning"
        case .notUTF8: "not UTF-8"
        case .noWords: "no words in it"
        }
      throw DataFault(file: file.path, reason: reason)
    }
  }

  /// The vocabulary of a language with all its translations, ready for searches.
  ///
  /// - Throws: when the file is missing, cannot be read, or breaks the format.
  public func glossary(_ language: Language) throws(DataFault) -> Glossary {
    try glossary(language, file: "\(language.code).tsv", isSearchable: true)
  }

  /// The vocabulary of a language with some of its columns: another file of the same folder.
  ///
  /// - Throws: when the file is missing, cannot be read, or breaks the format.
  public func glossary(_ language: Language, file name: String, isSearchable: Bool) throws(DataFault) -> Glossary {
    let file = file("vocabulary/" + name)
    let bytes = try DataFolder.read(file)
    do throws(VocabularyFault) {
      return try Glossary(bytes, language: language, isSearchable: isSearchable)
    } catch {
      throw DataFault(file: file.path, reason: error.description)
    }
  }

  /// The words of which codes are made, for readers of a language: ``codeWords`` of them.
  ///
  /// - Throws: when the file is missing, cannot be read, is not UTF-8 or has another number of words.
  public func codeWords(_ tag: String) throws(DataFault) -> [String] {
    let file = file("codes/\(tag).txt")
    guard let text = String(validating: try DataFolder.read(file), as: UTF8.self) else {
      throw DataFault(file: file.path, reason: "not UTF-8")
    }
    let words = text.split(separator: "\n").map { String($0) }
    guard Set(words).count == DataFolder.codeWords, words.count == DataFolder.codeWords else {
      throw DataFault(
        file: file.path, reason: "\(words.count) words; there are \(DataFolder.codeWords), none twice")
    }
    return words
  }

  /// How many words there are for codes: each of them stands for 10 bits.
  public static let codeWords = 1024

  /// Where a file is, by its path within the folder.
  public func file(_ name: String) -> URL { url.appendingPathComponent(name, isDirectory: false) }

  /// The bytes of a file, held in memory. O(bytes).
  ///
  /// - Throws: when it cannot be read, with the reason; `ifMissing` is the reason for a file that does not exist.
  public static func read(_ file: URL, ifMissing: String = noSuchFile) throws(DataFault) -> [UInt8] {
    // Foundation says of it that there is no permission, once somebody has begun to write into it.
    if isPipe(file) {
      throw DataFault(file: file.path, reason: "a pipe, not a file; give what is in it as standard input, or in a file")
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

  /// The reason for a file that does not exist, with what to do about it.
  public static let noSuchFile = "no such file; 'make build' makes the data, --data DIR names its folder"

  private static func reason(_ error: any Error, _ ifMissing: String) -> String {
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile?, .fileNoSuchFile?: ifMissing
    case .fileReadNoPermission?: "not readable; check its permissions"
    default: "not readable (\(error.localizedDescription))"
    }
  }
}

/// A file that the program needs and cannot use.
public struct DataFault: Error, CustomStringConvertible, Sendable {
  /// The path of the file.
  public let file: String
  /// What is wrong, in English.
  public let reason: String

  /// A fault of a file.
  public init(file: String, reason: String) {
    self.file = file
    self.reason = reason
  }

  /// One line for the operator: the path and the reason.
  public var description: String { "\(file): \(reason)" }
}
