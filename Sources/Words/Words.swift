/// Alphabets, letters, words, and a packed lexicon that answers "is it a word" and "which words do these letters make".
///
/// The module has no games, pages, files or networking: bytes are arguments.
