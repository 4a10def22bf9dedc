import DataFiles
import Interface
import Play

extension DataFolder {
  /// Reads the sentences of an interface language from the data folder, for example from `sentences/en.sentences`.
  func sentences(_ language: InterfaceLanguage) throws(DataFault) -> Sentences {
    let file = file("sentences/\(DataFile.sentences(language).name)")
    guard let sentences = Sentences(try DataFolder.read(file), of: language) else {
      throw DataFault(file: file.path, reason: "must contain one line per phrase; run 'make build'")
    }
    return sentences
  }
}
