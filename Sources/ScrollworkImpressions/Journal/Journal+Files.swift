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

    /// Returns the numbers of the segments in order. Ignores files with names that the journal doesn't give.
    static func numbers(of volume: any Volume) throws -> [Int] {
        try volume.names().compactMap { file in
            guard let number = Int(file.prefix { $0 != "." }), 1..<maximumNumber ~= number else { return nil }
            return name(number) == file ? number : nil
        }.sorted()
    }

    /// The first number and offset that a state can't store.
    static let maximumNumber = 1 << 48
}
