extension Home {
  mutating func update(_ message: Message) -> [Effect] {
    switch message {
    case .askedForAllRounds: showsAllRounds = true
    case .askedForEarlierMonths: months += 12
    }
    return []
  }
}
