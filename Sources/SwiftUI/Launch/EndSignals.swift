import Dispatch
import Foundation

/// The signals with which a person or the system ends a program. They cancel the program's work, so it can end in
/// order.
@MainActor
enum EndSignals {
    /// Runs an action until it ends or a signal cancels it. A second signal ends the program at once.
    ///
    /// The handler of the signals writes to a pipe. A signal source would lose a signal that arrives while the source
    /// is registered.
    static func whileRunning(_ action: @escaping @MainActor () async throws -> Void) async throws {
        let task = Task { try await action() }
        let pipe = Pipe()
        signalled = pipe.fileHandleForWriting.fileDescriptor
        let source = DispatchSource.makeReadSource(
            fileDescriptor: pipe.fileHandleForReading.fileDescriptor, queue: .main)
        source.setEventHandler {
            task.cancel()
            source.cancel()
        }
        source.resume()
        for number in [SIGTERM, SIGINT] {
            signal(number) { number in
                signal(number, SIG_DFL)
                var byte: UInt8 = 0
                _ = write(signalled, &byte, 1)
            }
        }
        defer {
            for number in [SIGTERM, SIGINT] { signal(number, SIG_DFL) }
            source.cancel()
            withExtendedLifetime(pipe) {}
        }
        try await task.value
    }
}

/// The end of a pipe to which the handler of signals writes.
private nonisolated(unsafe) var signalled: Int32 = -1
