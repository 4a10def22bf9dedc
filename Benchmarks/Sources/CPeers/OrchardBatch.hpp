#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "OrchardFile.hpp"

namespace peers {

/// Counts the words of many racks with a single walk of each trie: each node filters the racks that still fit.
class OrchardBatch {
 public:
  explicit OrchardBatch(const OrchardFile &file) : file(file) {}

  /// Returns the sum of the counts.
  size_t count(PeerTexts texts, size_t minimum, uint32_t *counts);

 private:
  void reserve(size_t count);
  /// Visits a node with the racks in [first, last), which have all symbols on the path to it.
  void visit(const Trie &trie, const TrieNode *node, size_t first, size_t last);
  /// Copies the racks that have a symbol to the end of the list; returns the end of the copies.
  size_t keep(uint64_t symbol, size_t first, size_t last);
  /// Adds a class's words to the counts of the racks that have its letters.
  void countClass(uint64_t set, Ending ending, size_t first, size_t last);

  const OrchardFile &file;
  size_t minimum = 0;
  uint32_t *counts = nullptr;
  /// The letters of each rack.
  std::vector<LetterCounts> letters;
  std::vector<std::pair<uint64_t, uint32_t>> order;

  // The remaining racks of each level: the symbols that a rack lacks, and the rack's index. They are separate arrays,
  // because most checks read only the symbols. Reused for the next count and not cleared.
  size_t capacity = 0;
  std::unique_ptr<uint64_t[]> lacking;
  std::unique_ptr<uint32_t[]> racks;
};

}  // namespace peers
