import LayerTree
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct ButtonTests {
    private let size = CGSize(width: 200, height: 200)

    private func stage<V: View>(@ViewBuilder _ content: (GestureLog) -> V) -> (Stage, GestureLog) {
        let log = GestureLog()
        return (Stage(size: size) { content(log) }, log)
    }

    private struct Loud: ButtonStyle {
        @Environment(\.isEnabled) private var isEnabled

        func makeBody(configuration: Configuration) -> some View {
            configuration.label
                .padding(20)
                .background(.red)
                .accessibilityIdentifier(configuration.isPressed ? "pressed" : isEnabled ? "resting" : "off")
        }
    }

    @Test func itActsWhenTheFingerLifts() throws {
        let (stage, log) = stage { log in
            Button("Go") { log.note("go") }.buttonStyle(Loud())
        }
        let finger = stage.touch(at: CGPoint(x: 100, y: 100))
        #expect(stage.exists("pressed"))
        finger.hold(for: 3)
        #expect(log.entries.isEmpty)
        finger.lift()
        #expect(log.entries == ["go"])
        #expect(stage.exists("resting"))
    }

    @Test func slidingOffReleasesAndReturningPressesAgain() {
        let (stage, log) = stage { log in
            Button("Go") { log.note("go") }.buttonStyle(Loud())
        }
        let finger = stage.touch(at: CGPoint(x: 100, y: 100))
        finger.move(to: CGPoint(x: 100, y: 10), over: 0.1)
        #expect(stage.exists("pressed"))
        finger.move(to: CGPoint(x: 100, y: -60), over: 0.1)
        #expect(stage.exists("resting"))
        finger.move(to: CGPoint(x: 100, y: 100), over: 0.1)
        #expect(stage.exists("pressed"))
        finger.move(to: CGPoint(x: 100, y: -60), over: 0.1)
        finger.lift()
        #expect(log.entries.isEmpty)
    }

    @Test func aListThatScrollsEndsThePress() {
        let log = GestureLog()
        let stage = Stage(size: size) {
            ScrollView { Button("Go") { log.note("go") }.buttonStyle(Loud()).frame(height: 800, alignment: .top) }
        }
        let finger = stage.touch(at: CGPoint(x: 100, y: 30))
        #expect(stage.exists("pressed"))
        finger.move(by: CGSize(width: 0, height: -15), over: 0.1)
        #expect(stage.exists("resting"))
        finger.lift()
        #expect(log.entries.isEmpty)
    }

    @Test func aDisabledButtonDoesNothing() throws {
        let (stage, log) = stage { log in
            Button("Go") { log.note("go") }.buttonStyle(Loud()).disabled(true)
        }
        #expect(stage.exists("off"))
        stage.tap(at: CGPoint(x: 100, y: 100))
        #expect(log.entries.isEmpty)
        let node = try #require(stage.semantics.flattened.first { $0.role == .button })
        #expect(node.traits.contains(.disabled) && node.actions.isEmpty && !node.isFocusable)
    }

    @Test func keysPressTheButtonWithTheFocus() {
        let (stage, log) = stage { log in
            VStack {
                Button("One") { log.note("one") }
                Button("Two") { log.note("two") }
            }
        }
        stage.press(.tab)
        stage.press(.return)
        stage.press(.tab)
        stage.press(.space)
        #expect(log.entries == ["one", "two"])
    }

    @Test func assistiveTechnologyReadsItsLabelAndPressesIt() throws {
        let (stage, log) = stage { log in
            Button {
                log.note("go")
            } label: {
                HStack {
                    Text("Go")
                    Text("now")
                }
            }
            .accessibilityIdentifier("button")
        }
        let node = try #require(stage.semantics.flattened.first { $0.identifier == "button" })
        #expect(node.role == .button)
        #expect(node.label == "Go, now")
        try stage.activate("button")
        #expect(log.entries == ["go"])
    }

    @Test func aButtonPrecedesTapsAndLongPressesAroundIt() {
        let (stage, log) = stage { log in
            Button("Go") { log.note("go") }.buttonStyle(Loud())
                .onTapGesture { log.note("tap") }
                .onLongPressGesture { log.note("press") }
        }
        let finger = stage.touch(at: CGPoint(x: 100, y: 100))
        finger.hold(for: 0.6)
        finger.lift()
        #expect(log.entries == ["go"])
    }

    @Test func aStyleCanTriggerTheActionLater() {
        struct Twice: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button(configuration).simultaneousGesture(TapGesture().onEnded { configuration.trigger() })
            }
        }
        let (stage, log) = stage { log in Button("Go") { log.note("go") }.buttonStyle(Twice()) }
        stage.tap(at: CGPoint(x: 100, y: 100))
        #expect(log.entries == ["go", "go"])
    }

    @Test func bordersAddSpaceByTheirSize() throws {
        let stage = Stage(size: size) {
            VStack {
                Button {
                } label: {
                    Color.red.frame(width: 30, height: 20)
                }.buttonStyle(.plain)
                    .accessibilityIdentifier("plain")
                Button {
                } label: {
                    Color.red.frame(width: 30, height: 20)
                }.buttonStyle(.bordered)
                    .accessibilityIdentifier("bordered")
                Button {
                } label: {
                    Color.red.frame(width: 30, height: 20)
                }.buttonStyle(.borderedProminent)
                    .controlSize(.large).accessibilityIdentifier("large")
            }
        }
        #expect(try stage.frame(of: "plain").size == CGSize(width: 30, height: 20))
        #expect(try stage.frame(of: "bordered").size == CGSize(width: 54, height: 34))
        #expect(try stage.frame(of: "large").size == CGSize(width: 70, height: 50))
    }

    struct Pair: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.onTapGesture { configuration.trigger() }
            Color.red.frame(width: 10, height: 10).accessibilityIdentifier("beside")
        }
    }

    /// A style can create several views for a button, which are one view in its container.
    @Test func aButtonIsOneView() throws {
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            VStack(spacing: 0) {
                Button {
                } label: {
                    Color.blue.frame(width: 50, height: 20).accessibilityIdentifier("label")
                }
                .buttonStyle(Pair())
                .padding(5)
            }
        }
        let label = try stage.frame(of: "label"), beside = try stage.frame(of: "beside")
        #expect(label.maxX <= beside.minX && abs(label.midY - beside.midY) < 0.01)
    }
}
