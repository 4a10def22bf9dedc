import HTTPTypes
import Store

/// The reason why a request for a player's data is refused.
enum PlayerFault: ProblemError, Hashable {
  /// The request contains no secret.
  case noPass
  /// The secret is invalid because its pass was revoked or its player was deleted.
  case unknownPass
  /// The request may come from another site's page.
  case otherOrigin
  /// The code for a new device is unknown, has expired, or was already used.
  case unknownCode
  /// No pass has this number.
  case noSuchPass
  /// The client has exceeded a rate limit and must wait.
  case tooManyRequests(wait: Duration)
  /// The request's body is larger than its limit.
  case tooLarge(limit: Int)
  /// The journal would exceed its maximum size, so nothing was stored.
  case journalFull(size: Int, room: Int)
  /// The short link's target is not a page of this site.
  case unsuitableTarget
  /// The server is already receiving too many request bodies.
  case busy
  /// The player does not take part in leaderboards.
  case noParticipant
  /// No circle has this code.
  case unknownCircle
  /// The circle has the maximum number of members.
  case circleFull
  /// The player is already a member of the maximum number of circles.
  case tooManyCircles

  /// The error code in the response.
  var code: String {
    switch self {
    case .noPass: "noPass"
    case .unknownPass: "unknownPass"
    case .otherOrigin: "otherOrigin"
    case .unknownCode: "unknownCode"
    case .noSuchPass: "noSuchPass"
    case .tooManyRequests: "tooManyRequests"
    case .tooLarge: "tooLarge"
    case .journalFull: "journalFull"
    case .unsuitableTarget: "unsuitableTarget"
    case .busy: "busy"
    case .noParticipant: "noParticipant"
    case .unknownCircle: "unknownCircle"
    case .circleFull: "circleFull"
    case .tooManyCircles: "tooManyCircles"
    }
  }

  var status: HTTPResponse.Status {
    switch self {
    case .noPass, .unknownPass: .unauthorized
    case .unsuitableTarget: .badRequest
    case .otherOrigin, .noParticipant: .forbidden
    case .unknownCode, .noSuchPass, .unknownCircle: .notFound
    case .circleFull, .tooManyCircles: .conflict
    case .tooManyRequests: .tooManyRequests
    case .tooLarge, .journalFull: .contentTooLarge
    case .busy: .serviceUnavailable
    }
  }

  var retryAfter: Int64? {
    switch self {
    case .tooManyRequests(let wait): wait.retrySeconds
    case .busy: 2
    default: nil
    }
  }
}

extension PlayerFault: CustomStringConvertible {
  var description: String {
    switch self {
    case .noPass: "the request contains no pass; sync first, or join with a code"
    case .unknownPass: "the pass is no longer valid: the device was revoked, or the player was deleted"
    case .otherOrigin:
      "with cookies, only pages of this site may send this request; a program must send its pass in the header 'Authorization: Bearer', without cookies"
    case .unknownCode:
      "the join code is unknown, already used, or older than ten minutes; show a new code on the other device"
    case .noSuchPass: "the player has no pass with this number"
    case .tooManyRequests: "too many requests; retry after the number of seconds in Retry-After"
    case .tooLarge(let limit): "the body is larger than \(limit) bytes"
    case .journalFull(let size, let room):
      "the journal would take \(size) bytes, but the limit is \(room); nothing of the request was stored; send checkpoints instead of events"
    case .unsuitableTarget:
      "target is not a page of this site; give a path with its query or fragment, such as /apple-tree?challenge=…, of at most \(ShortLink.longest) bytes"
    case .busy: "too many requests are in progress; retry after the number of seconds in Retry-After"
    case .noParticipant: "the player does not take part in the leaderboards; choose a pseudonym first"
    case .unknownCircle: "no circle has this code; its owner may have left"
    case .circleFull: "the circle is full: it has \(Store.mostMembers) members"
    case .tooManyCircles: "a player can belong to at most \(Store.mostCircles) circles; leave a circle first"
    }
  }
}
