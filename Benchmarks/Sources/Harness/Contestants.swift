import Words

/// One implementation of a job, which is compared with other implementations.
public struct Contestant {
  public let who: Who
  public let job: Job
  /// The number of answers in one run; the run's time is divided by it.
  let items: Int
  /// Whether an untimed run comes before the measured run, so that the measured time excludes cache misses that another
  /// contestant has caused.
  let warmsUp: Bool
  let run: () -> Int
  /// Frees the results of a run, outside its measured time.
  let after: () -> Void

  init(
    _ who: Who, _ job: Job, items: Int, warmsUp: Bool = true, run: @escaping () -> Int,
    after: @escaping () -> Void = {}
  ) {
    self.who = who
    self.job = job
    self.items = items
    self.warmsUp = warmsUp
    self.run = run
    self.after = after
  }
}

/// The contestants for each job, and their implementations.
public struct Contestants {
  public let all: [Contestant]

  /// Hunspell, the array and the tutorial loop are so slow that they process only a part of the samples.
  private static let hunspellTexts = 10_000
  private static let arrayTexts = 20
  public static let tutorialRacks = 3
  /// The number of files opened in one run, for jobs that take microseconds.
  private static let openings = 10

  public init(_ peers: Peers, _ files: Peers.Files, _ samples: Samples) throws {
    let hunspell = try Peers.open(.hunspell, Peers.Files.hunspell)
    var all = Contestants.ready(files)
    all += Contestants.membership(peers, hunspell, .hit, samples.hits)
    all += Contestants.membership(peers, hunspell, .miss, samples.misses)
    for (length, racks) in samples.racks { all += Contestants.racks(peers, length, racks) }
    all += Contestants.manyRacks(peers, samples.manyRacks)
    self.all = all
  }

  private static func ready(_ files: Peers.Files) -> [Contestant] {
    let word = Texts([Array("apple".utf8)])
    var lexicons: [Lexicon] = []
    let ours = Contestant(
      .ours, .ready, items: openings,
      run: {
        var contained = 0
        for _ in 0..<openings {
          // The lexicon file cannot fail to open, because it was opened successfully a moment ago.
          let lexicon = try! OurEngine.open(files.lexicon)
          if lexicon.contains(utf8: word[0].span) { contained += 1 }
          lexicons.append(lexicon)
        }
        return contained
      }, after: { lexicons.removeAll() })
    func peer(_ who: Who, _ kind: CPeer.Kind, _ path: String, openings: Int = Contestants.openings) -> Contestant {
      var peers: [CPeer] = []
      return Contestant(
        who, .ready, items: openings,
        run: {
          var contained = 0
          for _ in 0..<openings {
            let peer = CPeer(kind, path)!
            if peer.contains(word[0]) { contained += 1 }
            peers.append(peer)
          }
          return contained
        }, after: { peers.removeAll() })
    }
    return [
      ours, peer(.oursInC, .orchard, files.lexicon), peer(.dawgdic, .dawgdic, files.dawgdic),
      peer(.kwg, .kwg, files.kwg), peer(.marisa, .marisa, files.marisa),
      peer(.hunspell, .hunspell, Peers.Files.hunspell, openings: 1),
    ]
  }

  private static func membership(_ peers: Peers, _ hunspell: CPeer, _ job: Job, _ texts: Texts) -> [Contestant] {
    func peer(_ who: Who, _ peer: CPeer, _ texts: Texts) -> Contestant {
      Contestant(who, job, items: texts.count) { peer.countContained(texts) }
    }
    let strings = (0..<texts.count).map { texts.text($0) }
    return [
      Contestant(.ours, job, items: texts.count) { peers.ours.countContained(texts) },
      peer(.oursInC, peers.oursInC, texts), peer(.dawgdic, peers.dawgdic, texts), peer(.kwg, peers.kwg, texts),
      peer(.marisa, peers.marisa, texts), peer(.hunspell, hunspell, texts.prefix(hunspellTexts)),
      Contestant(.stringSet, job, items: texts.count) {
        strings.reduce(0) { peers.wordSet.contains($1) ? $0 + 1 : $0 }
      },
      Contestant(.tutorial, job, items: arrayTexts, warmsUp: false) {
        strings.prefix(arrayTexts).reduce(0) { peers.wordStrings.contains($1) ? $0 + 1 : $0 }
      },
    ]
  }

  private static func racks(_ peers: Peers, _ length: Int, _ texts: Texts) -> [Contestant] {
    let minimum = Samples.minimum
    let racks = peers.ours.racks(texts)
    let (list, read, count) = (Job.list(length), Job.read(length), Job.count(length))
    var counts = [UInt32](repeating: 0, count: texts.count)
    return [
      Contestant(.ours, list, items: texts.count) { peers.ours.listEach(racks, minimum: minimum) },
      Contestant(.oursInC, list, items: texts.count) { peers.oursInC.listEach(texts, minimum: minimum) },
      Contestant(.kwg, list, items: texts.count) { peers.kwg.listEach(texts, minimum: minimum) },
      Contestant(.tutorial, list, items: tutorialRacks, warmsUp: false) {
        (0..<tutorialRacks).reduce(0) {
          $0 + TutorialLoop.list(texts.text($1), peers.wordStrings, minimum: minimum).count
        }
      },
      Contestant(.ours, read, items: texts.count) { peers.ours.readEach(racks, minimum: minimum) },
      Contestant(.oursInC, read, items: texts.count) { peers.oursInC.readEach(texts, minimum: minimum) },
      Contestant(.kwg, read, items: texts.count) { peers.kwg.readEach(texts, minimum: minimum) },
      Contestant(.ours, count, items: texts.count) { peers.ours.countEach(racks, minimum: minimum) },
      Contestant(.oursInC, count, items: texts.count) {
        peers.oursInC.countEach(texts, minimum: minimum, into: &counts)
      },
      Contestant(.kwg, count, items: texts.count) { peers.kwg.countEach(texts, minimum: minimum, into: &counts) },
    ]
  }

  private static func manyRacks(_ peers: Peers, _ texts: Texts) -> [Contestant] {
    let minimum = Samples.minimum
    let racks = peers.ours.racks(texts)
    var counts = [UInt32](repeating: 0, count: texts.count)
    return [
      Contestant(.ours, .manyRacks, items: texts.count) {
        peers.ours.countTogether(racks, minimum: minimum).reduce(0, &+)
      },
      Contestant(.oursInC, .manyRacks, items: texts.count) {
        peers.oursInC.countTogether(texts, minimum: minimum, into: &counts)
      },
      Contestant(.kwg, .manyRacks, items: texts.count) {
        peers.kwg.countEach(texts, minimum: minimum, into: &counts)
      },
    ]
  }
}
