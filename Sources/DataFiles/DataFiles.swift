/// Finds and opens the folder of built data: lexicons, root lists, vocabularies.
///
/// The module knows nothing of networks and pages, nor of what is done with the data.
