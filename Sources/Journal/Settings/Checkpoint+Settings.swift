import Formats

/// The checkpoint's choices of settings.
extension Checkpoint {
  mutating func choose(_ made: ChoiceMade) {
    let index = indexOfChoice(of: made)
    if isChosen(made, at: index) { choices[index] = made } else { choices.insert(made, at: index) }
  }

  package mutating func join(_ made: ChoiceMade) {
    let index = indexOfChoice(of: made)
    if !isChosen(made, at: index) {
      choices.insert(made, at: index)
    } else if choices[index].stamp < made.stamp {
      choices[index] = made
    }
  }

  func indexOfChoice(of made: ChoiceMade) -> Int {
    (0..<choices.count).partitioningIndex { choices[$0].choice.setting.rawValue >= made.choice.setting.rawValue }
  }

  /// Whether the player chose the setting before. `index` is the position of the setting's choice in the array, or the
  /// position at which to insert it.
  func isChosen(_ made: ChoiceMade, at index: Int) -> Bool {
    index < choices.count && choices[index].choice.setting == made.choice.setting
  }
}
