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

    Written by `make bench`, which builds and runs `Benchmarks/`; its README says who the peers are, and what these
    figures cannot tell. All peers run in one process and take turns: each repetition runs each of them once. Before any
    clock runs they have answered all questions, and alike (but hunspell, whose list is another).

    - Seed \(options.seed), \(options.repetitions) repetitions:
      `bench --seed \(options.seed) --repetitions \(options.repetitions)`
    - Words: \(words) of \(URL(fileURLWithPath: options.words).lastPathComponent), the lines that are nothing but a to z

    What the lines mean:

    - *ready*: a file is opened, and the first word looked up. The file is in memory already.
    - *member*: is this text a word? 100,000 words, and 100,000 words with one letter replaced. Of hunspell the first
      10,000 of each; of the array `[String].contains` 20.
    - *list*: the words of at least 3 letters that a rack makes are written where the last rack's were, each with its
      letters or where they stand (ours with its number too). The mean of 1,000 racks, which are the letters of words;
      of the tutorial loop \(Contestants.tutorialRacks).
    - *list and read*: the same, and then each letter of each word is looked at: what remains of the distance when
      letters are wanted that ours leaves where they stand.
    - *count*: only how many words each rack makes.
    - *many racks*: how many words each of 20,000 racks of 7 to 9 letters makes. Ours walks its index once for all of
      them, the KWG walk takes one after the other.
    - *ours* is Swift; *ours, in C++* does the same with the same file, without Swift's checks.

    **Median** is the processor time of one answer in the middle one of the repetitions; all run on one thread.
    **Spread** is the distance of the quartiles as a part of it: the noise. **÷ ours** is how many times our time another
    takes, the middle one of the repetitions' ratios. A promise about times may be missed on another machine; one about
    figures may not, and then `bench` fails.

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
