import Formats
import Markup
import Rules
import Wire
import Words

/// Play as the host sees it: messages in, a patch and effects out.
public struct Client {
  private(set) var model: Model
  /// What the document shows now; `nil` for an empty holder.
  private var shown: Node?

  /// Whether the visit has begun: before, the page stays as the server has made it.
  private var isOpen = false

  /// The answer to a message.
  public struct Answer {
    /// What turns the page that was shown into the page that is to be shown.
    public let patch: Patch
    /// What the host is to do, in this order, once the patch is applied.
    public let effects: [Effect]
  }

  /// A client before anything has come: the sentences of the page's language come first, then `opened`.
  public init() { model = Model(Sentences(awaited: .english)) }

  /// What the host sent: a message's name and body, and when: in milliseconds since 1970 UTC, with how many minutes
  /// the player's clock is ahead of UTC.
  /// A name that belongs to no message changes nothing.
  public mutating func receive(
    name: String, body: [UInt8], at time: Milliseconds, minutesEast: Int = 0
  ) -> Answer {
    var effects: [Effect] = []
    if name.hasSameBytes(as: "repaint") {
      shown = nil
      model.session.hydration = .done
    } else if let message = Message(name: name, body: body) {
      if case .visit(.opened(let opening)) = message { begin(opening) }
      if isOpen { effects = update(&model, message, at: time, minutesEast: minutesEast) } else { prepare(message) }
    }
    guard isOpen else { return Answer(patch: Patch(), effects: []) }
    let page = model.page
    let patch = diff(from: shown, to: page)
    shown = page
    return Answer(patch: patch, effects: effects)
  }

  /// The visit begins on the page that the server has made; or with none, when the document comes from the device.
  private mutating func begin(_ opening: Opening) {
    let (library, reader) = (model.session.library, model.session.reader)
    let painted = InterfaceLanguage(preferring: [opening.painted])
    // To assign takes 7 kB of code more than to end the old one and begin a new one.
    withUnsafeMutablePointer(to: &model) { place in
      place.deinitialize(count: 1)
      place.initialize(
        to: Model(library.sentences[painted] ?? Sentences(awaited: painted), location: opening.location))
    }
    shown = opening.isEmpty ? nil : model.page
    if opening.isEmpty { model.session.hydration = .done }
    model.session.library = library
    model.session.reader = reader
    isOpen = true
  }

  /// Before the visit, files and the stored journal can come; nothing else counts.
  private mutating func prepare(_ message: Message) {
    switch message {
    case .visit(.loaded(let file, let bytes)): _ = model.session.take(file, bytes)
    case .visit(.read(let lines)): model.session.reader.read(lines)
    case .visit(.hadTime): model.session.reader.joinNext()
    default: break
    }
  }
}
