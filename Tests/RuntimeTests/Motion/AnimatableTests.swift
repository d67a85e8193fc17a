import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor @Observable private final class Model {
    var value = 0.0
    var isOn = false
    @ObservationIgnored var shown: [Double] = []
}

private let red = Color(red: 1, green: 0, blue: 0)

@MainActor @Suite struct AnimatableTests {
    private let model = Model()
    private func stage(@ViewBuilder _ content: () -> some View) -> Stage {
        Stage(size: CGSize(width: 100, height: 100), content: content)
    }
    private func isRed(_ stage: Stage, _ x: Int, _ y: Int) -> Bool { Pixels(stage)[x, y].green < 0.01 }

    @Test func shapesDataIsInterpolated() throws {
        struct Bar: Shape {
            var part: Double
            var animatableData: Double {
                get { part }
                set { part = newValue }
            }
            func path(in rect: CGRect) -> Path {
                Path(CGRect(x: 0, y: 0, width: rect.width * part, height: rect.height))
            }
        }
        struct Root: View {
            let model: Model
            var body: some View { Bar(part: model.value).fill(red) }
        }
        let stage = stage { Root(model: model) }
        withAnimation(.linear(duration: 1)) { model.value = 1 }
        stage.update()
        #expect(!isRed(stage, 1, 50))
        stage.advance(by: 0.5)
        #expect(isRed(stage, 48, 50))
        #expect(!isRed(stage, 52, 50))
        try stage.settle()
        #expect(isRed(stage, 98, 50))
    }

    @Test func sizesOfShapesAreInterpolatedWithTheirPlaces() throws {
        struct Root: View {
            let model: Model
            var body: some View {
                red.frame(width: model.isOn ? 100 : 20, height: 20).accessibilityIdentifier("box")
            }
        }
        let stage = stage { Root(model: model) }
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        stage.update()
        #expect(try stage.frame(of: "box").width == 100)
        stage.advance(by: 0.5)
        // 60 points wide, in the center.
        #expect(isRed(stage, 22, 50) && isRed(stage, 78, 50))
        #expect(!isRed(stage, 18, 50) && !isRed(stage, 82, 50))
    }

    @Test func colorsAreInterpolated() throws {
        struct Root: View {
            let model: Model
            var body: some View { model.isOn ? Color(red: 0, green: 1, blue: 0) : red }
        }
        let stage = stage { Root(model: model) }
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        stage.update()
        #expect(Pixels(stage)[50, 50].green == 0)
        stage.advance(by: 0.25)
        #expect(abs(Pixels(stage)[50, 50].green - 0.25) < 0.01)
        #expect(abs(Pixels(stage)[50, 50].red - 0.75) < 0.01)
        try stage.settle()
        #expect(Pixels(stage)[50, 50].green == 1)
    }

    @Test func animatableViewsBodyIsEvaluatedWithThePresentedValue() throws {
        struct Counter: View, Animatable {
            var value: Double
            let model: Model
            nonisolated var animatableData: Double {
                get { value }
                set { value = newValue }
            }
            var body: some View {
                let _ = model.shown.append(value)
                Color.clear.frame(width: value, height: 10).accessibilityIdentifier("bar")
            }
        }
        struct Root: View {
            let model: Model
            var body: some View { Counter(value: model.value, model: model) }
        }
        let stage = stage { Root(model: model) }
        withAnimation(.linear(duration: 1)) { model.value = 80 }
        stage.update()
        #expect(try stage.frame(of: "bar").width == 0)
        stage.advance(by: 0.5)
        #expect(abs(try stage.frame(of: "bar").width - 40) < 1e-9)
        try stage.settle()
        #expect(try stage.frame(of: "bar").width == 80)
        #expect(model.shown == model.shown.sorted())
    }

    private struct Bar: View, Animatable {
        var width: Double
        let name: String
        nonisolated var animatableData: Double {
            get { width }
            set { width = newValue }
        }
        var body: some View { Color.clear.frame(width: width, height: 10).accessibilityIdentifier(name) }
    }

    private struct Widening: ViewModifier, Animatable {
        var width: Double
        let name: String
        nonisolated var animatableData: Double {
            get { width }
            set { width = newValue }
        }
        func body(content: Content) -> some View { content.frame(width: width).accessibilityIdentifier(name) }
    }

    private struct Named: View {
        let model: Model
        let isModifier: Bool
        var body: some View {
            let name = model.isOn ? "new" : "old"
            if isModifier {
                red.modifier(Widening(width: 40, name: name))
            } else {
                Bar(width: 40, name: name)
            }
        }
    }

    @Test(arguments: [false, true]) func dataThatStayNeedNoFrames(isModifier: Bool) throws {
        let stage = stage { Named(model: model, isModifier: isModifier) }
        #expect(try stage.frame(of: "old").width == 40)
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        stage.update()
        #expect(try stage.frame(of: "new").width == 40)
        #expect(stage.isAtRest)
    }

