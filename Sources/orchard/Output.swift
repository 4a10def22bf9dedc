import Foundation

/// Writes text to standard output, buffered into large pieces.
struct Output {
  private var bytes: [UInt8] = []

  mutating func write(_ part: some Sequence<UInt8>) { bytes += part }

  /// Ends a line; if the buffer then exceeds 64 KiB, writes it.
  mutating func endLine() throws {
    bytes.append(0x0A)
    if bytes.count > 1 << 16 { try flush() }
  }

  mutating func flush() throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(bytes))
    } catch {
      throw Complaint("standard output: cannot be written (\(error.localizedDescription))")
    }
    bytes.removeAll(keepingCapacity: true)
  }
}

/// Writes a line to standard output.
func put(_ line: String) throws {
  var output = Output()
  output.write(line.utf8)
  try output.endLine()
  try output.flush()
}

/// Writes a line to standard error and ignores failures.
func warn(_ line: String) { try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8)) }

/// Writes an error message to standard error, preceded by the program's name.
func complain(_ message: String) { warn("orchard: " + message) }
