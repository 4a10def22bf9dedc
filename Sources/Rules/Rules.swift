/// What each game offers, accepts and scores, and how a puzzle follows from a seed or a day.
///
/// The module knows nothing of pages, sentences, storage or networks; time and randomness are arguments.
