import HTTPTypes

/// The reason why a known word cannot be spoken now.
enum SpeechFault: ProblemError, Hashable {
  /// The server found no espeak-ng when it started.
  case noProgram
  /// espeak-ng failed; the log contains the reason.
  case failed
  /// The client has exceeded a rate limit and must wait.
  case tooManyRequests(wait: Duration)
  /// Too many words are waiting, or this word has waited too long.
  case busy

  /// The error code in the response.
  var code: String {
    switch self {
    case .noProgram, .failed: "noVoice"
    case .tooManyRequests: "tooManyRequests"
    case .busy: "busy"
    }
  }

  var status: HTTPResponse.Status {
    switch self {
    case .noProgram: .notFound
    case .failed, .busy: .serviceUnavailable
    case .tooManyRequests: .tooManyRequests
    }
  }

  var retryAfter: Int64? {
    switch self {
    case .noProgram: nil
    case .failed, .busy: 5
    case .tooManyRequests(let wait): wait.retrySeconds
    }
  }
}

extension SpeechFault: CustomStringConvertible {
  var description: String {
    switch self {
    case .noProgram:
      "this server has no voice; install \(Espeak.program) (in Debian and Ubuntu 'apt-get install \(Espeak.program)') and restart the server"
    case .failed: "\(Espeak.program) could not speak the word; the server's log contains the cause"
    case .tooManyRequests: "too many new words at once; retry after the number of seconds in Retry-After"
    case .busy: "too many words are waiting to be spoken; retry after the number of seconds in Retry-After"
    }
  }
}
