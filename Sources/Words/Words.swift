/// Alphabets, letters, words, and a packed lexicon that answers "is it a word" and "which words do these letters make".
///
/// The module contains no games, pages, file access or networking. Callers pass all bytes as arguments.
