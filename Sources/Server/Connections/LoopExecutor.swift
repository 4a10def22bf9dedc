import NIOCore

/// Runs a connection's task on the thread that reads its socket. Without this executor, each request would move to
/// another thread and its response back. Together, the two changes of thread would cost more than all of the server's
/// own work on top of Hummingbird's work.
final class LoopExecutor: TaskExecutor {
  private let loop: any EventLoop

  init(_ loop: any EventLoop) { self.loop = loop }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    loop.execute { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
