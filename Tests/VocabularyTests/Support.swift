import Foundation
import Vocabulary
import Words

extension Glossary {
  /// A glossary of lines with `|` instead of tabs; the first line names the columns.
  init(_ text: String, _ language: Language = .english) throws(VocabularyFault) {
    let version = text.hasPrefix("word|pos|level") ? "#vocabulary 2\n" : ""
    try self.init(Array((version + text.replacing("|", with: "\t")).utf8), language: language)
  }

  /// The identifiers of all entries, in order.
  var ids: [String] { (0..<count).map { id($0).text } }

  func words(found query: String) -> [String] { search(query).map { id($0.entry).text } }
}

/// A few entries that are difficult for a search.
let fruit = """
  word|pos|level|zh-Hant|zh-Hans|example|example-zh-Hant|example-zh-Hans|forms
  apple|noun|A1|蘋果|苹果|An {apple} fell on the grass.|一顆蘋果掉在草地上。|一个苹果掉在草地上。|apples
  pineapple|noun|A2|鳳梨|凤梨|She cut a {pineapple} into rings.|她把鳳梨切成一圈一圈的。|她把凤梨切成一圈一圈的。|pineapples
  run|verb|A1|跑；經營|跑；经营|She {ran} home in the rain.|她在雨中跑回家。|她在雨中跑回家。|ran, running, runs
  café|noun|A2|咖啡廳|咖啡厅|We met in a {café} by the sea.|我們在海邊的咖啡廳碰面。|我们在海边的咖啡厅碰面。|cafés
  tear|noun|A2|眼淚|眼泪|A {tear} rolled down his cheek.|一滴眼淚滑下他的臉頰。|一滴眼泪滑下他的脸颊。|tears
  tear|verb|B1|撕|撕|Do not {tear} the wrapping paper.|別撕破包裝紙。|别撕破包装纸。|tears, tore, torn
  zebra|noun|A2|斑馬|斑马|The {zebra} drank beside the giraffe.|斑馬在長頸鹿旁邊喝水。|斑马在长颈鹿旁边喝水。|zebras
  """

/// All characters that people type as apostrophes.
let apostrophes = ["'", "\u{2018}", "\u{2019}", "\u{2BC}", "\u{FF07}"]
