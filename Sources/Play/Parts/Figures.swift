import Markup

/// A statistic with its name, for a list of statistics; a dash replaces a missing value. The text `small` follows the
/// value in small letters.
@inline(never)
func figure(_ name: String, _ value: String?, small: String? = nil) -> Node {
  element("div") {
    element("dt") { name }
    element("dd") {
      value ?? "–"
      if let small {
        " "
        element("small") { small }
      }
    }
  }
}
