import Markup

/// A figure with its name, in a list of them; a dash while there is none. `small` follows it in small letters.
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
