#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The processor time that a thread spends on this work. Other tests and programs increase this processor time only by
/// using cache space.
func processorSeconds(_ work: () throws -> Void) rethrows -> Double {
  let start = secondsOfThread()
  try work()
  return secondsOfThread() - start
}

private func secondsOfThread() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
