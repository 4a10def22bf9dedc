/// The visit: the reports of the host, and the actions that all pages share. The state of the visit is in the
/// ``Session``.
enum HostEvents {}
