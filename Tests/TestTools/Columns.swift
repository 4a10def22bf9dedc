/// The named columns of a vocabulary file, in the file's order. The first line of the file contains the version, and
/// the second line contains the names of the columns.
public func columns(_ names: [String], of text: String) -> String {
  let lines = text.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
  let kept = lines[1].indices.filter { names.contains(String(lines[1][$0])) }
  let rows = lines.dropFirst().map { fields in kept.map { fields[$0] }.joined(separator: "\t") }
  return ([String(text.prefix { $0 != "\n" })] + rows).joined(separator: "\n")
}
