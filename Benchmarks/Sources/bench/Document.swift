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

    `make bench`, which builds and runs `Benchmarks/`, wrote this document. The README of `Benchmarks/` describes
    the other libraries (the peers) and the limits of these measurements. All peers run in one process and
    alternate: each repetition runs each peer once. Before the measurements, all peers gave equal results for all
    questions. The only exception is hunspell, whose word list differs.

    - Seed \(options.seed), \(options.repetitions) repetitions:
      `bench --seed \(options.seed) --repetitions \(options.repetitions)`
    - Words: \(words) of \(URL(fileURLWithPath: options.words).lastPathComponent), restricted to the lines that
      contain only the letters a to z

    The jobs in the tables:

    - *ready*: opens a file that is already in memory, and looks up the first word.
    - *member*: tests whether a text is a word, with 100,000 words, and with 100,000 words in which one letter is
      replaced. Hunspell tests only the first 10,000 of each, and the array (`[String].contains`) only 20.
    - *list*: finds the words of at least 3 letters that a rack makes; a rack is a collection of letters. For each
      word, the result contains the word's letters or a reference to the letters. The result of our engine also
      contains the word's number. Each result overwrites the result for the previous rack. The time is the mean of
      1,000 racks (\(Contestants.tutorialRacks) racks for the tutorial loop). Each rack consists of the letters of
      a word.
    - *list and read*: finds the words like *list*, and then reads each letter of each word. Our results only refer
      to the letters, so this job shows the remaining difference if the caller needs the letters.
    - *count*: only counts the words that each rack makes.
    - *many racks*: counts the words that each of 20,000 racks of 7 to 9 letters makes. Our engine walks its index
      once for all racks, and the KWG walk processes the racks one by one.

    *Ours* is our engine in Swift. *Ours, in C++* runs the same algorithm on the same file, without Swift's checks.

    **Median** is the median of the processor time of one answer over the repetitions; all peers run on one thread.
    **Spread** is the interquartile range relative to the median, which shows the noise. **÷ ours** is a peer's time
    divided by our time, as the median of the repetitions' ratios. A target for times may be missed on another
    machine. If a target for another measurement is missed, `bench` fails.

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
