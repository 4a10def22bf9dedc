import Formats
import Words

/// The checkpoint's marks of saved and own words, and reports of verdicts.
extension Checkpoint {
  package mutating func join(_ report: Report) { report.put(into: &reports, keeping: Checkpoint.mostReports) }
}

extension WordMark {
  /// Inserts the mark at its sorted position, or replaces the existing mark of the same word.
  func put(into marks: inout [WordMark]) {
    let index = marks.index(of: language, word)
    if marks.has(language, word, at: index) { marks[index] = self } else { marks.insert(self, at: index) }
  }

  /// Inserts the mark at its sorted position, or merges it with the existing mark of the same word. When two marks of
  /// the same word are merged, the later mark is kept.
  package func join(_ marks: inout [WordMark]) {
    if let known = marks.item(language, word), known.stamp >= stamp { return }
    put(into: &marks)
  }
}
