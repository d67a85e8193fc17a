import Foundation
import LayerTree
import ScrollworkTesting
import SwiftUI
import Testing

/// The tint of icons in lists.
@MainActor
@Suite struct ListItemTintTests {
    private struct Rows: View {
        let tint: ListItemTint?
        var body: some View {
            List {
                Label {
                    Text("A")
                } icon: {
                    Rectangle().frame(width: 20, height: 20).accessibilityElement().accessibilityIdentifier("icon")
                }
            }
            .listItemTint(tint)
        }
    }

    private func icon(_ tint: ListItemTint?) throws -> RGBA {
        let stage = Stage(size: CGSize(width: 200, height: 200), scale: 1) { Rows(tint: tint) }
        let frame = try stage.frame(of: "icon")
        return Pixels(stage)[Int(frame.midX), Int(frame.midY)]
    }

    @Test func iconsHaveTheTint() throws {
        let red = try icon(.fixed(.red))
        #expect(red.red > 0.9 && red.green < 0.5)
        #expect(try icon(.preferred(.red)).green < 0.5)
        let gray = try icon(.monochrome)
        #expect(gray.red > 0.2 && abs(gray.red - gray.blue) < 0.1)
    }

    @Test func iconsHaveTheTintColorByDefault() throws {
        let blue = try icon(nil)
        #expect(blue.blue > 0.9 && blue.red < 0.1)
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            List { Label("A", systemImage: "square.fill").foregroundStyle(.black) }
        }
        #expect(stage.marks.contains { $0.kind == .fill && $0.frame.width < 30 && hex($0.color) == "#000000FF" })
    }

    @Test func aColorIsAPreferredTint() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200), scale: 1) {
            List { Label("A", systemImage: "square.fill") }.listItemTint(.red)
        }
        let same = Stage(size: CGSize(width: 200, height: 200), scale: 1) {
            List { Label("A", systemImage: "square.fill") }.listItemTint(.preferred(.red))
        }
        let none = Stage(size: CGSize(width: 200, height: 200), scale: 1) {
            List { Label("A", systemImage: "square.fill") }
        }
        #expect(try stage.png() == same.png())
        #expect(try stage.png() != none.png())
    }

    @Test func labelsOutsideOfListsKeepTheirColor() throws {
        let tinted = Stage(size: CGSize(width: 100, height: 50)) { Label("A", systemImage: "star").listItemTint(.red) }
        let plain = Stage(size: CGSize(width: 100, height: 50)) { Label("A", systemImage: "star") }
        #expect(try tinted.png() == plain.png())
    }
}
