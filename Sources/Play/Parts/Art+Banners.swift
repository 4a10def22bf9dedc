import Markup
import Rules

/// The pictures of banners.
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
