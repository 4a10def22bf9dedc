#include <algorithm>
#include <bit>
#include <memory>

#include "OrchardBatch.hpp"
#include "OrchardFile.hpp"
#include "Peer.hpp"

namespace peers {
namespace {

/// A found word: the position of its letters in the file, as indexes in the alphabet, and its number.
struct Found {
  const uint8_t *letters;
  uint32_t number;
  uint32_t count;
};

struct OrchardPeer final : RackPeer<OrchardPeer> {
  explicit OrchardPeer(const char *path) : file(path) {}

  bool contains(std::string_view text) override {
    Unit unit = file.units[0];
    for (unsigned char character : text) {
      uint32_t label = file.labels[character];
      unit = file.units[unit.base() ^ label];
      // Label 0 leads to a unit with another label, or to an empty one with base 0.
      if (unit.label() != label || label == 0) return false;
    }
    return unit.endsWord();
  }

  size_t list(std::string_view rack, size_t minimum) override {
    foundCount = 0;
    forEachFitting(rack, minimum, [&](Ending ending) { write(ending); });
    return foundCount;
  }

  size_t count(std::string_view rack, size_t minimum) {
    size_t words = 0;
    forEachFitting(rack, minimum, [&](Ending ending) { words += ending.words(); });
    return words;
  }

  size_t countTogether(PeerTexts racks, size_t minimum, uint32_t *counts) override {
    return batch.count(racks, minimum, counts);
  }

  uint64_t sumOfLetters() const {
    uint64_t sum = 0;
    for (size_t place = 0; place < foundCount; place += 1) {
      for (size_t position = 0; position < found[place].count; position += 1) sum += found[place].letters[position];
    }
    return sum;
  }

  uint64_t listedDigest() override {
    uint64_t digest = 0;
    char letters[64];
    for (size_t place = 0; place < foundCount; place += 1) {
      const Found &word = found[place];
      for (uint32_t position = 0; position < word.count; position += 1) {
        letters[position] = static_cast<char>(word.letters[position] + 'a');
      }
      digest += hash({letters, word.count});
    }
    return digest;
  }

  OrchardFigures figures() override { return file.figures(); }

  OrchardFile file;

 private:
  /// Allocates as much as any rack can need; unused memory is not touched. Not called when the file is opened: a caller
  /// that only looks up words does not need it.
  void reserve() {
    uint32_t nodes = 0, classes = 0;
    for (const Trie &trie : file.tries) {
      nodes = std::max(nodes, trie.nodeCount);
      classes = std::max(classes, trie.classCount);
    }
    queue.reset(new uint32_t[nodes]);
    fitting.reset(new uint32_t[classes + 1]);
    found.reset(new Found[file.wordCount]);
  }

  template <class Body>
  void forEachFitting(std::string_view rack, size_t minimum, Body body) {
    if (!queue) reserve();
    const LetterCounts counts = file.letterCounts(rack);
    for (const Trie &trie : file.tries) {
      if (trie.shortest > rack.size() || trie.longest < minimum) continue;
      size_t classes = collect(trie, trie.symbols(counts));
      for (size_t place = 0; place < classes; place += 1) {
        const Ending ending = trie.endings[fitting[place]];
        if (ending.length() >= minimum && file.fits(ending, counts)) body(ending);
      }
    }
  }

  /// Puts the indexes of the classes whose symbols a rack has into `fitting`; returns their number.
  ///
  /// Walks the trie level by level: the positions of the next nodes are known long before they are read, so that the
  /// processor can load many of them in parallel.
  size_t collect(const Trie &trie, uint64_t symbols) {
    size_t count = 0;
    size_t head = 0, tail = 1;
    queue[0] = 0;
    while (head < tail) {
      const TrieNode *node = &trie.nodes[queue[head++]];
      for (uint32_t place = node[0].firstClass; place < node[1].firstClass; place += 1) {
        // Always written, but kept only if it fits: a mispredicted branch costs more than the write.
        fitting[count] = place;
        count += (trie.sets[place] & ~symbols) == 0;
      }
      for (uint64_t shared = node->symbols & symbols; shared != 0; shared &= shared - 1) {
        uint64_t smaller = node->symbols & ((shared & -shared) - 1);
        queue[tail++] = node->firstChild + std::popcount(smaller);
      }
    }
    return count;
  }

  void write(Ending ending) {
    const uint8_t *letters = file.firstLetters(ending);
    const uint32_t *numbers = file.firstNumber(ending);
    const uint32_t length = ending.length();
    for (uint32_t place = 0, words = ending.words(); place < words; place += 1) {
      found[foundCount++] = {letters, numbers[place], length};
      letters += length;
    }
  }

  std::unique_ptr<uint32_t[]> queue;
  std::unique_ptr<uint32_t[]> fitting;
  std::unique_ptr<Found[]> found;
  size_t foundCount = 0;
  OrchardBatch batch{file};
};

}  // namespace

Peer *openOrchard(const char *path) {
  auto *peer = new OrchardPeer(path);
  if (peer->file.isValid()) return peer;
  delete peer;
  return nullptr;
}

}  // namespace peers
