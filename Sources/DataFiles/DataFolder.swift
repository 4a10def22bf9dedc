import Foundation
import Rules
import Vocabulary
import Words

/// The folder of built data that `make build` writes: `lexicons/en.lexicon`, `vocabulary/en.tsv`, `roots/en-8.txt` and so on.
public struct DataFolder: Sendable {
  public let url: URL

  public init(_ path: String) { url = URL(fileURLWithPath: path, isDirectory: true) }

  /// The one beside the build of this program: `.build/data` of `.build/release/orchard`.
  public static var beside: DataFolder {
    let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "").resolvingSymlinksInPath()
    let running = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? program.path
    let configuration = URL(fileURLWithPath: running).deletingLastPathComponent()
    return DataFolder(configuration.appendingPathComponent("../../data").standardizedFileURL.path)
  }

  /// Where the lexicon of a language is, in the native edition.
  public func lexiconFile(_ language: Language) -> URL { file("lexicons/\(language.code).lexicon") }

  public func lexicon(_ language: Language) throws(DataFault) -> Lexicon {
    let file = lexiconFile(language)
    let bytes = try DataFolder.read(file)
    do throws(LexiconFault) {
      let lexicon = try Lexicon(bytes: bytes)
      guard lexicon.language == language else { throw LexiconFault.wrongAlphabet }
      return lexicon
    } catch {
      throw DataFault(file: file.path, reason: error.description)
    }
  }

  public func roots(_ language: Language, length: Int) throws(DataFault) -> RootList {
    let file = file("roots/\(language.code)-\(length).txt")
    let bytes = try DataFolder.read(file)
    do throws(RootList.Fault) {
      return try RootList(bytes)
    } catch {
      throw DataFault(file: file.path, reason: error == .noRoots ? "no roots in it" : "not UTF-8")
    }
  }

  public func glossary(_ language: Language) throws(DataFault) -> Glossary {
    let file = file("vocabulary/\(language.code).tsv")
    let bytes = try DataFolder.read(file)
    do throws(VocabularyFault) {
      return try Glossary(bytes, language: language)
    } catch {
      throw DataFault(file: file.path, reason: error.description)
    }
  }

  /// Where a file of the folder is, by its path in it.
  public func file(_ name: String) -> URL { url.appendingPathComponent(name, isDirectory: false) }

  /// A file's bytes; a fault says why there are none, with `ifMissing` for a file that is not there.
  public static func read(_ file: URL, ifMissing: String = noSuchFile) throws(DataFault) -> [UInt8] {
    do {
      return Array(try Data(contentsOf: file))
    } catch {
      throw DataFault(file: file.path, reason: reason(error, ifMissing))
    }
  }

  /// What to do about a file that is not there.
  public static let noSuchFile = "no such file; 'make build' makes the data, --data DIR names its folder"

  private static func reason(_ error: any Error, _ ifMissing: String) -> String {
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile?, .fileNoSuchFile?: ifMissing
    case .fileReadNoPermission?: "not readable; check its permissions"
    default: "not readable (\(error.localizedDescription))"
    }
  }
}

/// A file that the program needs and cannot use: one line for the operator.
public struct DataFault: Error, CustomStringConvertible, Sendable {
  public let file: String
  public let reason: String

  public init(file: String, reason: String) {
    self.file = file
    self.reason = reason
  }

  public var description: String { "\(file): \(reason)" }
}
