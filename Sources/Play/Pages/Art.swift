import Markup
import Rules

/// The drawings of the pages, ours. Their colours are in `Web/style.css`.
///
/// A drawing is a text of lines, each a path: its class, a space, its data (SVG 2, 9.3). One text is a tenth of the wasm that a call for
/// each path would be.
enum Art {
  /// The paths of a drawing.
  private static func paths(_ text: StaticString) -> [Node] {
    text.withUTF8Buffer { bytes in
      bytes.split(separator: UInt8(ascii: "\n")).map { line in
        let kind = line.prefix { $0 != UInt8(ascii: " ") }
        return element(
          "path", .class(String(decoding: kind, as: UTF8.self)),
          .attribute("d", String(decoding: line.dropFirst(kind.count + 1), as: UTF8.self)))
      }
    }
  }

  /// A drawing that says nothing to a reader who cannot see it: words stand beside it.
  private static func drawing(_ kind: String, _ viewBox: String, _ text: StaticString) -> Node {
    element("svg", .class(kind), .attribute("viewBox", viewBox), .attribute("aria-hidden", "true")) { paths(text) }
  }
}

// MARK: - Icons and pictures

extension Art {
  static var settings: Node {
    drawing(
      "icon", "0 0 24 24",
      """
      line M8.1 7.1A4 4 0 0 1 15.9 7.1A4 4 0 0 1 18.3 14.4A4 4 0 0 1 12.0 19.0A4 4 0 0 1 5.7 14.4A4 4 0 0 1 8.1 7.1Z
      line M9.6 12.4a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0z
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

  static var bookmark: Node {
    drawing(
      "icon", "0 0 24 24",
      """
      line M6.5 4.5c0-.8.5-1.3 1.3-1.3h8.4c.8 0 1.3.5 1.3 1.3V21L12 16.5 6.5 21z
      """)
  }

  static var back: Node {
    drawing(
      "icon", "0 0 24 24",
      """
      line M14.5 5l-7 7 7 7M8 12h12
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

  static var hintMark: Node {
    drawing(
      "mark-art", "0 0 16 16",
      """
      line M6 12.5h4M6.8 14.7h2.4M8 1.5a4.5 4.5 0 0 0-2.8 8c.6.5.8 1 .8 1.7h4c0-.7.2-1.2.8-1.7A4.5 4.5 0 0 0 8 1.5z
      """)
  }

  static var clear: Node {
    drawing(
      "icon", "0 0 24 24",
      """
      line M4 20h16M6.5 15.5 14 5c.8-1 2-1.2 3-.4l1.6 1.2c1 .8 1.1 2 .4 3L11 20H8.5l-2-1.5c-1-.8-.8-2 0-3zM10 11l5.5 4
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

  /// The game's name, lettered.
  static func name(_ label: String, _ language: InterfaceLanguage) -> Node {
    // Only the English name has been lettered so far.
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

// MARK: - Banners

extension Art {
  static var bannerRefusal: Node {
    drawing(
      "banner-art", "0 0 32 32",
      """
      t-apple M16 11c-6-4-12 0-12 7 0 7 6 12 12 9 6 3 12-2 12-9 0-7-6-11-12-7z
      t-dent M21 17c3-1 5 0 5 3s-2 4-4 3-3-5-1-6z
      t-stem M16 11q0-4 3-7
      """)
  }

  static var bannerSuccess: Node {
    drawing(
      "banner-art", "0 0 32 32",
      """
      t-apple M16 11c-6-4-12 0-12 7 0 7 6 12 12 9 6 3 12-2 12-9 0-7-6-11-12-7z
      t-shine M8 20q-1-5 3-7
      t-stem M16 11q0-4 2-7
      t-leaf M18 7c1-4 5-6 10-4-1 5-5 7-10 4z
      """)
  }

  static var bannerGolden: Node {
    drawing(
      "banner-art", "0 0 32 32",
      """
      t-gold M16 11c-6-4-12 0-12 7 0 7 6 12 12 9 6 3 12-2 12-9 0-7-6-11-12-7z
      t-shine M8 20q-1-5 3-7
      t-stem M16 11q0-4 2-7
      t-leaf M18 7c1-4 5-6 10-4-1 5-5 7-10 4z
      """)
  }

  static var bannerGrown: Node {
    drawing(
      "banner-art", "0 0 32 32",
      """
      t-bark M14 29c1-5 1-8 1-13h3c0 5 0 8 1 13z
      t-leaf M9 21a6 6 0 0 1-2-10 7 7 0 0 1 9-7 7 7 0 0 1 9 7 6 6 0 0 1-2 10c-5 2-9 2-14 0z
      t-lit M9 13a6 6 0 0 1 8-6c-3 1-4 2-4 4-2 0-3 1-4 2z
      """)
  }

  static var bannerNotice: Node {
    drawing(
      "banner-art", "0 0 32 32",
      """
      t-stalk M16 29c-1-6 1-9 0-14
      t-leaf M16 17C14 10 9 6 2 8c1 7 7 12 14 9z
      t-lit M16 15c1-8 7-12 14-10 0 8-7 13-14 10z
      """)
  }

  static var bannerUndo: Node {
    drawing(
      "banner-art", "0 0 32 32",
      """
      t-stalk M12 7 6 13l6 6M7 13h12a6 6 0 0 1 0 12h-5
      """)
  }
}

// MARK: - The tree

extension Art {
  /// The meadow under the tree; as much of it is green as the percentage says.
  static func ground(percent: Int) -> Node {
    element(
      "svg", .class("ground"), .attribute("viewBox", "0 0 100 24"), .attribute("preserveAspectRatio", "none"),
      .attribute("aria-hidden", "true")
    ) {
      paths(
        """
        g-far M0 13C14 3 26 6 38 11 54 2 78 1 100 10V24H0z
        g-near M0 17c24-3 46-6 68-5 14 .5 24 3 32 5v7H0z
        """)
      element(
        "svg", .attribute("width", "\(percent)"), .attribute("height", "24"), .attribute("viewBox", "0 0 \(percent) 24")
      ) {
        paths("g-grown M0 17c24-3 46-6 68-5 14 .5 24 3 32 5v4c-8-2-18-4.5-32-5-22-1-44 2-68 5z")
      }
    }
  }

  /// The tree as it stands at a level; another level is another node, so that it grows in.
  static func tree(_ level: Level) -> Node {
    element(
      "svg", key: "\(level.rawValue)", .class("tree"), .attribute("viewBox", "0 0 120 120"),
      .attribute("data-stage", "\(level.rawValue)"), .attribute("aria-hidden", "true")
    ) { paths(shapes(of: level)) }
  }

  private static func shapes(of level: Level) -> StaticString {
    switch level {
    case .seed:
      """
      t-soil M34 118c6-8 15-11 26-11s20 3 26 11z
      t-seed M74 82c4 9 2 19-5 25-6 5-14 5-19-1s-4-14 2-18c6-5 15-5 22-6z
      t-shine M54 98q1-6 8-8
      t-leaf M73 83c-1-8 4-14 12-15 1 8-4 14-12 15z
      """
    case .sprout:
      """
      t-soil M40 118c5-7 12-9 20-9s15 2 20 9z
      t-stalk M60 113c-2-10 2-18 0-28
      t-leaf M60 88c-4-11-15-16-25-12 2 11 14 17 25 12z
      t-lit M60 86c2-13 13-20 26-17-1 13-13 21-26 17z
      t-vein M43 80q8 1 13 6M78 75q-9 2-14 8
      """
    case .seedling:
      """
      t-soil M42 118c5-6 11-7 18-7s13 1 18 7z
      t-stalk M60 114c-3-18 3-32 0-54
      t-leaf M60 101c-4-10-14-14-24-10 2 10 14 15 24 10zM59 79c-3-10-12-14-21-12 1 10 11 16 21 12zM60 63c-8-8-8-19-1-27 8 8 8 19 1 27z
      t-lit M60 91c2-11 13-17 24-14-1 12-13 18-24 14zM61 70c2-10 11-14 20-12-1 10-11 15-20 12z
      t-vein M43 94q8 0 13 5M77 82q-8 2-12 6M60 44v12
      """
    case .sapling:
      """
      t-bark M53 118c4-17 5-33 5-53h4c0 20 1 36 5 53-5-1-9-1-14 0z
      t-twig M60 93c-5-6-10-8-16-12M60 84c5-5 10-8 15-14
      t-deep M45 82c-9 4-18 1-22-8 9-5 18-2 22 8zM75 71c10-1 17 5 18 14-10 2-17-4-18-14z
      t-leaf M46 81c-8-5-10-14-5-21 8 4 10 13 5 21zM74 71c-1-11 6-19 17-19 1 11-6 19-17 19zM60 68c-12 0-19-8-19-19 11-1 19 7 19 19z
      t-lit M60 67c-1-12 6-20 18-20 1 12-6 20-18 20zM60 60c-9-8-9-21-1-30 9 9 9 22 1 30z
      t-vein M45 54q7 2 11 9M60 38v14M86 57q-6 3-9 9
      """
    case .youngTree:
      """
      t-bark M52 118c4-12 5-24 4-38l-6-8 3-2 5 5 1-9h3l1 9 6-6 2 2-7 10c-1 14 0 26 4 37-5-1-11-1-16 0z
      t-leaf M40 84a15 15 0 0 1-6-28 14 14 0 0 1 9-20 17 17 0 0 1 33-1 14 14 0 0 1 11 20 15 15 0 0 1-6 29c-5 3-10 2-14-1-5 3-10 3-14 0-4 3-9 3-13 1z
      t-deep M32 71c5 7 14 8 20 2 5 5 13 5 18-1 6 4 13 3 18-3 0 8-3 13-7 15-5 3-10 2-14-1-5 3-10 3-14 0-4 3-9 3-13 1-4-2-7-6-8-13z
      t-lit M38 55a12 12 0 0 1 9-15c3-10 12-14 21-11-9 1-13 5-14 11-8 1-13 6-16 15z
      t-vein M60 55q5-6 11-4M44 66q4-5 9-4M72 64q4-4 8-4
      """
    case .leafy:
      """
      t-bark M48 118c5-11 6-23 4-42l-8-9 3-2 10 9 1-11h4l1 11 11-10 3 2-9 11c-3 18-1 30 4 41-8-2-16-2-24 0z
      t-leaf M30 86a18 18 0 0 1-13-31 17 17 0 0 1 9-28 20 20 0 0 1 26-15 20 20 0 0 1 28 4 19 19 0 0 1 17 23 17 17 0 0 1 6 29 17 17 0 0 1-16 19c-7 3-13 1-17-3-6 4-14 4-19 0-6 5-14 5-21 2z
      t-deep M24 74c6 9 18 11 27 4 6 7 19 7 25-1 8 5 17 3 23-5-1 9-6 13-12 15-7 3-13 1-17-3-6 4-14 4-19 0-6 5-14 5-21 2-3-1-5-6-6-12z
      t-lit M24 45a15 15 0 0 1 11-16 19 19 0 0 1 24-12c9-5 17-2 21 4-9-2-15 0-19 6-9-2-16 2-19 9-8-1-14 3-18 9z
      t-vein M33 62q5-6 11-5M66 50q6-6 12-4M48 68q5-5 11-4M82 64q4-5 9-5M52 42q4-5 10-5
      """
    case .budding:
      """
      t-bark M48 118c5-11 6-23 4-42l-8-9 3-2 10 9 1-11h4l1 11 11-10 3 2-9 11c-3 18-1 30 4 41-8-2-16-2-24 0z
      t-leaf M30 86a18 18 0 0 1-13-31 17 17 0 0 1 9-28 20 20 0 0 1 26-15 20 20 0 0 1 28 4 19 19 0 0 1 17 23 17 17 0 0 1 6 29 17 17 0 0 1-16 19c-7 3-13 1-17-3-6 4-14 4-19 0-6 5-14 5-21 2z
      t-deep M24 74c6 9 18 11 27 4 6 7 19 7 25-1 8 5 17 3 23-5-1 9-6 13-12 15-7 3-13 1-17-3-6 4-14 4-19 0-6 5-14 5-21 2-3-1-5-6-6-12z
      t-lit M24 45a15 15 0 0 1 11-16 19 19 0 0 1 24-12c9-5 17-2 21 4-9-2-15 0-19 6-9-2-16 2-19 9-8-1-14 3-18 9z
      t-bud M28 62q-5-6 0-10 5 4 0 10zM44 54q-5-6 0-10 5 4 0 10zM60 38q-5-6 0-10 5 4 0 10zM40 78q-5-6 0-10 5 4 0 10zM62 72q-5-6 0-10 5 4 0 10zM78 54q-5-6 0-10 5 4 0 10zM80 34q-5-6 0-10 5 4 0 10zM92 72q-5-6 0-10 5 4 0 10zM42 32q-5-6 0-10 5 4 0 10zM24 46q-5-6 0-10 5 4 0 10zM93 48q-5-6 0-10 5 4 0 10zM62 22q-5-6 0-10 5 4 0 10z
      t-vein M33 62q5-6 11-5M66 50q6-6 12-4M48 68q5-5 11-4M82 64q4-5 9-5M52 42q4-5 10-5
      """
    case .blossom:
      """
      t-bark M48 118c5-11 6-23 4-42l-8-9 3-2 10 9 1-11h4l1 11 11-10 3 2-9 11c-3 18-1 30 4 41-8-2-16-2-24 0z
      t-leaf M30 86a18 18 0 0 1-13-31 17 17 0 0 1 9-28 20 20 0 0 1 26-15 20 20 0 0 1 28 4 19 19 0 0 1 17 23 17 17 0 0 1 6 29 17 17 0 0 1-16 19c-7 3-13 1-17-3-6 4-14 4-19 0-6 5-14 5-21 2z
      t-deep M24 74c6 9 18 11 27 4 6 7 19 7 25-1 8 5 17 3 23-5-1 9-6 13-12 15-7 3-13 1-17-3-6 4-14 4-19 0-6 5-14 5-21 2-3-1-5-6-6-12z
      t-lit M24 45a15 15 0 0 1 11-16 19 19 0 0 1 24-12c9-5 17-2 21 4-9-2-15 0-19 6-9-2-16 2-19 9-8-1-14 3-18 9z
      t-petals M23.7 62a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0zM40.7 52a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0zM57.7 34a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0zM38.7 76a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0zM58.7 66a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0zM75.7 50a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0zM76.7 28a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0zM89.7 70a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0zM37.7 29a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0zM74.7 78a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0zM91.7 48a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0z
      t-heart M27 62h0M44 52h0M61 34h0M42 76h0M62 66h0M79 50h0M80 28h0M93 70h0M41 29h0M78 78h0M95 48h0
      """
    case .fruit:
      """
      t-bark M48 118c5-11 6-23 4-42l-8-9 3-2 10 9 1-11h4l1 11 11-10 3 2-9 11c-3 18-1 30 4 41-8-2-16-2-24 0z
      t-leaf M30 86a18 18 0 0 1-13-31 17 17 0 0 1 9-28 20 20 0 0 1 26-15 20 20 0 0 1 28 4 19 19 0 0 1 17 23 17 17 0 0 1 6 29 17 17 0 0 1-16 19c-7 3-13 1-17-3-6 4-14 4-19 0-6 5-14 5-21 2z
      t-deep M24 74c6 9 18 11 27 4 6 7 19 7 25-1 8 5 17 3 23-5-1 9-6 13-12 15-7 3-13 1-17-3-6 4-14 4-19 0-6 5-14 5-21 2-3-1-5-6-6-12z
      t-lit M24 45a15 15 0 0 1 11-16 19 19 0 0 1 24-12c9-5 17-2 21 4-9-2-15 0-19 6-9-2-16 2-19 9-8-1-14 3-18 9z
      t-vein M33 62q5-6 11-5M66 50q6-6 12-4M48 68q5-5 11-4M82 64q4-5 9-5M52 42q4-5 10-5
      t-petals M20.7 45a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0zM58.7 20a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0z
      t-heart M24 45h0M62 20h0
      t-apple M24 65c0-5 4-6 6-4 2-2 6-1 6 4s-4 7-6 5c-2 2-6 0-6-5M46 49c0-5 4-6 6-4 2-2 6-1 6 4s-4 7-6 5c-2 2-6 0-6-5M72 35c0-5 4-6 6-4 2-2 6-1 6 4s-4 7-6 5c-2 2-6 0-6-5M54 73c0-5 4-6 6-4 2-2 6-1 6 4s-4 7-6 5c-2 2-6 0-6-5M83 61c0-5 4-6 6-4 2-2 6-1 6 4s-4 7-6 5c-2 2-6 0-6-5
      t-stem M30 62q0-4 3-5M52 46q0-4 3-5M78 32q0-4 3-5M60 70q0-4 3-5M89 58q0-4 3-5
      t-shine M26.5 66q-.5-2 1.5-3M48.5 50q-.5-2 1.5-3M74.5 36q-.5-2 1.5-3M56.5 74q-.5-2 1.5-3M85.5 62q-.5-2 1.5-3
      """
    case .fullHarvest:
      """
      t-bark M48 118c5-11 6-23 4-42l-8-9 3-2 10 9 1-11h4l1 11 11-10 3 2-9 11c-3 18-1 30 4 41-8-2-16-2-24 0z
      t-leaf M30 86a18 18 0 0 1-13-31 17 17 0 0 1 9-28 20 20 0 0 1 26-15 20 20 0 0 1 28 4 19 19 0 0 1 17 23 17 17 0 0 1 6 29 17 17 0 0 1-16 19c-7 3-13 1-17-3-6 4-14 4-19 0-6 5-14 5-21 2z
      t-deep M24 74c6 9 18 11 27 4 6 7 19 7 25-1 8 5 17 3 23-5-1 9-6 13-12 15-7 3-13 1-17-3-6 4-14 4-19 0-6 5-14 5-21 2-3-1-5-6-6-12z
      t-lit M24 45a15 15 0 0 1 11-16 19 19 0 0 1 24-12c9-5 17-2 21 4-9-2-15 0-19 6-9-2-16 2-19 9-8-1-14 3-18 9z
      t-apple M20 57c0-5 4-6 6-4 2-2 6-1 6 4s-4 7-6 5c-2 2-6 0-6-5M42 43c0-5 4-6 6-4 2-2 6-1 6 4s-4 7-6 5c-2 2-6 0-6-5M44 71c0-5 4-6 6-4 2-2 6-1 6 4s-4 7-6 5c-2 2-6 0-6-5M68 29c0-5 4-6 6-4 2-2 6-1 6 4s-4 7-6 5c-2 2-6 0-6-5M74 65c0-5 4-6 6-4 2-2 6-1 6 4s-4 7-6 5c-2 2-6 0-6-5M90 57c0-5 4-6 6-4 2-2 6-1 6 4s-4 7-6 5c-2 2-6 0-6-5
      t-stem M26 54q0-4 3-5M48 40q0-4 3-5M50 68q0-4 3-5M74 26q0-4 3-5M80 62q0-4 3-5M96 54q0-4 3-5
      t-shine M22.5 58q-.5-2 1.5-3M44.5 44q-.5-2 1.5-3M46.5 72q-.5-2 1.5-3M70.5 30q-.5-2 1.5-3M76.5 66q-.5-2 1.5-3
      t-apple M80 104c0-5 4-6 6-4 2-2 6-1 6 4s-4 7-6 5c-2 2-6 0-6-5M91 104c0-5 4-6 6-4 2-2 6-1 6 4s-4 7-6 5c-2 2-6 0-6-5
      t-gold M85 100c0-5 4-6 6-4 2-2 6-1 6 4s-4 7-6 5c-2 2-6 0-6-5
      t-basket M77 105q14 4 29 0l-4 13h-21z
      t-weave M79 110q12 3 25 0M91 107v9
      """
    }
  }
}
