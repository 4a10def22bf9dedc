#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "OrchardFile.hpp"

namespace peers {

/// Counts what many racks make: one walk of each trie for all of them, in which each node sorts out the racks that
/// still fit.
class OrchardBatch {
 public:
  explicit OrchardBatch(const OrchardFile &file) : file(file) {}

  /// The sum of the counts.
  size_t count(PeerTexts texts, size_t minimum, uint32_t *counts);

 private:
  void reserve(size_t count);
  /// Visits a node with the racks from `first` to before `last`, which have all symbols on the way to it.
  void visit(const Trie &trie, const TrieNode *node, size_t first, size_t last);
  /// Copies the racks that have a symbol behind the list; the end of the new one.
  size_t keep(uint64_t symbol, size_t first, size_t last);
  /// Adds a class's words to the counts of the racks that hold it.
  void countClass(uint64_t set, Ending ending, size_t first, size_t last);

  const OrchardFile &file;
  size_t minimum = 0;
  uint32_t *counts = nullptr;
  /// Each rack's letters.
  std::vector<LetterCounts> letters;
  std::vector<std::pair<uint64_t, uint32_t>> order;

  // The racks that live, level by level: the symbols that a rack lacks, and which it is; apart, as most racks are asked
  // for their symbols alone. Kept from one count to the next, and not filled with zeros.
  size_t capacity = 0;
  std::unique_ptr<uint64_t[]> lacking;
  std::unique_ptr<uint32_t[]> racks;
};

}  // namespace peers
