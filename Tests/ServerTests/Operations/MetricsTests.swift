import CoreMetrics
import Foundation
import HTTPTypes
import Hummingbird
import TestTools
import Testing

@testable import Server

@Suite struct `Metrics` {
  private let prometheus = PrometheusMetrics()

  private var text: String { prometheus.text(help: [("a_total", "Apples.")]) }

  @Test func `metrics are written in Prometheus text format`() {
    Counter(label: "a_total", dimensions: [("kind", "red \"x\"\n\\")], factory: prometheus).increment(by: 2)
    Counter(label: "a_total", dimensions: [("kind", "red \"x\"\n\\")], factory: prometheus).increment()
    Counter(label: "a_total", dimensions: [("kind", "green")], factory: prometheus).increment()
    Meter(label: "open", factory: prometheus).set(7)
    let timer = Timer(label: "seconds", dimensions: [("route", "/")], factory: prometheus)
    for nanoseconds in [500_000, 1_000_000, 70_000_000, 9_000_000_000] { timer.recordNanoseconds(Int64(nanoseconds)) }
    #expect(
      text == """
        # HELP a_total Apples.
        # TYPE a_total counter
        a_total{kind="green"} 1
        a_total{kind="red \\"x\\"\\n\\\\"} 3
        # TYPE open gauge
        open 7.0
        # TYPE seconds histogram
        seconds_bucket{route="/",le="0.001"} 2
        seconds_bucket{route="/",le="0.005"} 2
        seconds_bucket{route="/",le="0.01"} 2
        seconds_bucket{route="/",le="0.05"} 2
        seconds_bucket{route="/",le="0.1"} 3
        seconds_bucket{route="/",le="0.5"} 3
        seconds_bucket{route="/",le="1.0"} 3
        seconds_bucket{route="/",le="5.0"} 3
        seconds_bucket{route="/",le="+Inf"} 4
        seconds_sum{route="/"} 9.0715
        seconds_count{route="/"} 4

        """)
  }

  @Test func `metrics count responses by route pattern, without personal data`() async throws {
    let players = try await TestPlayers(ServerEnvironment(metrics: ServerMetrics(factory: prometheus)))
    var browser = TestBrowser(players)
    try await browser.save("apple")
    try await browser.sync(["nonsense"])
    for word in ["apple", "pear", "secret"] { _ = try await players.visitor.ask("/vocabulary/en/\(word)?q=\(word)") }
    _ = try await players.visitor.ask("/nowhere/secret")
    _ = try await players.visitor.ask("/", HTTPRequest.Method("BREW")!)
    for line in [
      #"orchard_requests_total{method="POST",route="/api/v1/journal",status="200"} 2"#,
      #"orchard_requests_total{method="GET",route="/vocabulary/{language}/{word}",status="200"} 3"#,
      #"orchard_requests_total{method="GET",route="none",status="404"} 1"#,
      #"orchard_requests_total{method="other",route="none",status="405"} 1"#,
      "orchard_syncs_total 2", "orchard_sync_lines_refused_total 1", "orchard_sync_forks_total 0",
    ] {
      #expect(text.contains(line + "\n"), "\(line)")
    }
    // The text identifies no player and no word that they looked up.
    let secret = browser.cookie?.split(separator: "=").last.map { String($0) } ?? "no cookie"
    for word in ["apple", "pear", "secret", secret] { #expect(!text.contains(word)) }
  }

  @Test func `the operations document lists exactly the server's metrics`() throws {
    let document = try String(contentsOf: repository.appending(path: "docs/operations.md"), encoding: .utf8)
    let named = Set(document.matches(of: /`(orchard_\w+)`/).map { String($0.output.1) })
    #expect(named == Set(ServerMetrics.help.map(\.name)))
  }
}
