import ArgumentParser
import Formats
import Foundation
import Rules
import Wire
import Words

/// Explains why a text is or is not a word.
struct Why: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Explain whether and why the games accept a text as a word; with --root, also explain how a round would judge the text."
  )

  enum Format: String, ExpressibleByArgument { case text, json }

  @Argument(help: "What a player might type.")
  var word: String
  @OptionGroup var source: LexiconSource
  @Option(help: "The root word of a round.")
  var root: String?
  @Option(help: "The minimum number of letters in a guess: 2, 3 or 4.")
  var minimum = MinimumLength.usual.rawValue
  @Option(help: "text or json.")
  var format = Format.text
  @Flag(help: "Print on standard error how long the engine took.")
  var timing = false

  func run() throws {
    let lexicon = try source.open()
    let minimum = try checkedMinimum(Int64(minimum))
    let root = try root.map { text throws -> Root in
      do throws(UnsuitableRoot) {
        return try Root(text, language: lexicon.language)
      } catch {
        throw RequestFault.unsuitableRoot(error)
      }
    }
    var time = EngineTime()
    let explanation = time.measure { Explanation(of: word, root: root, minimum: minimum, in: lexicon) }
    switch format {
    case .json: try put(explanation.json(lexicon).text)
    case .text: for (name, value) in lines(explanation, root, lexicon) { try put(name + "\t" + value) }
    }
    if timing { time.report(items: 1) }
  }

  private func lines(_ explanation: Explanation, _ root: Root?, _ lexicon: Lexicon) -> [(name: String, value: String)] {
    var lines: [(String, String)] = []
    if let folded = explanation.folded { lines.append(("letters", lexicon.alphabet.text(folded))) }
    switch explanation.standing {
    case .empty: lines.append(("no word", "the text contains no visible characters"))
    case .notALetter(let character):
      lines.append(("no word", "\(printable(character)) is not a letter of \(lexicon.language.code)"))
    case .unknown:
      lines.append(("no word", "not one of the \(lexicon.wordCount) words of the lexicon \(lexicon.language.code)"))
      let nearest = explanation.nearest.map { lexicon.spellings(of: $0.number)[0] }
      lines.append(("one letter away", nearest.isEmpty ? "no word" : nearest.joined(separator: " ")))
    case .word(let number, let spellings, let rating):
      lines.append(("a word", "number \(number) of \(lexicon.wordCount) in \(lexicon.language.code)"))
      lines.append(("spellings", spellings.joined(separator: " ")))
      lines.append(
        (
          "tier",
          rating.tier == .common ? "common: can count toward the goal of a round" : "accepted: counts as a bonus word"
        ))
      if rating.isOffensive {
        lines.append(("offensive", "accepted when typed, but never a root word, a target word or a hint"))
      }
      if rating.isBarredAsRoot { lines.append(("barred", "never a root word")) }
      if rating.isNotForSchool { lines.append(("school", "never a root word or a target word in games for schools")) }
      lines.append(("frequency", frequency(rating.frequencyBand)))
    }
    if let root, let verdict = explanation.verdict {
      lines.append(("in \(root.spelling)", sentence(verdict)))
    }
    return lines
  }

  private func frequency(_ band: Int) -> String {
    band == 0
      ? "band 0: unknown, or rarer than once in a hundred million words"
      : "band \(band): at least \(Self.perBillion[band]) times in a billion words"
  }

  /// The Zipf value is the logarithm to base 10 of the number of occurrences in a billion words.
  private static let perBillion = ["", "10", "100", "1,000", "10,000", "100,000", "1,000,000", "10,000,000"]

  private func sentence(_ verdict: Explanation.Verdict) -> String {
    switch verdict {
    case .accepted(let find):
      let kind = find.isBonus ? "a bonus" : "a word to find"
      return "accepted, \(find.points.value) points, \(kind)\(find.usesAllLetters ? ", with all letters" : "")"
    case .refused(let refusal):
      return "\(refusal.name): " + refusal.description.clause
    }
  }
}
