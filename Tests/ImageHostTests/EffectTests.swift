import Foundation
import LayerTree
import Testing

@testable import ImageHost

struct EffectTests {
    let easel = Easel()

    private func effects(_ change: (inout LayerEffects) -> Void) -> LayerEffects {
        var effects = LayerEffects()
        change(&effects)
        return effects
    }

    @Test(arguments: [2.0, 3.5, 6, 10, 20])
    func aShadowFadesAsAGaussianOfItsRadius(radius: Double) {
        let layer = easel.layer([.box(0, 0, 300, 300, .white)], x: -100, y: -100)
        layer.effects = effects {
            $0.shadows = [LayerShadow(color: .black, radius: radius, offset: .zero)]
        }
        let canvas = easel.paint(layer, width: 320, height: 200)
        // The shape's edge is at x 200. The center of a pixel is half a pixel after its left edge.
        func alpha(_ distance: Double) -> Double {
            1 - Double(canvas.color(x: 200 + Int(distance.rounded()), y: 50).red)
        }
        func gauss(_ distance: Double) -> Double { erfc((distance.rounded() + 0.5) / radius / 2.squareRoot()) / 2 }
        for distance in [0, radius / 2, radius, 2 * radius, 3 * radius] {
            #expect(abs(alpha(distance) - gauss(distance)) < 0.015, "\(distance) from the edge")
        }
        #expect(alpha(radius * 3 + 4) == 0)
    }

    @Test func aShadowLiesBehindAtItsOffset() {
        let layer = easel.layer([.box(0, 0, 10, 10, .pureRed)], x: 5, y: 5)
        layer.effects = effects {
            $0.shadows = [LayerShadow(color: .pureBlue, radius: 0, offset: CGSize(width: 6, height: 4))]
        }
        let canvas = easel.paint(layer)
        #expect(canvas.color(x: 12, y: 12) == .pureRed)
        #expect(canvas.color(x: 18, y: 17) == .pureBlue)
        #expect(canvas.ink == CGRect(x: 5, y: 5, width: 16, height: 14))
    }

    @Test func aFadedLayersShadowDoesNotShowThroughIt() {
        let layer = easel.layer([.box(0, 0, 20, 20, .white)], opacity: 0.5)
        layer.effects = effects { $0.shadows = [LayerShadow(color: .black, radius: 0, offset: .zero)] }
        #expect(easel.paint(layer).ink == nil)
    }

    @Test func shadowsReachOverPaintBounds() {
        let layer = easel.layer([.box(0, 0, 10, 10, .pureRed)], x: -11, y: 5)
        layer.paintBounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.effects = effects {
            $0.shadows = [LayerShadow(color: .pureBlue, radius: 0, offset: CGSize(width: 5, height: 0))]
        }
        #expect(easel.paint(layer).color(x: 2, y: 10) == .pureBlue)
    }

    @Test func aBlurSpreadsAndKeepsTheSum() {
        let layer = easel.layer([.box(45, 45, 10, 10, .black)])
        layer.effects = effects { $0.blurRadius = 5 }
        let canvas = easel.paint(layer, width: 100, height: 100)
        var sum = 0.0
        for y in 0..<100 { for x in 0..<100 { sum += 1 - Double(canvas.color(x: x, y: y).red) } }
        #expect(abs(sum - 100) < 4)
        #expect(canvas.color(x: 50, y: 50).red > 0.2)
        #expect(canvas.color(x: 60, y: 50).red < 1)
        #expect(canvas.color(x: 40, y: 50).isClose(canvas.color(x: 59, y: 50), 2))
    }

    @Test func aLayerBeyondTheEdgeBlursIntoTheImage() {
        let layer = easel.layer([.box(-40, 0, 40, 40, .black)])
        layer.effects = effects { $0.blurRadius = 3 }
        let canvas = easel.paint(layer)
        for x in [0, 1, 3, 6] {
            let dark = erfc((Double(x) + 0.5) / 3 / 2.squareRoot()) / 2
            #expect(abs(Double(canvas.color(x: x, y: 20).red) - (1 - dark)) < 0.02, "at \(x)")
        }
    }

