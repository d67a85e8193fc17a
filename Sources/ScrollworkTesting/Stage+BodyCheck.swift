import Foundation
import ViewRuntime

extension Stage {
    /// The bodies that do more than describe views, one sentence each; empty if the stage doesn't check bodies.
    ///
    /// SwiftUI can evaluate a body at any time, twice, or for a view that it then discards. A body that writes to a
    /// state or to an object that it stores works only by accident. A stage with `checksBodies` evaluates every body
    /// twice in each update and random other bodies afterward, and compares the results.
    ///
    /// ```swift
    /// let stage = Stage(size: CGSize(width: 390, height: 200), checksBodies: true) { Picker() }
    /// try stage.settle()
    /// #expect(stage.bodyFindings.isEmpty)
    /// ```
    public var bodyFindings: [String] { bodyCheck?.findings.sorted() ?? [] }

    /// A Boolean value that indicates whether stages check bodies by default: whether the variable
    /// `SCROLLWORK_CHECK_BODIES` is set. Stages then also write their findings to standard error, with the prefix "Body
    /// check: ".
    public nonisolated static let checksBodies = ProcessInfo.processInfo.environment["SCROLLWORK_CHECK_BODIES"] != nil

    static func report(_ finding: String) {
        guard checksBodies, reported.insert(finding).inserted else { return }
        FileHandle.standardError.write(Data("Body check: \(finding)\n".utf8))
    }

    /// Returns a check. Where all stages check bodies, they share a history, because the comparison of contents is
    /// slow.
    static func newBodyCheck() -> BodyCheck { checksBodies ? BodyCheck(history: history) : BodyCheck() }

    private static let history = BodyCheck.History()
    private static var reported: Set<String> = []
}
