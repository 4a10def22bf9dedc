#include <hunspell/hunspell.h>
#include <unistd.h>

#include <string>

#include "Peer.hpp"

namespace peers {
namespace {

/// Hunspell with its own dictionary and its own rules of inflection. Its words differ from ours, so only its times are
/// comparable.
struct HunspellPeer final : WordPeer<HunspellPeer> {
  explicit HunspellPeer(Hunhandle *handle) : handle(handle) {}
  ~HunspellPeer() override { Hunspell_destroy(handle); }

  bool contains(std::string_view text) override { return Hunspell_spell(handle, text.data()) != 0; }

  Hunhandle *handle;
};

}  // namespace

Peer *openHunspell(const char *path) {
  std::string rules = std::string(path) + ".aff";
  std::string words = std::string(path) + ".dic";
  if (access(rules.c_str(), R_OK) != 0 || access(words.c_str(), R_OK) != 0) return nullptr;
  return new HunspellPeer(Hunspell_create(rules.c_str(), words.c_str()));
}

}  // namespace peers
