/// The client program: one folder per feature, the session that all features share, the building blocks of pages, and
/// the sentences of the interface.
///
/// A ``Client`` receives messages, and returns changes of the page and effects. The module does not depend on browsers,
/// terminals or networks. The host passes the time, a random seed and data to the module. `docs/where.md` lists the
/// place of each piece of code.
