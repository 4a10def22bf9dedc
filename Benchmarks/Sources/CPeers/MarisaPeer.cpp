#include <marisa.h>

#include "Peer.hpp"

namespace peers {
namespace {

struct MarisaPeer final : WordPeer<MarisaPeer> {
  bool contains(std::string_view text) override {
    agent.set_query(text.data(), text.size());
    return trie.lookup(agent);
  }

  marisa::Trie trie;
  marisa::Agent agent;
};

}  // namespace

bool buildMarisa(PeerTexts words, const char *path) try {
  marisa::Keyset keys;
  for (size_t place = 0; place < words.count; place += 1) {
    auto word = text(words, place);
    keys.push_back(word.data(), word.size());
  }
  marisa::Trie trie;
  trie.build(keys);
  trie.save(path);
  return true;
} catch (const marisa::Exception &) {
  return false;
}

Peer *openMarisa(const char *path) {
  auto *peer = new MarisaPeer;
  try {
    peer->trie.mmap(path);
    return peer;
  } catch (const marisa::Exception &) {
    delete peer;
    return nullptr;
  }
}

}  // namespace peers
