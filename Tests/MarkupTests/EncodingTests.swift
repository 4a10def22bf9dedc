import Markup
import TestTools
import Testing

struct EncodingTests {
  /// The example of docs/formats/patches.md.
  let example: [UInt8] = [
    0x01, 0x00,
    0x06, 0x00, 0x02, 0x02, 0x6C, 0x69, 0x01, 0x05, 0x63, 0x6C, 0x61, 0x73, 0x73, 0x03, 0x6E, 0x65, 0x77, 0x01,
    0x01, 0x04, 0x6D, 0x61, 0x69, 0x6E,
    0x01, 0x01,
    0x03, 0x00, 0x05, 0x72, 0x69, 0x6E, 0x67, 0x21,
  ]

  /// Every operation with long, empty and non-ASCII texts, and a two-byte index.
  let everything = Patch([
    .enter(0), .setText(at: 300, String(repeating: "ñ", count: 100)), .leave, .setAttribute(.attribute("lang", "")),
    .removeAttribute("hidden"),
    .insert(
      at: 0,
      element("p", .id("🍎")) {
        "a"
        element("br")
      }), .remove(at: 7),
    .move(from: 1, to: 2), .replace(at: 0, .text("x")),
  ])

  @Test func `the example in the patch format document has exactly the encoded bytes`() throws {
    let before = element("ol") { element("li", key: "ring") { "ring" } }
    let after = element("ol") {
      element("li", key: "main", .class("new")) { "main" }
      element("li", key: "ring") { "ring!" }
    }
    #expect(diff(from: before, to: after).encoded == example)
    #expect(try Patch(decoding: example).applied(to: before)?.html == after.html)
  }

  @Test func `every patch operation survives encoding and decoding`() throws {
    #expect(try Patch(decoding: everything.encoded) == everything)
  }

  @Test(arguments: [0, 1, 127, 128, 16383, 16384, 2_097_152, 268_435_455, 0x7FFF_FFFF])
  func `every number survives encoding and decoding in a patch`(number: Int) throws {
    #expect(try Patch(decoding: Patch([.remove(at: number)]).encoded) == Patch([.remove(at: number)]))
  }

  @Test func `a patch cut at any byte decodes to whole operations or throws cutShort`() {
    let bytes = everything.encoded
    for count in bytes.indices {
      do throws(PatchFault) {
        let patch = try Patch(decoding: Array(bytes[..<count]))
        #expect(everything.operations.starts(with: patch.operations))
        #expect(patch.encoded.count == count)
      } catch {
        guard case .cutShort(let offset) = error else {
          Issue.record("cut at \(count): \(error)")
          continue
        }
        #expect(offset <= count)
      }
    }
  }

  @Test func `a patch with a changed byte never makes the decoder trap`() {
    let bytes = everything.encoded
    for index in bytes.indices {
      for value in UInt8.min ... .max {
        var changed = bytes
        changed[index] = value
        if let patch = try? Patch(decoding: changed) { #expect(patch.encoded == changed) }
      }
    }
  }

  @Test func `random bytes never make the patch decoder or the patcher trap`() {
    var generator = SeededNumbers(seed: seedOfThisRun)
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...40, using: &generator)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...12, using: &generator) }
      guard let patch = try? Patch(decoding: bytes) else { continue }
      #expect(patch.encoded == bytes, "SEED=\(seedOfThisRun) \(bytes)")
      _ = try? patch.applied(to: page(words: ["ring", "main"]))
    }
  }

  @Test(
    arguments: [
      ([10], .unknownOperation(10, byteOffset: 0)),
      ([2, 0], .unknownOperation(0, byteOffset: 1)),
      ([1], .cutShort(byteOffset: 1)),
      ([1, 0x80], .cutShort(byteOffset: 1)),
      ([1, 0x80, 0], .badNumber(byteOffset: 1)),
      ([1, 0xFF, 0xFF, 0xFF, 0xFF, 0x08], .badNumber(byteOffset: 1)),
      ([1, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], .badNumber(byteOffset: 1)),
      ([6, 0], .cutShort(byteOffset: 2)),
      ([6, 0, 3], .unknownNode(3, byteOffset: 2)),
      ([6, 0, 1, 2, 0x61], .cutShort(byteOffset: 3)),
      ([6, 0, 1, 2, 0xC3, 0x28], .notUTF8(byteOffset: 4)),
      ([6, 0, 2, 1, 0x70, 0xFF, 0xFF, 0xFF, 0xFF, 0x07], .cutShort(byteOffset: 5)),
      ([6, 0, 2, 0], .refusedName(byteOffset: 3)),
      ([6, 0, 2, 3, 0x70, 0x20, 0x78, 0, 0], .refusedName(byteOffset: 3)),
      ([6, 0, 2, 2, 0x62, 0x72, 0, 1, 1, 1, 0x61], .refusedName(byteOffset: 7)),
      ([5, 5, 0x73, 0x74, 0x79, 0x6C, 0x65], .refusedName(byteOffset: 1)),
      ([4, 7, 0x6F, 0x6E, 0x63, 0x6C, 0x69, 0x63, 0x6B, 0], .refusedName(byteOffset: 1)),
    ] as [([UInt8], PatchFault)])
  func `a patch fault names its reason and byte offset`(bytes: [UInt8], fault: PatchFault) {
    #expect(throws: fault) { try Patch(decoding: bytes) }
    #expect(fault.description.utf8.starts(with: "patch: ".utf8))
  }

  @Test func `a patch with elements nested deeper than 128 is refused`() throws {
    func nested(_ depth: Int) -> [UInt8] {
      let openings = (0..<depth - 1).flatMap { _ in [2, 1, 0x70, 0, 1] as [UInt8] }
      return [6, 0] + openings + [2, 1, 0x70, 0, 0]
    }
    #expect(try Patch(decoding: nested(128)).operations.count == 1)
    #expect(throws: PatchFault.tooDeep(limit: 128, byteOffset: 2 + 128 * 5)) { try Patch(decoding: nested(129)) }
    #expect(throws: PatchFault.self) { try Patch(decoding: nested(100_000)) }
  }
}
