import Imports
import Interface
import Vocabulary

/// The sentences that explain why a list or one of its lines cannot be read.
extension Sentences {
  func listFault(_ fault: ListFault) -> String {
    switch fault {
    case .empty: self[.faultEmpty]
    case .tooLarge(_, let most): self(.faultTooLarge, .count("count", most >> 20))
    case .tooManyItems(_, let most): self(.faultTooMany, .count("count", most))
    case .utf16: self[.faultUTF16]
    case .encoding: self[.faultEncoding]
    case .foreign(let kind): self[.faultAnki, Int(kind.rawValue)]
    case .json(let line): self(.faultJSON, .count("count", line))
    }
  }

  func doubt(_ reason: ItemDoubt.Reason) -> String { self[.doubtColumnName, Int(reason.rawValue)] }

  /// The name of a separator between fields. If the player cannot choose the separator, its name is the separator
  /// character itself.
  func name(_ separator: FieldSeparator) -> String {
    FieldSeparator.choices.firstIndex(of: separator).map { self[.separatorTab, $0] } ?? separator.name
  }

  func name(_ role: ColumnRole) -> String {
    switch role {
    case .word: self[.fieldWord]
    case .translation: self[.fieldTranslation]
    case .example: self[.fieldExample]
    case .exampleTranslation: self[.fieldExampleTranslation]
    case .skipped: self[.leaveOut]
    }
  }

  func problem(_ reason: LineProblem.Reason) -> String {
    switch reason {
    case .notUTF8: self[.lineNotUTF8]
    case .notAnItem: self[.lineNotAnItem]
    case .tooFewFields(let count, let expected):
      self(.lineTooFewFields, .count("count", count), .count("all", expected))
    case .noWord: self[.lineNoWord]
    case .noLetter: self[.lineNoLetter]
    case .noTranslation: self[.lineNoTranslation]
    case .tooLong(_, let most): self(.lineTooLong, .count("count", most))
    case .openQuote: self[.lineOpenQuote]
    case .twice(let line): self(.lineTwice, .count("count", line))
    case .twiceInFile(let file, let line): self(.lineTwiceInFile, .count("count", line), .text("file", file))
    }
  }
}
