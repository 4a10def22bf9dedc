import Formats
import Vocabulary
import Words

/// Determines the role of each column of each file.
struct ListPlan {
  private let language: Language
  private let choices: ImportChoices
  /// The counts of cell kinds in all texts whose columns have no names. The texts are counted together, because a list
  /// may have one file per letter, and a file such as X.txt has too few rows.
  private var content: ColumnContent
  private var usual = 1

  init(_ sources: [ListSource], _ language: Language, _ choices: ImportChoices) {
    (self.language, self.choices) = (language, choices)
    content = ColumnContent(language)
    let texts = sources.compactMap { $0.text }.filter { $0.namedRoles == nil }
    for text in texts { for row in text.rows.prefix(ColumnContent.mostRows) { content.add(text.judgedCells(row)) } }
    usual = usualFieldCount(texts)
  }

  /// Returns the usual number of fields in rows without column names: 4, 2 or 1. The most frequent number of fields is
  /// the usual one; if two numbers are equally frequent, it is the larger one.
  private func usualFieldCount(_ texts: [ListText]) -> Int {
    var (four, two, one) = (0, 0, 0)
    for text in texts {
      let roles = content.roles(text.width, without: text.header.otherColumns)
      for row in text.rows {
        switch text.fieldCount(row, roles, content) {
        case ...1: one += 1
        case 2...3: two += 1
        default: four += 1
        }
      }
    }
    if four >= two, four >= one { return 4 }
    return two >= one ? 2 : 1
  }

  private func roles(_ text: ListText) -> [ColumnRole] {
    chosen(max(text.width, 1)) ?? text.namedRoles ?? content.roles(text.width, without: text.header.otherColumns)
  }

  private func chosen(_ count: Int) -> [ColumnRole]? {
    choices.roles.map { roles in (0..<count).map { $0 < roles.count ? roles[$0] : .skipped } }
  }

  private func layout(_ text: ListText) -> ListLayout {
    let roles = roles(text)
    if case .some = choices.roles { return ListLayout(chosen: roles, names: text.names) }
    return text.namedRoles == nil ? ListLayout(roles, fewest: usual) : ListLayout(roles, names: text.names)
  }

  /// Converts the rows of a file to list items and problems.
  func read(_ source: ListSource, _ file: String, _ collector: inout ListCollector) {
    switch source.kind {
    case .text(let text):
      let layout = layout(text)
      guard layout.columns[0] != nil else { return }
      // A row with a single word is doubtful in a list of pairs, but not in a list of words.
      let isBefore = (layout.columns[1] ?? 0) > (layout.columns[0] ?? 0)
      let hasTranslations = isBefore && (usual > 1 || text.namedRoles != nil)
      for (index, row) in text.rows.enumerated() {
        let place = (file: file, line: Int(row.line), source: text.layout.table.source(row))
        let doubt = text.doubt(row, isFirst: index == 0)
        let isAlone = hasTranslations && row.fields.count == (layout.columns[0] ?? 0) + 1
        collector.take(text.fields(row, layout), place, doubt, isAlone: isAlone)
      }
    case .named(let rows):
      let roles = chosen(rows.width) ?? rows.roles(language)
      guard roles.contains(.word) || rows.width == 0 || rows.rows.contains(where: { !$0.isNamed }) else { return }
      let isHTML = rows.isHTML
      for row in rows.rows {
        collector.take(
          rows.fields(row, roles, isHTML: isHTML), (file, row.line, row.source), nil, isAlone: false)
      }
    }
  }

  // MARK: Understanding

  /// Returns the recognized properties of the first file that contains rows.
  func understanding(_ sources: [ListSource]) -> ImportUnderstanding {
    var told = ImportUnderstanding()
    guard let source = sources.first(where: { $0.rowCount > 0 }) else { return told }
    told.encoding = source.encoding
    switch source.kind {
    case .text(let text):
      told.separator = text.layout.separator
      told.rowEnd = text.layout.rowEnd
      told.hasHeader = text.hasHeaderRow
      told.columns = columns(roles(text), text.shownNames)
      told.sample = text.rows.prefix(ImportUnderstanding.mostSampleRows).map { row in
        sample(text.cells(row), count: told.columns.count)
      }
    case .named(let rows):
      told.columns = columns(chosen(rows.width) ?? rows.roles(language), rows.names)
      told.sample = rows.rows.prefix(ImportUnderstanding.mostSampleRows).map { row in
        sample(row.cells.map { if case .text(let text) = $0 { text } else { [] } }, count: told.columns.count)
      }
    }
    return told
  }

  private func columns(_ roles: [ColumnRole], _ names: [[UInt8]]) -> [ImportUnderstanding.Column] {
    roles.prefix(ImportUnderstanding.mostColumns).enumerated().map { index, role in
      ImportUnderstanding.Column(name: index < names.count ? ListPlan.shown(names[index]) : "", role: role)
    }
  }

  private func sample(_ cells: [[UInt8]], count: Int) -> [String] {
    (0..<count).map { $0 < cells.count ? ListPlan.shown(cells[$0]) : "" }
  }

  private static func shown(_ cell: [UInt8]) -> String {
    LineProblem.beginning(of: CellKind.trimmed(cell[...]), most: ImportUnderstanding.mostSampleCharacters)
  }
}
