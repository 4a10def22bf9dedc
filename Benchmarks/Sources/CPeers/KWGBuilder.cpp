#include <algorithm>
#include <fstream>
#include <map>
#include <vector>

#include "KWG.hpp"
#include "Peer.hpp"

namespace peers {
namespace {

struct Arc {
  uint32_t tile;
  bool accepts;
  uint32_t node;

  auto operator<=>(const Arc &) const = default;
};

using Node = std::vector<Arc>;

class Builder {
 public:
  explicit Builder(PeerTexts words) : words(words), nodes(1), known({{Node(), 0}}) {
    root = node(0, words.count, 0);
  }

  /// Returns the arcs in depth-first order from the root, so that arcs that are walked together are adjacent.
  std::vector<KWGArc> layOut() const {
    std::vector<uint32_t> order, starts(nodes.size(), 0), waiting{root};
    std::vector<bool> seen(nodes.size(), false);
    uint32_t end = 1;
    while (!waiting.empty()) {
      uint32_t next = waiting.back();
      waiting.pop_back();
      if (nodes[next].empty() || seen[next]) continue;
      seen[next] = true;
      order.push_back(next);
      starts[next] = end;
      end += nodes[next].size();
      for (auto arc = nodes[next].rbegin(); arc != nodes[next].rend(); ++arc) waiting.push_back(arc->node);
    }

    std::vector<KWGArc> arcs{KWGArc::make(0, false, true, starts[root])};
    for (uint32_t next : order) {
      for (const Arc &arc : nodes[next]) {
        arcs.push_back(KWGArc::make(arc.tile, arc.accepts, &arc == &nodes[next].back(), starts[arc.node]));
      }
    }
    return arcs;
  }

 private:
  /// Returns the node for the words in [first, last), which share their first `depth` letters. Equal nodes are merged.
  uint32_t node(size_t first, size_t last, size_t depth) {
    Node arcs;
    size_t place = first;
    if (place < last && text(words, place).size() == depth) place += 1;
    while (place < last) {
      char letter = text(words, place)[depth];
      bool accepts = text(words, place).size() == depth + 1;
      size_t end = place;
      while (end < last && text(words, end)[depth] == letter) end += 1;
      arcs.push_back({static_cast<uint32_t>(letter - 'a' + 1), accepts, node(place, end, depth + 1)});
      place = end;
    }
    auto [entry, isNew] = known.try_emplace(arcs, static_cast<uint32_t>(nodes.size()));
    if (isNew) nodes.push_back(arcs);
    return entry->second;
  }

  PeerTexts words;
  std::vector<Node> nodes;
  std::map<Node, uint32_t> known;
  uint32_t root;
};

}  // namespace

bool buildKWG(PeerTexts words, const char *path) {
  auto arcs = Builder(words).layOut();
  // A target has 22 bits.
  if (arcs.size() > 0x400000) return false;
  std::ofstream output(path, std::ios::binary);
  return static_cast<bool>(output.write(reinterpret_cast<const char *>(arcs.data()), arcs.size() * sizeof(KWGArc)));
}

}  // namespace peers
