import TestTools
import Testing

@testable import Words

/// The example of `docs/formats/lexicon.md`, byte for byte.
struct LexiconFormatTests {
  static let list = "papa\t450\tc\npapá\t520\tc\nque\t800\tc\nqué\t670\tc\nsí\t600\tc\n"

  /// The indented lines after the heading. Text after three spaces is a remark, and `00 × 4` means four zeros.
  private func exampleBytes(_ text: String) -> [UInt8] {
    let example = text.split(separator: "### Example")[1]
    return example.split(separator: "\n").filter { $0.hasPrefix("    ") }.flatMap { line -> [UInt8] in
      let fields = line.dropFirst(4).split(separator: "   ")[0].split(separator: " ")
      guard fields.count == 3, fields[1] == "×", let byte = UInt8(fields[0], radix: 16), let count = Int(fields[2])
      else { return fields.compactMap { UInt8($0, radix: 16) } }
      return [UInt8](repeating: byte, count: count)
    }
  }

  @Test func `the lexicon document's example equals the encoded file of its word list`() throws {
    let bytes = try Lexicon.encode(WordList(Self.list.bytes, language: .spanish, layout: .table))
    let text = try document("lexicon.md")
    #expect(exampleBytes(text) == bytes, "\(hex(bytes))")
    #expect(text.contains("this file of \(bytes.count) bytes"))
  }

  @Test func `the lexicon document's example opens as a lexicon with its word list`() throws {
    let lexicon = try Lexicon(bytes: exampleBytes(try document("lexicon.md")))
    #expect(lexicon.language == .spanish)
    #expect((0..<lexicon.wordCount).map { lexicon.spellings(of: $0) } == [["papá", "papa"], ["que", "qué"], ["sí"]])
    #expect((0..<lexicon.wordCount).map { lexicon.rating(of: $0).frequencyBand } == [5, 7, 6])
    #expect(lexicon.firstBrokenInvariant() == nil)
  }

  private func hex(_ bytes: [UInt8]) -> String {
    stride(from: 0, to: bytes.count, by: 16).map { start in
      bytes[start..<min(start + 16, bytes.count)].map { byte in
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined(separator: " ")
    }.joined(separator: "\n")
  }

  @Test(
    arguments: [
      ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8),
    ] as [(String, UInt64)])
  func `the hash of a lexicon is computed with FNV-1a`(text: String, value: UInt64) {
    #expect(ContentHash(text.utf8).value == value)
  }

  @Test func `a lexicon's hash is written with sixteen digits`() {
    #expect(ContentHash(value: 0xAF).text == "00000000000000af")
    #expect(ContentHash(value: .max).text == "ffffffffffffffff")
  }

  @Test(arguments: [0, 1, 127, 128, 16_383, 16_384, Int(Int32.max)])
  func `variable-length numbers survive encoding and decoding`(value: Int) {
    var bytes: [UInt8] = []
    bytes.appendVarint(value)
    withView(bytes) { view in
      var reader = VarintReader(view)
      #expect(reader.next() == value)
      #expect(reader.isAtEnd)
    }
  }

  @Test(
    arguments: [
      [], [0x80], [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01], [0x80, 0x80, 0x80, 0x80, 0x80, 0x00],
      [0xFF, 0xFF, 0xFF, 0xFF, 0x08],
      [0xFF, 0xFF, 0xFF, 0xFF, 0x7F],
    ] as [[UInt8]])
  func `an incomplete or too large variable-length number is refused`(bytes: [UInt8]) {
    withView(bytes) { view in
      var reader = VarintReader(view)
      #expect(reader.next() == nil)
    }
  }

  /// A view must not outlive its owner.
  private func withView(_ bytes: [UInt8], _ body: (ByteView) -> Void) {
    let storage = LexiconBytes(bytes)
    withExtendedLifetime(storage) { body(storage.view) }
  }
}
