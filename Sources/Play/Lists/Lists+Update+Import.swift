import Formats
import Imports
import Journal
import Vocabulary
import Words

/// Reads a new list that the player imports. The import reader, a separate program, reads files and pasted text. The
/// client itself reads a list from a link, synchronously.
extension Lists {
  /// Replaces the files or the pasted text, and discards the choices that the player made for the previous ones.
  mutating func replaceFiles(_ files: [ListFile]) {
    draft.files = files
    draft.choices = ImportChoices()
    (draft.isAwaited, draft.outcome) = (false, nil)
    (draft.leavesOutDoubts, draft.needsLook) = (false, false)
  }

  /// Sends the files to the import reader, which returns the data for the preview. Nothing is saved yet.
  @inline(never)
  mutating func read(_ session: Session) -> [Effect] {
    draft.isAwaited = true
    pendingReads += 1
    let request = ImportRequest(draft.files, language: draftLanguage(session), choices: draft.choices)
    return [.readImport(request.encoded)]
  }

  /// Reads the files again after a choice. The focus stays on the control that the player used.
  mutating func readAgain(_ session: Session) -> [Effect] {
    if draft.isShared {
      readShared(session)
      return []
    }
    return read(session)
  }

  /// Handles the import reader's response, if the player has not provided other files since the request. The response
  /// is `nil` if the import reader could not be loaded.
  @inline(never)
  mutating func takeAnswer(_ answer: ImportAnswer?) -> [Effect] {
    pendingReads = max(pendingReads - 1, 0)
    guard draft.isAwaited, pendingReads == 0 else { return [] }
    draft.isAwaited = false
    let isFirst = if case .read? = draft.outcome { false } else { true }
    switch answer {
    case nil: draft.outcome = .noReader
    case .fault(let fault): draft.outcome = .fault(fault)
    case .read(let read):
      draft.outcome = .read(read)
      if read.understanding.lacksWord || !read.doubts.isEmpty || !read.problems.isEmpty { draft.needsLook = true }
      if draft.name.isEmpty, let name = read.name { draft.name = name }
    }
    return isFirst ? [.focus("preview")] : []
  }

  /// Assigns a role to a column. If another column already has this role, the two columns exchange their roles.
  mutating func choose(_ role: ColumnRole, for column: Int, _ session: Session) -> [Effect] {
    guard case .read(let read)? = draft.outcome else { return [] }
    var roles = read.understanding.columns.map { $0.role }
    guard roles.indices.contains(column) else { return [] }
    if role != .skipped, let other = roles.firstIndex(of: role) { roles[other] = roles[column] }
    roles[column] = role
    draft.choices.roles = roles
    // The chosen roles refer to the columns of the current layout, so keep the header, the separator and the row end of
    // that layout.
    draft.choices.hasHeader = draft.choices.hasHeader ?? read.understanding.hasHeader
    draft.choices.separator = read.understanding.separator
    draft.choices.rowEnd = read.understanding.rowEnd
    return self.read(session)
  }

  // MARK: A list in a link

  /// Reads the list that a link contains, so that the player can check it.
  @inline(never)
  mutating func openShared(_ location: RelativeURL, _ session: Session) {
    guard session.route.kind == .newList, let text = location["list"] else { return }
    draft = Draft(
      language: location["language"].flatMap { Language(code: $0) }, isShared: true,
      isForSchool: location["school"] == nil)
    nameList(location["name"] ?? "")
    guard let bytes = Base64URL.bytes(text), location["bytes"].map({ $0.int == bytes.count }) ?? true else {
      draft.outcome = .cutLink
      return
    }
    draft.files = [ListFile(name: "", bytes: bytes)]
    readShared(session)
  }

  /// Reads the list in its stored form, for which the import reader is not needed.
  private mutating func readShared(_ session: Session) {
    guard let file = draft.files.first else { return }
    let read = ListImport(stored: file.bytes, language: draftLanguage(session))
    draft.outcome = read.items.isEmpty && read.problems.isEmpty ? .fault(.empty) : .read(read)
  }
}
