/// Whether this is compiled for release, as what is measured is. Otherwise closures and loops allocate that do not there.
#if DEBUG
  let isOptimized = false
#else
  let isOptimized = true
#endif
