import Markup

/// A named figure in a list of figures, with a dash if it has no value. `small` follows the value in small letters.
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
