/// The reason why a database cannot be used, with its location and the remedy. The details are for the operator;
/// players only see a request to try again.
public enum StoreFault: Error, Hashable, Sendable {
  /// The address of the database is invalid.
  case wrongAddress(String)
  /// The database file or the database server cannot be opened.
  case cannotOpen(place: String, reason: String)
  /// The database server requires a password, or another password than the given one.
  case wrongPassword(place: String, reason: String)
  /// The disk is full. Transactions that were already acknowledged are not lost.
  case diskFull(place: String)
  /// The database file is read-only.
  case readOnly(place: String)
  /// The connection to the database server was lost. It is unknown whether the last transaction was committed;
  /// repeating it is safe.
  case lost(place: String, reason: String)
  /// Within the time limit, no connection became free or the database did not respond.
  case tooSlow(place: String)
  /// A later version of the program has changed the tables.
  case newerTables(place: String, migration: String)
  /// The stored data is not in the format that this program expects.
  case damaged(String)
  /// A constraint of the tables was violated, which the program should have prevented.
  case refused(String)
}

extension StoreFault: CustomStringConvertible {
  /// A line that describes the fault to the operator.
  public var description: String {
    switch self {
    case .wrongAddress(let address):
      "\(address): must be sqlite:PATH or postgresql://USER@HOST/DATABASE"
    case .cannotOpen(let place, let reason): "\(place): cannot be opened: \(reason)"
    case .wrongPassword(let place, let reason):
      "\(place): \(reason); give the password in PGPASSWORD or in ~/.pgpass, or as postgresql://USER:PASSWORD@HOST/DATABASE"
    case .diskFull(let place):
      "\(place): the disk is full; free some space. Acknowledged data is safe; new data is refused until there is space"
    case .readOnly(let place):
      "\(place): the database is read-only; give the server's user write permission for the file and its folder"
    case .lost(let place, let reason): "\(place): the connection was lost: \(reason)"
    case .tooSlow(let place):
      "\(place): the database did not respond in time; check whether the database is overloaded or stopped"
    case .newerTables(let place, let migration):
      "\(place): a later version has changed the tables (\(migration)); run that version, or restore a backup from before"
    case .damaged(let what): "the database contains invalid data: \(what); restore a backup"
    case .refused(let reason): "the database refused a statement: \(reason)"
    }
  }

  /// Whether the fault may be temporary, so that a client should retry.
  public var mayPass: Bool {
    switch self {
    case .lost, .tooSlow, .cannotOpen, .diskFull: true
    case .wrongAddress, .wrongPassword, .readOnly, .newerTables, .damaged, .refused: false
    }
  }
}
