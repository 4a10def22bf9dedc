import NIOCore

/// The limits of a connection.
struct ConnectionLimits: Sendable {
  /// The maximum time from the end of a request's head to the end of its body.
  var bodyTime = TimeAmount.seconds(20)
  /// The time for which, and the number of bytes up to which, the server reads and discards input after the last
  /// response. If the server closed a connection with unread bytes, the system would reset it, and a client that is
  /// still sending would lose the response.
  var drainTime = TimeAmount.seconds(5)
  var drainBytes = 1024 * 1024
  /// The time for which a stopping server keeps an idle connection open for one more request. The response to such a
  /// last request announces that the connection ends.
  var farewell = TimeAmount.seconds(1)
}
