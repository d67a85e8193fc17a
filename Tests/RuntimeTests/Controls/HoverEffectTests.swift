import ScrollworkTesting
import SwiftUI
import Testing

/// The effects of a pointer over a view of 40 by 40 points in the middle of a window of 200 by 100.
@MainActor
@Suite struct HoverEffectTests {
    private let inside = CGPoint(x: 100, y: 50)

    private func stage(@ViewBuilder _ content: () -> some View) -> Stage {
        Stage(size: CGSize(width: 200, height: 100), environment: { $0.displayScale = 1 }) {
            content().frame(width: 200, height: 100).background(.white)
        }
    }

    private func box() -> some View {
        Color.red.frame(width: 40, height: 40).accessibilityElement().accessibilityIdentifier("box")
    }

    /// Returns whether a highlight is visible 3 points beside the view.
    private func isHighlighted(_ stage: Stage) -> Bool {
        let pixels = Pixels(stage)
        return pixels[77, 50] != pixels[10, 50]
    }

    private func isLifted(_ stage: Stage) throws -> Bool { try stage.drawnFrame(of: "box").width > 41 }

    @Test func `A highlight is behind the view`() throws {
        for effect in [HoverEffect.automatic, .highlight] {
            let stage = stage { box().hoverEffect(effect) }
            #expect(!isHighlighted(stage))
            stage.hover(at: inside)
            try stage.settle()
            #expect(isHighlighted(stage))
            let pixels = Pixels(stage)
            #expect(pixels[72, 50] == pixels[10, 50], "the highlight ends 6 points beside the view")
            #expect(try !isLifted(stage))
            stage.hover(at: .zero)
            try stage.settle()
            #expect(!isHighlighted(stage))
        }
    }

    @Test func `A lifted view is larger`() throws {
        let stage = stage { box().hoverEffect(.lift) }
        stage.hover(at: inside)
        try stage.settle()
        #expect(try abs(stage.drawnFrame(of: "box").width - 40 * 1.06) < 1e-6)
        #expect(try stage.frame(of: "box").width == 40)
        stage.hover(at: .zero)
        try stage.settle()
        #expect(try stage.drawnFrame(of: "box").width == 40)
    }

    @Test func `A highlight has the shape for hover effects`() throws {
        let stage = stage {
            Color.clear.frame(width: 40, height: 40).contentShape([.interaction, .hoverEffect], .circle)
                .hoverEffect(.highlight)
        }
        stage.hover(at: inside)
        try stage.settle()
        let pixels = Pixels(stage)
        #expect(pixels[100, 50] != pixels[10, 50])
        #expect(pixels[82, 32] == pixels[10, 50], "a corner is outside the circle")
        #expect(pixels[77, 50] == pixels[10, 50])
    }

    @Test func `Other kinds of content shapes do not change the highlight`() throws {
        let stage = stage { box().contentShape(.circle).hoverEffect() }
        stage.hover(at: inside)
        try stage.settle()
        #expect(isHighlighted(stage))
    }

    @Test func `Disabled effects and views stay as they are`() throws {
        func isChanged(@ViewBuilder _ content: () -> some View) throws -> Bool {
            let stage = stage(content)
            stage.hover(at: inside)
            try stage.settle()
            return isHighlighted(stage)
        }
        #expect(try isChanged { box().hoverEffect(isEnabled: true).hoverEffectDisabled(false) })
        #expect(try !isChanged { box().hoverEffect(isEnabled: false) })
        #expect(try !isChanged { box().hoverEffect().disabled(true) })
        #expect(try !isChanged { box().hoverEffect().hoverEffectDisabled() })
        #expect(try !isChanged { box().hoverEffect().hoverEffectDisabled(false).hoverEffectDisabled() })
    }

    @Test func `Views read whether hover effects are enabled`() throws {
        struct Reader: View {
            @Environment(\.isHoverEffectEnabled) private var isEnabled
            var body: some View { Text(isEnabled ? "on" : "off").accessibilityIdentifier("text") }
        }
        #expect(try stage { Reader() }.text(of: "text") == "on")
        #expect(try stage { Reader().hoverEffectDisabled() }.text(of: "text") == "off")
    }

    @Test func `Automatic effects are those of the views around`() throws {
        func isLifted(@ViewBuilder _ content: () -> some View) throws -> Bool {
            let stage = stage(content)
            stage.hover(at: inside)
            try stage.settle()
            return try self.isLifted(stage)
        }
        #expect(try isLifted { box().hoverEffect().defaultHoverEffect(.lift) })
        #expect(try !isLifted { box().hoverEffect(.highlight).defaultHoverEffect(.lift) })
        #expect(try !isLifted { box().hoverEffect().defaultHoverEffect(nil).defaultHoverEffect(.lift) })
        #expect(try !isLifted { box().hoverEffect().defaultHoverEffect(.automatic).defaultHoverEffect(.lift) })
    }

    // MARK: Standard controls

    private struct Bars: View {
        @State private var isOn = false

        var body: some View {
            TabView {
                NavigationStack {
                    VStack {
                        Menu("Menu") { Button("Row") {} }
                        Button("Plain") {}
                        Toggle("Switch", isOn: $isOn).labelsHidden()
                    }
                    .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                    .toolbar { Button("Item") {} }
                }
                .tabItem { Text("First") }
                Text("Page").tabItem { Text("Second") }
            }
        }
    }

    @Test(arguments: [("Item", true), ("Second", true), ("Row", true), ("Plain", false)])
    func `Buttons in bars, tabs, and the rows of menus are highlighted`(label: String, isHighlighted: Bool) throws {
        let stage = Stage(size: CGSize(width: 390, height: 500)) { Bars() }
        func middle(_ label: String) throws -> CGPoint {
            let frame = try stage.element(label == "Second" ? .tab : .button, label).frame
            return CGPoint(x: frame.midX, y: frame.midY)
        }
        if label == "Row" {
            stage.tap(at: try middle("Menu"))
            try stage.settle()
        }
        let before = try stage.png(), point = try middle(label)
        stage.hover(at: point)
        try stage.settle()
        #expect(try (stage.png() != before) == isHighlighted)
        stage.hover(at: CGPoint(x: 5, y: 250))
        try stage.settle()
        #expect(try stage.png() == before)
    }
}
