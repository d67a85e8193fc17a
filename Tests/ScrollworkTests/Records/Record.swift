import Foundation
import Testing

/// Lines of text that a test compares with a file in the folder `Scenes`.
///
/// A record shows the effect of a change: the test names the first lines that differ. If the change is intended, write
/// the files again, and review their differences:
///
/// ```
/// SCROLLWORK_RECORD=1 swift test --filter RecordTests
/// ```
enum Record {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Scenes")
    private static let isWriting = ProcessInfo.processInfo.environment["SCROLLWORK_RECORD"] == "1"

    /// Compares lines with those of a file.
    static func check(_ name: String, _ lines: [String]) throws {
        let name = name.replacing(" ", with: "-")
        let file = folder.appending(path: "\(name).txt")
        if isWriting {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            return try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
        }
        let known = try String(contentsOf: file, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false
        )
        .dropLast().map(String.init)
        for index in 0..<max(known.count, lines.count) {
            let old = index < known.count ? known[index] : "", new = index < lines.count ? lines[index] : ""
            if old == new { continue }
            Issue.record("\(name).txt:\(index + 1)\n- \(old)\n+ \(new)")
            return
        }
    }
}

/// A number with a fixed number of decimals. Computations that differ in the last bits have the same text.
func decimals(_ value: some BinaryFloatingPoint, _ places: Int = 2) -> String {
    let value = Double(value)
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let factor = places == 3 ? 1_000.0 : 100
    let scaled = (value * factor + 0.5 + 1e-4).rounded(.down) / factor
    return scaled == scaled.rounded() ? "\(Int(scaled))" : "\(scaled)"
}
