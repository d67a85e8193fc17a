import ScrollworkTesting
import SwiftUI
import Testing

/// The rows of a menu. The card is at 40 points from the left, and 250 points wide.
@MainActor
@Suite struct MenuRowTests {
    private func opened<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws -> Stage {
        let stage = Stage(size: CGSize(width: 400, height: 600)) {
            Menu {
                content()
            } label: {
                Color.blue.frame(width: 40, height: 20).accessibilityIdentifier("label")
            }
            .position(x: 60, y: 50)
            .font(.largeTitle)
            .foregroundStyle(.green)
        }
        try stage.tap("label")
        try stage.settle()
        return stage
    }

    private func text(_ text: String, _ stage: Stage) -> Mark? {
        stage.marks.first { $0.kind == .text(text, size: 17, weight: 400) }
    }

    @Test func `Rows have colors of their own, whatever the style of the label is`() throws {
        let stage = try opened {
            Button("Copy") {}
            Button("Delete", role: .destructive) {}
            Button("Locked") {}.disabled(true)
            Button("Locked too", role: .destructive) {}.disabled(true)
        }
        for (label, red, green, alpha) in [
            ("Copy", 0, 0, 1), ("Delete", 1, 0x3B / 255.0, 1), ("Locked", 0, 0, 0.35),
            ("Locked too", 1, 0x3B / 255.0, 0.35),
        ] as [(String, Float, Float, Float)] {
            let color = try #require(text(label, stage)?.color, "\(label)")
            #expect(abs(color.red - red) < 0.003 && abs(color.green - green) < 0.003, "\(label)")
            #expect(abs(color.alpha - alpha) < 0.003, "\(label)")
        }
    }

    /// Without marks, there are 16 points before a label. With marks, there are 10 points, a mark of 16 points, and 8
    /// points.
    @Test(arguments: [(nil, 56), (false, 74), (true, 74)] as [(Bool?, CGFloat)])
    func `Labels leave room for marks if a row can have one`(isOn: Bool?, x: CGFloat) throws {
        let stage = try opened {
            Button("Copy") {}
            if let isOn { Toggle("Grid", isOn: .constant(isOn)) }
        }
        for label in isOn == nil ? ["Copy"] : ["Copy", "Grid"] {
            let shown = try #require(text(label, stage))
            #expect(abs(shown.frame.minX - x) < 0.51, "\(label)")
        }
        let toggle = stage.semantics.flattened.first { $0.label == "Grid" }
        #expect(toggle?.value == isOn.map { $0 ? "On" : "Off" })
    }

    @Test func `The icon of a row is at its trailing edge`() throws {
        let stage = try opened {
            Button {
            } label: {
                Label {
                    Text(verbatim: "Copy")
                } icon: {
                    box(20, 10, "icon")
                }
            }
        }
        let title = try #require(text("Copy", stage))
        #expect(abs(title.frame.minX - 56) < 0.51)
        #expect(abs(try stage.frame(of: "icon").maxX - 274) < 0.51)
    }

    @Test func `A row under a finger has a background`() throws {
        let stage = try opened {
            Button("Copy") {}
            Button("Paste") {}
        }
        func backgrounds() -> [CGRect] {
            stage.fills(250, 44).filter { ($0.color?.alpha ?? 0) > 0.1 }.map(\.frame)
        }
        let row = try stage.element(.button, "Paste").frame
        #expect(backgrounds().isEmpty)
        let finger = stage.touch(at: CGPoint(x: row.midX, y: row.midY))
        stage.advance(by: 0.3)
        let pressed = backgrounds()
        #expect(pressed.count == 1 && abs((pressed.first?.midY ?? 0) - row.midY) < 0.51)
        finger.cancel()
        try stage.settle()
        #expect(backgrounds().isEmpty)
    }

    @Test func `A menu in a menu says whether it is open`() throws {
        let stage = try opened { Menu("More") { Button("Deep") {} } }
        func value() throws -> String? { try stage.element(.button, "More").value }
        #expect(try value() == "Collapsed")
        for (expected, isOpen) in [("Expanded", true), ("Collapsed", false)] {
            let row = try stage.element(.button, "More").frame
            stage.tap(at: CGPoint(x: row.midX, y: row.midY))
            try stage.settle()
            #expect(try value() == expected)
            #expect(stage.semantics.flattened.contains { $0.label == "Deep" } == isOpen)
        }
    }

    /// Assistive technology doesn't press long.
    @Test func `Assistive technology opens menus that a long press opens`() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 400, height: 600)) {
            VStack {
                Menu("Both") {
                    Button("Second") {}
                } primaryAction: {
                    log.note("first")
                }
                .accessibilityIdentifier("both")
                Text("Card").contextMenu { Button("Pin") {} }.accessibilityIdentifier("card")
                Menu("Plain") { Button("Other") {} }.accessibilityIdentifier("plain")
            }
        }
        for (name, row) in [("both", "Second"), ("card", "Pin")] {
            try stage.perform("Show menu", on: name)
            try stage.settle()
            #expect(stage.semantics.flattened.contains { $0.label == row }, "\(name)")
            stage.press(.escape)
            try stage.settle()
            #expect(!stage.semantics.flattened.contains { $0.label == row }, "\(name)")
        }
        try stage.activate("both")
        #expect(log.entries == ["first"])
        #expect(throws: StageError.self) { try stage.perform("Show menu", on: "plain") }
    }
}
