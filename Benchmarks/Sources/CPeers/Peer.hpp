#pragma once

#include <string_view>

#include "CPeers.h"

/// The implementation of the C interface.
struct Peer {
  virtual ~Peer() = default;

  virtual bool contains(std::string_view text) = 0;
  virtual size_t countContained(PeerTexts texts) = 0;

  virtual size_t list(std::string_view, size_t) { return 0; }
  virtual uint64_t listedDigest() { return 0; }
  virtual size_t listEach(PeerTexts, size_t) { return 0; }
  virtual uint64_t readEach(PeerTexts, size_t) { return 0; }
  virtual size_t countEach(PeerTexts, size_t, uint32_t *) { return 0; }
  virtual size_t countTogether(PeerTexts, size_t, uint32_t *) { return 0; }
  virtual OrchardFigures figures() { return {}; }
};

namespace peers {

inline std::string_view text(const PeerTexts &texts, size_t place) {
  return {texts.bytes + texts.starts[place], texts.starts[place + 1] - texts.starts[place] - 1};
}

/// FNV-1a, 64 bits.
constexpr uint64_t hashStart = 0xCBF29CE484222325;

inline uint64_t hash(std::string_view bytes) {
  uint64_t value = hashStart;
  for (unsigned char byte : bytes) value = (value ^ byte) * 0x100000001B3;
  return value;
}

/// A peer that looks up words. Its loop names the concrete function, so that the compiler can inline it, as for a
/// direct caller of the library.
template <class Concrete>
struct WordPeer : Peer {
  size_t countContained(PeerTexts texts) final {
    auto &peer = static_cast<Concrete &>(*this);
    size_t contained = 0;
    for (size_t place = 0; place < texts.count; place += 1) {
      contained += peer.Concrete::contains(text(texts, place));
    }
    return contained;
  }
};

/// A peer that also finds the words of a rack.
template <class Concrete>
struct RackPeer : WordPeer<Concrete> {
  size_t listEach(PeerTexts racks, size_t minimum) final {
    auto &peer = static_cast<Concrete &>(*this);
    size_t words = 0;
    for (size_t place = 0; place < racks.count; place += 1) {
      words += peer.Concrete::list(text(racks, place), minimum);
    }
    return words;
  }

  uint64_t readEach(PeerTexts racks, size_t minimum) final {
    auto &peer = static_cast<Concrete &>(*this);
    uint64_t sum = 0;
    for (size_t place = 0; place < racks.count; place += 1) {
      peer.Concrete::list(text(racks, place), minimum);
      sum += peer.sumOfLetters();
    }
    return sum;
  }

  size_t countEach(PeerTexts racks, size_t minimum, uint32_t *counts) final {
    auto &peer = static_cast<Concrete &>(*this);
    size_t words = 0;
    for (size_t place = 0; place < racks.count; place += 1) {
      counts[place] = static_cast<uint32_t>(peer.count(text(racks, place), minimum));
      words += counts[place];
    }
    return words;
  }
};

// One function for each kind; null or false on failure.
Peer *openHunspell(const char *path);
Peer *openMarisa(const char *path);
Peer *openDawgdic(const char *path);
Peer *openKWG(const char *path);
Peer *openOrchard(const char *path);
bool buildMarisa(PeerTexts words, const char *path);
bool buildDawgdic(PeerTexts words, const char *path);
bool buildKWG(PeerTexts words, const char *path);

}  // namespace peers
