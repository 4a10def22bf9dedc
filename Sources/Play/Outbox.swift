import Markup

extension Client.Answer {
  /// The patch and the effects, encoded in the format that the host reads (`docs/formats/patches.md`, section "The
  /// outbox"). O(bytes).
  public var encoded: [UInt8] {
    let patch = patch.encoded
    var bytes: [UInt8] = []
    bytes.appendNumber(patch.count)
    bytes += patch
    for effect in effects { bytes.append(effect) }
    return bytes
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ effect: Effect) {
    switch effect {
    case .load(let file):
      append(1)
      appendText(file.name)
    case .keepDraft(let text):
      append(2)
      appendText(text)
    case .focus(let id):
      append(3)
      appendText(id)
    case .schedule(let name, let milliseconds):
      append(4)
      appendText(name)
      appendText("")
      appendNumber(milliseconds)
    case .navigate(let path, let state, let isNewEntry):
      append(5)
      appendText(path)
      appendText(state)
      appendNumber(isNewEntry ? 1 : 0)
    case .quarantine(let line):
      append(6)
      appendText(line)
    case .record(let device, let counter, let line, let durability):
      append(7)
      appendText(device)
      appendNumber(counter)
      appendText(line)
      appendNumber(durability.bits)
    case .storeAgain: append(16)
    case .compact(let device, let covered, let lines):
      append(8)
      appendText(device)
      appendNumber(covered)
      appendText(lines.joined(separator: "\n"))
    case .goBack: append(9)
    case .share(let text, let path):
      append(10)
      appendText(text)
      appendText(path)
    case .signal(let signal, let sound, let haptics):
      append(11)
      appendText(signal.rawValue)
      appendNumber((sound ? 1 : 0) + (haptics ? 2 : 0))
    case .scroll(let id, let row):
      append(13)
      appendText(id)
      appendNumber(row)
    case .pronounce(let text, let voice, let path):
      append(14)
      appendText(text)
      appendText(voice)
      appendText(path)
    case .download(let name, let type, let text):
      append(15)
      appendText(name)
      appendText(type)
      appendText(text)
    case .keep(let files):
      append(17)
      appendText(files.map { $0.name }.joined(separator: "\n"))
    case .startVersion: append(18)
    case .takeOver(let lines):
      append(19)
      appendText(lines.joined(separator: "\n"))
    case .deleteAll: append(20)
    case .askToKeepData(let asks):
      append(21)
      appendNumber(asks ? 1 : 0)
    case .readImport(let request):
      append(22)
      appendNumber(request.count)
      append(contentsOf: request)
    case .updateDocument(let theme, let interface, let title):
      append(12)
      appendText(theme)
      appendText(interface)
      appendText(title)
    }
  }
}
