import ArgumentParser
import DataFiles
import Foundation
import Wire
import Words

/// Builds, describes and checks lexicon files.
struct LexiconCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lexicon", abstract: "Build, inspect and verify lexicon files.",
    subcommands: [Build.self, Inspect.self, Verify.self])

  enum Edition: String, ExpressibleByArgument {
    case native, web

    var stored: Lexicon.Edition { self == .web ? .web : .native }
  }

  struct Build: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Build a lexicon from a word list.")

    @Argument(help: "A list with a spelling, its frequency and its flags per line, such as Data/lexicons/es.tsv.")
    var list: String?
    @Option(help: "A plain list instead, with one word per line.")
    var words: String?
    @Option(help: "\(Language.codes); by default from the list's name.")
    var language: String?
    @Option(
      help: "native (for the server: all words) or web (for browsers: smaller, only words of at most ten letters).")
    var edition = Edition.native
    @Option(help: "The lexicon file to write.")
    var output: String
    @OptionGroup var options: DataOptions

    func run() throws {
      let (file, layout): (String, WordList.Layout)
      switch (list, words) {
      case (let list?, nil): (file, layout) = (list, .table)
      case (nil, let words?): (file, layout) = (words, .plain)
      default: throw Complaint("give exactly one list: a list with frequencies, or a plain list with --words FILE")
      }
      let url = URL(fileURLWithPath: file)
      guard let code = language ?? Language(code: url.deletingPathExtension().lastPathComponent)?.code
      else { throw Complaint("\(file): the file's name is not a language code; give the language with --language") }
      let chosen = try Language(named: code)
      let bytes = try DataFolder.read(url, ifMissing: "no such file")
      let lexicon: [UInt8]
      do throws(LexiconFault) {
        let list = try WordList(bytes, language: chosen, layout: layout)
        if let line = list.ignoredLines.first {
          let count = list.ignoredLines.count
          complain("\(file): lines that are no words of the language, passed over: \(count), the first is line \(line)")
        }
        lexicon = try Lexicon.encode(list, edition: edition.stored)
      } catch {
        throw Complaint("\(file): \(error)")
      }
      do {
        try Data(lexicon).write(to: URL(fileURLWithPath: output), options: .atomic)
      } catch {
        throw Complaint("\(output): cannot be written (\(error.localizedDescription))")
      }
    }
  }

  struct Inspect: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract:
        "Print the properties of a lexicon file, such as the edition, the number of words and the size of each section."
    )

    @Argument var file: String
    @OptionGroup var options: DataOptions

    func run() throws {
      let lexicon = try open(file)
      var counts = (common: 0, offensive: 0, spellings: 0)
      for number in 0..<lexicon.wordCount {
        let rating = lexicon.rating(of: number)
        if rating.tier == .common { counts.common += 1 }
        if rating.isOffensive { counts.offensive += 1 }
        counts.spellings += lexicon.spellings(of: number).count
      }
      try put("format version\t\(Lexicon.formatVersion)")
      try put("edition\t\(lexicon.edition)")
      try put("language\t\(lexicon.language.code)")
      try put("list version\t\(lexicon.version.text)")
      try put("words\t\(lexicon.wordCount)")
      try put("common\t\(counts.common)")
      try put("offensive\t\(counts.offensive)")
      try put("spellings\t\(counts.spellings)")
      try put("longest word\t\(lexicon.maximumWordLength)")
      for section in lexicon.sectionByteCounts {
        let each = Double(section.byteCount) / Double(max(lexicon.wordCount, 1))
        try put("\(section.name) bytes\t\(section.byteCount)\t" + String(format: "%.3f a word", each))
      }
    }
  }

  struct Verify: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Verify the checksums and all invariants of a lexicon file.")

    @Argument var file: String
    @OptionGroup var options: DataOptions

    func run() throws {
      let lexicon = try open(file)
      if let problem = lexicon.firstBrokenInvariant() { throw Complaint("\(file): \(problem)") }
      try put("\(file): \(lexicon.wordCount) words, valid")
    }
  }
}

private func open(_ file: String) throws -> Lexicon {
  let bytes = try DataFolder.read(URL(fileURLWithPath: file))
  do throws(LexiconFault) {
    return try Lexicon(bytes: bytes)
  } catch {
    throw Complaint("\(file): \(error)")
  }
}
