import Foundation
import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// The options that pickers choose at their ends, while they are disabled, and for several sources.
@MainActor
@Suite struct PickerInputTests {
    private struct Numbers<Style: PickerStyle>: View {
        let style: Style
        @State var choice: Int
        let log: GestureLog

        var body: some View {
            Picker("Number", selection: $choice) { ForEach(1..<4) { Text(verbatim: "\($0)").tag($0) } }
                .pickerStyle(style).onChange(of: choice) { log.note("\($1)") }
        }
    }

    @Test(
        arguments: [
            (1, .increment, ["2"]), (2, .decrement, ["1"]), (3, .increment, []), (1, .decrement, []),
        ] as [(Int, SemanticsAction, [String])])
    func `A step of a wheel stops at the first and the last option`(
        choice: Int, action: SemanticsAction, expected: [String]
    ) throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            Numbers(style: .wheel, choice: choice, log: log)
        }
        let node = try #require(stage.semantics.flattened.first { $0.actions.contains(.increment) })
        #expect(node.label == "Number, \(choice)")
        stage.send(.semantics(id: node.id, action: action))
        try stage.settle()
        #expect(log.entries == expected)
    }

    @Test func `A disabled picker ignores fingers, keys, and assistive technology`() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 300, height: 60)) {
            Numbers(style: .segmented, choice: 2, log: log).disabled(true)
        }
        let segments = stage.semantics.flattened.filter { $0.role == .radio }
        #expect(segments.map(\.isFocusable) == [false, false, false])
        #expect(segments.allSatisfy { $0.traits.contains(.disabled) && $0.actions.isEmpty })
        stage.tap(at: CGPoint(x: 290, y: 30))
        stage.press(.tab)
        stage.press(.rightArrow)
        stage.send(.semantics(id: segments[0].id, action: .activate))
        stage.update()
        #expect(log.entries.isEmpty)
    }

    @MainActor @Observable final class Lock { var isLocked = false }

    private struct Lockable: View {
        let lock: Lock
        let log: GestureLog
        var body: some View { Numbers(style: .segmented, choice: 2, log: log).disabled(lock.isLocked) }
    }

    @Test func `A picker that is disabled under a finger keeps its selection`() {
        let lock = Lock(), log = GestureLog()
        let stage = Stage(size: CGSize(width: 300, height: 60)) { Lockable(lock: lock, log: log) }
        let finger = stage.touch(at: CGPoint(x: 290, y: 30))
        lock.isLocked = true
        stage.update()
        finger.lift()
        stage.update()
        #expect(log.entries.isEmpty)
        lock.isLocked = false
        stage.update()
        stage.tap(at: CGPoint(x: 290, y: 30))
        stage.update()
        #expect(log.entries == ["3"])
    }

    private struct Light: Identifiable {
        let id: Int
        var color: String
    }

    private struct Lights: View {
        @State var lights: [Light]

        var body: some View {
            Picker("Color", sources: $lights, selection: \.color) {
                Text("red").tag("red")
                Text("green").tag("green")
            }
            .pickerStyle(.menu)
        }
    }

    @Test(
        arguments: [
            (["red", "red"], "Color, red"), (["green", "green"], "Color, green"), (["red", "green"], "Color"),
        ] as [([String], String)])
    func `A menu shows the value that all sources have`(colors: [String], label: String) throws {
        let stage = Stage(size: CGSize(width: 300, height: 100)) {
            Lights(lights: colors.indices.map { Light(id: $0, color: colors[$0]) })
        }
        #expect(stage.semantics.flattened.filter { $0.role == .button }.compactMap(\.label) == [label])
    }

    private struct KindForm: View {
        @State private var kind = "Small"

        var body: some View {
            Form {
                Picker("Kind", selection: $kind) { ForEach(["Small", "Large"], id: \.self) { Text($0) } }
                    .accessibilityIdentifier("kind")
            }
        }
    }

    /// The menu is beside the value at the end of the row.
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft], [0.05, 0.5, 0.95])
    func `The whole row of a form opens the menu`(direction: LayoutDirection, place: CGFloat) throws {
        let stage = Stage(
            size: CGSize(width: 500, height: 400), environment: { $0.layoutDirection = direction }
        ) { KindForm() }
        let row = try stage.frame(of: "kind")
        #expect(row.width > 400)
        stage.tap(at: CGPoint(x: row.minX + row.width * place, y: row.midY))
        try stage.settle()
        let option = try stage.element(.button, "Large").frame
        #expect(direction == .rightToLeft ? option.midX < 250 : option.midX > 250)
        stage.tap(at: CGPoint(x: option.midX, y: option.midY))
        try stage.settle()
        #expect(try stage.element(.button, "Kind, Large").frame == row)
    }
}
