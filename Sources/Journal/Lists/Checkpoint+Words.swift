import Formats
import Words

/// Marks of saved and own words, and reports.
extension Checkpoint {
  package mutating func join(_ report: Report) { report.put(into: &reports, keeping: Checkpoint.mostReports) }
}

extension WordMark {
  /// Puts the mark where it belongs in the order; a mark of the same word is replaced.
  func put(into marks: inout [WordMark]) {
    let index = marks.index(of: language, word)
    if marks.has(language, word, at: index) { marks[index] = self } else { marks.insert(self, at: index) }
  }

  /// Puts the mark where it belongs in the order; of two marks of one word the one with the later stamp stays.
  package func join(_ marks: inout [WordMark]) {
    if let known = marks.item(language, word), known.stamp >= stamp { return }
    put(into: &marks)
  }
}
