import SwiftUI
import Testing

@testable import ViewRuntime

/// The number of nodes that the rows of a frame may create.
@MainActor
@Suite struct RowAllowanceTests {
    @Test func `Ten thousand nodes use up a frame, and each counts once`() {
        let allowance = RowAllowance()
        #expect(!allowance.isUsedUp)
        allowance.note(nodes: 0..<9_990)
        // Rows inside a counted one.
        allowance.note(nodes: 100..<200)
        allowance.note(nodes: 300..<400)
        allowance.note(nodes: 9_000..<9_999)
        #expect(!allowance.isUsedUp)
        // Nodes between the rows don't count.
        allowance.note(nodes: 20_000..<20_000)
        #expect(!allowance.isUsedUp)
        allowance.note(nodes: 20_000..<20_001)
        #expect(allowance.isUsedUp)
    }
}
