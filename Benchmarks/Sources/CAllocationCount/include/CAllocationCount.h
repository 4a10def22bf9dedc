#pragma once

#include <stdint.h>

/// How often the calling thread has asked for memory (malloc, calloc, realloc, memalign, posix_memalign,
/// aligned_alloc) since it began.
///
/// A program that links this target has its own malloc, which counts and hands on to glibc's. Swift's runtime,
/// libstdc++ and the peers' libraries go through it as well.
uint64_t allocation_count(void);
