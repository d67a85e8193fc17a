@testable import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct TintedStyleTests {
    private func stage<V: View>(@ViewBuilder _ content: () -> V) -> Stage {
        Stage(size: CGSize(width: 200, height: 100), scale: 1, content: content)
    }

    private func holds(_ color: (red: Float, green: Float, blue: Float), _ stage: Stage) -> Bool {
        let pixels = Pixels(stage)
        for y in 0..<100 {
            for x in 0..<200 {
                let pixel = pixels[x, y]
                if abs(pixel.red - color.red) < 0.03, abs(pixel.green - color.green) < 0.03,
                    abs(pixel.blue - color.blue) < 0.03
                {
                    return true
                }
            }
        }
        return false
    }

    private static let magenta = Color(red: 1, green: 0, blue: 1),
        pixel: (red: Float, green: Float, blue: Float) = (1, 0, 1)

    @available(*, deprecated)
    @Test func aToggleHasTheTintOfItsStyle() {
        let plain = stage { Toggle("On", isOn: .constant(true)) }
        #expect(!holds(Self.pixel, plain))
        let tinted = stage { Toggle("On", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: Self.magenta)) }
        #expect(holds(Self.pixel, tinted))
    }

    @available(*, deprecated)
    @Test func aBarHasTheTintOfItsStyle() {
        let tinted = stage {
            ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: Self.magenta))
        }
        #expect(holds(Self.pixel, tinted))
    }

    @available(*, deprecated)
    @Test func aWheelHasTheTintOfItsStyleOrOfTheEnvironment() throws {
        let plain = try stage { ProgressView() }.png()
        let red = try stage { ProgressView().tint(.red) }.png()
        #expect(plain != red)
        let styled = try stage { ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red)) }.png()
        #expect(styled == red)
    }

    @Test func aSliderShowsTheLabelsOfItsBounds() throws {
        let stage = stage {
            Slider(
                value: .constant(3), in: 0...10, minimumValueLabel: Text("0").accessibilityIdentifier("low"),
                maximumValueLabel: Text("10").accessibilityIdentifier("high")
            ) {
                Text("Size")
            }
        }
        let slider = try stage.element(.slider, "Size").frame
        #expect(try stage.frame(of: "low").maxX <= slider.minX && slider.maxX <= stage.frame(of: "high").minX)
    }

    @Test func glassButtonsAct() throws {
        let log = GestureLog()
        let stage = stage {
            HStack {
                Button("One") { log.note("one") }.buttonStyle(.glass).accessibilityIdentifier("one")
                Button("Two") { log.note("two") }.buttonStyle(.glassProminent).tint(Self.magenta)
                    .accessibilityIdentifier("two")
            }
        }
        #expect(holds(Self.pixel, stage))
        try stage.tap("one")
        try stage.tap("two")
        #expect(log.entries == ["one", "two"])
    }

    @Test func viewsShareAPieceOfGlass() throws {
        struct Pair: View {
            let isShared: Bool
            @Namespace private var space

            var body: some View {
                GlassEffectContainer {
                    HStack(spacing: 60) {
                        ForEach(0..<2) { _ in
                            Color.clear.frame(width: 40, height: 40)
                                .glassEffect(.regular.tint(TintedStyleTests.magenta), in: .rect)
                                .glassEffectUnion(id: isShared ? "all" : nil, namespace: space)
                        }
                    }
                }
            }
        }
        let parted = Pixels(stage { Pair(isShared: false) }), shared = Pixels(stage { Pair(isShared: true) })
        #expect(parted[100, 50].green > 0.99 && parted[50, 50].green < 0.8)
        #expect(shared[100, 50].green < 0.8 && shared[50, 50].green < 0.8)
    }
}
