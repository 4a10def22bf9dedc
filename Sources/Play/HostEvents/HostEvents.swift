/// The visit: the reports of the host, and the actions that all pages share. Its state is the ``Session``.
enum HostEvents {}
