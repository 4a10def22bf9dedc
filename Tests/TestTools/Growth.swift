/// How time grows with size. A busy machine makes single times longer and never shorter, so the fastest of some attempts are compared, and
/// nothing is said about seconds.
///
/// `work` prepares what a size needs and answers what is to be measured. Answers how many times longer the large size takes than the small
/// one; it stops as soon as that is below `bound`, or after `attempts` of each.
public func growth(
  from small: Int, to large: Int, below bound: Double, attempts: Int = 9, _ work: (Int) throws -> () throws -> Void
) throws -> Double {
  let (short, long) = (try work(small), try work(large))
  let clock = ContinuousClock()
  var fastest = (short: Duration.seconds(1_000_000), long: Duration.seconds(1_000_000))
  var times = Double.infinity
  for _ in 0..<attempts {
    fastest.short = min(fastest.short, try clock.measure(short))
    fastest.long = min(fastest.long, try clock.measure(long))
    times = fastest.long / fastest.short
    if times < bound { break }
  }
  print("\(small): \(fastest.short), \(large): \(fastest.long), \(times) times as long")
  return times
}
