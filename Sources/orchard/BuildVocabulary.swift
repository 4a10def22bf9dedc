import ArgumentParser
import DataFiles
import Formats
import Foundation
import Journal
import Play
import Vocabulary
import Words

/// Writes the vocabulary files that the server sends or reads. Each language has a file with all columns for the
/// server. For the readers of each translation language, it has a vocabulary file and a file of details.
struct BuildVocabulary: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Build the vocabulary files for the server and for browsers from the files of the single letters.")

  @Argument(help: "The folder with the vocabulary, such as Data/vocabulary.")
  var folder: String
  @Option(help: "The folder to write en.tsv, en-ko.tsv and so on into.")
  var output: String
  @OptionGroup var options: DataOptions

  func run() throws {
    for language in try VocabularySource.languages(folder) {
      var source = try VocabularySource("\(folder)/\(language.code)", forms: "\(folder)/../forms/\(language.code).tsv")
      try source.add(details: "\(folder)/../details/\(language.code).tsv")
      try write(
        source.file(of: source.columns.filter { $0 != Column.forms.name }), "\(language.code).tsv")
      for translation in DataFile.translations(of: language) {
        guard let column = Column.translation(into: translation.tag) else { continue }
        try write(
          source.file(inColumns: Column.served(language, with: column).map { $0.name }),
          DataFile.vocabulary(language, translation).name)
        try write(source.details(language, with: column), DataFile.details(language, translation).name)
      }
    }
  }

  private func write(_ text: String, _ name: String) throws {
    let url = URL(fileURLWithPath: output).appendingPathComponent(name)
    do {
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw Complaint("\(url.path): cannot be written (\(error.localizedDescription))")
    }
  }
}

/// The vocabulary of a language, concatenated from one file per first letter.
struct VocabularySource {
  private(set) var columns: [String]
  private var rows: [[Substring]] = []

