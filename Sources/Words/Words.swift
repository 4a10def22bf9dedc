/// Alphabets, letters, words, and a packed lexicon that answers "is it a word" and "which words do these letters make".
///
/// The module knows nothing of games, pages, files or networks: bytes come in as arguments.
