#include "OrchardBatch.hpp"

#include <algorithm>

#include "Peer.hpp"

namespace peers {
namespace {

/// A path has at most one symbol per letter of the alphabet, plus bit 0 and the root.
constexpr size_t maximumLevels = 34;

}  // namespace

size_t OrchardBatch::count(PeerTexts texts, size_t minimum, uint32_t *counts) {
  this->minimum = minimum;
  this->counts = counts;
  reserve(texts.count);
  letters.clear();
  for (size_t rack = 0; rack < texts.count; rack += 1) {
    letters.push_back(file.letterCounts(text(texts, rack)));
    counts[rack] = 0;
  }

  for (const Trie &trie : file.tries) {
    if (trie.longest < minimum) continue;
    order.clear();
    for (uint32_t rack = 0; rack < texts.count; rack += 1) {
      if (trie.shortest <= text(texts, rack).size()) order.push_back({trie.symbols(letters[rack]), rack});
    }
    // Sorted by symbols, racks that continue together are adjacent, which improves branch prediction: 1.25 times as
    // many racks/s.
    std::sort(order.begin(), order.end());
    for (size_t place = 0; place < order.size(); place += 1) {
      lacking[place] = ~order[place].first;
      racks[place] = order[place].second;
    }
    if (!order.empty()) visit(trie, trie.nodes, 0, order.size());
  }

  size_t words = 0;
  for (size_t rack = 0; rack < texts.count; rack += 1) words += counts[rack];
  return words;
}

void OrchardBatch::reserve(size_t count) {
  if (count <= capacity) return;
  capacity = count;
  // One more, because a rack is written before it is known to fit.
  lacking.reset(new uint64_t[count * maximumLevels + 1]);
  racks.reset(new uint32_t[count * maximumLevels + 1]);
}

void OrchardBatch::visit(const Trie &trie, const TrieNode *node, size_t first, size_t last) {
  for (uint32_t place = node[0].firstClass; place < node[1].firstClass; place += 1) {
    countClass(trie.sets[place], trie.endings[place], first, last);
  }
  const TrieNode *child = trie.nodes + node->firstChild;
  for (uint64_t rest = node->symbols; rest != 0; rest &= rest - 1, child += 1) {
    size_t end = keep(rest & -rest, first, last);
    if (end > last) visit(trie, child, last, end);
  }
}

size_t OrchardBatch::keep(uint64_t symbol, size_t first, size_t last) {
  // Local copies, because the compiler must assume that a write changes a member.
  uint64_t *lacking = this->lacking.get();
  uint32_t *racks = this->racks.get();
  size_t end = last;
  for (size_t place = first; place < last; place += 1) {
    // Always written, but kept only if it fits.
    uint64_t set = lacking[place];
    lacking[end] = set;
    racks[end] = racks[place];
    end += (set & symbol) == 0;
  }
  return end;
}

void OrchardBatch::countClass(uint64_t set, Ending ending, size_t first, size_t last) {
  if (ending.length() < minimum) return;
  const uint64_t *lacking = this->lacking.get();
  const uint32_t *racks = this->racks.get();
  uint32_t *counts = this->counts;
  uint32_t words = ending.words();
  if (ending.comparesLetters()) {
    for (size_t place = first; place < last; place += 1) {
      if ((set & lacking[place]) == 0 && file.fits(ending, letters[racks[place]])) counts[racks[place]] += words;
    }
  } else {
    for (size_t place = first; place < last; place += 1) {
      counts[racks[place]] += (set & lacking[place]) == 0 ? words : 0;
    }
  }
}

}  // namespace peers
