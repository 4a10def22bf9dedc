import Journal
import Rules
import Words

/// The browser's history: Back closes what was opened last, and every entry leads back to its own round.
extension Model {
  /// The entry in use.
  var place: Place { places[places.count - 1] }

  /// What the entry in use must hold for what is shown.
  private var wantedState: Place.State {
    let round = screen.isFindWords ? game?.id : nil
    return switch sheet {
    case .word: .word
    case .some: .sheet(round)
    case nil: round.map { .round($0) } ?? .page
    }
  }

  /// Brings the history in line with what a message has changed. A sheet has an entry of its own, which goes when the sheet goes; another
  /// page or round that is opened from a sheet takes the place of that entry.
  mutating func settleHistory(_ effects: [Effect]) -> [Effect] {
    closeWord(effects)
    let state = wantedState
    var effects = effects
    // The title of the window was the word's.
    if place.state == .word, state != .word, !effects.contains(where: { $0.dresses }) { effects.append(dress()) }
    let isOpen = state.isSheet
    let wasOpen = places.count > 1
    var settled: [Effect] = []
    if wasOpen, !isOpen {
      if effects.contains(where: { $0.opensPlace }) {
        places.removeFirst()
      } else {
        places.removeLast()
        settled.append(.goBack)
      }
    }
    for effect in effects {
      guard case .navigate(let path, _, let isNewPlace) = effect else {
        settled.append(effect)
        continue
      }
      settled.append(go(to: Place(path: path, state: state), isNewPlace: isNewPlace && !wasOpen))
    }
    if isOpen, places.count == 1 {
      settled.append(go(to: Place(path: place.path, state: state), isNewPlace: true))
    } else if place.state != state {
      // A sheet without an address has taken a word's place, or a round has begun.
      let path = if case .sheet = state { places[0].path } else { place.path }
      settled.append(go(to: Place(path: path, state: state), isNewPlace: false))
    }
    return settled
  }

  /// A word's sheet has the word's address: where another one is shown, with a new round under it, the sheet is gone.
  private mutating func closeWord(_ effects: [Effect]) {
    guard case .word(let language, let word) = sheet else { return }
    let own = Screen.word(language, word).path
    for case .navigate(let path, _, _) in effects where !path.hasSameBytes(as: own) { sheet = nil }
  }

  @inline(never)
  private mutating func go(to place: Place, isNewPlace: Bool) -> Effect {
    if isNewPlace, place.state.isSheet {
      places.append(place)
    } else {
      places[places.count - 1] = place
    }
    return .navigate(place.path, state: place.state.text, isNewPlace: isNewPlace)
  }

  /// The browser went back or forward to another entry of this page.
  mutating func visit(_ path: String, _ state: String) -> [Effect] {
    let location = Location(path)
    guard let screen = Screen(location) else { return [] }
    let visited = Place(path: path, state: Place.State(state))
    let isBelowSheet = places.count > 1 && places[0] == visited
    places = [visited]
    if isBelowSheet {
      sheet = nil
      return [dress()]
    }
    let effects = show(screen, at: location)
    openShared(location)
    return effects + takeUpVisitedRound() + jump(to: location.fragment)
  }

  /// The round of the entry goes on, whichever was played since.
  private mutating func takeUpVisitedRound() -> [Effect] {
    guard screen.isFindWords, let id = place.state.round, id != gameInProgress?.id,
      let game = profile.round(id).flatMap({ Game($0) })
    else { return [] }
    return resume(game, draft: "") + keepDraft()
  }
}

extension Effect {
  fileprivate var opensPlace: Bool { if case .navigate(_, _, isNewPlace: true) = self { true } else { false } }
  fileprivate var dresses: Bool { if case .dress = self { true } else { false } }
}
