import ArgumentParser
import DataFiles
import Formats
import Foundation
import Vocabulary
import Wire
import Words

/// Reads a learner's own list and writes it as text with tabs, for this program or for Anki.
struct ImportList: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Read word lists (text with tabs, JSON, Anki's or Quizlet's) and write the items as text with tabs.",
    discussion:
      "Each bad line goes to standard error, with its reason. The exit code is 1, and nothing is written, when there is no item."
  )

  @Argument(help: "Files of one list; '-' is standard input.")
  var files: [String]
  @Option(help: "en, es or it: the language of the words.")
  var language: String
  @Flag(help: "Write what Anki imports.")
  var anki = false
  @Option(help: "The name of Anki's deck; by default the one that the list gives itself.")
  var deck: String?
  @Option(help: "The file to write; by default standard output.")
  var output: String?

  func validate() throws {
    if deck != nil, !anki { throw ValidationError("--deck names a deck of Anki's; give --anki too") }
    if files.count(where: { $0 == "-" }) > 1 { throw ValidationError("standard input can be read only once") }
  }

  func run() throws {
    let language = try Language(named: language)
    let list: ListImport
    let sources = try files.map { try ImportList.read($0) }
    do throws(ListFault) {
      list = try ListImport(sources, language: language)
    } catch {
      throw Complaint("\(sources.map(\.name).joined(separator: ", ")): \(error)")
    }
    for problem in list.problems { warn("\(problem)") }
    if !list.items.isEmpty {
      try write(anki ? ListItem.anki(list.items, deck: deck ?? list.name ?? "") : ListItem.tabSeparated(list.items))
    }
    warn("\(list.items.count) words, \(list.problems.count) bad lines")
    if list.items.isEmpty { throw ExitCode(1) }
  }

  private static func read(_ file: String) throws -> ListFile {
    guard file == "-" else {
      return ListFile(name: file, bytes: try DataFolder.read(URL(fileURLWithPath: file), ifMissing: "no such file"))
    }
    let name = "standard input"
    guard let data = try? FileHandle.standardInput.readToEnd() ?? Data()
    else { throw Complaint("\(name): not readable") }
    return ListFile(name: name, bytes: Array(data))
  }

  private func write(_ text: String) throws {
    guard let output else {
      var standard = Output()
      standard.write(text.utf8)
      return try standard.flush()
    }
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
    } catch {
      throw Complaint("\(output): cannot be written (\(error.localizedDescription))")
    }
  }
}
