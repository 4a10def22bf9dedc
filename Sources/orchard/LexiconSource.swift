import ArgumentParser
import DataFiles
import Foundation
import Wire
import Words

/// The lexicon that a command uses, which is either a lexicon file or the built lexicon of a language.
struct LexiconSource: ParsableArguments {
  @Option(name: .customLong("lexicon"), help: "A lexicon file.")
  var file: String?
  @Option(help: "Use the built lexicon of this language: \(Language.codes).")
  var language: String?
  @OptionGroup var options: DataOptions

  /// Opens the lexicon as a memory-mapped file. Only the file's header is checked. Damage after the header leads to
  /// wrong words, which `orchard lexicon verify` detects. If `whole` is `true`, the system is asked to read the whole
  /// file at once instead of page by page. Reading the whole file at once is faster if most of the file will be used.
  func open(whole: Bool = false) throws -> Lexicon {
    switch (file, language) {
    case (let file?, nil): return try mappedLexicon(file, whole: whole)
    case (nil, let code?):
      let path = try options.folder.lexiconFile(Language(named: code)).path
      guard FileManager.default.fileExists(atPath: path)
      else { throw DataFault(file: path, reason: DataFolder.noSuchFile) }
      return try mappedLexicon(path, whole: whole)
    case (nil, nil): throw Complaint("no lexicon given; give --language \(Language.codes), or --lexicon FILE")
    case (_?, _?): throw Complaint("give --lexicon or --language, not both")
    }
  }
}

/// Opens a lexicon file by mapping it into memory; checks only the file's header.
private func mappedLexicon(_ file: String, whole: Bool) throws -> Lexicon {
  let region = try mappedRegion(file, whole: whole)
  do throws(LexiconFault) {
    return try Lexicon(LexiconBytes(region: region) { unmap($0) }, checking: .header)
  } catch {
    throw Complaint("\(file): \(error)")
  }
}

/// Maps a file into memory.
private func mappedRegion(_ file: String, whole: Bool) throws -> UnsafeRawBufferPointer {
  // O_NONBLOCK is set because opening a pipe must not wait for the pipe's other end. The code below refuses pipes.
  let descriptor = open(file, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard descriptor >= 0 else { throw Complaint("\(file): \(systemMessage())") }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { throw Complaint("\(file): \(systemMessage())") }
  guard status.st_mode & S_IFMT == S_IFREG else { throw Complaint("\(file): must be a regular file") }
  let byteCount = Int(status.st_size)
  // An empty file cannot be mapped into memory. The check of the lexicon's header refuses the empty file later.
  guard byteCount > 0 else { return UnsafeRawBufferPointer(start: nil, count: 0) }
  #if os(Linux)
    let flags = MAP_PRIVATE | (whole ? MAP_POPULATE : 0)
  #else
    let flags = MAP_PRIVATE
  #endif
  guard let start = mmap(nil, byteCount, PROT_READ, flags, descriptor, 0), start != MAP_FAILED
  else { throw Complaint("\(file): \(systemMessage())") }
  return UnsafeRawBufferPointer(start: start, count: byteCount)
}

private func unmap(_ region: UnsafeRawBufferPointer) {
  guard let start = region.baseAddress else { return }
  munmap(UnsafeMutableRawPointer(mutating: start), region.count)
}

private func systemMessage() -> String { String(cString: strerror(errno)) }
