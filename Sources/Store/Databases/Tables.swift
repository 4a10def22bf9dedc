extension Migration {
  /// All migrations in the order in which they are applied. `docs/formats/store.md` describes the tables.
  static let all = [
    players, journals, boards, reports, links, needs, limits, eventsWithoutKey, gaps, targets, circleNames,
  ]

  private static let players = Migration(
    name: "0001 players",
    statements: [
      """
      CREATE TABLE players (
        id TEXT PRIMARY KEY CHECK (length(id) = 22),
        size {integer} NOT NULL DEFAULT 0 CHECK (size >= 0)
      ) {ending}
      """,
      """
      CREATE TABLE passes (
        player TEXT NOT NULL REFERENCES players ON DELETE CASCADE,
        number {integer} NOT NULL CHECK (number > 0),
        hash {bytes} NOT NULL UNIQUE CHECK (length(hash) = 32),
        name TEXT NOT NULL CHECK (length(name) <= 64),
        made {integer} NOT NULL CHECK (made >= 0),
        seen {integer} NOT NULL CHECK (seen >= 0),
        PRIMARY KEY (player, number)
      ) {ending}
      """,
      """
      CREATE TABLE codes (
        player TEXT PRIMARY KEY REFERENCES players ON DELETE CASCADE,
        hash {bytes} NOT NULL UNIQUE CHECK (length(hash) = 32),
        expires {integer} NOT NULL
      ) {ending}
      """,
    ])

  private static let journals = Migration(
    name: "0002 journals",
    statements: [
      """
      CREATE TABLE logs (
        player TEXT NOT NULL REFERENCES players ON DELETE CASCADE,
        device TEXT NOT NULL CHECK (length(device) = 14),
        covered {integer} NOT NULL CHECK (covered >= 0),
        through {integer} NOT NULL CHECK (through >= covered),
        last {integer} NOT NULL CHECK (last >= through),
        revision {integer} NOT NULL CHECK (revision > 0),
        PRIMARY KEY (player, device)
      ) {ending}
      """,
      """
      CREATE TABLE events (
        player TEXT NOT NULL,
        device TEXT NOT NULL,
        counter {integer} NOT NULL CHECK (counter BETWEEN 1 AND 1000000000),
        at {integer} NOT NULL CHECK (at >= 0),
        line {bytes},
        PRIMARY KEY (player, device, counter),
        FOREIGN KEY (player, device) REFERENCES logs ON DELETE CASCADE
      ) {ending}
      """,
      """
      CREATE TABLE checkpoints (
        player TEXT NOT NULL,
        device TEXT NOT NULL,
        part {integer} NOT NULL CHECK (part >= 0),
        line {bytes} NOT NULL,
        PRIMARY KEY (player, device, part),
        FOREIGN KEY (player, device) REFERENCES logs ON DELETE CASCADE
      ) {ending}
      """,
    ])

  private static let boards = Migration(
    name: "0003 boards",
    statements: [
      """
      CREATE TABLE participants (
        player TEXT PRIMARY KEY REFERENCES players ON DELETE CASCADE,
        seat {integer} NOT NULL UNIQUE CHECK (seat > 0),
        name TEXT NOT NULL UNIQUE
      ) {ending}
      """,
      """
      CREATE TABLE results (
        seat {integer} NOT NULL REFERENCES participants (seat) ON DELETE CASCADE,
        course TEXT NOT NULL,
        day {integer} NOT NULL,
        round TEXT NOT NULL,
        points {integer} NOT NULL CHECK (points >= 0),
        hints {integer} NOT NULL CHECK (hints BETWEEN 0 AND 1),
        reached {integer} NOT NULL,
        PRIMARY KEY (seat, course, day)
      ) {ending}
      """,
      """
      CREATE TABLE standings (
        board TEXT NOT NULL,
        seat {integer} NOT NULL REFERENCES participants (seat) ON DELETE CASCADE,
        points {integer} NOT NULL CHECK (points >= 0),
        earliness {integer} NOT NULL,
        results {integer} NOT NULL CHECK (results > 0),
        PRIMARY KEY (seat, board)
      ) {ending}
      """,
      "CREATE INDEX standings_in_order ON standings (board, points, earliness, seat)",
      """
      CREATE TABLE tallies (
        board TEXT NOT NULL,
        width {integer} NOT NULL CHECK (width > 0),
        bucket {integer} NOT NULL CHECK (bucket >= 0),
        players {integer} NOT NULL CHECK (players >= 0),
        PRIMARY KEY (board, width, bucket)
      ) {ending}
      """,
      """
      CREATE TABLE circles (
        code TEXT PRIMARY KEY,
        owner {integer} NOT NULL REFERENCES participants (seat) ON DELETE CASCADE
      ) {ending}
      """,
      "CREATE INDEX circles_of_owner ON circles (owner)",
      """
      CREATE TABLE members (
        circle TEXT NOT NULL REFERENCES circles ON DELETE CASCADE,
        seat {integer} NOT NULL REFERENCES participants (seat) ON DELETE CASCADE,
        PRIMARY KEY (circle, seat)
      ) {ending}
      """,
      "CREATE INDEX members_by_seat ON members (seat)",
    ])

  private static let reports = Migration(
    name: "0004 reports",
    statements: [
      """
      CREATE TABLE reports (
        language TEXT NOT NULL,
        guess TEXT NOT NULL,
        root TEXT NOT NULL,
        count {integer} NOT NULL CHECK (count > 0),
        first_day {integer} NOT NULL,
        last_day {integer} NOT NULL CHECK (last_day >= first_day),
        PRIMARY KEY (language, guess, root)
      ) {ending}
      """
    ])

  private static let links = Migration(
    name: "0005 links",
    statements: [
      """
      CREATE TABLE links (
        name TEXT PRIMARY KEY CHECK (length(name) = 7),
        target TEXT NOT NULL CHECK (length(target) <= 8192),
        made {integer} NOT NULL CHECK (made >= 0)
      ) {ending}
      """
    ])

  private static let needs = Migration(
    name: "0006 needs", statements: ["ALTER TABLE migrations ADD COLUMN needs TEXT"])

  private static let limits = Migration(
    name: "0007 limits",
    statements: [
      """
      CREATE TABLE limits (
        kind TEXT NOT NULL,
        client {bytes} NOT NULL CHECK (length(client) = 3),
        full_at {integer} NOT NULL,
        PRIMARY KEY (kind, client)
      ) {ending}
      """
    ])
  /// PostgreSQL checks a foreign key with a query for each row, which takes half of the time when 100,000 events are
  /// inserted. To avoid these queries, the table `events` has no foreign key on PostgreSQL. In place of the foreign
  /// key, the only transaction that inserts events ensures that their log exists, and a trigger deletes the events with
  /// the log (`docs/decisions/0031-events-without-a-key.md`).
  private static let eventsWithoutKey = Migration(
    name: "0008 events without a key",
    onPostgreSQL: [
      // The order of the tables is the order in which transactions lock them.
      "LOCK TABLE logs, events",
      """
      CREATE FUNCTION remove_events() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM events WHERE player = OLD.player AND device = OLD.device;
        RETURN OLD;
      END $$
      """,
      "CREATE TRIGGER events_of_log AFTER DELETE ON logs FOR EACH ROW EXECUTE FUNCTION remove_events()",
      "ALTER TABLE events DROP CONSTRAINT events_player_device_fkey",
    ])

  /// Stores the ranges of a log's events that follow a missing event, so that appending an event need not read all
  /// events.
  private static let gaps = Migration(name: "0009 gaps", statements: ["ALTER TABLE logs ADD COLUMN beyond TEXT"])

  /// Stores the fingerprints of recently served targets of daily puzzles, because a page of yesterday's edition still
  /// uses yesterday's words.
  private static let targets = Migration(
    name: "0010 targets",
    statements: [
      """
      CREATE TABLE targets (
        fingerprint {integer} PRIMARY KEY,
        served {integer} NOT NULL
      ) {ending}
      """
    ])

  private static let circleNames = Migration(
    name: "0011 circle names", statements: ["ALTER TABLE circles ADD COLUMN name TEXT NOT NULL DEFAULT ''"])
}
