#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "CPeers.h"
#include "MappedFile.hpp"

// A reader of our lexicon file, written from docs/formats/lexicon.md without code of the Swift engine. Unlike the
// engine, it trusts a file with a valid header; use it only for measurements.

namespace peers {

/// An edge of the graph and its target node.
struct Unit {
  uint32_t bits;

  uint32_t label() const { return bits & 31; }
  bool endsWord() const { return bits & 32; }
  uint32_t base() const { return bits >> 6; }
};

/// A node of a trie of the index.
struct TrieNode {
  /// The symbols of its children.
  uint64_t symbols;
  uint32_t firstChild;
  /// The index of the first class of its bucket; the bucket ends at the next node's first class.
  uint32_t firstClass;
};

static_assert(sizeof(TrieNode) == 16);

/// The location of an anagram class's words, and their common properties.
struct Ending {
  uint64_t bits;

  uint32_t poolOffset() const { return static_cast<uint32_t>(bits) * 4; }
  uint32_t words() const { return bits >> 32 & 0xFFFF; }
  uint32_t length() const { return bits >> 48 & 0x7F; }
  bool comparesLetters() const { return bits >> 55 & 1; }
};

/// The number of times that each letter is in a rack, by its index in the alphabet.
using LetterCounts = std::array<uint8_t, 32>;

struct Trie {
  uint8_t shortest, longest;
  const TrieNode *nodes;
  uint32_t nodeCount;
  /// For each class, in the order of the buckets, its symbols and its ending.
  const uint64_t *sets;
  const Ending *endings;
  uint32_t classCount;
  /// For each letter 16 bytes: the symbol's bit for each of the counts 0 to 15, 255 for none.
  const uint8_t *bits;

  /// Returns the symbols of a rack.
  uint64_t symbols(const LetterCounts &counts) const;
};

class OrchardFile {
 public:
  explicit OrchardFile(const char *path);

  /// Whether the header is valid, which a reader must check before its first answer.
  bool isValid() const { return isValid_; }

  const Unit *units = nullptr;
  const uint8_t *pool = nullptr;
  std::vector<Trie> tries;
  uint32_t wordCount = 0;
  /// The label of each ASCII letter, in either case; 0 for other characters.
  std::array<uint8_t, 256> labels{};

  OrchardFigures figures() const;

  LetterCounts letterCounts(std::string_view rack) const {
    LetterCounts counts{};
    for (unsigned char letter : rack) counts[labels[letter] - 1] += 1;
    return counts;
  }

  /// Returns the first of the numbers of a class's words.
  const uint32_t *firstNumber(Ending ending) const {
    return reinterpret_cast<const uint32_t *>(pool + ending.poolOffset());
  }

  /// Returns the letters of a class's first word, as indexes in the alphabet, followed by the letters of the other words.
  const uint8_t *firstLetters(Ending ending) const { return pool + ending.poolOffset() + 4 * ending.words(); }

  /// Whether a rack with the symbols of a class also has its letters.
  bool fits(Ending ending, const LetterCounts &counts) const {
    if (!ending.comparesLetters()) return true;
    LetterCounts left = counts;
    for (uint32_t position = 0; position < ending.length(); position += 1) {
      if (left[firstLetters(ending)[position]]-- == 0) return false;
    }
    return true;
  }

 private:
  struct Section {
    const uint8_t *start;
    uint32_t count;
  };

  enum SectionPlace { alphabet, graph, numbers, ratings, spellings, index };

  Section section(SectionPlace place) const;
  uint32_t number(size_t offset) const;

  MappedFile file;
  bool isValid_ = false;
};

}  // namespace peers
