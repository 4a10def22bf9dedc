import Markup
import Play

/// A patch and effects as the bytes that the host reads (`docs/formats/patches.md`, The outbox).
func outboxBytes(_ answer: Client.Answer) -> [UInt8] {
  let patch = answer.patch.encoded
  var bytes: [UInt8] = []
  bytes.appendNumber(patch.count)
  bytes += patch
  for effect in answer.effects { bytes.append(effect) }
  return bytes
}

extension [UInt8] {
  fileprivate mutating func append(_ effect: Effect) {
    switch effect {
    case .load(let file):
      append(1)
      appendText(file.name)
    case .store(let text):
      append(2)
      appendText(text)
    case .focus(let id):
      append(3)
      appendText(id)
    case .schedule(let message, let milliseconds):
      // Only messages that have a name can come back.
      guard let name = message.name else { return }
      append(4)
      appendText(name)
      appendText("")
      appendNumber(milliseconds)
    case .navigate(let path):
      append(5)
      appendText(path)
    case .setAside(let text):
      append(6)
      appendText(text)
    }
  }
}
