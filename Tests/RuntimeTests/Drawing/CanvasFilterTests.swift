import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// The effects of a canvas's filters, and what their numbers mean when they are out of range.
@MainActor
@Suite struct CanvasFilterTests {
    /// The effects around a square that is drawn with the filters, from the outside in.
    private func effects(_ filters: [GraphicsContext.Filter], _ change: (inout GraphicsContext) -> Void = { _ in })
        -> [LayerEffects]
    {
        let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1) {
            Canvas { context, _ in
                for filter in filters { context.addFilter(filter) }
                context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.black))
            }
        }
        return stage.visibleLayers.compactMap(\.effects)
    }

    private func effect(_ filter: GraphicsContext.Filter) -> LayerEffects { effects([filter]).first ?? LayerEffects() }

    @Test(
        arguments: [(4, 4), (0, 0), (-3, 0), (.nan, 0), (.infinity, 0)] as [(CGFloat, CGFloat)])
    func `A blur has a radius`(radius: CGFloat, expected: CGFloat) {
        #expect(effect(.blur(radius: radius)).blurRadius == expected)
    }

    @Test(
        arguments: [(0.3, 0.3, 0.3, 0.3), (-0.5, -0.5, -0.5, 0), (2, 2, 2, 1), (.nan, 1, 0, 0), (.infinity, 1, 0, 0)]
            as [(Double, Double, Double, Double)])
    func `Amounts are numbers`(amount: Double, factor: Double, light: Double, gray: Double) {
        #expect(effect(.saturation(amount)).saturation == factor && effect(.contrast(amount)).contrast == factor)
        #expect(effect(.brightness(amount)).brightness == light && effect(.grayscale(amount)).grayscale == gray)
        #expect(effect(.hueRotation(.radians(amount))).hueRotation == light)
        #expect(effect(.colorInvert(amount)).colorTransform == .invert(Float(gray)))
    }

    @Test func `Colors of filters are those of the environment`() {
        #expect(effect(.colorMultiply(.black)).colorTransform == .multiply(.black))
        #expect(effect(.luminanceToAlpha).colorTransform == .luminanceToAlpha)
        #expect(effect(.colorInvert()).colorTransform == .invert(1))
        let threshold = effect(.alphaThreshold(min: 0.25, color: .white)).alphaThreshold
        #expect(threshold?.range == 0.25...1 && (threshold?.color.green ?? 0) > 0.999)
        #expect(effect(.alphaThreshold(min: 0.6, max: 0.2)).alphaThreshold?.range == Float(0.6)...Float(0.6))
        #expect(effect(.alphaThreshold(min: .nan, max: .nan)).alphaThreshold?.range == 0...1)
        #expect(effect(.alphaThreshold(min: 0.5)).alphaThreshold?.color == .black)
    }

    @Test func `A shadow has a radius and an offset`() throws {
        let shadow = try #require(effect(.shadow(radius: 3, x: 1, y: -2)).shadows.first)
        #expect(shadow.radius == 3 && shadow.offset == CGSize(width: 1, height: -2))
        #expect(abs(shadow.color.alpha - 0.33) < 1e-6 && shadow.color.red == 0)
        #expect(effect(.shadow(radius: -3)).shadows.first?.radius == 0)
        #expect(effect(.shadow(radius: .nan)).shadows.isEmpty && effect(.shadow(radius: 1, x: .nan)).shadows.isEmpty)
        #expect(effect(.shadow(radius: 1, y: .infinity)).shadows.isEmpty)
    }

    @Test func `Later filters apply first`() {
        let found = effects([.brightness(0.2), .blur(radius: 5)])
        #expect(found.map(\.brightness) == [0.2, 0] && found.map(\.blurRadius) == [0, 5])
        #expect(found.map(\.isGroup) == [true, true])
    }
}
