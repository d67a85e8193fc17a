import Foundation
import ViewRuntime

extension Stage {
    /// What bodies on the stage did besides describing views, one sentence each; empty for a stage that does not check
    /// bodies.
    ///
    /// SwiftUI may evaluate a body at any time, twice, or for a view that it then drops. A body that writes to a state
    /// or to an object that it stores works by accident. A stage with `checksBodies` evaluates every body twice in each
    /// update, and others at random after it, and compares.
    ///
    /// ```swift
    /// let stage = Stage(size: CGSize(width: 390, height: 200), checksBodies: true) { Picker() }
    /// try stage.settle()
    /// #expect(stage.bodyFindings.isEmpty)
    /// ```
    public var bodyFindings: [String] { bodyCheck?.findings.sorted() ?? [] }

    /// Whether stages check bodies where they are not told: where `SCROLLWORK_CHECK_BODIES` is set. Findings are then
    /// also written to standard error, each line after "Body check: ".
    public nonisolated static let checksBodies = ProcessInfo.processInfo.environment["SCROLLWORK_CHECK_BODIES"] != nil

    static func report(_ finding: String) {
        guard checksBodies, reported.insert(finding).inserted else { return }
        FileHandle.standardError.write(Data("Body check: \(finding)\n".utf8))
    }

    private static var reported: Set<String> = []
}
