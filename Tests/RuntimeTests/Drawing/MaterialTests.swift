import ScrollworkTesting
import SwiftUI
import Testing

/// Materials, glass, and bars over black and white stripes: they blur the stripes into a gray.
@MainActor
@Suite struct MaterialTests {
    /// Stripes of four points. A translucent color alone would leave them visible.
    private struct Stripes: View {
        var body: some View {
            Canvas { context, size in
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Color(white: 1)))
                for x in stride(from: 0, to: size.width, by: 8) {
                    context.fill(Path(CGRect(x: x, y: 0, width: 4, height: size.height)), with: .color(Color(white: 0)))
                }
            }
        }
    }

    /// The lightest and the darkest of the pixels in a part of a row.
    private struct Row {
        var darkest: Float = 1
        var lightest: Float = 0

        @MainActor init(_ stage: Stage, y: Int, columns: Range<Int>) {
            let pixels = Pixels(stage)
            for x in columns {
                darkest = min(darkest, pixels[x, y].red)
                lightest = max(lightest, pixels[x, y].red)
            }
        }

        var contrast: Float { lightest - darkest }
        var mean: Float { (lightest + darkest) / 2 }
        var isStriped: Bool { contrast > 0.99 }
    }

    private static let size = CGSize(width: 200, height: 300)

    private func stage(
        environment: (inout EnvironmentValues) -> Void = { _ in }, @ViewBuilder _ content: () -> some View
    ) -> Stage {
        Stage(size: Self.size, scale: 1, environment: environment, content: content)
    }

    /// Checks that a bar blurs the stripes and that the content elsewhere is sharp.
    ///
    /// At the edges of the window, the outermost color continues, so the columns are three radii away from them.
    private func expectBlur(_ stage: Stage, at y: Int, columns: Range<Int> = 52..<72, opacity: Float = 0.85) {
        let bar = Row(stage, y: y, columns: columns)
        #expect(bar.contrast < 0.02, "stripes with a contrast of \(bar.contrast)")
        #expect(abs(bar.mean - (0.97 * opacity + 0.5 * (1 - opacity))) < 0.02, "\(bar.mean)")
        #expect(Row(stage, y: 150, columns: columns).isStriped)
    }

    // MARK: Materials

    nonisolated private static let materials: [(Material, Float)] = [
        (.ultraThin, 0.4), (.thin, 0.55), (.regular, 0.7), (.thick, 0.85), (.ultraThick, 0.93), (.bar, 0.85),
    ]

    @Test(arguments: materials, [ColorScheme.light, .dark])
    func aMaterialBlursTheViewsBehindIt(_ material: (Material, Float), _ scheme: ColorScheme) {
        let stage = stage(environment: { $0.colorScheme = scheme }) {
            Stripes().overlay(alignment: .top) { Rectangle().fill(material.0).frame(height: 100) }
        }
        let row = Row(stage, y: 50, columns: 52..<148)
        let color: Float = scheme == .dark ? 0.14 : 0.97
        #expect(row.contrast < 0.02)
        #expect(abs(row.mean - (color * material.1 + 0.5 * (1 - material.1))) < 0.02)
        #expect(Row(stage, y: 101, columns: 4..<196).isStriped)
    }

    @Test func aMaterialFillsOnlyItsShape() {
        let stage = stage {
            Stripes().overlay { Circle().fill(.ultraThinMaterial).frame(width: 100, height: 100) }
        }
        #expect(Row(stage, y: 150, columns: 60..<140).contrast < 0.02)
        #expect(Row(stage, y: 105, columns: 50..<70).isStriped, "in the corner of the circle")
    }

    @Test func contentOnAMaterialIsSharp() {
        let stage = stage {
            Stripes().overlay {
                Stripes().frame(width: 40, height: 40).padding(30).background(.thinMaterial)
            }
        }
        #expect(Row(stage, y: 150, columns: 80..<120).isStriped)
        #expect(Row(stage, y: 120, columns: 60..<140).contrast < 0.02)
    }

    @Test func aFadingMaterialBlursPartly() {
        let stage = stage {
            Stripes().overlay { Rectangle().fill(.ultraThinMaterial).opacity(0.5) }
        }
        let row = Row(stage, y: 150, columns: 4..<196)
        #expect(row.contrast > 0.2 && row.contrast < 0.6)
    }

    @Test func withReducedTransparencyAMaterialIsOpaque() {
        let stage = stage(environment: { $0.set(.reduceTransparency, to: true) }) {
            Stripes().overlay { Rectangle().fill(.ultraThinMaterial) }
        }
        let row = Row(stage, y: 150, columns: 4..<196)
        #expect(row.contrast == 0 && abs(row.mean - 0.97) < 0.01)
    }

    @Test(arguments: [(Glass.regular, 0.7), (.clear, 0.4)] as [(Glass, Float)])
    func glassBlursTheViewsBehindIt(_ glass: Glass, _ opacity: Float) {
        let stage = stage {
            Stripes().overlay(alignment: .top) {
                Color.clear.frame(width: 160, height: 100).glassEffect(glass, in: .rect)
            }
        }
        expectBlur(stage, at: 50, columns: 52..<148, opacity: opacity)
    }

    // MARK: Bars

    private struct Page: View {
        var body: some View { ScrollView { Stripes().frame(height: 1_000) } }
    }

    @Test func aNavigationBarBlursTheContentThatScrollsUnderIt() throws {
        let stage = stage {
            NavigationStack {
                Page().navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            }
        }
        let finger = stage.touch(at: CGPoint(x: 100, y: 250))
        finger.move(by: CGSize(width: 0, height: -150), over: 0.3)
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
        expectBlur(stage, at: 20)
    }

    @Test func theBackgroundOfANavigationBarCanBeAnotherMaterial() throws {
        let stage = stage {
            NavigationStack {
                Page().navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                    .toolbarBackground(.ultraThinMaterial, for: .navigationBar)
                    .toolbarBackground(.visible, for: .navigationBar)
            }
        }
        let finger = stage.touch(at: CGPoint(x: 100, y: 250))
        finger.move(by: CGSize(width: 0, height: -150), over: 0.3)
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
        expectBlur(stage, at: 20, opacity: 0.4)
    }

    @Test func aTabBarBlursTheContentUnderIt() {
        let stage = stage {
            TabView {
                Page().tabItem { Label("One", systemImage: "star") }
                Page().tabItem { Label("Two", systemImage: "heart") }
            }
        }
        expectBlur(stage, at: 290, columns: 66..<134)
    }

    @Test func aToolbarBlursTheContentUnderIt() {
        let stage = stage {
            NavigationStack {
                Page().toolbar { ToolbarItem(placement: .bottomBar) { Button("Done") {} } }
            }
        }
        expectBlur(stage, at: 275, columns: 110..<148)
    }

    @Test func aBarAtTheEdgeBlursTheContentUnderIt() {
        let stage = stage {
            Page().safeAreaBar(edge: .bottom) { Color.clear.frame(height: 40) }
        }
        expectBlur(stage, at: 280)
    }

    @Test func theIndexOfPagesBlursTheContentUnderIt() throws {
        let stage = stage {
            TabView { ForEach(0..<9, id: \.self) { _ in Stripes() } }
                .tabViewStyle(.page)
                .indexViewStyle(.page(backgroundDisplayMode: .always))
        }
        // The left end of the capsule, beside its first dot.
        let pixels = Pixels(stage)
        let gray = (4..<196).first { x in
            (x..<x + 6).allSatisfy { abs(pixels[$0, 282].red - pixels[x, 282].red) < 0.03 }
        }
        #expect(gray != nil)
        #expect(Row(stage, y: 150, columns: 4..<196).isStriped)
    }
}
