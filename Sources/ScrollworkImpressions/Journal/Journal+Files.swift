import Foundation

/// The names of a journal's files.
extension Journal {
    /// Removes the files of a journal that isn't open.
    static func erase(_ volume: any Volume) throws {
        var failure: (any Error)?
        for name in try volume.names() where isOwn(name) {
            do { try volume.remove(name) } catch { failure = failure ?? error }
        }
        do { try volume.synchronizeNames() } catch { failure = failure ?? error }
        if let failure { throw failure }
    }

    private static func isOwn(_ name: String) -> Bool {
        name.hasSuffix(".journal") || name.hasPrefix("state.") || name.hasPrefix("open.") || name == RejectedFile.name
    }

    static func name(_ number: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(8 - digits.count, 0)) + digits + ".journal"
    }

    static func numbers(of volume: any Volume) throws -> [Int] {
        try volume.names().compactMap { $0.hasSuffix(".journal") ? Int($0.dropLast(8)) : nil }.sorted()
    }
}
