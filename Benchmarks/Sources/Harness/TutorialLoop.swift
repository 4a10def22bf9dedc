/// The check that tutorials on word games use, applied to all words of an array: it removes each word's letters from a
/// copy of the root word.
///
/// Source: Hudson, "Hacking with Swift", project 5, "Word Scramble", `isPossible`.
public enum TutorialLoop {
  public static func isPossible(_ word: String, from root: String) -> Bool {
    var left = root
    for letter in word {
      guard let position = left.firstIndex(of: letter) else { return false }
      left.remove(at: position)
    }
    return true
  }

  public static func list(_ root: String, _ words: [String], minimum: Int) -> [String] {
    words.filter { $0.count >= minimum && $0.count <= root.count && isPossible($0, from: root) }
  }
}