    @Test func aMasksAlphaMultipliesTheLayers() {
        let layer = easel.layer([.box(0, 0, 20, 20, .pureRed)], x: 2)
        layer.effects = effects {
            $0.mask = easel.layer([.box(0, 0, 10, 20, RGBA.black.opacity(0.5))], x: 5)
        }
        let canvas = easel.paint(layer)
        #expect(canvas.ink == CGRect(x: 7, y: 0, width: 10, height: 20))
        #expect(canvas.color(x: 10, y: 10).isClose(RGBA(red: 1, green: 0.5, blue: 0.5)))
    }

    @Test(arguments: [
        ("multiply", RGBA(red: 0.5, green: 0, blue: 0)), ("screen", RGBA(red: 1, green: 0.5, blue: 0)),
        ("plusLighter", RGBA(red: 1, green: 0.5, blue: 0)), ("plusDarker", RGBA(red: 0.5, green: 0, blue: 0)),
        ("difference", RGBA(red: 0.5, green: 0.5, blue: 0)), ("destinationOver", RGBA(red: 0.5, green: 0.5, blue: 0)),
    ])
    func blendModesMixWithWhatIsBehind(name: String, expected: RGBA) throws {
        let mode = try #require(LayerBlendMode(rawValue: name))
        let layer = easel.layer([.box(0, 0, 40, 40, .pureRed)])
        layer.effects = effects { $0.blendMode = mode }
        let canvas = easel.paint(layer, background: RGBA(red: 0.5, green: 0.5, blue: 0))
        #expect(canvas.color(x: 5, y: 5).isClose(expected, 2))
    }

    @Test(arguments: ["multiply", "screen", "difference", "destinationOut", "plusLighter", "plusDarker"])
    func aShapeInFrontOfABlendedLayerIsNotBlended(name: String) throws {
        let mode = try #require(LayerBlendMode(rawValue: name))
        let blended = easel.layer([.box(0, 0, 40, 40, .pureRed)])
        blended.effects = effects { $0.blendMode = mode }
        let disk = easel.layer([.shape(.ellipse(CGRect(x: 10, y: 10, width: 20, height: 20)), .color(.pureBlue))])
        let canvas = easel.paint(easel.layer([], [blended, disk]), background: RGBA(red: 0.5, green: 0.5, blue: 0))
        #expect(canvas.color(x: 20, y: 20) == .pureBlue)
    }

