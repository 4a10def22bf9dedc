import ArgumentParser
import DataFiles
import Foundation
import Vocabulary
import Words

/// Writes the file with the levels of a lexicon's target words (`docs/formats/levels.md`).
struct BuildLevels: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "levels", abstract: "Build the file with the levels of the words that rounds ask for.")

  @Argument(help: "The built vocabulary with all columns, such as en.tsv.")
  var vocabulary: String
  @Argument(help: "The lexicon of browsers, such as en.lexicon.")
  var lexicon: String
  @Option(help: "The file to write, such as en.levels.")
  var output: String
  @OptionGroup var options: DataOptions

  func run() throws {
    let lexicon: Lexicon
    do {
      lexicon = try Lexicon(bytes: DataFolder.read(URL(fileURLWithPath: self.lexicon), ifMissing: "no such file"))
    } catch let fault as LexiconFault {
      throw Complaint("\(self.lexicon): \(fault)")
    }
    let glossary: Glossary
    do {
      let bytes = try DataFolder.read(URL(fileURLWithPath: vocabulary), ifMissing: "no such file")
      glossary = try Glossary(bytes, language: lexicon.language, isSearchable: false)
    } catch let fault as VocabularyFault {
      throw Complaint("\(vocabulary): \(fault)")
    }
    let levels = WordLevels.file(lexicon) { glossary.lowestLevel(of: lexicon.spellings(of: $0)) }
    do {
      try Data(levels).write(to: URL(fileURLWithPath: output), options: .atomic)
    } catch {
      throw Complaint("\(output): cannot be written (\(error.localizedDescription))")
    }
  }
}
