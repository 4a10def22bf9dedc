#include <dawgdic/dawg-builder.h>
#include <dawgdic/dictionary-builder.h>
#include <dawgdic/dictionary.h>

#include <fstream>

#include "MappedFile.hpp"
#include "Peer.hpp"

namespace peers {
namespace {

struct DawgdicPeer final : WordPeer<DawgdicPeer> {
  explicit DawgdicPeer(const char *path) : file(path) {
    if (file.bytes() != nullptr) dictionary.Map(file.bytes());
  }

  bool contains(std::string_view text) override { return dictionary.Contains(text.data(), text.size()); }

  MappedFile file;
  dawgdic::Dictionary dictionary;
};

}  // namespace

bool buildDawgdic(PeerTexts words, const char *path) {
  dawgdic::DawgBuilder builder;
  for (size_t place = 0; place < words.count; place += 1) {
    if (!builder.Insert(text(words, place).data())) return false;
  }
  dawgdic::Dawg graph;
  dawgdic::Dictionary dictionary;
  std::ofstream output(path, std::ios::binary);
  return builder.Finish(&graph) && dawgdic::DictionaryBuilder::Build(graph, &dictionary) && dictionary.Write(&output);
}

Peer *openDawgdic(const char *path) {
  auto *peer = new DawgdicPeer(path);
  if (peer->file.bytes() != nullptr) return peer;
  delete peer;
  return nullptr;
}

}  // namespace peers
