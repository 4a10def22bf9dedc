import Words

/// The answer to a line of a recorded game (`Tests/Games`): where there are letters, to a round of Apple Tree, else to a guess of Find Words.
public func answer(_ request: [UInt8], from lexicons: [Language: Lexicon]) -> JSON {
  do throws(RequestFault) {
    let json = try JSON(request: request)
    if json["letters"] != nil { return try AppleTreeRequest(json).answer }
    let request = try JudgeRequest(json)
    guard let lexicon = lexicons[request.language] else { throw .unknownLanguage(request.language.code) }
    return try request.answer(in: lexicon)
  } catch {
    return errorAnswer(code: error.code, message: error.description)
  }
}
