import Foundation
import Testing

/// What was measured of the order, or the number, in which Apple's SwiftUI calls a program.
struct LogCase: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let about: String
    /// What was told, in order.
    let log: [String]?
    /// How many calls there were, at least and at most.
    let count: [Int]?
    /// The same for a view that is compared.
    let equatable: [Int]?

    var testDescription: String { "\(id): \(about)" }

    static let all: [LogCase] = {
        let folder = Bundle.module.url(forResource: "Cases/Logs", withExtension: nil)!
        let files = try! FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return files.map { try! JSONDecoder().decode(LogCase.self, from: Data(contentsOf: $0)) }.sorted { $0.id < $1.id }
    }()

    func agrees(_ entries: [String]) -> Bool {
        if let log, entries != log { return false }
        if let count, !(count[0]...count[1]).contains(entries.count) { return false }
        return true
    }
}
