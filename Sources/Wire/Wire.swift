/// Requests, answers and journal lines as JSON.
///
/// The module maps the members of JSON objects and makes no decisions: the rules are in `Rules`. Formats:
/// `docs/formats/api.md`, `docs/formats/journal.md`.
