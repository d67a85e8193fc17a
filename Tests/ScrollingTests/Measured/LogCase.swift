import Foundation
import Testing

/// The measured order or number of calls from Apple's SwiftUI to a program.
struct LogCase: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let about: String
    /// The reported events, in order.
    let log: [String]?
    /// The minimum and maximum number of calls.
    let count: [Int]?
    /// The number of calls for an equatable view.
    let equatable: [Int]?

    var testDescription: String { "\(id): \(about)" }

    static let all: [LogCase] = {
        let folder = Bundle.module.url(forResource: "Cases/Logs", withExtension: nil)!
        let files = try! FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return files.map { try! JSONDecoder().decode(LogCase.self, from: Data(contentsOf: $0)) }.sorted {
            $0.id < $1.id
        }
    }()

    func agrees(_ entries: [String]) -> Bool {
        if let log, entries != log { return false }
        if let count, !(count[0]...count[1]).contains(entries.count) { return false }
        return true
    }
}
