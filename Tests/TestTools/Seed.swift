import Foundation

/// `SEED=… swift test` repeats a failure. Without the variable `SEED`, each run uses other random inputs.
public let seedOfThisRun: UInt64 = {
  let seed = ProcessInfo.processInfo.environment["SEED"].flatMap { UInt64($0) } ?? .random(in: 0 ... .max)
  // Print the seed on standard error, because a trap loses buffered standard output.
  FileHandle.standardError.write(Data("tests: SEED=\(seed)\n".utf8))
  return seed
}()

/// The same numbers for the same seed on every machine: SplitMix64 (Steele, Lea, Flood, 2014).
public struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
