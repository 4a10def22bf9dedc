/// Whether this is a release build, like the measured code. In debug builds, closures and loops make additional
/// allocations, so the tests of allocations run only in release builds.
#if DEBUG
  let isOptimized = false
#else
  let isOptimized = true
#endif
