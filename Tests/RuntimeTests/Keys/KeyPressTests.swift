import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct KeyPressTests {
    private final class Heard { var keys: [String] = [] }

    @Test func theInnermostViewWithAUseForAKeyHasIt() throws {
        let heard = Heard()
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            VStack {
                Color.red
                    .focusable()
                    .onKeyPress(.rightArrow) {
                        heard.keys.append("inner")
                        return .handled
                    }
                    .onKeyPress(characters: .decimalDigits) { press in
                        heard.keys.append(press.characters)
                        return .handled
                    }
                    .accessibilityIdentifier("inner")
            }
            .onKeyPress(phases: .all) { press in
                heard.keys.append(press.phase == .up ? "up" : "outer")
                return .handled
            }
        }
        stage.press(.tab)
        heard.keys.removeAll()
        stage.press(.rightArrow)
        #expect(heard.keys == ["inner", "up"])
        heard.keys.removeAll()
        stage.press(.character("7"))
        stage.press(.leftArrow)
        #expect(heard.keys == ["7", "up", "outer", "up"])
    }

    @Test func anIgnoredKeyGoesOn() {
        let heard = Heard()
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Color.red
                .focusable()
                .onKeyPress(keys: [.home, "a"]) { press in
                    heard.keys.append("ignored")
                    return .ignored
                }
                .onKeyPress(.home) {
                    heard.keys.append("home")
                    return .handled
                }
        }
        stage.press(.tab)
        stage.press(.home)
        #expect(heard.keys == ["ignored", "home"])
    }

    @Test func anAdjustableViewMadeFocusableIsOneStopOfTheTabKey() throws {
        let heard = Heard()
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Color.red
                .accessibilityElement()
                .accessibilityLabel("Size")
                .accessibilityAdjustableAction { _ in heard.keys.append("adjusted") }
                .focusable()
                .onKeyPress(.upArrow) {
                    heard.keys.append("up")
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
        #expect(heard.keys == ["up", "up"])
    }
}
