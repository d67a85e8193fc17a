import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct KeyPressTests {
    private final class Received { var keys: [String] = [] }

    @Test func theInnermostViewThatHandlesAKeyReceivesIt() throws {
        let received = Received()
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            VStack {
                Color.red
                    .focusable()
                    .onKeyPress(.rightArrow) {
                        received.keys.append("inner")
                        return .handled
                    }
                    .onKeyPress(characters: .decimalDigits) { press in
                        received.keys.append(press.characters)
                        return .handled
                    }
                    .accessibilityIdentifier("inner")
            }
            .onKeyPress(phases: .all) { press in
                received.keys.append(press.phase == .up ? "up" : "outer")
                return .handled
            }
        }
        stage.press(.tab)
        received.keys.removeAll()
        stage.press(.rightArrow)
        #expect(received.keys == ["inner", "up"])
        received.keys.removeAll()
        stage.press(.character("7"))
        stage.press(.leftArrow)
        #expect(received.keys == ["7", "up", "outer", "up"])
    }

    @Test func anIgnoredKeyContinues() {
        let received = Received()
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Color.red
                .focusable()
                .onKeyPress(keys: [.home, "a"]) { press in
                    received.keys.append("ignored")
                    return .ignored
                }
                .onKeyPress(.home) {
                    received.keys.append("home")
                    return .handled
                }
        }
        stage.press(.tab)
        stage.press(.home)
        #expect(received.keys == ["ignored", "home"])
    }

    @Test func anAdjustableViewMadeFocusableIsOneStopOfTheTabKey() throws {
        let received = Received()
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Color.red
                .accessibilityElement()
                .accessibilityLabel("Size")
                .accessibilityAdjustableAction { _ in received.keys.append("adjusted") }
                .focusable()
                .onKeyPress(.upArrow) {
                    received.keys.append("up")
                    return .handled
                }
                .accessibilityIdentifier("size")
        }
        #expect(try stage.element(.slider, "Size").isFocusable)
        try stage.focus("size")
        #expect(try stage.element(.slider, "Size").isFocused)
        stage.press(.upArrow)
        stage.press(.tab)
        stage.press(.upArrow)
        #expect(received.keys == ["up", "up"])
    }

    /// The adjustable view receives the keys of the group.
    @Test func aGroupHasTheFocusInPlaceOfTheViewsInIt() {
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Color.red
                .accessibilityElement()
                .accessibilityLabel("Size")
                .accessibilityAdjustableAction { _ in }
                .overlay { Text("Large") }
                .focusable()
        }
        stage.press(.tab)
        let nodes = stage.semantics.flattened
        #expect(nodes.compactMap(\.label) == ["Size", "Large"])
        #expect(nodes.filter(\.isFocused).map(\.role) == [.group])
        #expect(nodes.filter(\.isFocusable).map(\.role) == [.group])
    }
}
