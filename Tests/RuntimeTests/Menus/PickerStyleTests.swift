import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct PickerStyleTests {
    private let size = CGSize(width: 390, height: 700)
    private enum Fruit: String, CaseIterable, Identifiable {
        case apple, pear, plum
        var id: Self { self }
    }

    private struct Form<Style: PickerStyle>: View {
        let style: Style
        let isInList: Bool
        let log: GestureLog
        @State var fruit = Fruit.pear

        var body: some View {
            NavigationStack {
                if isInList {
                    List { picker }
                } else {
                    VStack { picker }
                }
            }
            .onChange(of: fruit) { log.note($1.rawValue) }
        }

        private var picker: some View {
            Picker("Fruit", selection: $fruit) {
                ForEach(Fruit.allCases) { fruit in Text(fruit.rawValue) }
            }
            .accessibilityIdentifier("picker")
            .pickerStyle(style)
        }
    }

    private func press(_ label: String, _ stage: Stage) throws {
        let node = try #require(
            stage.semantics.flattened.first { ($0.label ?? "").contains(label) && $0.actions.contains(.activate) },
            "\(stage.semantics.flattened.map { ($0.role, $0.label) })")
        stage.tap(at: CGPoint(x: node.frame.midX, y: node.frame.midY))
        try stage.settle()
    }

    @Test(arguments: [false, true]) func aMenuShowsTheSelectionAndOpensTheOthers(isInList: Bool) throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Form(style: .menu, isInList: isInList, log: log) }
        #expect(!stage.semantics.flattened.contains { ($0.label ?? "").contains("plum") })
        try press("pear", stage)
        try press("plum", stage)
        #expect(log.entries == ["plum"])
        try press("plum", stage)
        try press("apple", stage)
        #expect(log.entries == ["plum", "apple"])
    }

    @Test(arguments: [false, true]) func inlineRowsMarkTheSelection(isInList: Bool) throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Form(style: .inline, isInList: isInList, log: log) }
        func isChosen(_ label: String) -> Bool {
            stage.semantics.flattened.contains { $0.label == label && $0.traits.contains(.selected) }
        }
        #expect(isChosen("pear") && !isChosen("apple"))
        try press("apple", stage)
        #expect(log.entries == ["apple"] && isChosen("apple") && !isChosen("pear"))
    }

    @Test func aLinkShowsTheValuesOnTheirOwnScreen() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Form(style: .navigationLink, isInList: true, log: log) }
        try press("Fruit", stage)
        try press("apple", stage)
        #expect(log.entries == ["apple"])
        #expect(
            stage.semantics.flattened.contains {
                ($0.label ?? "").contains("Fruit") && ($0.label ?? "").contains("apple")
            })
    }

    /// Without a stack, there's no other screen.
    @Test func aLinkOutsideOfAStackOpensAMenu() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Plain(style: .navigationLink, log: log) }
        try press("pear", stage)
        #expect(stage.semantics.flattened.contains { $0.traits.contains(.modal) })
        try press("plum", stage)
        #expect(log.entries == ["plum"])
    }

    private struct Plain<Style: PickerStyle>: View {
        let style: Style
        var isInList = false
        var isInMenu = false
        var hidesLabel = false
        var log = GestureLog()
        @State private var fruit = Fruit.pear

        var body: some View {
            if isInList {
                List { shown }
            } else if isInMenu {
                Menu("More") { shown }.accessibilityIdentifier("more")
            } else {
                shown
            }
        }

        @ViewBuilder private var shown: some View { if hidesLabel { picker.labelsHidden() } else { picker } }

        private var picker: some View {
            Picker("Fruit", selection: $fruit) { ForEach(Fruit.allCases) { fruit in Text(fruit.rawValue) } }
                .pickerStyle(style)
                .onChange(of: fruit) { log.note($1.rawValue) }
        }
    }

    /// Returns the size of the label's text, or `nil` if it's hidden.
    private func labelSize(_ stage: Stage) -> Double? {
        for mark in stage.marks {
            if case .text(let text, size: let size, weight: _) = mark.kind, text.lowercased() == "fruit" { return size }
        }
        return nil
    }

    @Test(
        arguments: [
            (false, false, nil, 17), (false, true, nil, nil), (true, false, 17, 13), (true, true, nil, nil),
        ] as [(Bool, Bool, Double?, Double?)])
    func aListShowsTheLabelsOfItsPickers(isInList: Bool, hidesLabel: Bool, menu: Double?, inline: Double?) {
        let button = Stage(size: size) { Plain(style: .menu, isInList: isInList, hidesLabel: hidesLabel) }
        #expect(labelSize(button) == menu)
        let rows = Stage(size: size) { Plain(style: .inline, isInList: isInList, hidesLabel: hidesLabel) }
        #expect(labelSize(rows) == inline)
    }

    @Test func aPickerInAMenuShowsItsLabelOnlyWithAStyle() throws {
        func isLabeled<Style: PickerStyle>(_ style: Style) throws -> Bool {
            let stage = Stage(size: size) { Plain(style: style, isInMenu: true) }
            try stage.tap("more")
            try stage.settle()
            #expect(stage.semantics.flattened.contains { $0.label == "plum" })
            return labelSize(stage) != nil
        }
        #expect(try isLabeled(.inline))
        #expect(try !isLabeled(.automatic))
    }

    @MainActor @Observable final class Model { var number = 2 }

    private struct Wheel: View {
        @Bindable var model: Model

        var body: some View {
            Picker("Number", selection: $model.number) { ForEach(0..<6) { Text(verbatim: "\($0)").tag($0) } }
                .pickerStyle(.wheel)
        }
    }

    /// The wheel is in the middle of the window.
    private func middleRow(_ stage: Stage) -> [String] {
        stage.marks.compactMap { mark -> String? in
            guard case .text(let text, size: 20, weight: _) = mark.kind, abs(mark.frame.midY - 150) < 1 else {
                return nil
            }
            return text
        }
    }

    @Test func aWheelTurnsToTheValueThatTheProgramSets() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 300, height: 300)) { Wheel(model: model) }
        try stage.settle()
        #expect(middleRow(stage) == ["2"])
        for number in [5, 0, 3] {
            model.number = number
            try stage.settle()
            #expect(middleRow(stage) == ["\(number)"])
        }
    }

    /// A row is 32 points high, and a drag begins after 10 points.
    @Test func aWheelUnderAFingerKeepsItsPlaceWhateverTheProgramSets() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 300, height: 300)) { Wheel(model: model) }
        try stage.settle()
        let finger = stage.touch(at: CGPoint(x: 150, y: 150))
        finger.move(by: CGSize(width: 0, height: -42), over: 0.4)
        model.number = 0
        stage.advance(by: 0.3)
        #expect(middleRow(stage) == ["3"])
        finger.lift()
        try stage.settle()
        #expect(middleRow(stage) == ["3"] && model.number == 3)
    }

    @Test func aWheelSelectsTheValueThatRestsInTheMiddle() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Form(style: .wheel, isInList: false, log: log) }
        try stage.settle()
        stage.drag(from: CGPoint(x: 195, y: 350), to: CGPoint(x: 195, y: 315), over: 0.5)
        try stage.settle()
        #expect(log.entries.last == "plum", "\(log.entries)")
        stage.drag(from: CGPoint(x: 195, y: 350), to: CGPoint(x: 195, y: 450), over: 0.5)
        try stage.settle()
        #expect(log.entries.last == "apple", "\(log.entries)")
    }

    private struct Light: Identifiable {
        let id: Int
        var color: String
    }

    private struct Several: View {
        @State var lights = [Light(id: 0, color: "red"), Light(id: 1, color: "green")]

        var body: some View {
            VStack {
                Picker("Color", sources: $lights, selection: \.color) {
                    Text("red").tag("red")
                    Text("green").tag("green")
                }
                .pickerStyle(.inline)
                Text(verbatim: lights.map(\.color).joined(separator: "+")).accessibilityIdentifier("all")
            }
        }
    }

    @Test func aPickerOfSeveralSourcesSetsAll() throws {
        let stage = Stage(size: size) { Several() }
        #expect(try stage.text(of: "all") == "red+green")
        let green = try stage.element(.button, "green").frame
        stage.tap(at: CGPoint(x: green.midX, y: green.midY))
        try stage.settle()
        #expect(try stage.text(of: "all") == "green+green")
    }
}
