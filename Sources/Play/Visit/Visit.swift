/// The visit itself: what the host reports, and what is the same on every page. Its state is the ``Session``.
enum Visit {}
