import ArgumentParser
import DataFiles
import Formats
import Foundation
import Vocabulary
import Words

/// Prints the entries that have a given spelling as their headword or as a form.
struct FindEntries: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "find",
    abstract: "Print the entries whose headword or form is the given spelling.",
    discussion: """
      Each line contains a spelling and its entries, separated by tabs. Entries are written as in the URLs of their \
      pages, such as 'lead.2'. Without spellings, the command reads them from standard input, one per line.
      """)

  @Argument(help: "The spellings, such as 'hablo' or 'tengo hambre'.")
  var spellings: [String] = []
  @Option(help: "The language of the spellings: \(Language.codes).")
  var language: String
  @OptionGroup var options: DataOptions

  func run() throws {
    let glossary = try options.folder.glossary(Language(named: language))
    let asked = spellings.isEmpty ? Array(AnySequence { AnyIterator { readLine() } }) : spellings
    var text = ""
    for spelling in asked {
      text +=
        ([spelling] + glossary.entries(spelled: spelling).map { glossary.id($0).text }).joined(separator: "\t") + "\n"
    }
    try put(String(text.dropLast()))
  }
}
