import Foundation
import Harness

func say(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

func fail(_ text: String) -> Never {
  say("bench: " + text)
  exit(2)
}

/// Builds our lexicon file with the regular command `orchard`.
func buildLexicon(_ options: Options, _ files: Peers.Files) throws {
  guard FileManager.default.isExecutableFile(atPath: options.orchard)
  else { fail("there is no \(options.orchard); `make command` builds it, --orchard names another") }
  let process = Process()
  process.executableURL = URL(fileURLWithPath: options.orchard)
  process.arguments = ["lexicon", "build", "--words", files.words, "--language", "en", "--output", files.lexicon]
  try process.run()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else { fail("our lexicon was not built") }
}

func run(_ options: Options) throws {
  let before = Machine.load
  let files = Peers.Files(folder: Options.folder)
  try FileManager.default.createDirectory(atPath: Options.folder, withIntermediateDirectories: true)
  guard FileManager.default.isReadableFile(atPath: options.words)
  else { fail("there is no \(options.words); `make bench-setup` installs it") }
  let words = try WordFile.read(options.words)
  try WordFile.write(words, to: files.words)
  say("seed \(options.seed), \(words.count) words; building the files")
  try buildLexicon(options, files)
  let samples = Samples(words, seed: options.seed)
  let peers = try Peers(files, samples.words)

  say("comparing the answers")
  let agreement = Agreement(peers, samples, tutorialRacks: Contestants.tutorialRacks)
  guard agreement.differences.isEmpty else {
    for difference in agreement.differences.prefix(20) { say("  " + difference) }
    say("bench: the peers disagree in \(agreement.differences.count) cases")
    exit(1)
  }

  let figures = Figures(peers, files, samples)
  let timings = Timings(try Contestants(peers, files, samples).all, repetitions: options.repetitions) {
    say("repetition \($0 + 1) of \(options.repetitions)")
  }
  let report = Report(timings, figures)
  let document = Document(options: options, report: report, words: words.count, loads: (before, Machine.load))
  print(document.tables)
  if let output = options.output {
    var text = document.whole
    if options.append { text = try String(contentsOfFile: output, encoding: .utf8) + "\n" + document.tables }
    try text.write(toFile: output, atomically: true, encoding: .utf8)
  }

  let missed = report.targets.filter { !$0.isMet }
  for target in missed { say("not met: \(target.promise)") }
  if missed.contains(where: { $0.isExact || options.strict }) { exit(1) }
}

do {
  try run(Options(Array(CommandLine.arguments.dropFirst())))
} catch let wrong as Options.Wrong {
  fail(wrong.message + "\n\n" + Options.usage)
} catch {
  fail("\(error)")
}