  /// Reads the entries with their paradigms, which replace the forms that the entries list.
  ///
  /// - Parameter file: the file with the paradigm of each entry (`docs/formats/forms.md`). An entry that is inflected like an earlier entry
  ///   names that entry there; in the built files, it has the number of the paradigm.
  init(_ folder: String, forms file: String) throws {
    try self.init(folder)
    let lines = String(decoding: try DataFolder.read(URL(filePath: file)), as: UTF8.self).split(separator: "\n")
    guard lines.first == "#forms 2", lines.count == rows.count + 2 else {
      throw Complaint(
        "\(file): must contain the line “#forms 2”, a header line and a line for each of the \(rows.count) entries; run 'Tools/vocabulary/forms make Data'"
      )
    }
    var numbers: [Substring: Int] = [:]
    columns.append(Column.paradigm.name)
    for (index, line) in lines.dropFirst(2).enumerated() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      let field = fields.last ?? ""
      guard let sign = field.firstIndex(of: "=") else {
        if !field.isEmpty { numbers[fields[0]] = numbers.count }
        rows[index].append(field)
        continue
      }
      let model = field[field.index(after: sign)...]
      guard let number = numbers[model] else {
        throw Complaint("\(file): \(fields[0]): no earlier entry named “\(model)” has a paradigm")
      }
      rows[index].append(field[..<sign] + String(number))
    }
  }

  /// Adds the details of the entries as columns (`docs/formats/details.md`). The file is optional.
  mutating func add(details file: String) throws {
    guard FileManager.default.fileExists(atPath: file) else { return }
    let lines = String(decoding: try DataFolder.read(URL(filePath: file)), as: UTF8.self).split(separator: "\n")
    let header = lines.dropFirst().first?.split(separator: "\t").map { String($0) } ?? []
    guard lines.first == "#details 1", lines.count == rows.count + 2 else {
      throw Complaint(
        "\(file): must contain the line “#details 1”, a header line and a line for each of the \(rows.count) entries; run 'Tools/vocabulary/details make Data'"
      )
    }
    columns += header.dropFirst()
    for (index, line) in lines.dropFirst(2).enumerated() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == header.count else {
        throw Complaint("\(file): \(fields[0]): \(fields.count) fields, but the header names \(header.count)")
      }
      rows[index] += fields.dropFirst()
    }
  }

  init(_ folder: String) throws {
    var columns: [String]?
    for name in try VocabularySource.letterFiles(folder) {
      let file = "\(folder)/\(name)"
      var lines = String(decoding: try DataFolder.read(URL(filePath: file)), as: UTF8.self).split(separator: "\n")[...]
      guard lines.popFirst() == "#vocabulary 2" else { throw Complaint("\(file): \(VocabularyFault.version(1))") }
      let header = (lines.popFirst() ?? "").split(separator: "\t").map { String($0) }
      guard columns == nil || columns == header else {
        throw Complaint("\(file): the columns differ from the columns of the files before this file")
      }
      columns = header
      for line in lines {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard fields.count == header.count else {
          throw Complaint("\(file): \(fields[0]): \(fields.count) fields, but the header names \(header.count)")
        }
        rows.append(fields)
      }
    }
    guard let columns else { throw Complaint("\(folder): contains no vocabulary files, such as A.tsv") }
    self.columns = columns
  }

  /// Returns the languages for which this folder contains a subfolder.
  static func languages(_ folder: String) throws -> [Language] {
    let languages = Language.allCases.filter { FileManager.default.fileExists(atPath: "\(folder)/\($0.code)") }
    guard !languages.isEmpty else { throw Complaint("\(folder): contains no language folder, such as en") }
    return languages
  }

  /// Returns the names of the files in a language's folder, ordered by their letters in the language's alphabet: Ñ
  /// comes after N.
  static func letterFiles(_ folder: String) throws -> [String] {
    let language = Language(code: URL(filePath: folder).lastPathComponent) ?? .english
    func key(_ name: String) -> [UInt8] { Collation.key(String(name.prefix(1)), language) }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".tsv") }
        .sorted { Collation.isLess(key($0), key($1)) }
    } catch {
      throw Complaint("\(folder): cannot be read (\(error.localizedDescription))")
    }
  }

  /// Returns the text of a file with the wanted columns; missing columns are left out.
  func file(of wanted: [String]) -> String {
    let indexes = wanted.compactMap { name in columns.firstIndex(of: name) }
    var text = "#vocabulary 2\n" + indexes.map { columns[$0] }.joined(separator: "\t") + "\n"
    for row in rows { text += indexes.map { row[$0] }.joined(separator: "\t") + "\n" }
    return text
  }

  /// Returns the text of a file that is stored by columns, one after the other, with one field per line. Fields of one
  /// column are similar, so that the compressed file is 6 % smaller than a file stored by rows.
  func file(inColumns wanted: [String]) -> String {
    let indexes = wanted.compactMap { name in columns.firstIndex(of: name) }
    var text = "#vocabulary 2 columns\n" + indexes.map { columns[$0] }.joined(separator: "\t") + "\n"
    for index in indexes {
      for row in rows { text += (isLeftOut(columns[index], row, wanted) ? "" : row[index]) + "\n" }
    }
    return text
  }

  /// Returns the text of a file of details for readers of one translation language. The file also contains the
  /// texts that these readers' vocabulary file omits.
  func details(_ language: Language, with translation: Column) -> String {
    let served = Column.served(language, with: translation)
    let example = Column.translations.first { $0.text == translation }?.example
    let omitted = served.contains(translation) ? [Column.definition, example].compactMap { $0?.name } : []
    let names = Column.details.map { $0.name } + omitted
    let indexes = names.compactMap { name in columns.firstIndex(of: name) }
    var text = "#vocabulary 2 columns\n" + indexes.map { columns[$0] }.joined(separator: "\t") + "\n"
    for index in indexes {
      let isText = omitted.contains(columns[index])
      for row in rows {
        let isShown = !isText || isLeftOut(columns[index], row, [translation.name])
        text += (isShown ? row[index] : "") + "\n"
      }
    }
    return text
  }

  /// Returns whether to omit a field to keep the English files small. At the levels A1 to B1, the definition is omitted
  /// if there is a translation. From B1 on, the translation of the example is omitted.
  private func isLeftOut(_ column: String, _ row: [Substring], _ wanted: [String]) -> Bool {
    guard columns.contains("definition"), let field = columns.firstIndex(of: "level"),
      let level = ProficiencyLevel(code: String(row[field]))
    else { return false }
    return switch column {
    case "definition": level <= .b1 && wanted.contains { Column.translation(into: $0) != nil }
    default: level >= .b1 && column.hasPrefix("example-")
    }
  }
}
