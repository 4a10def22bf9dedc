import Markup
import Testing
import Vocabulary
import Words

@testable import Journal
@testable import Play

/// Topics filter the vocabulary, can be saved as lists, and provide words for Apple Tree. A word page shows the
/// details.
@Suite struct `Topics and details of words` {
  private static let details = DataFile.details(.english, .english)

  private func choose(_ topic: String?, _ level: ProficiencyLevel?, _ player: inout Player) {
    player.send(.browser(.choseTopic(topic)), .browser(.choseLevel(level)))
  }
  private func words(_ player: Player) -> [String] {
    player.model.page.all { $0["class"] == "row-word" }.map { $0.plainText }
  }

  @Test func `choosing a topic loads the details once and lists the words of the topic`() {
    var player = Player("/vocabulary/en")
    #expect(!player.log.contains("load en-en.details"))
    choose("food", nil, &player)
    #expect(player.log.filter { $0 == "load en-en.details" }.count == 1)
    #expect(words(player) == ["apple", "banana"])
    choose("clothes", nil, &player)
    #expect(words(player) == ["ring"] && player.log.filter { $0 == "load en-en.details" }.count == 1)
    choose(nil, nil, &player)
    #expect(words(player).count > 10)
  }

  @Test func `a topic and a level list the words in both`() {
    var player = Player("/vocabulary/en")
    choose("food", .a1, &player)
    #expect(words(player) == ["apple", "banana"])
    choose("food", .a2, &player)
    #expect(words(player) == [])
    player.send(.browser(.searched("ring")), .browser(.choseLevel(nil)), .browser(.choseTopic("clothes")))
    #expect(words(player) == ["ring"])
  }

  @Test func `without details, the topic filter is ignored`() {
    var player = Player("/vocabulary/en", withheld: [Self.details])
    choose("food", .a1, &player)
    #expect(words(player).count == 3)
    player.send(.host(.failedToLoad(Self.details)))
    #expect(words(player).count == 3)
    // The details have fewer rows than the vocabulary, so they belong to another version.
    player.send(.host(.loaded(Self.details, Array("#vocabulary 2 columns\ntopics\nfood\n".utf8))))
    #expect(words(player).count == 3)
  }

  @Test func `a button saves the words of a topic as a list`() {
    var player = Player("/vocabulary/en")
    choose("food", .a1, &player)
    let save = player.model.page.first {
      $0.plainText == player.model.session.sentences[.saveAsList] && $0.tag == "button"
    }
    #expect(save?["data-press"] == "keptWords en topic-food-A1")
    player.send(.lists(.keptWords(.english, .topic("food", level: "A1"))))
    let list = player.model.session.profile.lists.first.flatMap { player.model.session.list($0.id) }
    #expect(list?.name == "food, A1" && list?.language == .english)
    #expect(player.model.session.route.glossary == player.model.session.profile.lists.first.map { .list($0.id) })
    #expect(words(player) == ["apple", "banana"])
    // An empty topic makes no list.
    player.send(.lists(.keptWords(.english, .topic("law", level: nil))), .lists(.keptWords(.english, .all)))
    #expect(player.model.session.profile.lists.count == 1)
  }

  @Test func `Apple Tree picks words of a topic and loads the details for them`() {
    var player = Player("/apple-tree?language=en&words=topic-food")
    #expect(player.log.contains("load en-en.details"))
    for _ in 0..<6 {
      #expect(["apple", "banana"].contains(player.model.games.appleTree.game?.round.word.spelling))
      player.send(.appleTree(.playedAgain))
    }
    player = Player("/apple-tree?language=en&words=topic-clothes-A2")
    #expect(player.model.games.appleTree.game?.round.word.spelling == "ring")
    #expect(player.model.page.plainText.contains("clothes, A2"))
  }

  @Test func `a word page shows the topics, the frequency and the related words with links`() {
    let page = Player("/vocabulary/en/apple").model.page
    let head = page.first { $0["class"] == "meaning-head" }
    #expect(head?.plainText == "nounA1foodnaturein the top 1000 words")
    let related = page.first { $0["class"] == "related" }
    #expect(related?.plainText == "Similarbanana")
    #expect(related?.first { $0.tag == "a" }?["href"] == "/vocabulary/en/banana")
    let ring = Player("/vocabulary/en/ring").model.page.first { $0["class"] == "related" }
    #expect(ring?.all { $0.tag == "dd" }.map { $0.plainText } == ["wear a ring", "a gold ring"])
  }

  @Test func `a word page waits for the details and is shown without them if they cannot be loaded`() {
    var player = Player("/vocabulary/en/apple", withheld: [Self.details])
    #expect(player.model.page.first { $0["class"] == "meaning-head" } == nil)
    player.send(.host(.failedToLoad(Self.details)))
    #expect(player.model.page.first { $0["class"] == "meaning-head" }?.plainText == "nounA1")
    player.send(.host(.loaded(Self.details, Array("#vocabulary 2\n".utf8))))
    #expect(player.model.page.first { $0["class"] == "meaning-head" }?.plainText == "nounA1")
  }

  @Test func `details with the previous translation language do not replace newer details`() {
    let chinese = DataFile.details(.english, .traditionalChinese)
    var player = Player("/vocabulary/en/apple", withheld: [chinese])
    player.send(.settings(.chose(.translation(.traditionalChinese))))
    #expect(player.log.contains("load en-zh-Hant.details"))
    player.send(
      .host(.loaded(chinese, Files.bytes(of: chinese))), .host(.loaded(Self.details, Files.bytes(of: Self.details))))
    #expect(player.model.session.library.has(chinese))
    #expect(player.model.page.first { $0["class"] == "related" }?.plainText == "Similarbanana")
  }

  @Test(arguments: Reader.tags)
  func `each interface language names every topic`(reader tag: String) {
    let topics = Reader("/vocabulary/en", speaking: tag).player.model.session.sentences.topics
    #expect(topics.count == WordSource.topics.count && Set(topics).count == topics.count)
  }
}
