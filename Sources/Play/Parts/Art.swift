import Formats
import Interface
import Markup
import Rules

/// The drawings on the pages, which were all made for this project. The colours of the drawings are defined in
/// `Web/styles`.
///
/// A drawing is encoded as a text with one line for each path: the path's class, a space, and the path data (SVG 2,
/// 9.3). The encoded text needs a tenth of the wasm code that one function call per path would need.
enum Art {
  /// The paths of a drawing.
  static func paths(_ text: StaticString) -> [Node] {
    text.withUTF8Buffer { bytes in
      bytes.split(separator: UInt8(ascii: "\n")).map { line in
        let kind = line.prefix { $0 != UInt8(ascii: " ") }
        return element(
          "path", .class(String(utf8: kind)),
          .attribute("d", String(utf8: line.dropFirst(kind.count + 1))))
      }
    }
  }

  /// A drawing that screen readers skip, because a text beside the drawing says the same.
  static func drawing(_ kind: String, _ viewBox: String, _ text: StaticString) -> Node {
    element("svg", .class(kind), .attribute("viewBox", viewBox), .attribute("aria-hidden", "true")) { paths(text) }
  }
}

// MARK: - Icons and pictures

extension Art {
  static var settings: Node {
    drawing(
      "icon", "0 0 24 24",
      """
      line M4 7h9M17.5 7H20M4 12h2.5M11 12h9M4 17h8M16.5 17H20M15.2 4.8v4.4M8.8 9.8v4.4M14.2 14.8v4.4
      """)
  }

  static var grove: Node {
    drawing(
      "icon", "0 0 24 24",
      """
      line M8 20.5V13M8 15c-2.8 0-5-2.1-5-5.2C3 6.7 5.2 4.5 8 4.5s5 2.2 5 5.3C13 12.9 10.8 15 8 15z
      line M17.2 20.5v-4M15.4 9.3c.5-.2 1.1-.3 1.7-.3 2.3 0 3.9 1.8 3.9 4.1 0 2.4-1.6 4.1-3.9 4.1-1.6 0-2.9-.9-3.5-2.2M2.5 20.5h19
      """)
  }

  static var tiles: Node {
    drawing(
      "icon", "0 0 24 24",
      """
      line M4.5 4h5.5c.8 0 1.3.5 1.3 1.3v5.4c0 .8-.5 1.3-1.3 1.3H4.5c-.8 0-1.3-.5-1.3-1.3V5.3c0-.8.5-1.3 1.3-1.3z
      line M15 5.6l4.8-1 1.4 5.9-5.7 1.2zM8.6 15h6.2c.8 0 1.2.5 1.2 1.2V20c0 .8-.5 1.2-1.2 1.2H8.6c-.8 0-1.2-.5-1.2-1.2v-3.8c0-.8.5-1.2 1.2-1.2z
      """)
  }

  static var person: Node {
    drawing(
      "icon", "0 0 24 24",
      """
      line M12 3.8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.2 20.2c.6-4 3.6-5.9 7.8-5.9s7.2 1.9 7.8 5.9
      """)
  }

  static var close: Node {
    drawing(
      "icon", "0 0 24 24",
      """
      line M6 6c4 4 8 8 12 12M18 6C14 10 10 14 6 18
      """)
  }

  static var shuffle: Node {
    drawing(
      "icon", "0 0 24 24",
      """
      line M3 7c6 0 7 10 13 10h4M3 17c2.5 0 4-1.7 5.3-3.8M11.7 9.8C12.8 8.2 14 7 16 7h4M17.5 4 21 7l-3.5 3M17.5 14l3.5 3-3.5 3
      """)
  }

  static var delete: Node {
    drawing(
      "icon", "0 0 24 24",
      """
      line M8.5 5.5h10A2.5 2.5 0 0 1 21 8v8a2.5 2.5 0 0 1-2.5 2.5h-10L2.5 12zM11.5 9.5l5 5M16.5 9.5l-5 5
      """)
  }

  static var hints: Node {
    drawing(
      "icon", "0 0 24 24",
      """
      line M9 18h6M10 21h4M12 3a6.5 6.5 0 0 0-4 11.6c.8.7 1 1.4 1 2.4h6c0-1 .2-1.7 1-2.4A6.5 6.5 0 0 0 12 3z
      """)
  }

  static var calendar: Node {
    drawing(
      "icon", "0 0 24 24",
      """
      line M4 7.5c0-1.4 1-2.5 2.5-2.5h11c1.5 0 2.5 1.1 2.5 2.5v10c0 1.5-1 2.5-2.5 2.5h-11C5 20 4 19 4 17.5zM4 10h16M8 3v3.5M16 3v3.5
      line M12 18c-2-1-3-2.2-3-3.5s1.8-1.8 3-.7c1.2-1.1 3-.6 3 .7s-1 2.5-3 3.5z
      """)
  }

