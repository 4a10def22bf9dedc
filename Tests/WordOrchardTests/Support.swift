import Foundation
import TestTools
import WordOrchard

/// Words for the tests: *alarming* contains six common words and *lam*, which is a bonus word.
let english: Lexicon = {
  let common = ["alarming", "alarm", "ring", "main", "gram", "grim", "margin"].map { WordList.Item($0, isCommon: true) }
  return try! Lexicon(WordList(common + [WordList.Item("lam")], language: .english))
}()

/// Two days of root words from 1 November 2026 on.
let roots = try! RootList(["alarming", "alarming"], firstDay: Day("2026-11-01")!)

func coded<Value: Codable>(_ value: Value) throws -> Value {
  try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
}

func json(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}
