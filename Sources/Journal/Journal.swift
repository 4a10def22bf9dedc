/// A player's actions as mergeable events, and the state computed from the events: profile, statistics, saved words and
/// records.
///
/// The module contains no storage, JSON, pages or networking. Callers pass the time and the device's number as
/// arguments.
