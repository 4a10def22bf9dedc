/// A header whose value is a list (RFC 9110, 5.6.1).
enum ListHeader {
  /// The maximum number of bytes of a list that are read; browsers send at most 200 bytes. Without a limit, reading a
  /// list of 64 kB in a header took 30 to 45 ms of each request.
  static let mostBytes = 1024

  /// Returns the items of a list in order, without surrounding white space. Omits empty items, and items that extend
  /// beyond the first ``mostBytes``.
  static func items(_ header: String?) -> [Substring] {
    guard let header else { return [] }
    var items = header.utf8.prefix(mostBytes).split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    if header.utf8.count > mostBytes { items.removeLast() }
    return items.map { Substring(trimmed($0)) }.filter { !$0.isEmpty }
  }

  /// Returns the last items of a list that may be spread over several headers: the items that begin within the last
  /// ``mostBytes``. The end of the list is the important part, because proxies append to it.
  static func lastItems(_ headers: [String]) -> [Substring] {
    guard let last = headers.last else { return [] }
    let list = (headers.count == 1 ? last : headers.joined(separator: ",")).utf8
    var items = list.suffix(mostBytes).split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    if list.count > mostBytes { items.removeFirst() }
    return items.map { Substring(trimmed($0)) }.filter { !$0.isEmpty }
  }

  fileprivate static func trimmed(_ item: Substring.UTF8View) -> Substring.UTF8View {
    var item = item.drop(while: isBlank)
    while let last = item.last, isBlank(last) { item.removeLast() }
    return item
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}

extension Substring {
  /// The text without leading and trailing blanks and tabs.
  var trimmingBlanks: Substring { Substring(ListHeader.trimmed(utf8)) }
}
