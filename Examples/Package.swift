// swift-tools-version:6.2
import PackageDescription

// The examples of the guides in Sources/WordOrchard/WordOrchard.docc. This is a separate package, so that the examples see what an app sees.
let package = Package(
  name: "examples",
  platforms: [.iOS(.v18), .macOS(.v15)],
  dependencies: [.package(name: "word-orchard", path: "..")],
  targets: [
    .target(name: "TenMinutes", dependencies: [.product(name: "WordOrchard", package: "word-orchard")]),
    .target(
      name: "Anagrams",
      dependencies: [
        .product(name: "WordOrchard", package: "word-orchard"),
        .product(name: "WordOrchardSentences", package: "word-orchard"),
      ]),
    .target(
      name: "Hangman",
      dependencies: [
        .product(name: "WordOrchardSpanishGPL", package: "word-orchard"),
        .product(name: "WordOrchardSentences", package: "word-orchard"),
      ]),
    .target(name: "Daily", dependencies: [.product(name: "WordOrchardEnglish", package: "word-orchard")]),
    .target(name: "Storing", dependencies: [.product(name: "WordOrchardEnglish", package: "word-orchard")]),
    .testTarget(name: "ExamplesTests", dependencies: ["TenMinutes", "Anagrams", "Hangman", "Daily", "Storing"]),
  ]
)
