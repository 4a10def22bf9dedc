// What the Swift standard library asks of C in the browser beyond a C library: randomness. Elsewhere this module is empty.
#pragma once

#if defined(__wasm__)
#include <stddef.h>
#include <stdint.h>

/// 32 random bits from the host, the only thing that the program imports.
__attribute__((import_module("host"), import_name("random_u32"))) uint32_t host_random_u32(void);

/// Fills `buffer` with `count` random bytes. The standard library seeds the hashes of Dictionary and Set with it.
void arc4random_buf(void *buffer, size_t count);
#endif
