import Dispatch
import Foundation

/// The signals by which a person or the system ends a program: what it does is cancelled, so that it can take its leave.
@MainActor
enum EndSignals {
    /// Does something until it ends by itself or a signal asks for its end. A second signal ends the program at once.
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
