import Journal
import Testing
import Words

@testable import Play

/// Tests where root words come from: the well-known words, all words, a level, the saved words or a list.
struct RootSourceTests {
  /// A player with a list of these lines.
  private func keeping(_ text: String) -> (player: Player, list: EventID) {
    var player = Player("/lists/new")
    player.send(.lists(.typedList(text)), .lists(.checkedList), .lists(.keptList))
    return (player, player.model.session.journal.profile.lists.last!.id)
  }

  @Test func `a list stays the source of root words until another is chosen, even after a restart`() {
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

  @Test func `a list draws all its root words before it repeats any`() {
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

  @Test func `choosing a word length stops drawing root words from a list`() {
    var (player, list) = keeping("reading\tlectura\n")
    player.send(.lists(.playedList(list)))
    player.send(.findWords(.openedMenu))
    #expect(player.root == "reading" && player.model.page.checkedRadios(named: "length").isEmpty)
    player.send(.settings(.chose(.length(8))))
    #expect(player.model.session.settings.roots == .known)
    #expect(player.model.page.checkedRadios(named: "length").count == 1)
    #expect(["alarming", "agencies"].contains(player.root ?? "none"))
    #expect(player.again.model.session.settings.roots == .known)
  }

  @Test func `saved words can be the source of root words, and unsuitable words are skipped`() {
    var player = Player()
    player.send(
      .saved(.savedWord(.english, "reading")), .saved(.savedWord(.english, "ring")),
      .settings(.chose(.roots(.words(.saved)))))
    for _ in 0..<6 {
      #expect(["reading", "ring"].contains(player.root ?? "none"))
      player.send(.findWords(.askedForNewWord))
    }
  }

  @Test func `a source without a root word is replaced by well-known words with a message`() {
    var player = Player()
    player.send(.settings(.chose(.roots(.words(.saved)))))
    #expect(["alarming", "agencies"].contains(player.root ?? "none"))
    #expect(player.banner == .noRootInList)
    player.send(.findWords(.askedForNewWord))
    #expect(player.banner == .noRootInList)
  }

  @Test func `drawing root words from a level loads the vocabulary and keeps the chosen length`() {
    var player = Player(withheld: [.vocabulary(.english)])
    let file = DataFile.vocabulary(.english)
    player.send(.settings(.chose(.roots(.words(.level("A2"))))))
    #expect(player.model.games.findWords.game == nil)
    let words = ["alarming", "marginal", "reading"].map { "\($0)\tnoun\tA2\t字\t字\tA {\($0)} is there.\t字\t字\t" }
    let head = Files.vocabulary.split(separator: "\n").prefix(2).map { String($0) }
    let text = (head + words).joined(separator: "\n")
    player.send(.host(.loaded(file, Files.served(text, .english, .english))))
    for _ in 0..<6 {
      #expect(["alarming", "marginal"].contains(player.root ?? "none"))
      player.send(.findWords(.askedForNewWord))
    }
  }

  @Test func `changing the language stops drawing root words from a list`() {
    var (player, list) = keeping("reading\tlectura\n")
    player.send(.lists(.playedList(list)), .settings(.chose(.language(.spanish))))
    #expect(player.model.session.settings.roots == .known)
    #expect(player.root == "camiones")
  }

  @Test func `removing a list stops drawing root words from it, and restoring it resumes that`() {
    var (player, list) = keeping("reading\tlectura\n")
    player.send(.lists(.playedList(list)), .host(.openedPage("/lists")), .lists(.removedList(list)))
    #expect(player.model.session.rootSource == .known)
    player.send(.lists(.tookBackList))
    let taken = player.model.session.profile.lists.last!.id
    #expect(player.model.session.rootSource == .words(.list(taken)))
  }

  @Test func `the settings offer saved words and lists as root sources, and a level only if it was chosen earlier`() {
    var (player, _) = keeping("reading\tlectura\n")
    player.send(.host(.openedPage("/find-words")), .settings(.openedSettings))
    let names = player.model.page.radios(named: "roots")
    #expect(names == ["Everyday words", "All words", "Saved words", "My words"])
    player.send(.settings(.chose(.roots(.words(.level("A2"))))))
    #expect(player.model.page.radios(named: "roots").contains("A2 words"))
    player.send(.settings(.chose(.language(.italian))))
    #expect(!player.model.page.radios(named: "roots").contains("My words"))
  }

  @Test(arguments: [
    RootSource.known, .all, .words(.saved), .words(.level("C1")),
    .words(.list(EventID(device: DeviceID(random: 1), counter: 7))),
  ])
  func `a root source is parsed from its name`(source: RootSource) {
    #expect(RootSource(named: source.name) == source)
  }

  @Test(arguments: ["", "letter-a", "level-Z9", "list-", "knowns"])
  func `a root source with an unknown name is refused`(name: String) {
    #expect(RootSource(named: name) == nil)
  }
}
