import Formats
import Rules
import Words

extension Explanation {
  /// Returns the explanation as JSON: `docs/formats/api.md`, "Explanations".
  public func json(_ lexicon: Lexicon) -> JSON {
    var members: [(name: String, value: JSON)] = []
    if let folded { members.append(("folded", .string(lexicon.alphabet.text(folded)))) }
    switch standing {
    case .empty: members.append(("standing", .string("empty")))
    case .notALetter(let character):
      members.append(("standing", .string("notALetter")))
      members.append(("character", .string(String(Character(character)))))
    case .unknown:
      members.append(("standing", .string("unknown")))
      members.append(("nearest", .array(nearest.map { .string(lexicon.spellings(of: $0.number)[0]) })))
    case .word(let number, let spellings, let rating):
      members.append(("standing", .string("word")))
      members.append(("number", .integer(number)))
      members.append(("spellings", .array(spellings.map { .string($0) })))
      members.append(("tier", .string(rating.tier == .common ? "common" : "accepted")))
      members.append(("offensive", .bool(rating.isOffensive)))
      members.append(("barredAsRoot", .bool(rating.isBarredAsRoot)))
      members.append(("notForSchool", .bool(rating.isNotForSchool)))
      members.append(("frequencyBand", .integer(rating.frequencyBand)))
    }
    switch verdict {
    case .accepted(let find): members.append(("verdict", find.json(lexicon.alphabet)))
    case .refused(let refusal): members.append(("verdict", refusal.json(lexicon.alphabet)))
    case nil: break
    }
    return .object(members)
  }
}
