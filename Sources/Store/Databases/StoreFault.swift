/// Why a database cannot be used: what, where, and what to do. For the operator; players are only told to try again.
public enum StoreFault: Error, Hashable, Sendable {
  /// An address names none that there is.
  case wrongAddress(String)
  /// The file or the server cannot be opened.
  case cannotOpen(place: String, reason: String)
  /// The server asks for another password, or for one at all.
  case wrongPassword(place: String, reason: String)
  /// The disk is full. What was acknowledged is kept.
  case diskFull(place: String)
  /// The file may not be changed.
  case readOnly(place: String)
  /// The connection was lost. Whether the last transaction counts is not known; to repeat it does no harm.
  case lost(place: String, reason: String)
  /// Nothing was free, or nothing answered, in time.
  case tooSlow(place: String)
  /// A later version of the program has been here.
  case newerTables(place: String, migration: String)
  /// What is stored is not as this program stores it.
  case damaged(String)
  /// A rule of the tables was broken, which the program should have kept.
  case refused(String)
}

extension StoreFault: CustomStringConvertible {
  /// One line for the operator.
  public var description: String {
    switch self {
    case .wrongAddress(let address):
      "\(address): it is sqlite:PATH, or postgresql://USER@HOST/DATABASE"
    case .cannotOpen(let place, let reason): "\(place): cannot be opened: \(reason)"
    case .wrongPassword(let place, let reason):
      "\(place): \(reason); give the password in PGPASSWORD or in ~/.pgpass, or as postgresql://USER:PASSWORD@HOST/DATABASE"
    case .diskFull(let place):
      "\(place): the disk is full; make room. What was acknowledged is kept, and what comes now is refused"
    case .readOnly(let place):
      "\(place): it is read-only; let the server's user write the file and its folder"
    case .lost(let place, let reason): "\(place): the connection was lost: \(reason)"
    case .tooSlow(let place): "\(place): no answer in time; the database is overloaded or gone"
    case .newerTables(let place, let migration):
      "\(place): a later version has changed the tables (\(migration)); run that version, or restore a backup from before"
    case .damaged(let what): "the database holds what this program does not write: \(what); restore a backup"
    case .refused(let reason): "the database refused a statement: \(reason)"
    }
  }

  /// Whether it may pass by itself, so that a client should ask again.
  public var mayPass: Bool {
    switch self {
    case .lost, .tooSlow, .cannotOpen, .diskFull: true
    case .wrongAddress, .wrongPassword, .readOnly, .newerTables, .damaged, .refused: false
    }
  }
}
