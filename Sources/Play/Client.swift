import Formats
import Markup
import Rules
import Wire
import Words

/// The client as the host sees it: it takes messages, and returns a patch and effects.
public struct Client {
  private(set) var model: Model
  /// The page that the document shows now; `nil` for an empty container.
  private var shown: Node?

  /// Whether the visit has begun. Until then, the page stays as the server rendered it.
  private var isOpen = false

  /// The answer to a message.
  public struct Answer {
    /// The changes from the shown page to the new page.
    public let patch: Patch
    /// The commands to the host, in order. The host carries them out after it has applied the patch.
    public let effects: [Effect]
  }

  /// Creates a client that has received nothing. The host sends the sentences of the page's language first, then
  /// `opened`.
  public init() { model = Model(Sentences(awaited: .english)) }

  /// Handles a message from the host, and returns the answer. A name that belongs to no message changes nothing.
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

  /// Begins the visit on the page that the server rendered, or without a page if the document is the shell that the
  /// device stores.
  private mutating func begin(_ launch: LaunchState) {
    let (library, reader) = (model.session.library, model.session.reader)
    let painted = InterfaceLanguage(preferring: [launch.painted])
    // Assigning a new model takes 7 kB of code more than deinitializing the old one and initializing the new one in
    // place.
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

  /// Handles a message before the visit. Only files and the stored journal count.
  private mutating func prepare(_ message: Message) {
    switch message {
    case .host(.loaded(let file, let bytes)): _ = model.session.take(file, bytes)
    case .host(.read(let lines)): model.session.reader.read(lines)
    case .host(.hadTime): model.session.reader.joinNext()
    default: break
    }
  }
}
