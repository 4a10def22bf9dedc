/// Measures how running time grows with size. Only the processor time of this thread counts, so that parallel tests do
/// not affect the result. Because the caches of a busy machine make single runs longer and never shorter, the fastest
/// of several attempts are compared. The function makes no assertion about absolute times.
///
/// `work` prepares the input of a size and returns the work to measure. The function returns the running time for the
/// large size divided by the running time for the small size. The measurement stops as soon as the ratio is below
/// `bound`, or after `attempts` attempts for each size.
public func growth(
  from small: Int, to large: Int, below bound: Double, attempts: Int = 9, _ work: (Int) throws -> () throws -> Void
) throws -> Double {
  let (short, long) = (try work(small), try work(large))
  var fastest = (short: Double.infinity, long: Double.infinity)
  var times = Double.infinity
  for _ in 0..<attempts {
    fastest.short = min(fastest.short, try processorSeconds(short))
    fastest.long = min(fastest.long, try processorSeconds(long))
    times = fastest.long / fastest.short
    if times < bound { break }
  }
  print("\(small): \(fastest.short) s, \(large): \(fastest.long) s, \(times) times as long")
  return times
}
