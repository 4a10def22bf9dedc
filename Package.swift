// swift-tools-version:6.2
import PackageDescription

// Core targets (Words … Play) import no package and no Foundation and also compile in Embedded mode; Tools/check-arrows holds
// the list of who may import whom. One configuration serves running and testing: release with -enable-testing (see Makefile).
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "word-orchard",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    .library(name: "WordOrchard", targets: ["Words", "Vocabulary", "Rules", "Journal", "Play"]),
    .executable(name: "orchard", targets: ["orchard"]),
    .executable(name: "Browser", targets: ["Browser"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
  ],
  targets: [
    .target(name: "Words", swiftSettings: strict),
    .target(name: "Vocabulary", dependencies: ["Words"], swiftSettings: strict),
    .target(name: "Rules", dependencies: ["Words"], swiftSettings: strict),
    .target(name: "Journal", dependencies: ["Words", "Rules"], swiftSettings: strict),
    .target(name: "Wire", dependencies: ["Words", "Vocabulary", "Rules", "Journal"], swiftSettings: strict),
    .target(name: "Markup", swiftSettings: strict),
    .target(
      name: "Play", dependencies: ["Words", "Vocabulary", "Rules", "Journal", "Wire", "Markup"], swiftSettings: strict),
    .target(name: "CRuntime"),
    .executableTarget(
      name: "Browser", dependencies: ["Words", "Vocabulary", "Rules", "Journal", "Wire", "Markup", "Play", "CRuntime"],
      swiftSettings: strict),
    .target(
      name: "Server",
      dependencies: [
        "Words", "Vocabulary", "Rules", "Journal", "Wire", "Markup", "Play",
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "Subprocess", package: "swift-subprocess"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "orchard",
      dependencies: [
        "Words", "Vocabulary", "Rules", "Wire", "Server",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    .testTarget(name: "WordsTests", dependencies: ["Words"]),
    .target(name: "Measuring", path: "Tests/Measuring"),
    .testTarget(name: "VocabularyTests", dependencies: ["Words", "Vocabulary", "Measuring"]),
    .testTarget(name: "RulesTests", dependencies: ["Words", "Rules"]),
    .testTarget(name: "JournalTests", dependencies: ["Words", "Rules", "Journal", "Wire", "Measuring"]),
    .testTarget(
      name: "WireTests", dependencies: ["Words", "Vocabulary", "Rules", "Journal", "Wire"], exclude: ["Saved"]),
    .testTarget(name: "MarkupTests", dependencies: ["Markup"]),
    .testTarget(
      name: "PlayTests", dependencies: ["Words", "Vocabulary", "Rules", "Journal", "Wire", "Markup", "Play"]),
    .testTarget(
      name: "ServerTests",
      dependencies: [
        "Words", "Vocabulary", "Play", "Wire", "Server", .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"), .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "Subprocess", package: "swift-subprocess"),
      ]),
  ]
)
