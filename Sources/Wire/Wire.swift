/// Requests, responses and journal lines as JSON.
///
/// The module converts values to JSON fields and back. The module makes no decisions, because `Rules` contains the
/// rules. The formats are described in `docs/formats/api.md` and `docs/formats/journal.md`.
