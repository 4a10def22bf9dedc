// swift-tools-version:6.2
import PackageDescription

// Core targets (Formats … Play) import no package and no Foundation, and also compile in Embedded mode. Tools/check-arrows lists the
// permitted dependencies between targets.

// The Makefile sets this variable. Warnings are errors only in our own builds, because SwiftPM passes this setting also to builds of packages
// that depend on this one, where it conflicts with SwiftPM's own flag (https://github.com/swiftlang/swift-package-manager/issues/9517).
let strict: [SwiftSetting] = Context.environment["WORD_ORCHARD_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

/// Returns a dependency on a product of another package, which only the server and the command use.
func served(_ product: String, _ package: String) -> Target.Dependency {
  .product(name: product, package: package, condition: .when(traits: ["Server"]))
}

/// Returns the target of a language's words, which are resources. A name that ends in GPL marks a word list under the GPL.
func words(_ name: String, _ code: String, in folder: String) -> Target {
  let roots = (7...9).map { "\(code)-\($0).txt" }
  let files = ["\(code).lexicon", "\(code).tsv", "daily-\(code).txt"] + roots
  return .target(
    name: name, dependencies: ["WordOrchard"], path: "Data/library/" + folder, resources: files.map { .copy($0) },
    swiftSettings: strict)
}

let package = Package(
  name: "word-orchard",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    // For apps (README.md, "Use the code").
    .library(name: "WordOrchard", targets: ["WordOrchard"]),
    .library(name: "WordOrchardWords", targets: ["Words"]),
    .library(name: "WordOrchardRules", targets: ["Words", "Rules"]),
    .library(name: "WordOrchardVocabulary", targets: ["Words", "Vocabulary"]),
    .library(name: "WordOrchardSentences", targets: ["WordOrchardSentences"]),
    .library(name: "WordOrchardEnglish", targets: ["WordOrchardEnglish"]),
    .library(name: "WordOrchardSpanishGPL", targets: ["WordOrchardSpanishGPL"]),
    .library(name: "WordOrchardItalianGPL", targets: ["WordOrchardItalianGPL"]),
    .library(name: "WordOrchardPlay", targets: ["Imports", "Interface", "Journal", "Markup", "Play", "Wire"]),
    // What Benchmarks measures.
    .library(name: "WordOrchardEngine", targets: ["Formats", "Words"]),
    .executable(name: "Browser", targets: ["Browser"]),
    .executable(name: "ImportReader", targets: ["ImportReader"]),
    .executable(name: "orchard", targets: ["orchard"]),
  ],
  traits: [
    .trait(
      name: "Server",
      description: "The server and the command `orchard`. Without this trait, no other package is fetched.")
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-configuration", from: "1.4.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
  ],
  targets: [
    .target(name: "Formats", swiftSettings: strict),
    .target(name: "Words", dependencies: ["Formats"], swiftSettings: strict),
    .target(name: "Vocabulary", dependencies: ["Formats", "Words"], swiftSettings: strict),
    .target(name: "Imports", dependencies: ["Formats", "Words", "Vocabulary"], swiftSettings: strict),
    .target(name: "Rules", dependencies: ["Formats", "Words"], swiftSettings: strict),
    .target(name: "Interface", dependencies: ["Formats", "Words", "Vocabulary", "Rules"], swiftSettings: strict),
    .target(name: "Journal", dependencies: ["Formats", "Words", "Rules"], swiftSettings: strict),
    .target(name: "Wire", dependencies: ["Formats", "Words", "Vocabulary", "Rules", "Journal"], swiftSettings: strict),
    .target(name: "Markup", dependencies: ["Formats"], swiftSettings: strict),
    .target(
      name: "Play",
      dependencies: ["Formats", "Words", "Vocabulary", "Imports", "Rules", "Interface", "Journal", "Wire", "Markup"],
      swiftSettings: strict),
    .executableTarget(
      name: "Browser",
      dependencies: [
        "Formats", "Words", "Vocabulary", "Imports", "Rules", "Interface", "Journal", "Wire", "Markup", "Play",
      ],
      swiftSettings: strict),
    // The core for apps, with Foundation.
    .target(
      name: "WordOrchard", dependencies: ["Formats", "Words", "Vocabulary", "Rules"], swiftSettings: strict
    ),
    .target(
      name: "WordOrchardSentences", dependencies: ["Interface"], path: "Data/sentences",
      resources: ["en", "es", "it", "ko", "zh-Hans", "zh-Hant"].map { .copy($0 + ".txt") }, swiftSettings: strict),
    words("WordOrchardEnglish", "en", in: "English"),
    words("WordOrchardSpanishGPL", "es", in: "Spanish"),
    words("WordOrchardItalianGPL", "it", in: "Italian"),
    .executableTarget(
      name: "ImportReader", dependencies: ["Formats", "Words", "Vocabulary", "Imports"], swiftSettings: strict),
    .target(
      name: "DataFiles", dependencies: ["Words", "Vocabulary", "Rules"], swiftSettings: strict),
    .systemLibrary(
      name: "CBrotli", pkgConfig: "libbrotlienc", providers: [.apt(["libbrotli-dev"]), .brew(["brotli"])]),
    .systemLibrary(
      name: "CCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(
      name: "CPostgreSQL", pkgConfig: "libpq", providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),
    .target(name: "Referee", dependencies: ["Words", "Rules", "Journal"], swiftSettings: strict),
    .target(
      name: "Store",
      dependencies: [
        "Formats", "Words", "Rules", "Journal", "Wire", "Referee", "CPostgreSQL",
        served("GRDB", "GRDB.swift"),
      ],
      swiftSettings: strict),
    .target(
      name: "Server",
      dependencies: [
        "Formats", "Words", "Vocabulary", "Rules", "Interface", "Journal", "Wire", "Markup", "Play", "DataFiles",
        "Referee", "Store", "CBrotli", "CCrypto", "CZlib",
        served("Hummingbird", "hummingbird"),
        served("HummingbirdCore", "hummingbird"),
        served("HTTPTypes", "swift-http-types"),
        served("CoreMetrics", "swift-metrics"),
        served("Logging", "swift-log"),
        served("NIOCore", "swift-nio"),
        served("NIOHTTP1", "swift-nio"),
        served("NIOHTTPTypes", "swift-nio-extras"),
        served("NIOHTTPTypesHTTP1", "swift-nio-extras"),
        served("ServiceLifecycle", "swift-service-lifecycle"),
        served("Subprocess", "swift-subprocess"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "orchard",
      dependencies: [
        "Formats", "Words", "Vocabulary", "Imports", "Rules", "Journal", "Wire", "DataFiles", "Play", "Store", "Server",
        served("ArgumentParser", "swift-argument-parser"),
        served("Configuration", "swift-configuration"),
      ],
      swiftSettings: strict),
    // What the server's speed is compared with (Tools/bench-server).
    .executableTarget(
      name: "BareServer", dependencies: [served("Hummingbird", "hummingbird")],
      path: "Benchmarks/BareServer", swiftSettings: strict),
    .target(name: "TestTools", path: "Tests/TestTools"),
    .testTarget(name: "FormatsTests", dependencies: ["Formats", "TestTools"]),
    .testTarget(name: "WordsTests", dependencies: ["Formats", "Words", "TestTools"]),
    .testTarget(name: "VocabularyTests", dependencies: ["Formats", "Words", "Vocabulary", "TestTools"]),
    .testTarget(
      name: "ImportsTests", dependencies: ["Formats", "Words", "Vocabulary", "Imports", "TestTools"],
      exclude: ["Files"]),
    .testTarget(name: "RulesTests", dependencies: ["Formats", "Words", "Vocabulary", "Rules", "TestTools"]),
    .testTarget(name: "JournalTests", dependencies: ["Formats", "Words", "Rules", "Journal", "Wire", "TestTools"]),
    .testTarget(
      name: "WireTests", dependencies: ["Formats", "Words", "Vocabulary", "Rules", "Journal", "Wire", "TestTools"],
      exclude: ["JournalLines/Saved"]),
    .testTarget(name: "MarkupTests", dependencies: ["Formats", "Markup", "TestTools"]),
    .testTarget(
      name: "PlayTests",
      dependencies: [
        "Formats", "Words", "Vocabulary", "Imports", "Rules", "Interface", "Journal", "Wire", "Markup", "Play",
        "TestTools",
      ]),
    .testTarget(
      name: "WordOrchardTests",
      dependencies: [
        "Words", "Vocabulary", "Rules", "Interface", "WordOrchard", "WordOrchardSentences", "WordOrchardEnglish",
        "WordOrchardSpanishGPL", "WordOrchardItalianGPL", "TestTools",
      ]),
    .testTarget(name: "DataFilesTests", dependencies: ["Words", "Vocabulary", "Rules", "DataFiles", "TestTools"]),
    .testTarget(name: "RefereeTests", dependencies: ["Words", "Rules", "Journal", "Wire", "Referee", "TestTools"]),
    .testTarget(
      name: "StoreTests",
      dependencies: ["Formats", "Words", "Rules", "Journal", "Wire", "Referee", "Store", "TestTools"]),
    .testTarget(
      name: "ServerTests",
      dependencies: [
        "Formats", "Words", "Vocabulary", "Rules", "Interface", "Journal", "Play", "Wire", "DataFiles", "Referee",
        "Store",
        "Server", "TestTools",
        served("Hummingbird", "hummingbird"), served("Logging", "swift-log"),
        served("HTTPTypes", "swift-http-types"), served("NIOCore", "swift-nio"),
        served("NIOEmbedded", "swift-nio"), served("NIOHTTP1", "swift-nio"),
        served("NIOHTTPTypes", "swift-nio-extras"),
        served("Subprocess", "swift-subprocess"),
      ]),
    // The examples of the articles. They see what a package that adds the library sees.
    .testTarget(
      name: "DocumentsTests",
      dependencies: [
        "Words", "Vocabulary", "Imports", "Rules", "Interface", "Journal", "Markup", "Play", "WordOrchard", "TestTools",
      ]),
  ]
)

// The Makefile sets this variable, so that one build serves running and testing: the targets of this package are optimized and testable, their
// dependencies are only optimized. Tests are compiled without optimization, which takes less time.
if Context.environment["WORD_ORCHARD_TESTABLE"] != nil {
  for target in package.targets where target.type != .system {
    let flag = target.type == .test ? "-Onone" : "-enable-testing"
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags([flag])]
  }
}

// Only `make docs` needs the plugin.
if Context.environment["WORD_ORCHARD_DOCS"] != nil {
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}
