/// A page as a value, and the difference of two pages as a patch.
///
/// The module defines elements, attributes and text, their HTML, and the difference of two trees. It has no documents,
/// browsers or games, and does not check the nesting of elements. If an HTML parser would rearrange a tree (a `div` in
/// a `p`, a `tr` without a `tbody`), it is rendered without an error, and the browser's tree differs from it.
/// `docs/formats/patches.md` describes the bytes sent to the browser.
