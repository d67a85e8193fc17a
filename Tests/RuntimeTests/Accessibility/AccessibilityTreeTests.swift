import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// The elements that modifiers create and change.
@MainActor
@Suite struct AccessibilityTreeTests {
    private func nodes<V: View>(mirrored: Bool = false, @ViewBuilder _ content: () -> V) -> [SemanticsNode] {
        stage(mirrored: mirrored, content).semantics.flattened.filter { $0.identifier == "view" }
    }

    private func stage<V: View>(mirrored: Bool = false, @ViewBuilder _ content: () -> V) -> Stage {
        Stage(
            size: CGSize(width: 300, height: 200), environment: { if mirrored { $0.layoutDirection = .rightToLeft } },
            content: content)
    }

    private func node<V: View>(@ViewBuilder _ content: () -> V) throws -> SemanticsNode {
        try #require(nodes(content).first)
    }

    private var text: some View { Text(verbatim: "word").accessibilityIdentifier("view") }

    @Test func theFirstNamesOfModifiersHaveTheEffectsOfTheNewOnes() throws {
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            VStack {
                Text("A").accessibility(hidden: true)
                Text("B").accessibility(label: Text("Bee")).accessibility(value: Text("2"))
                    .accessibility(hint: Text("Buzzes")).accessibility(addTraits: [.isHeader, .isSelected])
                    .accessibility(removeTraits: .isSelected)
                    .accessibility(identifier: "b")
                Text("C").accessibility(sortPriority: 1).accessibility(inputLabels: [Text("See")])
            }
        }
        let nodes = stage.semantics.flattened.filter { $0.label == "C" || $0.label == "Bee" || $0.label == "A" }
        #expect(nodes.map { $0.label } == ["C", "Bee"])
        let bee = try #require(nodes.last)
        #expect(bee.value == "2" && bee.hint == "Buzzes" && bee.identifier == "b")
        #expect(bee.role == .heading && bee.traits.isEmpty)
    }

    @Test func `Traits are a set`() {
        let all: [AccessibilityTraits] = [
            .isButton, .isHeader, .isSelected, .isLink, .isSearchField, .isImage, .playsSound, .isKeyboardKey,
            .isStaticText, .isSummaryElement, .updatesFrequently, .startsMediaSession, .allowsDirectInteraction,
            .causesPageTurn, .isModal, .isToggle, .isTabBar,
        ]
        for (index, trait) in all.enumerated() {
            #expect(all.indices.filter { all[$0].contains(trait) } == [index])
            #expect(!AccessibilityTraits().contains(trait))
        }
        var traits: AccessibilityTraits = [.isButton, .isLink]
        #expect(traits.contains(.isLink) && !traits.contains([.isLink, .isImage]))
        #expect(traits.union(.isImage) == [.isButton, .isLink, .isImage])
        #expect(traits.intersection([.isLink, .isImage]) == .isLink)
        #expect(traits.symmetricDifference([.isLink, .isImage]) == [.isButton, .isImage])
        let again = traits.insert(.isLink).inserted, new = traits.insert(.isImage)
        #expect(!again && new.inserted && new.memberAfterInsert == .isImage)
        let missing = traits.remove(.isHeader), removed = traits.remove(.isImage)
        #expect(missing == nil && removed == .isImage)
        let known = traits.update(with: .isLink), added = traits.update(with: .isHeader)
        #expect(known == .isLink && added == nil && traits == [.isButton, .isLink, .isHeader])
        traits.formIntersection([.isLink, .isHeader, .isImage])
        traits.formUnion(.isModal)
        traits.formSymmetricDifference([.isLink, .isToggle])
        #expect(traits == [.isHeader, .isModal, .isToggle])
    }

    @Test(
        arguments: [
            (.isHeader, .heading), (.isButton, .button), (.isLink, .link), (.isImage, .image), (.isSelected, .text),
            (.updatesFrequently, .text), (.isModal, .text), ([.isHeader, .isButton], .button),
            ([.isButton, .isLink], .link),
        ] as [(AccessibilityTraits, SemanticsRole)])
    func `Traits determine the role`(traits: AccessibilityTraits, role: SemanticsRole) throws {
        let node = try node { text.accessibilityAddTraits(traits) }
        #expect(node.role == role && node.label == "word")
        #expect(node.traits.contains(.selected) == traits.contains(.isSelected))
        #expect(node.traits.contains(.updatesFrequently) == traits.contains(.updatesFrequently))
        #expect(node.traits.contains(.modal) == traits.contains(.isModal))
        #expect(!node.traits.contains(.disabled))
        let removed = try self.node {
            text.accessibilityAddTraits(.isSelected).accessibilityAddTraits(traits).accessibilityRemoveTraits(traits)
        }
        #expect(removed.role == .text)
        #expect(removed.traits == (traits.contains(.isSelected) ? [] : .selected))
    }

    @Test func `A label, a value, and a hint replace those of the view`() throws {
        let node = try node {
            text.accessibilityLabel("label").accessibilityValue("value").accessibilityHint("hint")
        }
        #expect(node.label == "label" && node.value == "value" && node.hint == "hint" && node.role == .text)
        #expect(try self.node { text.accessibilityHeading(.h2) }.role == .heading)
        #expect(try self.node { text.accessibilityHint("h").disabled(true) }.traits.contains(.disabled))
        #expect(nodes { text.accessibilityHidden(true) }.isEmpty && !nodes { text.accessibilityHidden(false) }.isEmpty)
    }

    private func mark(_ label: String) -> some View { Color.red.frame(width: 9, height: 9).accessibilityLabel(label) }

    @Test func `Views with a higher priority are read first, and others in order`() {
        func labels<V: View>(@ViewBuilder _ content: () -> V) -> [String] {
            stage(content).semantics.flattened.compactMap(\.label)
        }
        let levels = labels {
            VStack {
                mark("a").accessibilitySortPriority(-1)
                mark("b")
                HStack {
                    mark("c"); mark("d").accessibilitySortPriority(2)
                }
                mark("e").accessibilitySortPriority(2)
                HStack {
                    mark("f"); mark("g").accessibilitySortPriority(3)
                }.accessibilitySortPriority(1)
            }
        }
        #expect(levels == ["g", "d", "e", "f", "b", "c", "a"])
        let inside = labels {
            mark("a")
            HStack {
                mark("b"); mark("c").accessibilitySortPriority(1)
            }.accessibilityElement(children: .contain)
        }
        #expect(inside == ["a", "c", "b"])
        let combined = labels {
            HStack {
                mark("a"); mark("b").accessibilitySortPriority(1)
            }.accessibilityElement(children: .combine)
        }
        #expect(combined == ["b, a"])
    }

    @Test func `A shape becomes an element if something is said about it`() throws {
        func count<V: View>(_ view: V) -> Int {
            stage { view }.semantics.flattened.count {
                $0.label == "said" || $0.value == "said" || $0.hint == "said" || !$0.actions.isEmpty
                    || $0.role == .heading || $0.role == .image || !$0.rotors.isEmpty
            }
        }
        let box = Color.red.frame(width: 20, height: 20)
        #expect(count(box) == 0 && count(box.accessibilityIdentifier("x")) == 0)
        #expect(count(box.accessibilityLabel("said")) == 1 && count(box.accessibilityValue("said")) == 1)
        #expect(count(box.accessibilityHint("said")) == 1 && count(box.accessibilityAction {}) == 1)
        #expect(count(box.accessibilityAdjustableAction { _ in }) == 1)
        #expect(count(box.accessibilityScrollAction { _ in }) == 1)
        #expect(count(box.accessibilityHeading(.h1)) == 1 && count(box.accessibilityAddTraits(.isImage)) == 1)
    }

    /// Returns the number of elements of a view.
    private func count(_ view: some View) -> Int { stage { view }.semantics.flattened.count - 1 }

    @Test func `A shape is one element if anything is said about it, and an identifier says nothing`() {
        let box = Color.red.frame(width: 20, height: 20)
        #expect(count(box) == 0 && count(box.accessibilityIdentifier("x")) == 0)
        #expect(count(box.accessibilitySortPriority(1)) == 0 && count(box.accessibilityHidden(false)) == 0)
        #expect(count(box.accessibilityAddTraits([])) == 0 && count(box.accessibilityAddTraits(.isModal)) == 1)
        #expect(count(box.accessibilityRemoveTraits([])) == 0 && count(box.accessibilityRemoveTraits(.isButton)) == 1)
        #expect(count(box.accessibilityElement()) == 1 && count(box.accessibilityElement(children: .contain)) == 1)
        #expect(count(box.accessibilityRotor("Parts", textRanges: [])) == 1)
    }

    private var pair: some View {
        HStack {
            Text(verbatim: "ab")
            Text(verbatim: "b")
        }
    }

    @Test func `A described group contains its children, unless it is adjustable`() throws {
        let named = try node { pair.accessibilityLabel("ab b").accessibilityIdentifier("view") }
        #expect(named.role == .group && named.label == "ab b" && named.children.map(\.label) == ["ab", "b"])
        let adjusted = try node { pair.accessibilityAdjustableAction { _ in }.accessibilityIdentifier("view") }
        #expect(adjusted.role == .slider && adjusted.label == nil && adjusted.children.isEmpty)
    }

    /// The modifier around the view makes an element that replaces that of the view.
    @Test func `A view with another action says what it says without`() throws {
        func stage(hasMore: Bool) -> Stage {
            self.stage {
                let slider = Slider(value: .constant(0.5), in: 0...2)
                    .accessibilityRotor("Parts", textRanges: [])
                    .accessibilityLabel("label").accessibilityValue("value").accessibilityHint("hint")
                    .accessibilityAddTraits(.isSelected)
                    .accessibilityIdentifier("view")
                if hasMore { slider.accessibilityAction(named: "More") {} } else { slider }
            }
        }
        func node(_ stage: Stage) throws -> SemanticsNode {
            try #require(stage.semantics.flattened.first { $0.identifier == "view" })
        }
        for isFocused in [false, true] {
            let plain = stage(hasMore: false), more = stage(hasMore: true)
            if isFocused {
                try plain.focus("view")
                try more.focus("view")
            }
            var expected = try node(plain)
            let found = try node(more)
            #expect(expected.value == "value" && expected.rotors.count == 1 && expected.range == 0...2)
            #expect(expected.isFocusable && expected.isFocused == isFocused)
            expected.id = found.id
            expected.actions.append(.custom("More"))
            #expect(found == expected)
        }
        let group = try self.node {
            pair.accessibilityLabel("ab b").accessibilityIdentifier("view").accessibilityAction(named: "More") {}
        }
        #expect(group.role == .group && group.children.map(\.label) == ["ab", "b"])
    }

    /// Only the label of a text that contains those of its links isn't repeated.
    @Test func `A combined element reads the label of a group and what is inside`() throws {
        let combined = try node {
            VStack {
                pair.accessibilityLabel("ab b")
                Text(verbatim: "c")
            }
            .accessibilityElement(children: .combine).accessibilityIdentifier("view")
        }
        #expect(combined.label == "ab b, ab, b, c")
    }

    @Test func `Children are contained, combined, or ignored`() throws {
        func element(_ behavior: AccessibilityChildBehavior) throws -> SemanticsNode {
            try node {
                HStack {
                    Text(verbatim: "one").accessibilityValue("1")
                    Text(verbatim: "two").accessibilityValue("2")
                    Color.red.frame(width: 5, height: 5)
                }
                .accessibilityElement(children: behavior).accessibilityIdentifier("view")
            }
        }
        let contained = try element(.contain), combined = try element(.combine), ignored = try element(.ignore)
        #expect(contained.role == .group && contained.children.map(\.label) == ["one", "two"])
        #expect(contained.label == nil)
        #expect(combined.role == .text && combined.label == "one, two" && combined.value == "1, 2")
        #expect(combined.children.isEmpty && ignored.children.isEmpty && ignored.label == nil)
        let empty = try node {
            Color.red.frame(width: 5, height: 5).accessibilityElement(children: .combine)
                .accessibilityIdentifier("view")
        }
        #expect(empty.label == nil && empty.value == nil)
    }

    // MARK: Adjusting

    private struct Adjusted: View {
        let log: GestureLog
        var isDisabled = false
        var body: some View {
            Text(verbatim: "amount")
                .accessibilityAdjustableAction { log.note($0 == .increment ? "up" : "down") }
                .accessibilityIdentifier("view")
                .disabled(isDisabled)
        }
    }

    @Test(
        arguments: [
            (.upArrow, false, ["up"]), (.downArrow, false, ["down"]), (.rightArrow, false, ["up"]),
            (.leftArrow, false, ["down"]), (.rightArrow, true, ["down"]), (.leftArrow, true, ["up"]),
            (.upArrow, true, ["up"]), (.downArrow, true, ["down"]), (.space, false, []),
        ] as [(KeyEvent.Key, Bool, [String])])
    func `Keys adjust the focused element`(key: KeyEvent.Key, mirrored: Bool, expected: [String]) throws {
        let log = GestureLog()
        let stage = stage(mirrored: mirrored) { Adjusted(log: log) }
        stage.press(key)
        #expect(log.entries.isEmpty)
        try stage.focus("view")
        stage.press(key)
        #expect(log.entries == expected)
    }

    @Test func `Assistive technology adjusts an element`() throws {
        let log = GestureLog()
        let stage = stage { Adjusted(log: log) }
        let node = try #require(stage.semantics.flattened.first { $0.identifier == "view" })
        #expect(node.role == .slider && node.isFocusable && node.label == "amount")
        #expect(node.actions.contains(.increment) && node.actions.contains(.decrement))
        try stage.adjust("view", .increment)
        try stage.adjust("view", .decrement)
        #expect(log.entries == ["up", "down"])
        let disabled = self.stage { Adjusted(log: log, isDisabled: true) }.semantics.flattened
            .first { $0.identifier == "view" }
        #expect(disabled?.isFocusable == false && disabled?.traits.contains(.disabled) == true)
    }

    // MARK: Actions

    @Test func `Actions are found by their name`() throws {
        let log = GestureLog()
        let stage = stage {
            VStack {
                Text(verbatim: "item")
                    .accessibilityAction { log.note("default") }
                    .accessibilityAction(named: "Open") { log.note("open") }
                    .accessibilityAction(named: "Close") { log.note("close") }
                    .accessibilityIdentifier("view")
                Button("Inner") { log.note("inner") }.accessibilityAction(named: "More") { log.note("more") }
                    .accessibilityIdentifier("button")
            }
        }
        try stage.activate("view")
        try stage.perform("Close", on: "view")
        try stage.perform("Open", on: "view")
        try stage.perform("More", on: "button")
        try stage.activate("button")
        #expect(log.entries == ["default", "close", "open", "more", "inner"])
        #expect(throws: StageError.self) { try stage.perform("Fly", on: "view") }
    }

    @Test(
        arguments: [
            (.up, false, "top"), (.down, false, "bottom"), (.left, false, "leading"), (.right, false, "trailing"),
            (.left, true, "trailing"), (.right, true, "leading"), (.up, true, "top"),
        ] as [(SemanticsAction.Direction, Bool, String)])
    func `A scroll action has an edge of the writing direction`(
        direction: SemanticsAction.Direction, mirrored: Bool, edge: String
    ) throws {
        let log = GestureLog()
        let stage = stage(mirrored: mirrored) {
            Color.red.frame(width: 50, height: 50).accessibilityLabel("page")
                .accessibilityScrollAction { log.note("\($0)") }
                .accessibilityIdentifier("view")
        }
        let node = try #require(stage.semantics.flattened.first { $0.identifier == "view" })
        for direction in [SemanticsAction.Direction.up, .down, .left, .right] {
            #expect(node.actions.count { $0 == .scroll(direction) } == 1)
        }
        try stage.scrollAction("view", direction)
        #expect(log.entries == [edge])
    }

    // MARK: Changes

    @MainActor @Observable final class Word { var text = "one" }

    private struct Said: View {
        let word: Word
        var body: some View { Text(verbatim: word.text) }
    }

    @Test func `A frame reports whether the tree changed`() {
        let word = Word()
        let stage = stage { Said(word: word) }
        #expect(!stage.graph.frame(at: 0).semanticsChanged)
        word.text = "other"
        #expect(stage.graph.frame(at: 0).semanticsChanged)
        #expect(!stage.graph.frame(at: 0).semanticsChanged)
    }

    @MainActor @Observable final class Switch { var isOn = false }

    private struct Moving: View {
        let model: Switch
        let isScaled: Bool
        var body: some View {
            Color.red.frame(width: 40, height: 20).accessibilityLabel("box")
                .scaleEffect(isScaled && model.isOn ? 3 : 1)
                .offset(x: !isScaled && model.isOn ? 100 : 0)
        }
    }

    /// No body is evaluated and nothing is laid out while an effect is animated.
    @Test(
        arguments: [
            (false, CGRect(x: 180, y: 90, width: 40, height: 20)), (true, CGRect(x: 110, y: 80, width: 80, height: 40)),
        ])
    func `An element moves with the effects on its view`(isScaled: Bool, half: CGRect) throws {
        let model = Switch()
        let stage = stage { Moving(model: model, isScaled: isScaled) }
        func frame() throws -> CGRect {
            try #require(stage.semantics.flattened.first { $0.label == "box" }).frame
        }
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        stage.update()
        #expect(try frame().isNear(CGRect(x: 130, y: 90, width: 40, height: 20)))
        #expect(stage.graph.frame(at: 0.5).semanticsChanged)
        #expect(try frame().isNear(half))
    }

    @Test func `A scroll area says whether it scrolls vertically`() throws {
        for (axes, isVertical) in [(.vertical, true), (.horizontal, false), ([.horizontal, .vertical], true)]
            as [(Axis.Set, Bool)]
        {
            let stage = stage { ScrollView(axes) { Color.red.frame(width: 900, height: 900) } }
            let area = try #require(stage.semantics.flattened.first { $0.role == .scrollArea })
            #expect(area.traits.contains(.vertical) == isVertical)
        }
    }

    private struct Tappable: View {
        @State private var taps = 0
        var isDisabled = false

        var body: some View {
            Text("\(taps)").accessibilityIdentifier("taps")
            Text("content")
                .onTapGesture { taps += 1 }
                .accessibilityElement(children: .ignore)
                .accessibilityLabel("Day")
                .accessibilityAddTraits(.isButton)
                .accessibilityIdentifier("day")
                .disabled(isDisabled)
        }
    }

    /// Assistive technology activates an element with a tap on its center.
    @Test(arguments: [false, true]) func anElementThatIgnoresItsContentActivatesIt(isDisabled: Bool) throws {
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Tappable(isDisabled: isDisabled) }
        let day = try stage.element(.button, "Day")
        #expect(day.children.isEmpty && day.actions.contains(.activate) != isDisabled)
        if !isDisabled { try stage.activate("day") }
        #expect(try stage.text(of: "taps") == (isDisabled ? "0" : "1"))
    }

    @Test func theButtonsOfATabBarAreTabs() throws {
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            HStack {
                Button("One") {}.accessibilityAddTraits(.isSelected)
                Button("Two") {}
                Text("Three")
            }
            .accessibilityElement(children: .contain)
            .accessibilityAddTraits(.isTabBar)
        }
        let bar = try #require(stage.semantics.flattened.first { $0.role == .tabList })
        #expect(bar.children.map(\.role) == [.tab, .tab, .text])
        #expect(bar.children.map { $0.traits.contains(.selected) } == [true, false, false])
        #expect(bar.children.map { $0.actions.contains(.activate) } == [true, true, false])
    }
}
