/// Text and byte formats that all other modules use: JSON, base64url, percent-encoding, queries, hexadecimal digits,
/// lines.
///
/// The module imports nothing, and has no words or games. Reading never traps, even for arbitrary bytes.
