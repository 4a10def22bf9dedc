/// Represents a page as a value, and the difference between two pages as a patch.
///
/// The module defines elements, attributes and text, their HTML, and the difference between two trees of nodes. The
/// module contains no documents, browsers or games, and does not check how elements are nested. An HTML parser
/// rearranges some trees (a `div` in a `p`, a `tr` without a `tbody`). A tree of this kind is rendered without an
/// error, but the tree in the browser then differs from it. `docs/formats/patches.md` describes the bytes that are sent
/// to the browser.
