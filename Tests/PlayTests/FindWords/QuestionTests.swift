import Formats
import Markup
import Rules
import Testing
import Words

@testable import Journal
@testable import Play

/// The question of the first visit, and the rounds for a learner's level.
struct QuestionTests {
  private func question(_ player: Player) -> Bool { player.model.session.sheet == .findWords(.question) }

  @Test func `a new player is asked for the language and the level before the first round`() {
    let player = Player(isAsked: true)
    #expect(question(player))
    let page = player.model.page
    #expect(page.texts.contains("What would you like to learn?") && page.texts.contains("I’m just starting"))
    for name in ["chose language es", "chose level A1", "chose level C1", "justPlayed", "beganToLearn"] {
      #expect(page.messages.contains(name), "\(name)")
    }
  }

  @Test(arguments: [
    "/find-words?language=en&root=alarming", "/find-words?language=en&length=8&daily=1970-01-01",
    "/find-words?language=en&length=8&seed=1", "/", "/apple-tree",
  ])
  func `a visit through a link, or to another page, does not show the question`(location: String) {
    #expect(!question(Player(location, isAsked: true)))
  }

  @Test func `the question appears when a new player comes from the home page`() {
    var player = Player("/", isAsked: true)
    player.send(.host(.openedPage("/find-words")))
    #expect(question(player))
  }

  @Test func `an answered question does not come back`() {
    for answer in [FindWords.Message.justPlayed, .beganToLearn] {
      var player = Player(isAsked: true)
      player.send(.findWords(answer))
      #expect(!question(player) && player.model.session.sheet == nil)
      #expect(player.model.session.profile.settings.level == .any)
      player.send(.findWords(.askedForNewWord))
      #expect(!question(player))
      #expect(!question(Player(stored: player.kept, isAsked: true)))
    }
  }

  @Test func `a closed question comes back with the next visit, but not in the same one`() {
    var player = Player(isAsked: true)
    player.send(.host(.closedSheet), .findWords(.askedForNewWord))
    #expect(!question(player))
    #expect(question(Player(stored: player.kept, isAsked: true)))
  }

  @Test func `a player with finds is not asked`() {
    var player = Player.playing("ring")
    player.send(.findWords(.skippedTutorial))
    #expect(!question(Player(stored: player.kept, isAsked: true)))
  }

  @Test func `the question disappears if the stored journal arrives late and has finds`() {
    let earlier = Player.playing("ring")
    var player = Player(knowsJournal: false, isAsked: true)
    #expect(question(player))
    player.send(.host(.arrived(Array(earlier.kept.lines.joined(separator: "\n").utf8))))
    #expect(!question(player))
  }

  @Test func `the first round has the chosen language and level`() {
    var player = Player(isAsked: true)
    player.send(.settings(.chose(.language(.spanish))), .settings(.chose(.level(LearnerLevel(.b1)))))
    #expect(question(player))
    player.send(.findWords(.beganToLearn))
    #expect(player.model.games.findWords.round?.language == .spanish)
    #expect(player.model.session.settings.level == .b1)
    #expect(player.model.session.settings.words == .level("B1"))
  }

  @Test func `a round that a learner starts asks only for words of the level`() throws {
    var player = Player()
    player.send(.settings(.chose(.level(LearnerLevel(.a1)))))
    let words = try #require(player.model.games.findWords.round?.target.words)
    let alphabet = Alphabet(.english)
    let texts = words.map { alphabet.text($0) }
    #expect(!texts.isEmpty && !texts.contains("nail"))
    #expect(player.log.contains("load en.levels"))
  }

  @Test func `dailies and links ask a learner for all common words`() throws {
    for location in ["/find-words?language=en&root=alarming", "/find-words?language=en&length=8&daily=1970-01-01"] {
      var player = Player()
      player.send(.settings(.chose(.level(LearnerLevel(.a1)))))
      let round = try #require(Player(location, stored: player.kept).model.games.findWords.round)
      let lexicon = try Lexicon(bytes: Files.bytes(of: .lexicon(.english)))
      #expect(round.target == Target(root: round.root, isForSchool: true, in: lexicon))
    }
  }

  @Test func `Apple Tree draws words of the learner's level, unless the player has chosen the saved words for it`() {
    var player = Player()
    player.send(.settings(.chose(.level(LearnerLevel(.a2)))))
    #expect(player.model.session.settings.words == .level("A2"))
    player.send(.settings(.chose(.level(.any))))
    #expect(player.model.session.settings.words == .all)
    player.send(.settings(.chose(.words(.saved))), .settings(.chose(.level(LearnerLevel(.a2)))))
    #expect(player.model.session.settings.words == .saved)
  }
}
