import Foundation
import TestTools
import Testing

/// The examples in the modules' articles are the bodies of the tests in this folder.
struct ArticleTests {
  @Test(arguments: ["Words", "Rules", "Vocabulary", "Imports", "Journal", "Play"])
  func `each documentation article shows exactly the examples that the tests run`(module: String) throws {
    let article = try text("Sources/\(module)/\(module).docc/\(module).md")
    let tests = try text("Tests/DocumentsTests/\(module)ExampleTests.swift")
    let examples = Article.examples(ofTests: tests)
    #expect(!examples.isEmpty)
    #expect(Article.examples(ofArticle: article) == examples)
  }

  @Test func `a documentation article turns a test's expectation into an expression with its result`() {
    let tests = """
        @Test func `a sum`() throws {
          let sum = 1 + 2
          #expect(sum == 3)
          #expect(throws: Fault.negative) { try root(-1) }
        }
      """
    let example = """
      let sum = 1 + 2
      sum  // 3
      try root(-1)  // throws Fault.negative
      """
    #expect(Article.examples(ofTests: tests) == [example])
  }

  @Test func `the README shows exactly the example that a test runs`() throws {
    let examples = Article.examples(ofTests: try text("Tests/DocumentsTests/ReadmeExampleTests.swift"))
    #expect(examples.count == 1)
    #expect(Article.examples(ofArticle: try text("README.md")) == examples)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: repository.appendingPathComponent(path), encoding: .utf8)
  }
}

private enum Article {
  /// The contents of the article's Swift code blocks.
  static func examples(ofArticle article: String) -> [String] {
    article.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "\n```")[0] }
  }

  /// The bodies of the test functions, as an article shows them.
  static func examples(ofTests file: String) -> [String] {
    file.components(separatedBy: "  @Test func ").dropFirst().map { function in
      let lines = function.components(separatedBy: "\n").dropFirst().prefix { $0 != "  }" }
      return lines.map { shown(String($0.dropFirst(4))) }.joined(separator: "\n")
    }
  }

  /// A test's line as an article shows it: an expectation becomes its expression, followed by the result in a comment.
  private static func shown(_ line: String) -> String {
    if let parts = line.wholeMatch(of: /#expect\((.+) == (.+)\)/) { return "\(parts.1)  // \(parts.2)" }
    if let parts = line.wholeMatch(of: /#expect\(throws: (.+?)(?:\.self)?\) \{ (.+) \}/) {
      return "\(parts.2)  // throws \(parts.1)"
    }
    return line
  }
}
