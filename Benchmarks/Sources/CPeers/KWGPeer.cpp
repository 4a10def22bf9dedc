#include <array>
#include <cstring>
#include <memory>

#include "KWG.hpp"
#include "MappedFile.hpp"
#include "Peer.hpp"

namespace peers {
namespace {

/// A found word: its letters, 15 at most, and their number.
struct Slot {
  char letters[15];
  uint8_t count;
};

/// More than any rack of 15 letters needs. Unused memory is not touched.
constexpr size_t slotCount = 1 << 18;

struct KWGPeer final : RackPeer<KWGPeer> {
  explicit KWGPeer(const char *path)
      : file(path), arcs(reinterpret_cast<const KWGArc *>(file.bytes())) {}

  bool contains(std::string_view text) override {
    uint32_t place = arcs[0].target();
    for (size_t position = 0;;) {
      uint32_t tile = text[position] - 'a' + 1;
      KWGArc arc = arcs[place];
      while (arc.tile() < tile && !arc.ends()) arc = arcs[++place];
      if (arc.tile() != tile) return false;
      position += 1;
      if (position == text.size()) return arc.accepts();
      place = arc.target();
      if (place == 0) return false;
    }
  }

  size_t list(std::string_view rack, size_t minimum) override {
    // Not allocated when the file is opened: a caller that only looks up words does not need it.
    if (!slots) slots.reset(new Slot[slotCount]);
    begin(rack, minimum);
    walk<true>(arcs[0].target(), 0);
    return found;
  }

  size_t count(std::string_view rack, size_t minimum) {
    begin(rack, minimum);
    walk<false>(arcs[0].target(), 0);
    return found;
  }

  uint64_t sumOfLetters() const {
    uint64_t sum = 0;
    for (size_t place = 0; place < found; place += 1) {
      for (size_t position = 0; position < slots[place].count; position += 1) sum += slots[place].letters[position];
    }
    return sum;
  }

  uint64_t listedDigest() override {
    uint64_t digest = 0;
    for (size_t place = 0; place < found; place += 1) digest += hash({slots[place].letters, slots[place].count});
    return digest;
  }

  MappedFile file;

 private:
  void begin(std::string_view rack, size_t minimum) {
    left.fill(0);
    for (char letter : rack) left[letter - 'a' + 1] += 1;
    shortest = minimum;
    found = 0;
  }

  /// Walks the arcs from `place` on, `depth` letters below the root.
  template <bool keeps>
  void walk(uint32_t place, size_t depth) {
    for (;; place += 1) {
      KWGArc arc = arcs[place];
      uint8_t &count = left[arc.tile()];
      if (count > 0) {
        path[depth] = static_cast<char>(arc.tile() + 'a' - 1);
        size_t length = depth + 1;
        if (arc.accepts() && length >= shortest) {
          if (keeps) {
            // Copy all 15 letters: the bytes after the word do no harm, and a copy of constant length takes a single move.
            std::memcpy(slots[found].letters, path, sizeof path);
            slots[found].count = static_cast<uint8_t>(length);
          }
          found += 1;
        }
        if (arc.target() != 0) {
          count -= 1;
          walk<keeps>(arc.target(), length);
          count += 1;
        }
      }
      if (arc.ends()) return;
    }
  }

  const KWGArc *arcs;
  std::unique_ptr<Slot[]> slots;
  size_t found = 0;

  /// The rack's letters that are not on the path, by tile.
  std::array<uint8_t, 32> left;
  char path[15];
  size_t shortest;
};

}  // namespace

Peer *openKWG(const char *path) {
  auto *peer = new KWGPeer(path);
  if (peer->file.bytes() != nullptr) return peer;
  delete peer;
  return nullptr;
}

}  // namespace peers
