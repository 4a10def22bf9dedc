import Journal

extension Session {
  /// The rounds of Find Words with finds that have not ended, the one that was played last at the end. O(rounds).
  var roundsToGoOn: [RoundRecord] {
    profile.rounds.filter { record in
      guard case .some = record.start else { return false }
      return record.outcome == nil && !record.finds.isEmpty
    }
  }
}
