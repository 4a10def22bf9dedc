// swift-tools-version:6.2
import PackageDescription

// The manifest of the tree that Tools/build-proofs makes: the targets that the patches of this folder change, and the patches' tests. It has no
// dependencies, so that the tree builds in a minute.
let core = ["Formats", "Words", "Vocabulary", "Imports", "Rules", "Interface", "Journal", "Wire", "Markup", "Play"]
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "word-orchard",
  platforms: [.iOS(.v18), .macOS(.v15)],
  targets: core.indices.map { index in
    .target(name: core[index], dependencies: core[..<index].map { .byName(name: $0) }, swiftSettings: strict)
  } + [
    .target(name: "Referee", dependencies: ["Words", "Rules", "Journal"], swiftSettings: strict),
    .target(name: "TestTools", path: "Tests/TestTools"),
    .testTarget(
      name: "PlayTests", dependencies: core.map { .byName(name: $0) } + ["TestTools"],
      sources: [
        "Files.swift", "Support.swift", "Reader", "AppleTree/AppleTreeSupport.swift", "Dice", "Tips",
        "Settings/LargeTilesTests.swift",
      ]),
    .testTarget(
      name: "RefereeTests", dependencies: ["Words", "Rules", "Journal", "Referee"], sources: ["DiceTests.swift"]),
  ]
)
