import Foundation

extension ImpressionRecorder {
    /// A person's decision about reports of impressions.
    public enum Consent: Hashable, Sendable {
        /// No decision yet. The recorder measures and stores impressions, but doesn't send them.
        case pending
        /// The person agreed. The recorder sends impressions.
        case granted
        /// The recorder measures nothing, and erases all stored entries and the identity of the installation.
        case denied
    }

    /// The failures that stored records survive.
    public enum Durability: Hashable, Sendable {
        /// The end of the process, for any reason.
        case process
        /// A power loss as well. The recorder reports records once they are on the disk, and writes several records at
        /// once.
        case power
    }

    /// The state of the delivery.
    public enum Status: Hashable, Sendable {
        /// There is nothing to send.
        case idle
        /// A request is in progress.
        case sending
        /// The receiver didn't respond for a number of consecutive attempts. The recorder tries again.
        case waiting(failures: Int)
        /// The receiver doesn't recognize the sender. The recorder keeps all entries, and sends nothing until the
        /// program calls ``ImpressionRecorder/resume()``.
        case unauthorized(String)
        /// The receiver rejects everything, even an entry that it accepted before. The recorder keeps all entries, and
        /// sends nothing until the program calls ``ImpressionRecorder/resume()``.
        case rejecting(String)

        /// Whether the delivery pauses until the program resumes it.
        var isPaused: Bool {
            switch self {
            case .unauthorized, .rejecting: true
            case .idle, .sending, .waiting: false
            }
        }
    }

    /// Options for storage and delivery.
    public struct Options: Sendable {
        /// The events that stored entries survive.
        public var durability = Durability.process
        /// The maximum size of the stored entries, including rejected ones, in bytes. Entries beyond it are considered
        /// lost.
        public var diskLimit = 64 << 20
        /// A Boolean value that indicates whether the recorder sends entries immediately. Otherwise,
        /// ``ImpressionRecorder/flush()`` sends them.
        public var sendsAutomatically = true
        var volume: (@Sendable (URL) throws -> any Volume) = { try Directory($0) }
        var date: @Sendable () -> Double = { Date().timeIntervalSince1970 }
        var sleep: @Sendable (Double) async throws -> Void = { try await Task.sleep(for: .seconds($0)) }
        var jitter: @Sendable () -> Double = { .random(in: 0...1) }

        /// Creates options with default values.
        public init() {}
    }

    /// The directory `impressions` of this program in the person's application support folder. Backups and updates of
    /// the program preserve it.
    nonisolated public static var standardDirectory: URL {
        let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        return (support ?? URL(filePath: NSHomeDirectory()))
            .appending(path: ProcessInfo.processInfo.processName).appending(path: "impressions")
    }
}
