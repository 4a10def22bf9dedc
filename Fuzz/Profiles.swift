import Formats
import Journal

@testable import Wire

/// Reads a profile, which is a file with all data of a player: first the input itself, then its lines after a valid
/// first line, with one half merged into the other half.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ pointer: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = bytes(pointer, count)
  _ = read(input)
  let rows = lines(of: input)
  let half = rows.count / 2
  guard let mine = file(rows[..<half])?.journal, let other = file(rows[half...]) else { return 0 }
  var union = mine
  union.merge(other.news(for: mine))
  require(other.news(for: union).devices.isEmpty, "the same file brings something twice")
  require(union.news(in: mine).devices.isEmpty, "something of one's own is new")
  _ = union.profile
  return 0
}

private func file(_ rows: ArraySlice<ArraySlice<UInt8>>) -> ProfileFile? {
  read(Array(#"{"format":"word-orchard-profile","version":5}"#.utf8) + rows.flatMap { [0x0A] + $0 })
}

private func read(_ input: [UInt8]) -> ProfileFile? {
  guard let file = try? ProfileFile(input) else { return nil }
  let count = lines(of: input).count
  require(
    file.badLines.allSatisfy { (2...count).contains($0) }, "a bad line that is none: \(file.badLines) of \(count)")
  require(zip(file.badLines, file.badLines.dropFirst()).allSatisfy { $0 < $1 }, "bad lines in no order")
  guard let again = try? ProfileFile(Array(ProfileFile.text(of: file.journal).utf8)) else {
    fatalError("what is written cannot be read")
  }
  require(
    again.journal == file.journal && again.badLines.isEmpty && again.missingLines == 0,
    "another journal is read than was written")
  return file
}
