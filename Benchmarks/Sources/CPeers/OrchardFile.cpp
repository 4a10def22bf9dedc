#include "OrchardFile.hpp"

#include <bit>
#include <cstring>

#include "Peer.hpp"

namespace peers {

static_assert(std::endian::native == std::endian::little, "the file's numbers are read in place");

namespace {

constexpr size_t headerByteCount = 128;
constexpr size_t checksumOffset = 120;
constexpr size_t sectionTableOffset = 48;
constexpr size_t unitsInBlock = 32;
constexpr size_t trieTableOffset = 16;
constexpr size_t trieByteCount = 544;

uint32_t load(const uint8_t *bytes) {
  uint32_t value;
  std::memcpy(&value, bytes, sizeof value);
  return value;
}

}  // namespace

OrchardFile::OrchardFile(const char *path) : file(path) {
  if (file.count() < headerByteCount || std::memcmp(file.bytes(), "ORCHARD\0\3\0", 10) != 0) return;
  uint64_t checksum;
  std::memcpy(&checksum, file.bytes() + checksumOffset, sizeof checksum);
  if (hash({reinterpret_cast<const char *>(file.bytes()), checksumOffset}) != checksum) return;
  // Only the native edition has an index.
  if (file.bytes()[40] != 0) return;

  wordCount = number(32);
  units = reinterpret_cast<const Unit *>(section(graph).start);

  const Section letters = section(alphabet);
  uint8_t label = 0;
  for (uint32_t offset = 0; offset < letters.count; offset += 1) {
    uint8_t byte = letters.start[offset];
    // Skip the second and later bytes of a letter outside ASCII.
    if ((byte & 0xC0) == 0x80) continue;
    label += 1;
    if (byte >= 0x80) continue;
    labels[byte] = label;
    labels[byte - 'a' + 'A'] = label;
  }

  const uint8_t *start = section(index).start;
  pool = start + load(start + 4);
  for (uint32_t place = 0; place < load(start); place += 1) {
    const uint8_t *trie = start + trieTableOffset + place * trieByteCount;
    tries.push_back({
        .shortest = trie[0],
        .longest = trie[1],
        .nodes = reinterpret_cast<const TrieNode *>(start + load(trie + 8)),
        .nodeCount = load(trie + 12),
        .sets = reinterpret_cast<const uint64_t *>(start + load(trie + 16)),
        .endings = reinterpret_cast<const Ending *>(start + load(trie + 20)),
        .classCount = load(trie + 24),
        .bits = trie + 32,
    });
  }
  isValid_ = true;
}

uint32_t OrchardFile::number(size_t offset) const { return load(file.bytes() + offset); }

OrchardFile::Section OrchardFile::section(SectionPlace place) const {
  size_t entry = sectionTableOffset + 8 * place;
  return {file.bytes() + number(entry), number(entry + 4)};
}

OrchardFigures OrchardFile::figures() const {
  OrchardFigures figures{};
  figures.words = wordCount;
  figures.spellings = number(36);
  figures.alphabetBytes = section(alphabet).count;
  figures.graphBytes = section(graph).count;
  figures.numbersBytes = section(numbers).count;
  figures.ratingsBytes = section(ratings).count;
  figures.spellingsBytes = section(spellings).count;
  figures.indexBytes = section(index).count;
  figures.units = figures.graphBytes / sizeof(Unit);
  for (size_t place = unitsInBlock; place < figures.units; place += 1) figures.edges += units[place].label() != 0;
  for (const Trie &trie : tries) {
    figures.trieNodes += trie.nodeCount;
    figures.classes += trie.classCount;
  }
  figures.poolBytes = figures.indexBytes - static_cast<uint32_t>(pool - section(index).start);
  return figures;
}

uint64_t Trie::symbols(const LetterCounts &counts) const {
  uint64_t symbols = 0;
  for (size_t letter = 0; letter < counts.size(); letter += 1) {
    for (uint32_t count = 1; count <= counts[letter]; count += 1) {
      // All counts above 15 are rare.
      uint8_t bit = count <= 15 ? bits[16 * letter + count] : 0;
      if (bit != 255) symbols |= uint64_t{1} << bit;
    }
  }
  return symbols;
}

}  // namespace peers
