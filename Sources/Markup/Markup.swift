/// Represents a page as a value, and the difference between two pages as a patch.
///
/// The module defines elements, attributes and text, their HTML, and the difference between two trees of nodes. The
/// module contains no documents, browsers or games, and does not check how elements are nested. An HTML parser
/// rearranges some trees, for example a `div` in a `p` or a `tr` without a `tbody`. If the program renders such a tree,
/// no error occurs, but the tree in the browser differs from the program's tree. `docs/formats/patches.md` describes
/// the bytes that are sent to the browser.
