import Foundation
import Markup
import TestTools

/// A random element with few tags, keys and values, so that two elements have much in common, including duplicates.
func randomElement(depth: Int, using generator: inout SeededNumbers) -> Node {
  let tags: [StaticString] = ["div", "li", "p"]
  let names: [StaticString] = ["class", "lang", "data-a", "hidden"]
  let values = ["", "a", "b\"", "ñ"]
  let attributes = names.map { name in
    Bool.random(using: &generator) ? Attribute.attribute(name, values.randomElement(using: &generator)!) : nil
  }
  let count = depth == 0 ? 0 : Int.random(in: 0...6, using: &generator)
  let children = (0..<count).map { _ in
    Int.random(in: 0..<4, using: &generator) == 0
      ? Node.text(values.randomElement(using: &generator)!) : randomElement(depth: depth - 1, using: &generator)
  }
  let keys = [nil, nil, "a", "b", "c", "d", "é", "e\u{301}"]
  return element(
    tags.randomElement(using: &generator)!, key: keys.randomElement(using: &generator)!, attributes[0], attributes[1],
    attributes[2], attributes[3]
  ) { children }
}

/// The page with some children removed, duplicated, moved or replaced at every depth.
func disturbed(_ node: Node, using generator: inout SeededNumbers) -> Node {
  guard case .element(let old) = node else { return node }
  var children = old.children.map { Bool.random(using: &generator) ? disturbed($0, using: &generator) : $0 }
  for _ in 0..<Int.random(in: 0...3, using: &generator) {
    let place = Int.random(in: 0...children.count, using: &generator)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: children.insert(randomElement(depth: 1, using: &generator), at: place)
    case 1 where place < children.count: children.remove(at: place)
    case 2 where place < children.count: children.append(children[place])
    default: children.shuffle(using: &generator)
    }
  }
  let tags: [StaticString] = ["div", "li", "p"]
  let tag = tags.first { "\($0)" == old.tag }!
  return element(tag, key: old.key, old.attributes.first, old.attributes.last) { children }
}
