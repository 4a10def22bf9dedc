import Formats
import Interface
import Markup
import Rules
import Wire
import Words

/// The client from the host's point of view: it receives messages, and returns a patch and effects for each one.
public struct Client {
  private(set) var model: Model
  /// The page that the document shows now; `nil` for an empty document.
  private var shown: Node?

  /// Whether the visit has begun. Before the visit begins, the page stays as the server rendered it.
  private var isOpen = false

  /// The response to a message.
  public struct Answer {
    /// The changes from the shown page to the new page.
    public let patch: Patch
    /// The commands to the host, in order. The host carries out the commands after it has applied the patch.
    public let effects: [Effect]
  }

  /// Creates a client that has received no messages. The host sends the sentences of the page's language first, then
  /// `opened`.
  public init() { model = Model(Sentences(awaited: .english)) }

  /// Handles a message from the host, and returns the response. A name that is not the name of a message changes
  /// nothing.
  ///
  /// - Parameters:
  ///   - name: The name of the message, with its arguments.
  ///   - body: The bytes that come with the name.
  ///   - time: The current time, in milliseconds since 1970 UTC.
  ///   - minutesEast: The minutes that the player's clock is ahead of UTC.
  public mutating func receive(
    name: String, body: [UInt8], at time: Milliseconds, minutesEast: Int = 0
  ) -> Answer {
    var effects: [Effect] = []
    if name.hasSameBytes(as: "repaint") {
      shown = nil
      model.session.hydration = .done
    } else if let message = Message(name: name, body: body) {
      if case .host(.opened(let launch)) = message { begin(launch) }
      if isOpen { effects = update(&model, message, at: time, minutesEast: minutesEast) } else { prepare(message) }
    }
    guard isOpen else { return Answer(patch: Patch(), effects: []) }
    let page = model.page
    let patch = diff(from: shown, to: page)
    shown = page
    return Answer(patch: patch, effects: effects)
  }

  /// Begins the visit on the page that the server rendered. If the document is the empty shell that the device stores,
  /// the visit begins without a page.
  private mutating func begin(_ launch: LaunchState) {
    let (library, reader) = (model.session.library, model.session.reader)
    let painted = InterfaceLanguage(preferring: [launch.painted])
    // Deinitialize the old model and initialize the new one in place, because an assignment would add 7 kB of code.
    withUnsafeMutablePointer(to: &model) { place in
      place.deinitialize(count: 1)
      place.initialize(
        to: Model(library.sentences[painted] ?? Sentences(awaited: painted), location: launch.location))
    }
    shown = launch.isEmpty ? nil : model.page
    if launch.isEmpty { model.session.hydration = .done }
    model.session.library = library
    model.session.reader = reader
    isOpen = true
  }

  /// Handles a message that arrives before the visit begins. Only files and the stored journal have an effect before
  /// the visit begins.
  private mutating func prepare(_ message: Message) {
    switch message {
    case .host(.loaded(let file, let bytes)): _ = model.session.take(file, bytes)
    case .host(.read(let lines)): model.session.reader.read(lines)
    case .host(.hadTime): model.session.reader.joinNext()
    default: break
    }
  }
}
