/// The texts of the interface in six languages: the phrases, the names of languages and letters, and the notices about
/// refused moves.
///
/// The module uses `Formats`, `Words`, `Vocabulary` and `Rules`. The sentences themselves are data (`Data/sentences`).
