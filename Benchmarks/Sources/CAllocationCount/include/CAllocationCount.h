#pragma once

#include <stdint.h>

/// Number of allocations by the calling thread (malloc, calloc, realloc, memalign, posix_memalign, aligned_alloc) since
/// its start.
///
/// A program that links this target has its own malloc, which counts and calls glibc's. Swift's runtime, libstdc++ and
/// the peers' libraries use it as well.
uint64_t allocation_count(void);
