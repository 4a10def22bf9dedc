#pragma once

#include <cstdint>

namespace peers {

/// An arc of a word graph as the engines in the line of Macondo and Wolges store it ("KWG"): the arcs of a node stand
/// one after the other, by their letters.
struct KWGArc {
  uint32_t bits;

  static KWGArc make(uint32_t tile, bool accepts, bool ends, uint32_t target) {
    return {tile << 24 | static_cast<uint32_t>(accepts) << 23 | static_cast<uint32_t>(ends) << 22 | target};
  }

  /// The letter: 1 for a.
  uint32_t tile() const { return bits >> 24; }
  /// A word ends here.
  bool accepts() const { return bits & 0x800000; }
  /// The last arc of its node.
  bool ends() const { return bits & 0x400000; }
  /// The place of the first arc of the node that it leads to; 0 for a node without arcs.
  uint32_t target() const { return bits & 0x3FFFFF; }
};

}  // namespace peers
