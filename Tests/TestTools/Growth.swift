/// How time grows with size. What counts is the time that this thread spends on a processor, so that tests beside it do not; and as a busy
/// machine's caches make single times longer and never shorter, the fastest of some attempts are compared. Nothing is said about seconds.
///
/// `work` prepares what a size needs and answers what is to be measured. Answers how many times longer the large size takes than the small
/// one; it stops as soon as that is below `bound`, or after `attempts` of each.
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
