import Formats
import Markup
import Rules
import Words

/// Play as the host sees it: messages in, a patch and effects out.
public struct Client {
  private(set) var model: Model
  /// What the document shows now; `nil` for an empty holder.
  private var shown: Node?

  /// What comes of a message.
  public struct Answer {
    public let patch: Patch
    public let effects: [Effect]
  }

  /// A client over the page that the server has painted in this language for this address.
  public init(painted interface: InterfaceLanguage, at location: String = "/find-words") {
    model = Model(interface: interface, location: location)
    shown = model.page
  }

  /// What the host sent: a message's name and body, and when (milliseconds since 1970 UTC, on clocks that are so many minutes before UTC).
  /// What is no message changes nothing.
  public mutating func receive(
    name: String, body: [UInt8], at time: Milliseconds, minutesEast: Int = 0
  ) -> Answer {
    var effects: [Effect] = []
    if name.hasSameBytes(as: "repaint") {
      shown = nil
      model.session.hydration = .done
    } else if let message = Message(name: name, body: body) {
      if case .visit(.opened(let opening)) = message {
        self = Client(painted: InterfaceLanguage(preferring: [opening.painted]), at: opening.location)
      }
      effects = update(&model, message, at: time, minutesEast: minutesEast)
    }
    let page = model.page
    let patch = diff(from: shown, to: page)
    shown = page
    return Answer(patch: patch, effects: effects)
  }
}
