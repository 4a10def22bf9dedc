/// A page as a value, and the difference of two pages as a patch.
///
/// The module knows elements, attributes, text, how HTML writes them and how one tree becomes another. It knows nothing of documents, browsers
/// or games, nor which element may stand inside which: a tree that an HTML parser would rearrange (a `div` in a `p`, a `tr` without a `tbody`)
/// renders without complaint and is then not the tree that the browser shows. The bytes that cross to the browser: `docs/formats/patches.md`.
