/// The client: one folder a feature, the session that they share, parts of pages, sentences.
///
/// Messages come in, a page and effects go out (``Client``). The module knows nothing of browsers, terminals or networks; time, randomness and
/// data are handed to it. `docs/where.md` says what is where.
