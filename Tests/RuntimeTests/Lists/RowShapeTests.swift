import ScrollworkTesting
import SwiftUI
import Testing

/// Rows as wholes: their corners, and the menus of the views that fill them.
@MainActor
@Suite struct RowShapeTests {
    private let size = CGSize(width: 300, height: 300)

    @Test func contentIsInsideTheCornersOfTheCard() {
        let stage = Stage(size: size, scale: 1) {
            List { Color(red: 1, green: 0, blue: 0).frame(height: 100).listRowInsets(EdgeInsets()) }
        }
        let pixels = Pixels(stage)
        #expect(hex(pixels[150, 60]) == "#FF0000FF" && hex(pixels[150, 17]) == "#FF0000FF")
        for (x, y) in [(17, 17), (282, 17), (17, 114), (282, 114)] {
            #expect(pixels[x, y].green > 0.9, "\(x) \(y)")
        }
    }

    @Test func aMenuOpensOverTheWholeRow() throws {
        func stage() -> Stage {
            Stage(size: size) { List { Text("A").contextMenu { Button("Copy") {} } }.listStyle(.plain) }
        }
        func isOpen(_ stage: Stage) -> Bool { stage.semantics.flattened.contains { $0.label == "Copy" } }
        let pressed = stage(), clicked = stage()
        let finger = pressed.touch(at: CGPoint(x: 200, y: 22))
        finger.hold(for: 0.8)
        finger.lift()
        try pressed.settle()
        #expect(isOpen(pressed))
        clicked.secondaryClick(at: CGPoint(x: 200, y: 22))
        try clicked.settle()
        #expect(isOpen(clicked))
    }
}
