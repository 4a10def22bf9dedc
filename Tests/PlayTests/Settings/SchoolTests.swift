import Journal
import Rules
import Testing
import Words

@testable import Play

/// The setting "For school", and its effect on rounds.
struct SchoolTests {
  private static let file = DataFile.lexicon(.english)
  /// In this lexicon, "alarm", "ring", "apple" and "read" are unsuitable for schools.
  private static let lexicon = Files.lexicon(
    "alarming* alarm*~ ring*~ main* marginal* agencies* cease* apple*~ banana* read*~", .english)

  private func player(_ location: String = "/find-words", isForSchool: Bool = true, at day: Int64 = 0) -> Player {
    var player = Player(location, withheld: [Self.file], at: day * 86_400_000)
    if isForSchool { player.send(.settings(.chose(.school(true)))) }
    player.send(.host(.loaded(Self.file, Self.lexicon)))
    return player
  }

  private func target(_ player: Player) -> [String] {
    let alphabet = Alphabet(.english)
    return player.model.games.findWords.round?.target.words.map { alphabet.text($0) } ?? []
  }

  @Test func `school mode removes unsuitable words from the target words but accepts them as guesses`() {
    for isForSchool in [false, true] {
      var player = player(isForSchool: isForSchool)
      while player.root != "alarming" { player.send(.findWords(.askedForNewWord)) }
      #expect(target(player).contains("ring") == !isForSchool)
      player.guess("ring")
      #expect(player.finds == ["ring"])
    }
  }

  @Test func `a change of school mode applies to the next round and is stored`() {
    var player = player(isForSchool: false)
    while player.root != "alarming" { player.send(.findWords(.askedForNewWord)) }
    player.guess("main")
    player.send(.settings(.chose(.school(true))))
    #expect(target(player).contains("ring"))
    #expect(player.again.model.session.settings.school)
  }

  @Test func `school mode draws no unsuitable root word from a list`() {
    var player = Player("/lists/new", withheld: [Self.file])
    player.send(
      .host(.loaded(Self.file, Files.lexicon("alarming*~ marginal* main* ring* mail*", .english))),
      .settings(.chose(.school(true))), .lists(.typedList("alarming\tx\nmarginal\ty\n")), .lists(.checkedList),
      .lists(.keptList))
    player.send(.lists(.playedList(player.model.session.profile.lists.last!.id)))
    for _ in 0..<8 {
      #expect(player.root == "marginal")
      player.send(.findWords(.askedForNewWord))
    }
  }

  @Test func `Apple Tree in school mode waits for the lexicon and draws no unsuitable word`() {
    for seed in 0..<8 {
      var player = Player("/lists/new", seed: UInt64(seed), withheld: [Self.file])
      player.send(
        .settings(.chose(.school(true))), .lists(.typedList("apple\tx\nbanana\ty\n")), .lists(.checkedList),
        .lists(.keptAndPlayed))
      guard case nil = player.model.games.appleTree.game else {
        Issue.record("a word before it is known what is for a school")
        return
      }
      player.send(.host(.loaded(Self.file, Self.lexicon)))
      #expect(player.model.games.appleTree.game?.round.word.spelling == "banana")
    }
  }
}
