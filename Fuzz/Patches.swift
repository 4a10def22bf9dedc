import Rules
import Words

@testable import Markup
@testable import Play

/// Decodes the bytes of patches, encodes the patches again, and applies them to pages.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ pointer: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = bytes(pointer, count)
  let patch: Patch
  do throws(PatchFault) {
    patch = try Patch(decoding: input)
  } catch {
    require(!error.description.isEmpty, "a fault without a word")
    return 0
  }
  requireSameBytes(patch, input)
  for page in pages { apply(patch, to: page) }
  return 0
}

/// An empty page, a list with keys, and the page of a round.
private let pages: [Node?] = [
  nil,
  element("ol", .class("words")) {
    for word in ["ring", "main", "alarm"] { element("li", key: word) { word } }
    "and "
    element("b", .id("last")) { "nail" }
  },
  {
    var client = Client.prepared
    var page: Node? = Model(Small.spoken(.english)).page
    let english = try! Lexicon.encode(Small.english)
    for (name, text) in [
      ("opened", Array("location=/find-words?root=alarming".utf8)), ("loaded en.lexicon", english),
      ("typed", Array("ring".utf8)), ("submittedGuess", []), ("openedSettings", []),
    ] {
      page = try! client.receive(name: name, body: text, at: Milliseconds(0)).patch.applied(to: page)
    }
    return page
  }(),
]

private func requireSameBytes(_ patch: Patch, _ input: [UInt8]) {
  let encoded = patch.encoded
  guard let again = try? Patch(decoding: encoded) else { fatalError("what is encoded cannot be decoded") }
  require(again == patch && again.encoded == encoded, "another patch is decoded than was encoded")
  // Attributes are stored sorted and without duplicates, so only elements with at most one attribute have unique bytes.
  let mostAttributes = patch.operations.reduce(0) { max($0, $1.node?.mostAttributes ?? 0) }
  require(encoded.count <= input.count, "more bytes than there were")
  if encoded.count == input.count, mostAttributes < 2 { require(encoded == input, "other bytes than there were") }
}

private func apply(_ patch: Patch, to page: Node?) {
  guard let result = try? patch.applied(to: page) else { return }
  _ = result.html
  for (old, new) in [(page, result), (result, page ?? result), (result, result)] {
    let difference = diff(from: old, to: new)
    require((try? difference.applied(to: old)) == new, "the difference leads elsewhere")
    guard let decoded = try? Patch(decoding: difference.encoded) else {
      fatalError("a difference that cannot be decoded")
    }
    require(decoded.encoded == difference.encoded, "another patch is decoded than was encoded")
    // Patches do not transfer the keys of elements, so compare the HTML.
    require((try? decoded.applied(to: old))?.html == new.html, "what crosses leads elsewhere")
    if old == new { require(difference.operations.isEmpty, "a difference of nothing") }
  }
}

extension Patch.Operation {
  fileprivate var node: Node? {
    switch self {
    case .insert(_, let node), .replace(_, let node): node
    default: nil
    }
  }
}

extension Node {
  fileprivate var mostAttributes: Int {
    guard case .element(let element) = self else { return 0 }
    return element.children.reduce(element.attributes.count) { max($0, $1.mostAttributes) }
  }
}
