#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The usual libraries, and our own algorithms in C++, with one plain interface. A loop over many texts runs inside the
// peer, so that calls from Swift cost nothing.

#ifdef __cplusplus
extern "C" {
#endif

/// Texts of the letters a to z in one buffer: text `i` begins at `starts[i]` and ends with a zero byte, followed by
/// text `i + 1`. `starts` has one element more than the number of texts.
typedef struct {
  const char *bytes;
  const uint32_t *starts;
  size_t count;
} PeerTexts;

typedef enum {
  /// The dictionary of spell checkers. Its file is named without extension: `/usr/share/hunspell/en_US`.
  peerHunspell,
  /// A succinct trie.
  peerMarisa,
  /// A word graph as a double array.
  peerDawgdic,
  /// A word graph with sorted lists of arcs, as used by Scrabble engines.
  peerKWG,
  /// Our lexicon file, native edition, read and walked in C++.
  peerOrchard,
} PeerKind;

typedef struct Peer Peer;

/// Writes the peer's file for sorted and distinct words. Returns false on failure, and always for hunspell and our own
/// file, which are built elsewhere.
bool peer_build(PeerKind kind, PeerTexts words, const char *path);

/// Returns NULL if the file is invalid.
Peer *peer_open(PeerKind kind, const char *path);
void peer_close(Peer *peer);

bool peer_contains(Peer *peer, const char *text, size_t length);
/// Returns the number of texts that are words.
size_t peer_count_contained(Peer *peer, PeerTexts texts);

// The functions below are for peerKWG and peerOrchard; other peers answer 0. Racks have at most 15 letters.

/// Lists the words of a rack, replacing the previous list; returns their number.
size_t peer_list(Peer *peer, const char *rack, size_t length, size_t minimum);
/// Returns the sum of the FNV-1a hashes (64 bits) of the last list, which does not depend on the order.
uint64_t peer_listed_digest(Peer *peer);
/// Lists the words of each rack in turn; returns the sum of their numbers.
size_t peer_list_each(Peer *peer, PeerTexts racks, size_t minimum);
/// Lists the words of each rack and reads every letter found; returns the sum of the letters.
uint64_t peer_read_each(Peer *peer, PeerTexts racks, size_t minimum);
/// Counts the words of each rack in turn into `counts`; returns the sum.
size_t peer_count_each(Peer *peer, PeerTexts racks, size_t minimum, uint32_t *counts);
/// The same with a single walk for all racks; only for peerOrchard.
size_t peer_count_together(Peer *peer, PeerTexts racks, size_t minimum, uint32_t *counts);

/// Figures of our file.
typedef struct {
  uint32_t words, spellings;
  uint32_t alphabetBytes, graphBytes, numbersBytes, ratingsBytes, spellingsBytes, indexBytes;
  /// The number of units that contain an edge, and of all units.
  uint32_t edges, units;
  /// Totals of all tries of the index.
  uint32_t trieNodes, classes, poolBytes;
} OrchardFigures;

/// Only for peerOrchard; zeros otherwise.
OrchardFigures peer_figures(Peer *peer);

#ifdef __cplusplus
}
#endif
