import Journal
import Rules
import Words

/// Help, giving up, and friends.
extension Model {
  mutating func openHints() -> [Effect] {
    guard let game, !game.isOver else { return [] }
    shownHint = nil
    return open(.hints(nil))
  }

  mutating func chooseHintCell(_ letter: String, _ length: Int) -> [Effect] {
    guard case .hints = sheet, let round, let word = try? Alphabet(round.language).fold(letter), word.count == 1
    else { return [] }
    shownHint = nil
    return open(.hints(HintCell(letter: word.letters[0], length: length)))
  }

  mutating func takeHint(_ text: String, whole: Bool) -> [Effect] {
    guard case .hints = sheet, var game, let lexicon = library.lexicons[game.round.language],
      let word = try? lexicon.alphabet.fold(text),
      let help = game.round.helpOffered(for: word).first(where: { ($0 == .word) == whole })
    else { return [] }
    let find = game.round.take(help, with: word, in: lexicon, at: now)
    stage = .playing(game)
    var effects = [record(.tookHint(game.id, game.round.language, word, help)), signal(.hint)]
    if let find { effects.append(record(find, in: game)) }
    shownHint = find == nil ? nil : game.round.finds.count - 1
    return effects
  }

  mutating func askToGiveUp() -> [Effect] {
    guard let game, !game.isOver else { return [] }
    return game.round.remaining.isEmpty ? end(.harvested) : open(.giveUp)
  }

  /// Gives the link to the round's word to friends, and of a daily what the player made of it, without any word of it.
  mutating func share() -> [Effect] {
    guard let round else { return [] }
    return [.share(interface.sentences.shareText(round), path: Invitation(round).path)]
  }
}
