import Markup
import Rules
import Words

/// The board: length, caption and banner, root, tiles, field, keys.
extension Model {
  func boardSection(_ sentences: Sentences) -> Node {
    element("section", .class("board"), .attribute("aria-label", sentences.board)) {
      element(
        "div", .class("planks"), .attribute("role", "radiogroup"), .attribute("aria-label", sentences.wordLength)
      ) {
        planks(name: "length", RootList.lengths, chosen: settings.length, message: Message.choseLength) { length in
          element("span") { sentences.lengthOption(length) }
        }
      }
      element("div", .class("over-root")) {
        caption(sentences)
        element("div", .class("news"), .attribute("role", "status")) { shownBanner.map { bannerNode($0, sentences) } }
      }
      if let round {
        element("h1", .class("root"), .attribute("lang", round.language.code)) { round.root.spelling }
      } else {
        element("h1", .class("root"), .flag("data-empty", true)) { sentences.loading }
      }
      tiles(sentences)
      guessForm(sentences)
      keys(sentences)
    }
  }

  private func caption(_ sentences: Sentences) -> Node {
    element("div", .class("caption")) {
      if let round {
        element("p", .class("caption-what")) { sentences.caption(round.root.word.count, round.language) }
      } else {
        element("p", .class("caption-what")) { sentences.findWords }
      }
      element("p", .class("caption-how")) { sentences.makeWords }
    }
  }

  private func tiles(_ sentences: Sentences) -> Node {
    let count = round?.root.word.count ?? settings.length
    return element(
      "div", .class("tiles"), .attribute("role", "group"), .attribute("aria-label", sentences.letters),
      .attribute("data-count", "\(count)"), .slides
    ) {
      if let round {
        let used = board.usedTiles(of: round.root)
        for place in board.tiles {
          tile(place, of: round.root, isUsed: used.contains(place))
        }
      } else {
        for place in 0..<count {
          element(
            "button", key: "\(place)", .class("tile"), .attribute("type", "button"), .flag("data-empty", true),
            .flag("disabled", true), .attribute("aria-label", sentences.tileOnItsWay)
          ) { element("span") }
        }
      }
    }
  }

  private func tile(_ place: Int, of root: Root, isUsed: Bool) -> Node {
    let letter = capital(root.word.letters[place], root.language)
    return element(
      "button", key: "\(place)", .class("tile"), .attribute("type", "button"), .flag("data-used", isUsed),
      .optional("aria-disabled", isUsed ? "true" : nil), .attribute("aria-label", letter),
      .keepsFocus, .press(.pickedTile(place))
    ) { element("span") { letter } }
  }

  private func guessForm(_ sentences: Sentences) -> Node {
    element("form", .class("guess"), .optional("data-shake", shake), .submits(.submittedGuess)) {
      element(
        "input", .id("guess"), .attribute("type", "text"), .attribute("name", "guess"),
        .attribute("aria-label", sentences.enterYourWord), .attribute("placeholder", sentences.enterYourWord),
        .attribute("autocapitalize", "characters"), .attribute("autocorrect", "off"),
        .attribute("autocomplete", "off"), .attribute("spellcheck", "false"), .attribute("enterkeyhint", "go"),
        .optional("lang", round?.language.code), .attribute("value", board.field), .types(.typed("")))
      element(
        "button", .class("submit"), .attribute("type", "submit"), .flag("disabled", round == nil), .keepsFocus
      ) {
        sentences.submit
        Art.leaf
      }
    }
  }

  /// Another value with each refusal in a row, so that the shake of the second one starts anew.
  private var shake: String? {
    guard let banner, case .refused = banner.content else { return nil }
    return banner.serial % 2 == 0 ? "even" : "odd"
  }

  private func keys(_ sentences: Sentences) -> Node {
    element("div", .class("keys")) {
      key(sentences.shuffle, Art.shuffle, .askedForShuffle)
      key(sentences.delete, Art.delete, .tookBackLetter)
      key(sentences.clear, Art.clear, .clearedField)
      key(sentences.newWord, Art.newWord, .askedForNewWord, "wooden")
    }
  }

  private func key(_ name: String, _ icon: Node, _ message: Message, _ kind: String = "") -> Node {
    element(
      "button", .class("key", kind), .attribute("type", "button"), .flag("disabled", round == nil),
      .keepsFocus, .press(message)
    ) {
      icon
      element("span") { name }
    }
  }
}

/// The found words and the figures under them.
extension Model {
  func foundSection(_ sentences: Sentences) -> Node {
    element("section", .class("found"), .attribute("aria-labelledby", "found-title")) {
      element("div", .class("found-head")) {
        element("h2", .class("found-title"), .id("found-title")) { sentences.foundWords }
      }
      element("ol", .class("finds"), .attribute("aria-label", sentences.foundWords)) {
        if let round {
          let alphabet = Alphabet(round.language)
          for find in round.finds.reversed() { findItem(find, alphabet, sentences) }
        }
      }
      if let round, round.finds.isEmpty {
        element("div", .class("empty")) {
          Art.basket
          element("p", .class("empty-title")) { sentences.nothingFound.title }
          element("p") { sentences.nothingFound.text }
        }
      }
    }
  }

  private func findItem(_ find: Find, _ alphabet: Alphabet, _ sentences: Sentences) -> Node {
    let word = alphabet.text(find.word)
    let kind: String? = find.usesAllLetters ? "all" : find.isBonus ? "bonus" : nil
    return element("li", key: word) {
      element(
        "button", .class("find"), .attribute("type", "button"), .optional("data-kind", kind), .press(.openedWord(word))
      ) {
        element("span", .class("find-word"), .attribute("lang", alphabet.language.code)) {
          find.spellings.joined(separator: ", ")
        }
        element("span", .class("find-letters")) {
          shownAndSaid("\(find.word.count)", sentences.letterCount(find.word.count))
        }
        if find.usesAllLetters {
          element("span", .class("find-mark")) { sentences.allLetters }
        } else if find.isBonus {
          element("span", .class("find-mark")) {
            Art.bonusMark
            element("span") { sentences.bonus }
          }
        }
        element("span", .class("find-points")) {
          shownAndSaid("+\(find.points.value)", sentences.pointCount(find.points.value))
        }
      }
    }
  }

  /// A short form for the eye, a full one for a screen reader.
  @NodeBuilder
  private func shownAndSaid(_ shown: String, _ said: String) -> [Node] {
    element("span", .attribute("aria-hidden", "true")) { shown }
    element("span", .class("for-readers")) { said }
  }

  /// The four figures; dashes while there is no round.
  func figures(_ sentences: Sentences) -> Node {
    let score = round?.score
    return element("footer", .class("figures")) {
      element("dl") {
        figure(sentences.wordsFound, score.map { "\($0.common)" }, small: score.map { sentences.of($0.ofCommon) })
        figure(sentences.bonusWords, score.map { "\($0.bonus)" })
        figure(sentences.points, score.map { "\($0.points.value)" })
        figure(sentences.averageLetters, score?.averageLettersInTenths.map(sentences.decimal))
      }
    }
  }

  private func figure(_ name: String, _ value: String?, small: String? = nil) -> Node {
    element("div") {
      element("dt") { name }
      element("dd") {
        value ?? "–"
        if let small {
          " "
          element("small") { small }
        }
      }
    }
  }
}
