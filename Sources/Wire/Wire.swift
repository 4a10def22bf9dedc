/// Requests, answers and lines of the journal as JSON.
///
/// The module knows the members of objects and their names, and decides nothing: the rules are in `Rules`. Formats: `docs/formats/api.md`,
/// `docs/formats/journal.md`.
