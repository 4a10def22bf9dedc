import ArgumentParser
import DataFiles
import Formats
import Foundation
import Vocabulary
import Words

/// The subcommands that check the vocabulary's files and read learners' lists.
struct VocabularyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vocabulary",
    abstract: "Check, build and search the vocabulary's files, and read learners' own lists.",
    subcommands: [CheckVocabulary.self, BuildVocabulary.self, BuildLevels.self, FindEntries.self, ImportList.self])
}

/// Prints the problems of the built-in vocabulary.
struct CheckVocabulary: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check the vocabulary files: columns, order, duplicates, headwords, examples, forms.",
    discussion:
      "The exit code is 1 if there is a problem. The folder contains a folder for each language, such as en, with a file for each letter."
  )

  @Argument(help: "The folder with the vocabulary, such as Data/vocabulary.")
  var folder: String
  @OptionGroup var options: DataOptions

  func run() throws {
    var problems = 0
    for language in try VocabularySource.languages(folder) {
      let names = try VocabularySource.letterFiles("\(folder)/\(language.code)")
      guard !names.isEmpty else {
        throw Complaint("\(folder)/\(language.code): contains no vocabulary files, such as A.tsv")
      }
      let lexicon = try options.folder.lexicon(language)
      var entries = 0
      for name in names {
        let (count, found) = try check("\(folder)/\(language.code)/\(name)", letter: String(name.dropLast(4)), lexicon)
        entries += count
        problems += found.count
        for problem in found { try put(problem) }
      }
      try put("\(language.code): \(entries) entries in \(names.count) files")
    }
    if problems > 0 { throw Complaint("\(folder): \(problems) problems") }
  }

  private func check(_ file: String, letter: String, _ lexicon: Lexicon) throws -> (entries: Int, problems: [String]) {
    let bytes = try DataFolder.read(URL(filePath: file))
    let glossary: Glossary
    do throws(VocabularyFault) {
      glossary = try Glossary(bytes, language: lexicon.language)
    } catch {
      return (0, ["\(file): \(error)"])
    }
    var problems: [String] = []
    if glossary.sections.map(\.title) != [letter] { problems.append("\(file): not all words begin with \(letter)") }
    let written = lines(of: bytes).dropFirst(2).filter { !$0.isEmpty }.map { line in
      String(decoding: line.prefix { $0 != UInt8(ascii: "\t") }, as: UTF8.self)
    }
    if let entry = (0..<glossary.count).first(where: { !written[$0].hasSameBytes(as: glossary[$0, .word]) }) {
      problems.append("\(file): “\(written[entry])” is not in the language's alphabetical order")
    }
    for entry in 0..<glossary.count {
      for problem in glossary.problems(of: entry, in: lexicon) {
        problems.append("\(file): \(glossary.id(entry).text): \(problem)")
      }
    }
    return (glossary.count, problems)
  }
}