  static var share: Node {
    drawing(
      "icon", "0 0 24 24",
      """
      line M12 15V3.5M8 7.5l4-4 4 4M5 12v6c0 1.2.8 2 2 2h10c1.2 0 2-.8 2-2v-6
      """)
  }

  static var search: Node {
    drawing(
      "icon", "0 0 24 24",
      """
      line M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3L20 20
      """)
  }

  static var book: Node {
    drawing(
      "icon", "0 0 24 24",
      """
      line M12 6.5C10 5 7 4.5 3.5 5v13c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5V5C17 4.5 14 5 12 6.5zM12 6.5v13
      """)
  }

  static var speaker: Node {
    drawing(
      "icon", "0 0 24 24",
      """
      line M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9c1.6 1.6 1.6 4.4 0 6M18 6.5c3 3 3 8 0 11
      """)
  }

  static var bookmark: Node {
    drawing(
      "icon", "0 0 24 24",
      """
      line M6.5 4.5c0-.8.5-1.3 1.3-1.3h8.4c.8 0 1.3.5 1.3 1.3V21L12 16.5 6.5 21z
      """)
  }

  static var earlier: Node {
    drawing(
      "icon", "0 0 24 24",
      """
      line M14.5 5l-7 7 7 7
      """)
  }

  static var later: Node {
    drawing(
      "icon", "0 0 24 24",
      """
      line M9.5 5l7 7-7 7
      """)
  }

  static var more: Node {
    drawing(
      "icon", "0 0 24 24",
      """
      line M5 12h.9M11.6 12h.9M18.2 12h.9
      """)
  }

  static var hintMark: Node {
    drawing(
      "mark-art", "0 0 16 16",
      """
      line M6 12.5h4M6.8 14.7h2.4M8 1.5a4.5 4.5 0 0 0-2.8 8c.6.5.8 1 .8 1.7h4c0-.7.2-1.2.8-1.7A4.5 4.5 0 0 0 8 1.5z
      """)
  }

  static var flag: Node {
    drawing(
      "icon", "0 0 24 24",
      """
      line M6 21.5V3.5M6 4.5c4-2 7 2 12 0v9c-5 2-8-2-12 0
      """)
  }

  static var sort: Node {
    drawing(
      "icon", "0 0 24 24",
      """
      line M7 4.5v15M3.5 16 7 19.5l3.5-3.5M13 6h7.5M13 12h5.5M13 18h3.5
      """)
  }

  static var compact: Node {
    drawing(
      "icon", "0 0 24 24",
      """
      line M4 6.5h6M13.5 6.5H20M4 12h9M16.5 12H20M4 17.5h4M11.5 17.5H20
      """)
  }

  static var newWord: Node {
    drawing(
      "icon", "0 0 24 24",
      """
      line M12 21v-8M12 13C11.5 8.5 8.5 6 4 6c0 4.5 3 7.5 8 7M12 11c.3-5 3.5-8 8.5-8 0 5-3.3 8.3-8.5 8
      """)
  }

  static var leaf: Node {
    drawing(
      "", "0 0 30 18",
      """
      t-twig M4 17c0-5 1-8 4-12
      t-leaf M7 10C8 3 17-1 28 3 26 11 15 15 7 10z
      t-vein M11 9c4 0 8-2 11-4
      """)
  }

  static var bonusMark: Node {
    drawing(
      "mark-art", "0 0 16 16",
      """
      line M2 13C1 6 6 2 14 2c.5 8-4 12.5-11 11.5M2 14.5C4 11 6.5 8.5 10 6.5
      """)
  }

  static var basket: Node {
    drawing(
      "basket", "0 0 120 84",
      """
      b-handle M22 42C24 14 40 5 60 5s36 9 38 37
      b-body M12 42c30 7 66 7 96 0-2 14-6 27-12 36-22 5-50 5-72 0-6-9-10-22-12-36z
      b-weave M16 54c28 6 60 6 88 0M20 66c25 5 55 5 80 0M36 47c1 12 3 23 6 33M60 48v33M84 47c-1 12-3 23-6 33
      b-rim M10 42c31 8 69 8 100 0
      t-leaf M98 22c3-9 11-13 20-10-2 9-11 14-20 10z
      """)
  }

  static var bareTree: Node {
    drawing(
      "trouble-art", "0 0 168 140",
      """
      g-near M0 132c40-14 120-18 168-4v12H0z
      t-bark M70 128c7-18 9-36 6-56L56 48l4-3 17 15-2-34h5l4 34 18-26 4 2-15 35 20-13 3 4-24 22c-5 18-2 32 6 44-9-3-18-3-26 0z
      t-leaf M110 35c2-8 9-12 18-10-1 8-9 13-18 10z
      t-deep M40 120c-2-7-8-11-16-9 2 7 8 11 16 9z
      """)
  }

