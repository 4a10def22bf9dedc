/// The HTTP server: the pages in their first rendering, the files that they need, the API, and spoken words.
///
/// The module contains no rules: `Wire` reads requests and writes answers, `Rules` judges, `Play` builds the pages.
/// API: `docs/formats/api.md`.
