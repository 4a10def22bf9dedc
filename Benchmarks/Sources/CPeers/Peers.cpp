#include "Peer.hpp"

// The C interface, which only forwards the calls.

bool peer_build(PeerKind kind, PeerTexts words, const char *path) {
  switch (kind) {
    case peerMarisa: return peers::buildMarisa(words, path);
    case peerDawgdic: return peers::buildDawgdic(words, path);
    case peerKWG: return peers::buildKWG(words, path);
    case peerHunspell:
    case peerOrchard: return false;
  }
  return false;
}

Peer *peer_open(PeerKind kind, const char *path) {
  switch (kind) {
    case peerHunspell: return peers::openHunspell(path);
    case peerMarisa: return peers::openMarisa(path);
    case peerDawgdic: return peers::openDawgdic(path);
    case peerKWG: return peers::openKWG(path);
    case peerOrchard: return peers::openOrchard(path);
  }
  return nullptr;
}

void peer_close(Peer *peer) { delete peer; }

bool peer_contains(Peer *peer, const char *text, size_t length) { return peer->contains({text, length}); }

size_t peer_count_contained(Peer *peer, PeerTexts texts) { return peer->countContained(texts); }

size_t peer_list(Peer *peer, const char *rack, size_t length, size_t minimum) {
  return peer->list({rack, length}, minimum);
}

uint64_t peer_listed_digest(Peer *peer) { return peer->listedDigest(); }

size_t peer_list_each(Peer *peer, PeerTexts racks, size_t minimum) { return peer->listEach(racks, minimum); }

uint64_t peer_read_each(Peer *peer, PeerTexts racks, size_t minimum) { return peer->readEach(racks, minimum); }

size_t peer_count_each(Peer *peer, PeerTexts racks, size_t minimum, uint32_t *counts) {
  return peer->countEach(racks, minimum, counts);
}

size_t peer_count_together(Peer *peer, PeerTexts racks, size_t minimum, uint32_t *counts) {
  return peer->countTogether(racks, minimum, counts);
}

OrchardFigures peer_figures(Peer *peer) { return peer->figures(); }
