/// The rules of the games: their offers, verdicts and scores, and the choice of a puzzle by seed or day.
///
/// The module has no pages, sentences, storage or networking; time and randomness are arguments.
