#pragma once

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstddef>
#include <cstdint>

namespace peers {

/// The bytes of a file, read-only, valid as long as this object; empty if the file cannot be read.
class MappedFile {
 public:
  explicit MappedFile(const char *path) {
    int file = open(path, O_RDONLY);
    if (file < 0) return;
    struct stat status;
    if (fstat(file, &status) == 0 && status.st_size > 0) {
      void *start = mmap(nullptr, status.st_size, PROT_READ, MAP_PRIVATE, file, 0);
      if (start != MAP_FAILED) {
        bytes_ = static_cast<const uint8_t *>(start);
        count_ = status.st_size;
      }
    }
    close(file);
  }

  ~MappedFile() {
    if (bytes_ != nullptr) munmap(const_cast<uint8_t *>(bytes_), count_);
  }

  MappedFile(const MappedFile &) = delete;
  MappedFile &operator=(const MappedFile &) = delete;

  const uint8_t *bytes() const { return bytes_; }
  size_t count() const { return count_; }

 private:
  const uint8_t *bytes_ = nullptr;
  size_t count_ = 0;
};

}  // namespace peers