  /// The product's name: a drawn lettering in languages with Latin script, otherwise plain text.
  static func productName(_ label: String, _ language: InterfaceLanguage) -> Node {
    switch language {
    case .english, .spanish, .italian: break
    case .traditionalChinese, .simplifiedChinese, .korean:
      return element("span", .class("name-typed")) { label }
    }
    return element(
      "svg", .class("lettering"), .attribute("viewBox", "0 0 318 48"), .attribute("role", "img"),
      .attribute("aria-label", label)
    ) {
      paths(
        """
        l-stem M8 10c2 11 5 21 9 30M25 17c2 9 5 16 9 23M81 22c-1 7-1 13 0 19M116 6c-1 12-1 24 0 35
        l-stem M176 22c-1 7-1 13 0 19M218 6c-1 12-1 24 0 35M261 22c-1 7-1 13 0 19M274 22c-1 7-1 13 0 19M309 6c-1 12-1 24 0 35
        l-thin M17 40c4-9 6-16 8-23M34 40c4-9 7-19 9-29 1-3 4-4 6-2
        l-round M62 22c-5 0-9 4-9 10s4 9 9 9 9-4 9-9-4-10-9-10zM81 29c2-5 6-8 11-7
        l-round M116 28c-3-5-7-7-11-6-5 1-8 5-8 10s3 9 8 9 9-4 11-9M176 29c2-5 6-8 11-7
        l-round M208 26c-3-4-8-5-12-3-4 2-6 6-5 10 1 5 5 8 9 8 3 0 6-1 8-4M218 29c3-6 7-8 11-7 4 1 5 5 5 9-.5 4-.5 7 0 10
        l-round M260 27c-3-5-7-6-10-5-5 1-8 5-8 10s3 9 8 9 9-4 10-9M274 29c2-5 6-8 11-7
        l-round M309 28c-3-5-7-7-11-6-5 1-8 5-8 10s3 9 8 9 9-4 11-9
        l-apple M148 16c-9-5-17 0-17 10.5 0 10 8 17 17 13 9 4 17-3 17-13 0-10.5-8-15.5-17-10.5z
        l-shine M137.5 28q-1-5.5 4.5-8.5
        l-twig M148 16q0-6 3-9
        l-leaf M151 10c0-6 6-9 12-7.5-1 6-6 9-12 7.5z
        """)
    }
  }

  /// The name of the game Find Words: a drawn lettering in English, otherwise plain text.
  static func name(_ label: String, _ language: InterfaceLanguage) -> Node {
    // Only the English name is available as a drawn lettering so far.
    if language != .english { return element("span", .class("name-typed")) { label } }
    return element(
      "svg", .class("lettering"), .attribute("viewBox", "0 0 232 48"), .attribute("role", "img"),
      .attribute("aria-label", label)
    ) {
      paths(
        """
        l-stem M9 41C7 30 8 19 9 9M33 22c-1 7-1 13 0 19M43 22c-1 7-1 13 0 19M83 6c-1 12-1 24 0 35M171 22c-1 7-1 13 0 19M206 6c-1 12-1 24 0 35
        l-stem M98 10c2 11 5 21 9 30M115 17c2 9 5 16 9 23
        l-thin M4 10c8-3 15-3 22-1 1 1 1 2 0 3M9 25c4-2 9-2 13-1
        l-round M43 29c3-6 7-8 11-7 4 1 5 5 5 9-.5 4-.5 7 0 10
        l-round M83 28c-3-5-7-7-11-6-5 1-8 5-8 10s3 9 8 9 9-4 11-9M206 28c-3-5-7-7-11-6-5 1-8 5-8 10s3 9 8 9 9-4 11-9
        l-thin M107 40c4-9 6-16 8-23M124 40c4-9 7-19 9-29 1-3 4-4 6-2
        l-round M171 29c2-5 6-8 11-7
        l-round M227 25c-3-3-8-4-11-2-4 2-3 6 1 8 5 2 10 2 10 6s-6 5-10 4c-2 0-4-1-5-3
        l-leaf M31 15c-3-6 1-12 9-12 1 7-2 12-9 12z
        l-apple M150 23c-7-4-13 0-13 8 0 7 6 13 13 10 7 3 13-3 13-10 0-8-6-12-13-8z
        l-shine M142 33q-1-5 3-7
        l-twig M150 23q0-5 2-8
        l-leaf M152 18c0-6 5-10 11-9 0 6-5 10-11 9z
        """)
    }
  }
}
