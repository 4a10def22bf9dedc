import Formats
import Foundation

/// The options of the command line.
struct Options {
  var seed: UInt64 = 20_240_607
  /// The number is odd, so that the median is a measured value.
  var repetitions = 11
  var words = "/usr/share/dict/american-english-huge"
  var orchard = Options.package + "/../.build/release/orchard"
  var output: String?
  var append = false
  var strict = false
  var build = "without CPU flags"

  static let usage = """
    bench [--seed N] [--repetitions N] [--words FILE] [--orchard FILE] [--build TEXT]
          [--output FILE [--append]] [--strict]

      --build    what to say of how this program was built
      --output   write the report there too; --append: only its times, behind what is there
      --strict   exit with 1 for times that miss a promise too, not only for figures
    """

  /// The folder of this package, independent of the current folder.
  static let package = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized.path
  static let folder = package + "/.build/bench"

  struct Wrong: Error {
    let message: String
  }

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      func value() throws -> String {
        guard let value = rest.popFirst() else { throw Wrong(message: "\(name) needs a value") }
        return value
      }
      func number<Number: FixedWidthInteger>() throws -> Number {
        guard let number = Number(try value()) else { throw Wrong(message: "\(name) needs a number") }
        return number
      }
      switch name {
      case "--seed": seed = try number()
      case "--repetitions": repetitions = max(try number(), 7)
      case "--words": words = try value()
      case "--orchard": orchard = try value()
      case "--build": build = try value()
      case "--output": output = try value()
      case "--append": append = true
      case "--strict": strict = true
      case "--help": throw Wrong(message: "this is what it takes")
      default: throw Wrong(message: "there is no \(name)")
      }
    }
  }
}
