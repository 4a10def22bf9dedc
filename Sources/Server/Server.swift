/// HTTP: the pages as the browser first shows them, the files that they need, the API, spoken words.
///
/// The module decides nothing: `Wire` reads requests and writes answers, `Rules` judges, `Play` builds the pages. API: `docs/formats/api.md`.
