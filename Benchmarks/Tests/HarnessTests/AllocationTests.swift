import CAllocationCount
import Harness
import Testing

@Suite struct AllocationTests {
  @Test func `an array is counted`() {
    let count = Figures.allocations { [UInt8](repeating: 1, count: Int.random(in: 100...200)).count }
    #expect(count >= 1)
  }

  @Test(.enabled(if: isOptimized)) func `a sum is not counted`() {
    let numbers = Array(1...1000)
    #expect(Figures.allocations { numbers.reduce(0, &+) } == 0)
  }

  @Test func `a growing array is counted each time it moves`() {
    let count = Figures.allocations {
      var numbers: [Int] = []
      for number in 0..<10_000 { numbers.append(number) }
      return numbers.count
    }
    #expect(count >= 5)
  }
}
