import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// The values of rows whose identities stay while their tags change.
@MainActor
@Suite struct ChangedTagTests {
    private struct Pair: Equatable { let id: String, name: String }

    private struct Choosing: View {
        @State private var pairs = [Pair(id: "a", name: "ann"), Pair(id: "b", name: "bob")]
        @State private var chosen: String?

        var body: some View {
            VStack(spacing: 0) {
                Text(chosen ?? "none").accessibilityIdentifier("chosen")
                Button("Swap") { pairs.reverse() }.accessibilityIdentifier("swap")
                List(selection: $chosen) {
                    ForEach(pairs.indices, id: \.self) { index in
                        Text(pairs[index].name).accessibilityIdentifier("row-\(index)").tag(pairs[index].id)
                    }
                }
            }
        }
    }

    @Test func `A tap selects the current tag of a row`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 600)) { Choosing() }
        try stage.tap("swap")
        try stage.settle()
        #expect(try stage.text(of: "row-0") == "bob")
        let row = try stage.frame(of: "row-0")
        stage.tap(at: CGPoint(x: 260, y: row.midY))
        try stage.settle()
        #expect(try stage.text(of: "chosen") == "b")
    }

    @Test func `The selected row is the one with the tag`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 600)) { Choosing() }
        let row = try stage.frame(of: "row-0")
        stage.tap(at: CGPoint(x: 260, y: row.midY))
        try stage.settle()
        #expect(try stage.text(of: "chosen") == "a")
        try stage.tap("swap")
        try stage.settle()
        #expect(try stage.element(.button, "ann").traits.contains(.selected))
        #expect(try !stage.element(.button, "bob").traits.contains(.selected))
    }
}
