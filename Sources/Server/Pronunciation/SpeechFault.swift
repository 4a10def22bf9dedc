import HTTPTypes

/// Why a known word cannot be spoken now.
enum SpeechFault: Error, Hashable {
  /// The server found no espeak-ng when it started.
  case noProgram
  /// espeak-ng did not speak the word; the log says why.
  case failed
  /// The client has no token left, or too many words wait.
  case tooManyRequests(wait: Duration)

  /// The name of the fault in an error answer.
  var code: String {
    switch self {
    case .noProgram, .failed: "noVoice"
    case .tooManyRequests: "tooManyRequests"
    }
  }

  var status: HTTPResponse.Status {
    switch self {
    case .noProgram: .notFound
    case .failed: .serviceUnavailable
    case .tooManyRequests: .tooManyRequests
    }
  }

  /// Seconds after which to ask again, for the header `Retry-After`.
  var retryAfter: Int64? {
    guard case .tooManyRequests(let wait) = self else { return nil }
    return max(1, wait.components.seconds + (wait.components.attoseconds > 0 ? 1 : 0))
  }
}

extension SpeechFault: CustomStringConvertible {
  var description: String {
    switch self {
    case .noProgram:
      "this server has no voice: install \(Espeak.program) (in Debian and Ubuntu 'apt-get install \(Espeak.program)') and start it again"
    case .failed: "\(Espeak.program) could not speak the word; the server's log says why"
    case .tooManyRequests: "too many new words at once; Retry-After says in how many seconds"
    }
  }
}
