import Foundation
import Markup
import TestTools
import Testing

@testable import Play

struct LicensesTests {
  @Test func `the licenses page names every data source of NOTICE.md with its license`() throws {
    let notice = try String(contentsOf: repository.appendingPathComponent("Data/NOTICE.md"), encoding: .utf8)
    let rows = notice.components(separatedBy: "## Sources")[1].components(separatedBy: "## Checksums")[0]
      .matches(of: /\n\| ([\w-]+) \((?:Debian|PyPI)\) \|[^|]*\|[^|]*\|([^|]*)\|/)
    #expect(rows.count == 11)
    let texts = Player("/licenses").model.page.texts.map { $0.lowercased() }
    for row in rows {
      let name = try #require(texts.firstIndex(of: row.output.1.lowercased()), "\(row.output.1)")
      // On the licenses page, the text after the name of a data source contains the licenses. The notice writes GPL-3
      // instead of GPL-3.0.
      let licenses = texts[name + 1].replacingOccurrences(of: ".0", with: "").components(separatedBy: ", ")
      let stated = row.output.2.lowercased().replacingOccurrences(of: ".0", with: "")
      for license in licenses { #expect(stated.contains(license), "\(row.output.1): \(license), \(stated)") }
    }
  }

  @Test func `the settings lead to the licenses page, and Back returns to the game`() {
    var player = Player.playing("ring")
    player.send(.settings(.openedSettings))
    #expect(player.model.page.messages.contains("openedPage /licenses"))
    player.send(.host(.openedPage("/licenses")))
    #expect(player.title.hasPrefix("Licenses and word lists"))
    player.back()
    #expect(player.finds == ["ring"])
  }
}
