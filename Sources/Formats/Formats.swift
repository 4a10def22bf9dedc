/// Texts and bytes that stand under everything: JSON, Base64URL, percent-encoding, hexadecimal digits, lines.
///
/// The module imports nothing, and knows nothing of words or games. Whatever the bytes are, reading them never traps.
