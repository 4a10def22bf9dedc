#include "CRuntime.h"

#if defined(__wasm__)
void arc4random_buf(void *buffer, size_t count) {
  unsigned char *bytes = buffer;
  uint32_t bits = 0;
  for (size_t index = 0; index < count; index++) {
    bits = index % sizeof bits == 0 ? host_random_u32() : bits >> 8;
    bytes[index] = (unsigned char)bits;
  }
}
#endif
