import ArgumentParser
import DataFiles
import Foundation
import Wire
import Words

/// The lexicon that a command uses: a file, or the built one of a language.
struct LexiconSource: ParsableArguments {
  @Option(name: .customLong("lexicon"), help: "A lexicon file.")
  var file: String?
  @Option(help: "\(Language.codes): the built lexicon of that language, if no file is given.")
  var language: String?
  @OptionGroup var options: DataOptions

  /// The lexicon, mapped into memory and opened by its header alone: a file damaged behind it gives wrong words
  /// (`orchard lexicon verify` finds that). `whole` asks the system to read the whole file at once, since most of it
  /// will be used, and not page by page.
  func open(whole: Bool = false) throws -> Lexicon {
    switch (file, language) {
    case (let file?, nil): return try mappedLexicon(file, whole: whole)
    case (nil, let code?):
      let path = try options.folder.lexiconFile(Language(named: code)).path
      guard FileManager.default.fileExists(atPath: path)
      else { throw DataFault(file: path, reason: DataFolder.noSuchFile) }
      return try mappedLexicon(path, whole: whole)
    case (nil, nil): throw Complaint("which words? give --language \(Language.codes), or --lexicon FILE")
    case (_?, _?): throw Complaint("give --lexicon or --language, not both")
    }
  }
}

/// A lexicon file opened in place, by its header alone.
private func mappedLexicon(_ file: String, whole: Bool) throws -> Lexicon {
  let region = try mappedRegion(file, whole: whole)
  do throws(LexiconFault) {
    return try Lexicon(LexiconBytes(region: region) { unmap($0) }, checking: .header)
  } catch {
    throw Complaint("\(file): \(error)")
  }
}

/// A file's bytes, mapped into memory.
private func mappedRegion(_ file: String, whole: Bool) throws -> UnsafeRawBufferPointer {
  // O_NONBLOCK: opening a pipe must not wait for its other end; that it is no file is found below.
  let descriptor = open(file, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard descriptor >= 0 else { throw Complaint("\(file): \(systemMessage())") }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { throw Complaint("\(file): \(systemMessage())") }
  guard status.st_mode & S_IFMT == S_IFREG else { throw Complaint("\(file): not a file") }
  let byteCount = Int(status.st_size)
  // An empty file cannot be mapped; that it is no lexicon is found when it is opened.
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
