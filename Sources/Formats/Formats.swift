/// Text and byte formats that all other modules use: JSON, base64url, percent-encoding, queries, hexadecimal digits and
/// lines.
///
/// The module imports nothing, and contains no code about words or games. Even for arbitrary bytes, reading never
/// traps.
