import Dispatch
import Foundation

/// The signals with which a person or the system ends a program. They cancel the program's work, so it can end in
/// order.
@MainActor
enum EndSignals {
    /// Runs an action until it ends or a signal cancels it. A second signal ends the program at once.
    static func whileRunning(_ action: @escaping @MainActor () async throws -> Void) async throws {
        let task = Task { try await action() }
        let sources = [SIGTERM, SIGINT].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler {
                signal(number, SIG_DFL)
                task.cancel()
            }
            source.resume()
            return source
        }
        defer { for source in sources { source.cancel() } }
        try await task.value
    }
}
