/// The client: one folder per feature, the session that the features share, parts of pages, and sentences.
///
/// Messages come in; pages and effects go out (``Client``). The module knows nothing about browsers, terminals or
/// networks. Time, randomness and data are passed to it. `docs/where.md` lists where everything is.