    @Test func geometryEffectsFollowTheirData() throws {
        struct Shake: GeometryEffect {
            var amount: Double
            var animatableData: Double {
                get { amount }
                set { amount = newValue }
            }
            func effectValue(size: CGSize) -> ProjectionTransform {
                ProjectionTransform(CGAffineTransform(translationX: amount * size.width, y: 0))
            }
        }
        struct Root: View {
            let model: Model
            var body: some View {
                red.frame(width: 10, height: 10).accessibilityIdentifier("box").modifier(Shake(amount: model.value))
            }
        }
        let stage = stage { Root(model: model) }
        withAnimation(.linear(duration: 1)) { model.value = 2 }
        stage.update()
        stage.advance(by: 0.5)
        #expect(abs(try stage.drawnFrame(of: "box").minX - 55) < 1e-9)
        #expect(try stage.frame(of: "box").minX == 45)
    }

    @Test(arguments: [0.0, 0.5, 1.0])
    func transformsRotateAndScaleAboutTheirAnchors(_ part: Double) throws {
        struct Root: View {
            let model: Model
            var body: some View {
                VStack(spacing: 0) {
                    red.frame(width: 20, height: 20).accessibilityIdentifier("scaled")
                        .scaleEffect(model.isOn ? 2 : 1, anchor: .topLeading)
                    red.frame(width: 20, height: 10).accessibilityIdentifier("turned")
                        .rotationEffect(.degrees(model.isOn ? 90 : 0))
                }
            }
        }
        let stage = stage { Root(model: model) }
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        stage.update()
        stage.advance(by: part)
        let scaled = try stage.drawnFrame(of: "scaled"), home = try stage.frame(of: "scaled")
        #expect(scaled.origin == home.origin)
        #expect(abs(scaled.width - 20 * (1 + part)) < 1e-9)
        let angle = part * .pi / 2
        let turned = try stage.drawnFrame(of: "turned")
        #expect(abs(turned.width - (20 * cos(angle) + 10 * sin(angle))) < 1e-6)
        #expect(abs(turned.midX - 50) < 1e-6)
    }

    @Test func visualEffectsFollowScrollingWithoutEvaluatingBodies() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                Color.clear.frame(height: 50)
                red.frame(width: 100, height: 50).accessibilityIdentifier("row")
                    .visualEffect { effect, proxy in effect.offset(x: proxy.frame(in: .scrollView).minY) }
                Color.clear.frame(height: 500)
            }
        }
        let top = try stage.frame(of: "row").minY
        #expect(try stage.drawnFrame(of: "row").minX == top)
        stage.resetStatistics()
        stage.wheel(by: CGSize(width: 0, height: 20), at: CGPoint(x: 50, y: 50), precise: true)
        try stage.settle()
        let scrolled = try stage.frame(of: "row").minY
        #expect(scrolled < top)
        #expect(try stage.drawnFrame(of: "row").minX == scrolled)
        #expect(stage.statistics.bodiesEvaluated == 0)
    }

    @Test func effectsWithInvalidNumbersChangeNothing() throws {
        let stage = stage {
            red.accessibilityIdentifier("box").scaleEffect(.nan).rotationEffect(.radians(.infinity)).blur(radius: .nan)
                .shadow(radius: .infinity).brightness(.nan)
        }
        #expect(try stage.drawnFrame(of: "box") == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(isRed(stage, 50, 50))
    }

    @Test func masksShowContentWhereTheyAreOpaque() {
        let stage = stage { red.mask(alignment: .leading) { Color.black.frame(width: 50) } }
        #expect(isRed(stage, 25, 50))
        #expect(!isRed(stage, 75, 50))
    }

    /// The bottom guide of the mask is 5 points below it.
    @Test func aMaskHasItsAlignmentByItsGuides() {
        let stage = stage {
            red.mask(alignment: .bottomTrailing) {
                Color.black.frame(width: 20, height: 10).alignmentGuide(.bottom) { $0.height + 5 }
            }
        }
        #expect(isRed(stage, 81, 86) && isRed(stage, 98, 93))
        #expect(!isRed(stage, 78, 90) && !isRed(stage, 90, 83) && !isRed(stage, 90, 97))
    }

    @Test(arguments: [
        (CGSize(width: 80, height: 80), ContentMode.fit, CGSize(width: 80, height: 40)),
        (CGSize(width: 80, height: 80), .fill, CGSize(width: 160, height: 80)),
        (CGSize(width: 80, height: 20), .fit, CGSize(width: 40, height: 20)),
        (CGSize(width: 80, height: 20), .fill, CGSize(width: 80, height: 40)),
    ])
    func proportionsFitAndFill(_ room: CGSize, _ mode: ContentMode, _ expected: CGSize) throws {
        let stage = stage {
            red.aspectRatio(2, contentMode: mode).accessibilityIdentifier("box").frame(
                width: room.width, height: room.height)
        }
        #expect(try stage.frame(of: "box").size == expected)
    }
}
