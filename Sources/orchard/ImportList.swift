import ArgumentParser
import DataFiles
import Formats
import Foundation
import Imports
import Vocabulary
import Wire
import Words

/// Reads a learner's own list from files and writes it as tab-separated text, for this program or for Anki.
struct ImportList: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Read word lists (text, CSV, JSON, KVTML, Anki's or Quizlet's) and write the items as text with tabs.",
    discussion: """
      How the first file was understood goes to standard error, and so does each bad or doubtful line with its reason. \
      --columns, --separator, --header and --rows change how files are read. The exit code is 1, and nothing is written, \
      when there is no item.
      """
  )

  @Argument(help: "Files of one list; '-' is standard input.")
  var files: [String]
  @Option(help: "\(Language.codes): the language of the words.")
  var language: String
  @Option(
    help:
      "What each column is, with commas between: word, translation, example, example-translation, skip. By default as recognized."
  )
  var columns: String?
  @Option(
    help:
      "What separates the columns: tab, comma, semicolon, dash, pipe, colon, space, another character, none (a word a line) or words (a word a comma)."
  )
  var separator: String?
  @Option(help: "yes or no: whether the first row names the columns.")
  var header: String?
  @Option(help: "line or semicolon: what ends a row.")
  var rows: String?
  @Option(help: "keep or skip: what happens to words that may be none.")
  var doubtful = "keep"
  @Flag(help: "Write what Anki imports.")
  var anki = false
  @Option(help: "The name of Anki's deck; by default the one that the list gives itself.")
  var deck: String?
  @Option(help: "The file to write; by default standard output.")
  var output: String?
  @OptionGroup var options: DataOptions

  func validate() throws {
    if deck != nil, !anki { throw ValidationError("--deck names a deck of Anki's; give --anki too") }
    guard doubtful == "keep" || doubtful == "skip" else { throw ValidationError("--doubtful is keep or skip") }
    _ = try choices()
    if files.count(where: { $0 == "-" }) > 1 { throw ValidationError("standard input can be read only once") }
  }

  func run() throws {
    let language = try Language(named: language)
    let list: ListImport
    let sources = try files.map { try ImportList.read($0) }
    let names = sources.map(\.name).joined(separator: ", ")
    let choices = try choices()
    do throws(ListFault) {
      list = try ListImport(sources, language: language, choices: choices)
    } catch {
      throw Complaint("\(names): \(error)")
    }
    let told = list.understanding
    warn(told.description)
    if told.lacksWord {
      let found = told.columns.enumerated().map { $1.name.isEmpty ? "column \($0 + 1)" : $1.name }
      throw Complaint(
        "\(names): no column is known to hold the words; found \(found.joined(separator: ", ")); name it with --columns"
      )
    }
    for problem in list.problems { warn("\(problem)") }
    for doubt in list.doubts { warn("\(doubt): \(list.items[doubt.item].word)") }
    let items = doubtful == "skip" ? list.certainItems : list.items
    if !items.isEmpty {
      try write(anki ? ListItem.anki(items, deck: deck ?? list.name ?? "") : ListItem.tabSeparated(items))
    }
    let doubtfulCount = list.doubts.isEmpty ? "" : ", \(list.doubts.count) doubtful words"
    warn("\(items.count) words, \(list.problems.count) bad lines\(doubtfulCount)")
    if items.isEmpty { throw ExitCode(1) }
  }

  private func choices() throws -> ImportChoices {
    var choices = ImportChoices()
    if let columns {
      guard let roles = ImportChoices.roles(columns), roles.contains(.word) else {
        throw ValidationError(
          "--columns is a list of word, translation, example, example-translation and skip, with a word among them")
      }
      choices.roles = roles
    }
    if let separator {
      guard let known = FieldSeparator(name: separator) else {
        throw ValidationError("no separator is called \(separator)")
      }
      choices.separator = known
    }
    if let header {
      guard header == "yes" || header == "no" else { throw ValidationError("--header is yes or no") }
      choices.hasHeader = header == "yes"
    }
    if let rows {
      guard let end = RowEnd(name: rows) else { throw ValidationError("--rows is line or semicolon") }
      choices.rowEnd = end
    }
    return choices
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
