#include "CAllocationCount.h"

#include <errno.h>
#include <stddef.h>

// glibc's names for its own functions, for use when a program defines malloc itself. Source: glibc manual, "Replacing
// malloc".
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

// One count per thread: no lock slows the measured code, and parallel tests do not disturb each other. "initial-exec":
// the variable is in the thread's static block, so that reaching it never allocates.
static __thread uint64_t count __attribute__((tls_model("initial-exec")));

uint64_t allocation_count(void) { return count; }

void *malloc(size_t size) {
  count += 1;
  return __libc_malloc(size);
}

void *calloc(size_t blocks, size_t size) {
  count += 1;
  return __libc_calloc(blocks, size);
}

void *realloc(void *block, size_t size) {
  count += 1;
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  count += 1;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count += 1;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  count += 1;
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0) return EINVAL;
  void *found = __libc_memalign(alignment, size);
  if (found == NULL) return ENOMEM;
  *block = found;
  return 0;
}
