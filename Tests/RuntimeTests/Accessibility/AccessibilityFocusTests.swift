import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// The accessibility focus, which a view reads and moves.
@MainActor
@Suite struct AccessibilityFocusTests {
    private struct Notice: View {
        let log: GestureLog
        @State private var isShown = false
        @AccessibilityFocusState private var isNoticed: Bool

        var body: some View {
            VStack {
                Button("Check") {
                    isShown = true
                    isNoticed = true
                }
                .accessibilityIdentifier("check")
                if isShown {
                    Text("Wrong").accessibilityFocused($isNoticed).accessibilityIdentifier("wrong")
                }
                Button("Other") {}.accessibilityIdentifier("other")
            }
            .onChange(of: isNoticed) { log.note("\(isNoticed)") }
        }
    }

    @Test func aStateMovesTheFocusToAViewThatAppears() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Notice(log: log) }
        #expect(stage.assistiveFocus == nil)
        try stage.activate("check")
        #expect(stage.assistiveFocus?.label == "Wrong")
        #expect(stage.accessibilityNotifications.last?.kind == .layoutChanged)
        #expect(log.entries == ["true"])
    }

    @Test func theStateEndsWhenTheFocusLeaves() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Notice(log: log) }
        try stage.activate("check")
        try stage.visit("other")
        #expect(log.entries == ["true", "false"])
        try stage.visit("wrong")
        #expect(log.entries == ["true", "false", "true"])
        #expect(stage.assistiveFocus?.label == "Wrong")
    }

    private struct Form: View {
        enum Field: Hashable { case name, code }
        let log: GestureLog
        @AccessibilityFocusState private var field: Field?
        @State private var isCodeShown = true

        var body: some View {
            VStack {
                Text("Name").accessibilityFocused($field, equals: .name).accessibilityIdentifier("name")
                if isCodeShown {
                    VStack {
                        Text("Code")
                        Text("Hint").accessibilityIdentifier("hint")
                    }
                    .accessibilityElement(children: .contain)
                    .accessibilityFocused($field, equals: .code)
                }
                Button("To code") { field = .code }.accessibilityIdentifier("to-code")
                Button("Nowhere") { field = nil }.accessibilityIdentifier("nowhere")
                Button("Remove") { isCodeShown = false }.accessibilityIdentifier("remove")
            }
            .onChange(of: field) { log.note(field.map { "\($0)" } ?? "none") }
        }
    }

    @Test func aValueIdentifiesTheViewWithTheFocus() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 200, height: 300)) { Form(log: log) }
        try stage.visit("name")
        try stage.activate("to-code")
        #expect(stage.assistiveFocus?.label == "Code")
        // The state doesn't pass through `nil` between two views.
        #expect(log.entries == ["name", "code"])
        try stage.visit("hint")
        #expect(log.entries == ["name", "code"])
        try stage.visit("name")
        #expect(log.entries == ["name", "code", "name"])
        try stage.activate("nowhere")
        #expect(stage.assistiveFocus == nil)
        #expect(log.entries == ["name", "code", "name", "none"])
    }

    @Test func theStateEndsWithTheView() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 200, height: 300)) { Form(log: log) }
        try stage.visit("hint")
        try stage.activate("remove")
        stage.update()
        #expect(log.entries == ["code", "none"])
    }

    @Test func aViewThatGoesInTheSameUpdateGetsNoFocus() throws {
        struct Screen: View {
            @AccessibilityFocusState private var isRead: Bool
            @State private var isShown = true
            var body: some View {
                if isShown { Text("Rain").accessibilityFocused($isRead) }
                Button("Hide") {
                    isRead = true
                    isShown = false
                }
                .accessibilityIdentifier("hide")
            }
        }
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Screen() }
        try stage.activate("hide")
        #expect(stage.assistiveFocus?.label != "Rain")
        #expect(stage.accessibilityNotifications.isEmpty)
    }

    @Test func anElementAroundTheViewReadsIt() throws {
        struct Row: View {
            @AccessibilityFocusState private var isRead: Bool
            var body: some View {
                VStack {
                    HStack {
                        Text("Rain").accessibilityFocused($isRead)
                        Text("12 mm")
                    }
                    .accessibilityElement(children: .combine)
                    Button("Read") { isRead = true }.accessibilityIdentifier("read")
                }
            }
        }
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Row() }
        try stage.activate("read")
        #expect(stage.assistiveFocus?.label == "Rain, 12 mm")
    }

    @Test func technologiesAreASet() {
        var set: AccessibilityTechnologies = [.voiceOver]
        #expect(set.contains(.voiceOver) && !set.contains(.switchControl))
        #expect(set.insert(.switchControl).inserted)
        #expect(set.remove(.voiceOver) == .voiceOver)
        #expect(set == .switchControl)
        let unknown = set.remove(.voiceOver), isNew = set.insert(.switchControl).inserted
        #expect(unknown == nil && !isNew)
        let known = set.update(with: .switchControl), added = set.update(with: .voiceOver)
        #expect(known == .switchControl && added == nil)
        #expect(set == [.voiceOver, .switchControl] && set.contains([.voiceOver, .switchControl]))
        #expect(!AccessibilityTechnologies.voiceOver.contains([.voiceOver, .switchControl]))
        #expect(set.intersection(.voiceOver) == .voiceOver && set.symmetricDifference(.voiceOver) == .switchControl)
        #expect(AccessibilityTechnologies.voiceOver.union(.switchControl) == set)
        set.formIntersection(.voiceOver)
        #expect(set == .voiceOver)
        set.formSymmetricDifference([.voiceOver, .switchControl])
        #expect(set == .switchControl)
        struct Screen: View {
            @AccessibilityFocusState(for: .voiceOver) private var isRead: Bool
            @AccessibilityFocusState(for: [.voiceOver, .switchControl]) private var row: Int?
            var body: some View {
                Text("A").accessibilityFocused($isRead).accessibilityFocused($row, equals: 1)
            }
        }
        _ = Stage(size: CGSize(width: 20, height: 20)) { Screen() }
    }
}
