import NIOCore

/// What a connection may take of the server.
struct ConnectionLimits: Sendable {
  /// The time from a request's head to the end of its body.
  var bodyTime = TimeAmount.seconds(20)
  /// How long and how much is read after the last answer, and thrown away: a client that still sends would else lose the answer, because
  /// the system resets a connection that is closed while bytes are unread.
  var drainTime = TimeAmount.seconds(5)
  var drainBytes = 1024 * 1024
  /// How long a server that is told to end waits for one more request on a connection, to tell the client that it is the last one.
  var farewell = TimeAmount.seconds(1)
}
