import Journal

extension Session {
  /// The unfinished rounds of Find Words that have finds. The round that was played last is at the end. O(rounds).
  var roundsToGoOn: [RoundRecord] {
    profile.rounds.filter { record in
      guard case .some = record.start else { return false }
      return record.outcome == nil && !record.finds.isEmpty
    }
  }
}
