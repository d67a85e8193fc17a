import ScrollworkTesting
import SwiftUI
import Testing

/// The badges of list rows.
@MainActor
@Suite struct BadgeProminenceTests {
    private func stage(_ prominence: BadgeProminence?) -> Stage {
        Stage(size: CGSize(width: 300, height: 200)) {
            List {
                if let prominence {
                    Text("Row").badge(7).badgeProminence(prominence)
                } else {
                    Text("Row").badge(7)
                }
            }
        }
    }

    private func color(_ stage: Stage) -> String {
        hex(stage.marks.first { if case .text("7", _, _) = $0.kind { true } else { false } }?.color)
    }

    @Test func `Only a badge of increased prominence has a capsule`() {
        func capsules(_ stage: Stage) -> Int { stage.marks.filter { hex($0.color) == "#FF3B30FF" }.count }
        #expect(capsules(stage(nil)) == 0 && capsules(stage(.decreased)) == 0)
        #expect(capsules(stage(.increased)) == 1 && color(stage(.increased)) == "#FFFFFFFF")
    }

    @Test func `A badge of decreased prominence is paler`() {
        #expect(color(stage(nil)) == color(stage(.standard)))
        #expect(color(stage(.decreased)) != color(stage(.standard)))
        #expect(color(stage(.decreased)).suffix(2) < color(stage(.standard)).suffix(2))
    }
}
