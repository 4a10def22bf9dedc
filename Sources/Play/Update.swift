import Journal
import Rules
import Words

/// Changes the model by what has happened, and says what the host is to do. The only place where play moves on.
public func update(
  _ model: inout Model, _ message: Message, at time: Milliseconds, minutesEast: Int = 0
) -> [Effect] {
  let due = model.advanceClock(to: time, minutesEast: minutesEast)
  if message.isAKeyOrPress, model.banner?.goesAtNextKey == true { model.banner = nil }
  let effects = due + model.take(message) + model.keepTicking()
  return model.settleHistory(effects)
}

extension Model {
  fileprivate mutating func take(_ message: Message) -> [Effect] {
    switch message {
    case .opened(let opening): return open(opening)
    case .loaded(let file, let bytes): return take(file, bytes)
    case .failedToLoad(let file): return miss(file)
    case .failedToStore: return notStored()
    case .caughtUp: return caughtUp()
    case .stored(let counter): return stored(counter)
    case .arrived(let lines): return arrive(lines)
    case .askedToStoreAgain: return [.storeAgain]
    case .merged(let lines): return merge(lines)
    case .visited(let path, let state): return visit(path, state)
    case .left:
      isAway = true
      return []
    case .returned:
      isAway = false
      return []
    case .ticked: return tick()
    case .shared(let way): return way.hasSameBytes(as: "clipboard") ? show(.copied) : []
    case .failedToShare(let text): return show(.notShared(text))
    case .askedToRetry: return retry()

    case .typed(let text): return type(text)
    case .pressedKey(let key): return press(key)
    case .pickedTile(let place): return pick(place)
    case .tookBackLetter: return edit { $0.removeLastLetter() }
    case .clearedField: return edit { $0 = "" }
    case .submittedGuess: return submit()
    case .askedForShuffle: return shuffle()
    case .askedForNewWord: return putAwayRound()
    case .tookBackNewWord: return takeBackRound()
    case .bannerExpired(let serial): return expire(serial)
    case .reportedWord: return reportGuess()
    case .addedWord: return addGuess()
    case .removedOwnWord(let language, let word): return removeOwnWord(language, word)

    case .openedHints: return openHints()
    case .choseHintCell(let letter, let length): return chooseHintCell(letter, length)
    case .tookHint(let word, let whole): return takeHint(word, whole: whole)
    case .askedToGiveUp: return askToGiveUp()
    case .gaveUp: return end(round?.remaining.isEmpty == true ? .harvested : .gaveUp)
    case .openedRounds: return open(.rounds)
    case .resumedRound(let id): return resume(id)

    case .openedDaily: return openDaily(today)
    case .showedMonth(let text): return Day(text).map { openDaily($0) } ?? []
    case .playedDay(let text): return Day(text).map { play($0) } ?? []
    case .askedToShare: return share()

    case .chose(let choice): return choose(choice)
    case .openedSettings: return open(.settings)
    case .closedSheet: return closeSheet()
    case .openedWord(let language, let word): return openWord(language, word)
    case .savedWord(let language, let word): return save(language, word)
    case .unsavedWord(let language, let word): return unsave(language, word)
    case .savedMissedWords(let rare): return saveMissed(rare: rare)
    case .playedWord(let language, let word): return play(language, word)
    case .openedPage(let path): return go(toPath: path)
    case .wentToNeighbour(let step): return goToNeighbour(step)
    case .pronounced(let language, let word): return pronounce(language, word)
    case .failedToPronounce(let reason): return failToPronounce(reason)
    case .askedToRemoveAll: return open(.removeAll)
    case .removedAll: return removeAllSaved()
    case .tookBackRemoval: return takeBackRemoval()

    case .searched(let text): return search(text)
    case .sawRows(let rows): return see(rows)
    case .jumpedToSection(let section): return jump(toSection: section)

    case .typedList(let text): return typeList(text)
    case .pickedFiles(let bytes): return pickFiles(bytes)
    case .namedList(let name): return nameList(name)
    case .choseListLanguage(let language): return chooseListLanguage(language)
    case .checkedList: return checkList()
    case .keptList: return keepList()
    case .removedList(let list): return removeList(list)
    case .sharedList(let list): return shareList(list)
    case .askedToExport: return open(.export)
    case .exported(let what, let forAnki): return export(what, forAnki: forAnki)
    case .playedList(let list): return playList(list)

    case .triedLetter(let letter): return tryLetter(letter)
    case .askedForAppleTreeHint: return takeAppleTreeHint()
    case .playedAgain: return playAppleTreeAgain()
    case .openedWords: return open(.words)
    case .openedAppleTreeFigures: return open(.appleTreeFigures)
    case .openedChallenge: return openChallenge()
    case .typedChallenge(let text): return typeChallenge(text)
    case .sentChallenge: return sendChallenge()

    case .wentToNextStep: return goToNextStep()
    case .skippedTutorial: return endTutorial()
    case .askedForSplash:
      showsSplash.toggle()
      sheet = nil
      return []
    }
  }
}

extension Message {
  /// Whether the player did something at the board.
  fileprivate var isAKeyOrPress: Bool {
    switch self {
    case .typed, .pressedKey, .pickedTile, .tookBackLetter, .clearedField, .submittedGuess, .askedForShuffle,
      .triedLetter:
      true
    default: false
    }
  }
}

// MARK: - Banners and sheets

extension Model {
  @inline(never)
  mutating func show(_ content: Banner.Content) -> [Effect] {
    bannerCount += 1
    let banner = Banner(content: content, serial: bannerCount)
    self.banner = banner
    return [.schedule(.bannerExpired(serial: banner.serial), after: banner.duration)]
  }

  private mutating func expire(_ serial: Int) -> [Effect] {
    if banner?.serial == serial { banner = nil }
    if putAway?.offer == serial { putAway = nil }
    return []
  }

  mutating func open(_ sheet: Sheet) -> [Effect] {
    self.sheet = sheet
    return []
  }

  private mutating func closeSheet() -> [Effect] {
    sheet = nil
    return []
  }

  func signal(_ signal: Signal) -> Effect { .signal(signal, sound: settings.sound, haptics: settings.haptics) }
}
