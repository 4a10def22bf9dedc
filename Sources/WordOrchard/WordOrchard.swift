/// Word games for apps: the rules, the words and the vocabulary, together with Foundation.
///
/// The module exports `Words`, `Rules` and `Vocabulary`. It adds files, dates, clocks and random number generators,
/// `Codable` for everything that an app stores, and observable models for both games and for a word book.
@_exported import Rules
@_exported import Vocabulary
@_exported import Words
