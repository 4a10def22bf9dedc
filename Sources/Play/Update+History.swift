import Journal
import Rules

/// The browser's history: Back closes what was opened last, and every entry leads back to its own round.
extension Model {
  /// What the entry in use must hold for what is shown.
  private var wantedState: Place.State {
    switch sheet {
    case .word: return .word
    case .some: return .sheet
    case nil: break
    }
    if screen.isFindWords, let game { return .round(game.id) }
    return .page
  }

  /// Brings the history in line with what a message has changed. A sheet has an entry of its own, which goes when the sheet goes; another
  /// page or round that is opened from a sheet takes the place of that entry.
  mutating func settleHistory(_ effects: [Effect]) -> [Effect] {
    let wanted = wantedState
    var isOverSheet = false
    var settled: [Effect] = []
    if let below = placeBelow, sheet == nil {
      placeBelow = nil
      if effects.contains(where: { $0.opensPlace }) {
        isOverSheet = true
      } else {
        place = below
        settled.append(.goBack)
      }
    }
    for effect in effects {
      guard case .navigate(let path, _, let isNewPlace) = effect else {
        settled.append(effect)
        continue
      }
      let isNew = isNewPlace && placeBelow == nil && !isOverSheet
      if isNew, case .some = sheet { placeBelow = place }
      place = Place(path: path, state: wanted)
      settled.append(.navigate(path, state: wanted.text, isNewPlace: isNew))
    }
    if case .some = sheet, placeBelow == nil {
      placeBelow = place
      place.state = wanted
      settled.append(.navigate(place.path, state: wanted.text, isNewPlace: true))
    } else if place.state != wanted {
      // A sheet that has no address has taken a word's place.
      if wanted == .sheet, let placeBelow { place.path = placeBelow.path }
      place.state = wanted
      settled.append(.navigate(place.path, state: wanted.text, isNewPlace: false))
    }
    return settled
  }

  /// The browser went back or forward to another entry of this page.
  mutating func visit(_ path: String, _ state: String) -> [Effect] {
    let location = Location(path)
    guard let screen = Screen(location) else { return [] }
    let below = placeBelow
    placeBelow = nil
    place = Place(path: path, state: Place.State(state))
    if let below, below == place {
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
}
