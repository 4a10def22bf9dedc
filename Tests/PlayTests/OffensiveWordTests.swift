import Formats
import Foundation
import Journal
import Rules
import TestTools
import Testing
import Vocabulary
import Words

@testable import Play

/// No game shows an offensive word of the shipped lists, whatever the settings. Typed words are accepted.
struct OffensiveWordTests {
  private struct Words {
    let language: Language
    let lexicon: Lexicon
    /// The offensive words that every edition has.
    let offensive: [Lexicon.Match]

    init(_ language: Language) throws {
      let lexicon = try Lexicon(bytes: Shipped.bytes(of: .lexicon(language)))
      var offensive: [Lexicon.Match] = []
      lexicon.forEachWord { match in
        if lexicon.rating(of: match.number).isOffensive { offensive.append(match) }
      }
      (self.language, self.lexicon, self.offensive) = (language, lexicon, offensive)
    }

    func isOffensive(_ spelling: String) -> Bool {
      (try? lexicon.alphabet.fold(spelling)).flatMap { lexicon.number(of: $0) }
        .map { lexicon.rating(of: $0).isOffensive } ?? false
    }
  }

  @Test(arguments: Language.allCases)
  func `each language has hundreds of offensive words, and all of them are accepted as guesses`(language: Language)
    throws
  {
    let words = try Words(language)
    #expect(words.offensive.count > 500)
    for match in words.offensive { #expect(words.lexicon.contains(match.word)) }
  }

  @Test(arguments: Language.allCases) func `the well-known root words contain no offensive words`(language: Language)
    throws
  {
    let words = try Words(language)
    for length in RootList.lengths {
      let list = try RootList(Shipped.bytes(of: .roots(language, length: length)))
      #expect(list.roots.filter(words.isOffensive).isEmpty)
    }
  }

  @Test(arguments: Language.allCases)
  func `an offensive word is neither a suitable root word nor offered to the player`(
    language: Language
  ) throws {
    let words = try Words(language)
    let every = AllRoots(in: words.lexicon)
    for match in words.offensive {
      #expect(!every.contains(match.number))
      let spelling = words.lexicon.spellings(of: match.number)[0]
      #expect(!Root.isSuitable(spelling, in: words.lexicon), "\(spelling)")
      #expect(Root.isWorthOffering(spelling, in: words.lexicon) == nil, "\(spelling)")
    }
  }

  @Test(arguments: Language.allCases) func `an offensive word is never a target word, a hint or a missed word`(
    language: Language
  ) throws {
    let words = try Words(language)
    for length in RootList.lengths {
      let list = try RootList(Shipped.bytes(of: .roots(language, length: length)))
      for spelling in list.roots.prefix(60) {
        var round = FindWordsRound(root: try Root(spelling, in: words.lexicon), origin: .drawn, in: words.lexicon)
        round.end(.gaveUp)
        let missed = UnfoundWords(round, in: words.lexicon)
        let shown =
          round.target.words.map { words.lexicon.alphabet.text($0) } + (missed.common + missed.rare).map(\.spelling)
        #expect(shown.filter(words.isOffensive).isEmpty, "\(spelling)")
      }
    }
  }

  @Test(arguments: Language.allCases) func `an offensive word is never suggested for a misspelled word`(
    language: Language
  ) throws {
    let words = try Words(language)
    for match in words.offensive.prefix(400) {
      let text = words.lexicon.alphabet.text(match.word)
      for misspelled in [String(text.dropLast()), text + "x", "x" + text] {
        let nearest = Explanation(of: misspelled, in: words.lexicon).nearest
        #expect(nearest.allSatisfy { !words.lexicon.rating(of: $0.number).isOffensive }, "\(misspelled)")
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `an offensive word has no vocabulary entry and is never suggested as a near word`(language: Language) throws {
    let words = try Words(language)
    #expect(Shipped.words(language).filter(words.isOffensive).isEmpty)
    let glossary = Shipped.glossary(language)
    for match in words.offensive.prefix(200) {
      let text = words.lexicon.alphabet.text(match.word)
      #expect(glossary.nearest(text).map { glossary[$0, .word] }.filter(words.isOffensive).isEmpty)
    }
  }

  @Test(arguments: Language.allCases) func `an offensive word is never a hidden word or a challenge`(
    language: Language
  ) throws {
    let words = try Words(language)
    for match in words.offensive {
      let spelling = words.lexicon.spellings(of: match.number)[0]
      for text in [spelling, "la \(spelling)", "l’\(spelling)", "\(spelling)-x"] {
        #expect(!words.lexicon.isShowable(text), "\(text)")
      }
      guard match.word.count >= Challenge.minimum else { continue }
      #expect(throws: UnsuitableChallenge.offensive) {
        try Challenge(checking: spelling, language: language, lexicon: words.lexicon, vocabulary: { $0 })
      }
    }
  }
}
