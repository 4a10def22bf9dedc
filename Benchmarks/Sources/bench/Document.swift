import Foundation
import Harness

/// The text of `docs/benchmarks.md`.
struct Document {
  let options: Options
  let report: Report
  let words: Int
  let loads: (before: String, after: String)

  var whole: String {
    """
    # Benchmarks

    `make bench`, which builds and runs `Benchmarks/`, wrote this; its README describes the peers and the limits of these
    figures. All peers run in one process and alternate: each repetition runs each of them once. Before the measurements
    all peers have answered all questions with equal results (except hunspell, whose word list differs).

    - Seed \(options.seed), \(options.repetitions) repetitions:
      `bench --seed \(options.seed) --repetitions \(options.repetitions)`
    - Words: \(words) of \(URL(fileURLWithPath: options.words).lastPathComponent), the lines that have only the letters a to z

    The lines:

    - *ready*: opening a file and looking up the first word. The file is already in memory.
    - *member*: whether a text is a word; 100,000 words, and 100,000 words with one letter replaced. For hunspell the first
      10,000 of each; for the array `[String].contains` 20.
    - *list*: the words of at least 3 letters that a rack makes, written over the previous rack's words, each with its
      letters or a reference to them (ours with its number too). The mean of 1,000 racks, which are the letters of words;
      for the tutorial loop \(Contestants.tutorialRacks).
    - *list and read*: the same, and then each letter of each word is read. This shows the remaining difference when the
      caller needs the letters, to which our answers only refer.
    - *count*: only the number of words that each rack makes.
    - *many racks*: the number of words that each of 20,000 racks of 7 to 9 letters makes. Ours walks its index once for all
      of them, the KWG walk processes them one by one.
    - *ours* is Swift; *ours, in C++* does the same with the same file, without Swift's checks.

    **Median** is the median of the processor time of one answer over the repetitions; all run on one thread.
    **Spread** is the interquartile range relative to the median: the noise. **÷ ours** is a peer's time divided by ours,
    the median of the repetitions' ratios. A target for times may be missed on another machine; if a target for other
    figures is missed, `bench` fails.

    \(tables)
    """
  }

  var tables: String {
    """
    ## Built \(options.build)

    \(Machine.description); load \(loads.before) at the beginning, \(loads.after) at the end.

    \(options.append ? report.times : report.text)
    """
  }
}
