import Formats
import Words

/// Marks of saved and own words, and reports.
extension Checkpoint {
  package mutating func join(_ report: Report) { report.put(into: &reports, keeping: Checkpoint.mostReports) }
}

extension WordMark {
  /// Inserts the mark at its sorted position; replaces a mark of the same word.
  func put(into marks: inout [WordMark]) {
    let index = marks.index(of: language, word)
    if marks.has(language, word, at: index) { marks[index] = self } else { marks.insert(self, at: index) }
  }

  /// Inserts the mark at its sorted position. Of two marks of the same word, the later one is kept.
  package func join(_ marks: inout [WordMark]) {
    if let known = marks.item(language, word), known.stamp >= stamp { return }
    put(into: &marks)
  }
}
