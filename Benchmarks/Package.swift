// swift-tools-version:6.2
import PackageDescription

// The benchmark is a separate package, so that building the games does not require the other libraries of the benchmark
// (the peers).
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "word-orchard", path: "..")],
  targets: [
    .target(name: "CAllocationCount"),
    .target(
      name: "CPeers",
      linkerSettings: [.linkedLibrary("marisa"), .linkedLibrary("hunspell-1.7")]),
    .target(
      name: "Harness",
      dependencies: ["CAllocationCount", "CPeers", .product(name: "WordOrchardEngine", package: "word-orchard")],
      swiftSettings: strict),
    .executableTarget(name: "bench", dependencies: ["Harness"], swiftSettings: strict),
    .testTarget(name: "HarnessTests", dependencies: ["Harness"]),
  ],
  cxxLanguageStandard: .cxx20
)
