/// The rules of the games: offered help and words, verdicts on guesses, scores, and the choice of a puzzle by seed or
/// day.
///
/// The module contains no pages, sentences, storage or networking. Callers pass the time and the source of randomness
/// as arguments.
