/// The HTTP server, which sends rendered pages, the files that pages need, the API's responses, and spoken words.
///
/// The module contains no rules of games: `Wire` reads requests and writes responses, `Rules` judges rounds, and `Play`
/// builds the pages. `docs/formats/api.md` describes the API.