    @Test func colorsChange() {
        func painted(_ color: RGBA, _ change: (inout LayerEffects) -> Void) -> RGBA {
            let layer = easel.layer([.box(0, 0, 40, 40, color)])
            layer.effects = effects(change)
            return easel.paint(layer).color(x: 5, y: 5)
        }
        #expect(painted(.pureRed) { $0.grayscale = 1 }.isClose(RGBA(red: 0.2126, green: 0.2126, blue: 0.2126)))
        #expect(painted(.pureGreen) { $0.saturation = 0 }.isClose(RGBA(red: 0.7152, green: 0.7152, blue: 0.7152)))
        #expect(painted(.black) { $0.brightness = 0.25 }.isClose(RGBA(red: 0.25, green: 0.25, blue: 0.25)))
        #expect(
            painted(RGBA(red: 0.25, green: 0.5, blue: 1)) { $0.contrast = 0.5 }
                .isClose(RGBA(red: 0.375, green: 0.5, blue: 0.75)))
        #expect(painted(.pureRed) { $0.hueRotation = 2 * .pi }.isClose(.pureRed))
        #expect(painted(.white) { $0.brightness = -1 } == .black && painted(.pureRed) { $0.brightness = 1 } == .white)
        let turned = painted(.pureRed) { $0.hueRotation = 2 * .pi / 3 }
        #expect(turned.green > turned.red && turned.green > turned.blue)
    }

    @Test func colorsOfTransparentPixelsKeepTheirAlpha() {
        let layer = easel.layer([.box(0, 0, 40, 40, RGBA.black.opacity(0.5))])
        layer.effects = effects { $0.brightness = 0.5 }
        #expect(easel.paint(layer).color(x: 5, y: 5).isClose(RGBA(red: 0.75, green: 0.75, blue: 0.75), 2))
    }

    @Test(arguments: [(20.0, 15.0), (1, 15), (20, 1)])
    func anAffinePictureThroughPerspectiveIsTheSamePicture(width: Double, height: Double) {
        let boxes: [DrawCommand] = [
            .box(2, 3, width, height, .pureRed), .box(2, 3, min(width, 5), min(height, 5), .pureBlue),
        ]
        let straight = easel.layer(boxes, x: 4, y: 4)
        let expected = easel.paint(straight)
        // The identity in another form: all elements of the diagonal are one half.
        var transform = ProjectionTransform()
        transform.m11 = 0.5
        transform.m22 = 0.5
        transform.m33 = 0.5
        straight.transform = transform
        #expect(easel.paint(straight).difference(to: expected) <= 2)
    }

    @Test func perspectiveMovesCornersWhereTheTransformSays() {
        let layer = easel.layer([.box(0, 0, 100, 100, .pureRed)], x: 50, y: 50)
        var transform = ProjectionTransform()
        transform.m13 = 0.01
        layer.transform = transform
        let canvas = easel.paint(layer, width: 200, height: 200)
        // The perspective divides (100, 100) by 2.
        #expect(canvas.color(x: 98, y: 97) == .pureRed)
        #expect(canvas.color(x: 98, y: 103) == .white)
        #expect(canvas.color(x: 52, y: 140) == .pureRed)
        #expect(canvas.color(x: 103, y: 60) == .white)
    }

    @Test func theVisiblePartOfALayerThatReachesBehindTheViewerIsDrawn() {
        let layer = easel.layer([.box(-300, 0, 400, 40, .pureRed)], x: 50, y: 0)
        var transform = ProjectionTransform()
        transform.m13 = 0.01
        layer.transform = transform
        let canvas = easel.paint(layer, width: 200, height: 40)
        #expect(canvas.color(x: 20, y: 10) == .pureRed && canvas.color(x: 98, y: 10) == .pureRed)
        #expect(canvas.color(x: 102, y: 10) == .white)
    }

    @Test func nonfiniteEffectsAreIgnored() {
        let layer = easel.layer([.box(0, 0, 10, 10, .pureRed)])
        layer.effects = effects {
            $0.blurRadius = .nan
            $0.contrast = .infinity
            $0.shadows = [LayerShadow(color: .black, radius: -.infinity, offset: CGSize(width: CGFloat.nan, height: 0))]
        }
        #expect(easel.paint(layer).ink == CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test func contentBehindIsBlurredWhereTheLayerFills() {
        let stripes = easel.layer([.box(0, 0, 20, 40, .black)])
        let glass = easel.layer([.box(0, 10, 40, 20, RGBA(red: 1, green: 1, blue: 1, alpha: 0.5))])
        glass.effects = effects { $0.backdropBlur = 4 }
        let canvas = easel.paint(easel.layer([], [stripes, glass]))
        func light(_ x: Int, _ y: Int) -> Double { Double(canvas.color(x: x, y: y).red) }
        // The effect doesn't change the pixels outside the glass.
        #expect(light(19, 5) == 0 && light(20, 5) == 1 && light(19, 35) == 0 && light(20, 35) == 1)
        // The glass blends the blurred edge with white, half and half.
        for x in [8, 14, 19, 20, 26, 31] {
            let behind = 1 - erfc((Double(x) + 0.5 - 20) / 4 / 2.squareRoot()) / 2
            #expect(abs(light(x, 20) - (0.5 + behind / 2)) < 0.02, "at \(x)")
        }
        // The blur doesn't fade at the picture's edges.
        #expect(abs(light(0, 20) - 0.5) < 0.01 && light(39, 20) > 0.99)
    }

    @Test func aLayerThatFadesBlursLess() {
        let stripes = easel.layer([.box(0, 0, 20, 40, .black)])
        let glass = easel.layer([.box(0, 0, 40, 40, RGBA(red: 1, green: 1, blue: 1, alpha: 0))], opacity: 0.5)
        glass.effects = effects { $0.backdropBlur = 4 }
        let canvas = easel.paint(easel.layer([], [stripes, glass]))
        let behind = 1 - erfc(-0.5 / 4 / 2.squareRoot()) / 2
        #expect(abs(Double(canvas.color(x: 19, y: 20).red) - behind / 2) < 0.02)
    }

    @Test func aBlurCanBeSmallerThanAPixel() {
        let layer = easel.layer([.box(0, 0, 20, 40, .black)])
        layer.effects = effects { $0.blurRadius = 0.8 }
        let canvas = easel.paint(layer)
        for x in [17, 19, 20, 22] {
            let dark = erfc((Double(x) + 0.5 - 20) / 0.8 / 2.squareRoot()) / 2
            #expect(abs(Double(canvas.color(x: x, y: 20).red) - (1 - dark)) < 0.05, "at \(x)")
        }
    }
}
