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
    abstract:
      "Read a word list (text, CSV, JSON, KVTML, or an export of Anki or Quizlet) and write its items as tab-separated text.",
    discussion: """
      The command prints to standard error how the first file was interpreted, and each invalid or doubtful line with \
      the reason. The options --columns, --separator, --header and --rows change how files are interpreted. If the list \
      contains no item, the command writes nothing and the exit code is 1.
      """
  )

  @Argument(help: "The files of one list; '-' reads standard input.")
  var files: [String]
  @Option(help: "\(Language.codes): the language of the words.")
  var language: String
  @Option(
    help:
      "The contents of the columns, separated by commas: word, translation, example, example-translation, skip. (default: recognized from the list)"
  )
  var columns: String?
  @Option(
    help:
      "The separator of columns: tab, comma, semicolon, dash, pipe, colon, space, another character, none (one word per line) or words (words separated by commas)."
  )
  var separator: String?
  @Option(help: "Whether the first row contains the names of the columns: yes or no.")
  var header: String?
  @Option(help: "The end of a row: line or semicolon.")
  var rows: String?
  @Option(help: "What to do with doubtful items, which may not be words: keep or skip.")
  var doubtful = "keep"
  @Flag(help: "Write a file that Anki can import.")
  var anki = false
  @Option(help: "The name of the Anki deck. (default: the name in the list)")
  var deck: String?
  @Option(help: "The file to write; by default standard output.")
  var output: String?
  @OptionGroup var options: DataOptions

  func validate() throws {
    if deck != nil, !anki { throw ValidationError("--deck requires --anki") }
    guard doubtful == "keep" || doubtful == "skip" else { throw ValidationError("--doubtful must be keep or skip") }
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
        "\(names): cannot find the column with the words; the columns are \(found.joined(separator: ", ")); name the column with --columns"
      )
    }
    for problem in list.problems { warn("\(problem)") }
    for doubt in list.doubts { warn("\(doubt): \(list.items[doubt.item].word)") }
    let items = doubtful == "skip" ? list.certainItems : list.items
    if !items.isEmpty {
      let name = deck ?? list.name ?? ""
      try write(anki ? AnkiNote.text(AnkiNote.notes(of: items, in: name), deck: name) : ListItem.tabSeparated(items))
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
          "--columns must list word, translation, example, example-translation or skip for each column, with word at least once"
        )
      }
      choices.roles = roles
    }
    if let separator {
      guard let known = FieldSeparator(name: separator) else {
        throw ValidationError("--separator \(separator): unknown separator; the option --help lists the separators")
      }
      choices.separator = known
    }
    if let header {
      guard header == "yes" || header == "no" else { throw ValidationError("--header must be yes or no") }
      choices.hasHeader = header == "yes"
    }
    if let rows {
      guard let end = RowEnd(name: rows) else { throw ValidationError("--rows must be line or semicolon") }
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
    else { throw Complaint("\(name): cannot be read") }
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
