#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What others would pick, and our own algorithms in C++, behind one plain interface. A loop over many texts runs
// inside the peer, so that crossing from Swift costs nothing.

#ifdef __cplusplus
extern "C" {
#endif

/// Texts of the letters a to z in one piece: text `i` stands from `starts[i]` on, a zero byte follows it, then comes
/// text `i + 1`. There is one more start than there are texts.
typedef struct {
  const char *bytes;
  const uint32_t *starts;
  size_t count;
} PeerTexts;

typedef enum {
  /// The dictionary of spell checkers. Its file is named without ending: `/usr/share/hunspell/en_US`.
  peerHunspell,
  /// A succinct trie.
  peerMarisa,
  /// A word graph as a double array.
  peerDawgdic,
  /// A word graph with sorted lists of arcs, as Scrabble engines use it.
  peerKWG,
  /// Our lexicon file, native edition, read and walked by C++.
  peerOrchard,
} PeerKind;

typedef struct Peer Peer;

/// Writes the peer's file for words that are sorted and differ. False when it cannot, as for hunspell and our own
/// file, which others make.
bool peer_build(PeerKind kind, PeerTexts words, const char *path);

/// NULL when the file is not as it should be.
Peer *peer_open(PeerKind kind, const char *path);
void peer_close(Peer *peer);

bool peer_contains(Peer *peer, const char *text, size_t length);
/// How many of the texts are words.
size_t peer_count_contained(Peer *peer, PeerTexts texts);

// The rest is for peerKWG and peerOrchard; others answer 0. Racks have at most 15 letters.

/// Puts the words that a rack makes in the place of those before; how many they are.
size_t peer_list(Peer *peer, const char *rack, size_t length, size_t minimum);
/// The sum of the FNV-1a hashes (64 bits) of the words listed last, whatever their order.
uint64_t peer_listed_digest(Peer *peer);
/// Lists each rack, one after the other; the sum of the counts.
size_t peer_list_each(Peer *peer, PeerTexts racks, size_t minimum);
/// Lists each rack and looks at every letter that was found; the sum of the letters.
uint64_t peer_read_each(Peer *peer, PeerTexts racks, size_t minimum);
/// Counts each rack's words, one rack after the other, into `counts`; the sum of them.
size_t peer_count_each(Peer *peer, PeerTexts racks, size_t minimum, uint32_t *counts);
/// The same by one walk for all racks; only for peerOrchard.
size_t peer_count_together(Peer *peer, PeerTexts racks, size_t minimum, uint32_t *counts);

/// What our file says of itself.
typedef struct {
  uint32_t words, spellings;
  uint32_t alphabetBytes, graphBytes, numbersBytes, ratingsBytes, spellingsBytes, indexBytes;
  /// Units of the graph that hold an edge, and all units.
  uint32_t edges, units;
  /// Of all tries of the index.
  uint32_t trieNodes, classes, poolBytes;
} OrchardFigures;

/// Only for peerOrchard; zeros otherwise.
OrchardFigures peer_figures(Peer *peer);

#ifdef __cplusplus
}
#endif
