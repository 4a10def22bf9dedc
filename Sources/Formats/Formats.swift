/// Texts and bytes that every other module builds on: JSON, base64url, percent-encoding, queries, hexadecimal digits, lines.
///
/// The module imports nothing, and knows nothing of words or games. Whatever the bytes are, reading them never traps.
