#pragma once

#include <cstdint>

namespace peers {

/// An arc of a word graph in the format of engines such as Macondo and Wolges ("KWG"): the arcs of a node are adjacent
/// and sorted by letter.
struct KWGArc {
  uint32_t bits;

  static KWGArc make(uint32_t tile, bool accepts, bool ends, uint32_t target) {
    return {tile << 24 | static_cast<uint32_t>(accepts) << 23 | static_cast<uint32_t>(ends) << 22 | target};
  }

  /// The letter: 1 for a.
  uint32_t tile() const { return bits >> 24; }
  /// Whether a word ends here.
  bool accepts() const { return bits & 0x800000; }
  /// Whether this is the last arc of its node.
  bool ends() const { return bits & 0x400000; }
  /// The index of the first arc of the target node; 0 for a node without arcs.
  uint32_t target() const { return bits & 0x3FFFFF; }
};

}  // namespace peers
