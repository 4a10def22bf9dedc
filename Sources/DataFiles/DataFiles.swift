/// Finds and opens the folder of built data, which contains lexicons, lists of root words, and vocabularies.
///
/// The module contains no networking or pages, and does not depend on how the data is used.
