import LayerTree
import ScrollworkTesting
import SwiftUI
import Testing

/// Sections whose headers expand and collapse them.
@MainActor
@Suite struct ExpandedSectionTests {
    private struct Sections<Style: ListStyle>: View {
        let style: Style
        let log: GestureLog
        @State private var isExpanded = true

        var body: some View {
            List {
                Section(isExpanded: $isExpanded) {
                    Text("One").accessibilityIdentifier("one")
                    Text("Two").accessibilityIdentifier("two")
                } header: {
                    HStack {
                        Text("Numbers").accessibilityIdentifier("numbers")
                        Button("Add") { log.note("add") }.accessibilityIdentifier("add")
                    }
                }
                Section("Letters") { Text("A").accessibilityIdentifier("a") }
                Button("Both") { isExpanded.toggle() }.accessibilityIdentifier("both")
            }
            .listStyle(style)
            .onChange(of: isExpanded) { log.note("\($1)") }
        }
    }

    private func stage<S: ListStyle>(_ style: S, _ log: GestureLog = GestureLog()) -> Stage {
        Stage(size: CGSize(width: 300, height: 600)) { Sections(style: style, log: log) }
    }

    @Test func `A tap on the header collapses and expands the section in a sidebar`() throws {
        let log = GestureLog()
        let stage = stage(.sidebar, log)
        let header = try stage.frame(of: "numbers"), letters = try stage.frame(of: "a").minY
        for y in [header.midY, header.midY] {
            // The chevron is at the trailing edge.
            stage.tap(at: CGPoint(x: 280, y: y))
            try stage.settle()
        }
        #expect(log.entries == ["false", "true"])
        stage.tap(at: CGPoint(x: header.midX, y: header.midY))
        stage.advance(by: 0.1)
        let moving = try stage.drawnFrame(of: "a").minY
        try stage.settle()
        #expect(log.entries.last == "false")
        #expect(!stage.exists("one") && !stage.exists("two"))
        let end = try stage.drawnFrame(of: "a").minY
        #expect(end < moving && moving < letters)
    }

    @Test func `A control in the header receives its taps`() throws {
        let log = GestureLog()
        let stage = stage(.sidebar, log)
        try stage.tap("add")
        try stage.settle()
        #expect(log.entries == ["add"])
    }

    @Test func `Keys and assistive technology collapse a section`() throws {
        let log = GestureLog()
        let stage = stage(.sidebar, log)
        func header() throws -> SemanticsNode {
            try #require(stage.semantics.flattened.first { $0.identifier == "numbers" && $0.role == .button })
        }
        #expect(try header().value == "Expanded" && header().label == "Numbers, Add")
        try stage.activate("numbers")
        try stage.settle()
        #expect(try log.entries == ["false"] && header().value == "Collapsed")
        stage.press(.tab)
        #expect(try header().isFocused)
        stage.press(.space)
        try stage.settle()
        #expect(log.entries == ["false", "true"])
    }

    @Test func `In other styles only the program changes the binding`() throws {
        func check<S: ListStyle>(_ style: S) throws {
            let log = GestureLog()
            let stage = stage(style, log)
            let header = try stage.frame(of: "numbers")
            stage.tap(at: CGPoint(x: 280, y: header.midY))
            stage.tap(at: CGPoint(x: header.midX, y: header.midY))
            try stage.settle()
            #expect(log.entries.isEmpty)
            try stage.tap("both")
            try stage.settle()
            #expect(log.entries == ["false"] && !stage.exists("one"))
        }
        try check(.plain)
        try check(.inset)
        try check(.grouped)
        try check(.insetGrouped)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `The chevron is at the trailing edge and turns`(direction: LayoutDirection) throws {
        let stage = Stage(
            size: CGSize(width: 300, height: 600),
            environment: {
                $0.layoutDirection = direction
                $0.displayScale = 1
            }
        ) { Sections(style: .sidebar, log: GestureLog()) }
        func chevron() throws -> CGRect {
            let y = try stage.frame(of: "numbers").midY
            let marks = stage.marks.filter {
                abs($0.frame.midY - y) < 4 && (direction == .rightToLeft ? $0.frame.maxX < 60 : $0.frame.minX > 240)
            }
            return try #require(marks.first).frame
        }
        // A chevron that points down is wider than high.
        #expect(try chevron().width > chevron().height)
        try stage.activate("numbers")
        try stage.settle()
        #expect(try chevron().width < chevron().height)
    }
}
