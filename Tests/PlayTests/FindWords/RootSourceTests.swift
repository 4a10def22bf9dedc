import Journal
import Testing
import Words

@testable import Play

/// Where roots come from: the well-known words, all words, a level, the saved words or a list, until another source is chosen.
struct RootSourceTests {
  /// A player with a list of these lines.
  private func keeping(_ text: String) -> (player: Player, list: EventID) {
    var player = Player("/lists/new")
    player.send(.lists(.typedList(text)), .lists(.checkedList), .lists(.keptList))
    return (player, player.model.session.journal.profile.lists.last!.id)
  }

  @Test func `a list is the source of every round until another is chosen, also after a restart`() {
    var (player, list) = keeping("reading\tlectura\nmarginal\tmarginal\nzzz\tx\n")
    player.send(.lists(.playedList(list)))
    var seen: Set<String> = []
    for _ in 0..<12 {
      seen.insert(player.root ?? "none")
      player.send(.findWords(.askedForNewWord))
    }
    #expect(seen == ["reading", "marginal"])
    var again = player.again
    again.send(.findWords(.askedForNewWord))
    #expect(seen.contains(again.root ?? "none"))
    again.send(.settings(.chose(.roots(.known))), .findWords(.askedForNewWord))
    #expect(["alarming", "agencies"].contains(again.root ?? "none"))
  }

  @Test func `no root of a list comes twice in a row, and all come before one repeats`() {
    var (player, list) = keeping("reading\tlectura\nmarginal\tmarginal\nalarming\tx\nzzz\tx\n")
    player.send(.lists(.playedList(list)))
    var roots: [String] = []
    for _ in 0..<12 {
      roots.append(player.root ?? "none")
      player.send(.findWords(.askedForNewWord))
    }
    #expect(!zip(roots, roots.dropFirst()).contains { $0 == $1 }, "\(roots)")
    for start in stride(from: 0, to: 12, by: 3) { #expect(Set(roots[start..<start + 3]).count == 3, "\(roots)") }
  }

  @Test func `no length is chosen while a list gives the roots, and a length that is chosen ends that`() {
    var (player, list) = keeping("reading\tlectura\n")
    player.send(.lists(.playedList(list)))
    #expect(player.root == "reading" && player.model.page.checkedRadios(named: "length").isEmpty)
    player.send(.settings(.chose(.length(8))))
    #expect(player.model.session.settings.roots == .known)
    #expect(player.model.page.checkedRadios(named: "length").count == 1)
    #expect(["alarming", "agencies"].contains(player.root ?? "none"))
    #expect(player.again.model.session.settings.roots == .known)
  }

  @Test func `saved words are a source, and words that are no roots are passed over`() {
    var player = Player()
    player.send(
      .saved(.savedWord(.english, "reading")), .saved(.savedWord(.english, "ring")),
      .settings(.chose(.roots(.words(.saved)))))
    for _ in 0..<6 {
      #expect(["reading", "ring"].contains(player.root ?? "none"))
      player.send(.findWords(.askedForNewWord))
    }
  }

  @Test func `a source without a root gives way to the well-known words, and that is told`() {
    var player = Player()
    player.send(.settings(.chose(.roots(.words(.saved)))))
    #expect(["alarming", "agencies"].contains(player.root ?? "none"))
    #expect(player.banner == .noRootInList)
    player.send(.findWords(.askedForNewWord))
    #expect(player.banner == .noRootInList)
  }

  @Test func `a level needs the vocabulary, and gives words of the length that is chosen`() {
    var player = Player(withheld: [.vocabulary(.english)])
    let file = DataFile.vocabulary(.english)
    player.send(.settings(.chose(.roots(.words(.level("A2"))))))
    #expect(player.model.games.findWords.game == nil)
    let words = ["alarming", "marginal", "reading"].map { "\($0)\tnoun\tA2\t字\t字\tA {\($0)} is there.\t字\t字\t" }
    let head = Files.vocabulary.split(separator: "\n").prefix(2).map { String($0) }
    let text = (head + words).joined(separator: "\n")
    player.send(.visit(.loaded(file, Files.served(text, .english, .english))))
    for _ in 0..<6 {
      #expect(["alarming", "marginal"].contains(player.root ?? "none"))
      player.send(.findWords(.askedForNewWord))
    }
  }

  @Test func `a list of another language gives way when the language is changed`() {
    var (player, list) = keeping("reading\tlectura\n")
    player.send(.lists(.playedList(list)), .settings(.chose(.language(.spanish))))
    #expect(player.model.session.settings.roots == .known)
    #expect(player.root == "camiones")
  }

  @Test func `a list that was removed gives way, and is the source again when it is taken back`() {
    var (player, list) = keeping("reading\tlectura\n")
    player.send(.lists(.playedList(list)), .visit(.openedPage("/lists")), .lists(.removedList(list)))
    #expect(player.model.session.rootSource == .known)
    player.send(.lists(.tookBackList))
    let taken = player.model.session.profile.lists.last!.id
    #expect(player.model.session.rootSource == .words(.list(taken)))
  }

  @Test func `the settings offer the levels, the saved words and the lists of the language`() {
    var (player, _) = keeping("reading\tlectura\n")
    player.send(.visit(.openedPage("/find-words")), .settings(.openedSettings))
    let names = player.model.page.radios(named: "roots")
    let levels = WordSource.levels.map { "\($0) words" }
    #expect(names == ["Everyday words", "All words"] + levels + ["Saved words", "My words"])
    player.send(.settings(.chose(.language(.italian))))
    #expect(!player.model.page.radios(named: "roots").contains("My words"))
  }

  @Test(arguments: [
    RootSource.known, .all, .words(.saved), .words(.level("C1")),
    .words(.list(EventID(device: DeviceID(random: 1), counter: 7))),
  ])
  func `a source is what its name says`(source: RootSource) {
    #expect(RootSource(named: source.name) == source)
  }

  @Test(arguments: ["", "letter-a", "level-Z9", "list-", "knowns"])
  func `no other text is a source`(name: String) {
    #expect(RootSource(named: name) == nil)
  }
}
