import Foundation
import Synchronization

/// Warnings about a program that belong to no scene. Each is logged once, to standard error.
nonisolated enum ProgramWarnings {
    private static let emitted = Mutex<Set<String>>([])

    static func emit(_ text: String) {
        let isNew = emitted.withLock { $0.insert(text).inserted }
        if isNew { FileHandle.standardError.write(Data("SwiftUI: \(text)\n".utf8)) }
    }
}
