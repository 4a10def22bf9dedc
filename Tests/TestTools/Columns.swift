/// Those columns of a vocabulary's file that are named, in the file's order: the first line is its version, the second names the columns.
public func columns(_ names: [String], of text: String) -> String {
  let lines = text.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
  let kept = lines[1].indices.filter { names.contains(String(lines[1][$0])) }
  let rows = lines.dropFirst().map { fields in kept.map { fields[$0] }.joined(separator: "\t") }
  return ([String(text.prefix { $0 != "\n" })] + rows).joined(separator: "\n")
}
