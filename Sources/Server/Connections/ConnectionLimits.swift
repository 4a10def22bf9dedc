import NIOCore

/// The limits of a connection.
struct ConnectionLimits: Sendable {
  /// The time from a request's head to the end of its body.
  var bodyTime = TimeAmount.seconds(20)
  /// How long and how many bytes to read and discard after the last answer. If a connection is closed with unread
  /// bytes, the system resets it, and a client that is still sending loses the answer.
  var drainTime = TimeAmount.seconds(5)
  var drainBytes = 1024 * 1024
  /// How long a stopping server keeps a connection open for one more request, whose answer announces the end.
  var farewell = TimeAmount.seconds(1)
}
