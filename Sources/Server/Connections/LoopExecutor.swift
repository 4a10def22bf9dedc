import NIOCore

/// Runs a connection's task on the thread that reads its socket. Otherwise each request would hop to another thread and
/// its answer back, which costs more than everything that the server adds to Hummingbird.
final class LoopExecutor: TaskExecutor {
  private let loop: any EventLoop

  init(_ loop: any EventLoop) { self.loop = loop }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    loop.execute { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
