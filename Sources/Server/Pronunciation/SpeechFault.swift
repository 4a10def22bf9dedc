import HTTPTypes

/// Why a word that there is cannot be spoken now.
enum SpeechFault: Error, Hashable {
  /// The server found no program that speaks.
  case noProgram
  /// The program did not do it; the log says why.
  case failed
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

  /// Seconds after which it is worth asking again.
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
