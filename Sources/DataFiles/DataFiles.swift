/// Finds and opens the folder of built data: lexicons, root lists, vocabularies.
///
/// The module has no networking or pages, and is independent of the uses of the data.
