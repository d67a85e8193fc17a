import Foundation
import LayerTree
import PangoText
import Testing

@testable import ImageHost

/// Layers whose parts overlap, which are clipped, or which are seen in perspective.
@Suite struct LayerPaintingTests {
    private let easel = Easel()
    private let measurer = PangoTextMeasurer()

    private func effects(_ change: (inout LayerEffects) -> Void) -> LayerEffects {
        var effects = LayerEffects()
        change(&effects)
        return effects
    }

    private func gray(_ value: Float) -> RGBA { RGBA(red: value, green: value, blue: value) }

    private func text(_ text: String, size: Double, _ change: (inout TextSpan) -> Void = { _ in }) -> TextLayout {
        var span = TextSpan(text: text, font: FontDescriptor(size: size))
        change(&span)
        return measurer.layout(TextRequest(spans: [span]))
    }

    /// The identity in a form with a divisor.
    private var halves: ProjectionTransform {
        var transform = ProjectionTransform()
        (transform.m11, transform.m22, transform.m33) = (0.5, 0.5, 0.5)
        return transform
    }

    // MARK: Opacity

    @Test func partsThatOverlapFadeAsOneImage() {
        let box = DrawCommand.box(0, 0, 20, 20, .black), far = DrawCommand.box(30, 30, 4, 4, .black)
        let stroke = DrawCommand.stroke(Path("0 10 m 20 10 l")!, .color(.black), StrokeStyle(lineWidth: 8))
        let block = DrawCommand.text(text("███", size: 20), at: .zero, .color(.black))
        let child = easel.layer([.box(0, 0, 10, 10, .black)], x: 5, y: 5)
        let other = easel.layer([.box(0, 0, 10, 10, .black)], x: 7, y: 7)
        let leaning = easel.layer([.box(0, 0, 20, 20, .black)])
        leaning.transform = halves
        let cases: [([DrawCommand], [Layer])] = [
            ([box, box], []), ([far, box, box], []), ([box, far, box], []), ([box, box, far], []), ([box, stroke], []),
            ([box, block], []), ([box], [child]), ([far], [child, other]), ([], [other, child]), ([box], [leaning]),
            ([far, box, far, box, far], []),
        ]
        for (index, (content, children)) in cases.enumerated() {
            let canvas = easel.paint(easel.layer(content, children, opacity: 0.5))
            #expect(canvas.color(x: 12, y: 12).isClose(gray(0.5), 2), "case \(index)")
        }
    }

    @Test(arguments: [false, true]) func aLineFadesTogetherWithItsText(isUnder: Bool) {
        let crossed = text("jgy", size: 40) {
            $0.hasUnderline = isUnder
            $0.hasStrikethrough = !isUnder
        }
        let layer = easel.layer([.text(crossed, at: CGPoint(x: 4, y: 4), .color(.black))], opacity: 0.5)
        let canvas = easel.paint(layer, width: 90, height: 70)
        var darkest: Float = 1
        for y in 0..<70 { for x in 0..<90 { darkest = min(darkest, canvas.color(x: x, y: y).red) } }
        #expect(darkest > 0.48 && darkest < 0.52)
    }

    @Test func opacitiesHaveBounds() {
        let bright = easel.layer([.box(0, 0, 10, 10, .black)], opacity: 2)
        #expect(easel.paint(bright).color(x: 5, y: 5) == .black)
        #expect(easel.paint(easel.layer([], [bright], opacity: 0.5)).color(x: 5, y: 5).isClose(gray(0.5)))
        // Half a step of 8 bits is the limit.
        #expect(easel.paint(easel.layer([.box(0, 0, 10, 10, .black)], opacity: 0.002)).ink != nil)
        #expect(easel.paint(easel.layer([.box(0, 0, 10, 10, .black)], opacity: 0.0019)).ink == nil)
    }

    // MARK: Effects

    @Test func aShadowTurnsWithItsLayer() {
        let layer = easel.layer([.box(0, 0, 10, 10, .pureRed)], x: 20, y: 20)
        layer.transform = ProjectionTransform(CGAffineTransform(rotationAngle: .pi / 2))
        layer.effects = effects {
            $0.shadows = [LayerShadow(color: .pureBlue, radius: 0, offset: CGSize(width: 6, height: 4))]
        }
        let canvas = easel.paint(layer)
        // After a quarter turn, right is down and down is left.
        #expect(canvas.ink == CGRect(x: 6, y: 20, width: 14, height: 16))
        #expect(canvas.color(x: 7, y: 34) == .pureBlue && canvas.color(x: 18, y: 22) == .pureRed)
    }

    @Test func aShadowBlendsAndFadesWithItsLayer() {
        func painted(_ mode: LayerBlendMode, _ opacity: Double, on background: RGBA) -> ImageCanvas {
            let layer = easel.layer([.box(0, 0, 10, 10, .pureRed)], opacity: opacity)
            layer.effects = effects {
                $0.shadows = [LayerShadow(color: .pureBlue, radius: 0, offset: CGSize(width: 20, height: 0))]
                $0.blendMode = mode
            }
            return easel.paint(layer, background: background)
        }
        let base = RGBA(red: 0.5, green: 0.5, blue: 0)
        let multiplied = painted(.multiply, 1, on: base)
        #expect(multiplied.color(x: 25, y: 5).isClose(.black))
        #expect(multiplied.color(x: 5, y: 5).isClose(RGBA(red: 0.5, green: 0, blue: 0)))
        let faded = painted(.normal, 0.5, on: .white)
        #expect(faded.color(x: 25, y: 5).isClose(RGBA(red: 0.5, green: 0.5, blue: 1)))
        #expect(faded.color(x: 5, y: 5).isClose(RGBA(red: 1, green: 0.5, blue: 0.5)))
        #expect(painted(.normal, 1, on: base).color(x: 25, y: 5) == .pureBlue)
    }

    @Test func darkerColorsStayInsideAnOutline() {
        let child = easel.layer([.box(0, 0, 20, 20, gray(0.5))])
        child.effects = effects { $0.blendMode = .plusDarker }
        let parent = easel.layer([], [child])
        parent.clip = .path(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)), evenOdd: false)
        let base = RGBA(red: 0.8, green: 0.6, blue: 0.2), canvas = easel.paint(parent, background: base)
        #expect(canvas.color(x: 10, y: 10).isClose(RGBA(red: 0.3, green: 0.1, blue: 0)))
        #expect(canvas.color(x: 0, y: 0).isClose(base) && canvas.color(x: 19, y: 19).isClose(base))
    }

    @Test func aBlurFollowsTheClipOfItsLayer() {
        let layer = easel.layer([.box(0, 0, 40, 40, .black)])
        layer.clip = .rect(CGRect(x: 30, y: 10, width: -20, height: 20))
        layer.effects = effects { $0.blurRadius = 2 }
        let canvas = easel.paint(layer)
        for x in [6, 8, 9, 10, 11, 14] {
            let expected = erfc((Double(x) + 0.5 - 10) / 2 / 2.squareRoot()) / 2
            #expect(abs(Double(canvas.color(x: x, y: 20).red) - expected) < 0.02, "at \(x)")
        }
    }

    @Test func aBackdropsBlurIsInPointsAndInsideTheClip() {
        let dark = easel.layer([.box(0, 0, 20, 40, .black)])
        let glass = easel.layer([.box(0, 10, 40, 20, RGBA(red: 1, green: 1, blue: 1, alpha: 0))])
        glass.clip = .rect(CGRect(x: 0, y: 0, width: 40, height: 20))
        glass.effects = effects { $0.backdropBlur = 4 }
        let canvas = easel.paint(easel.layer([], [dark, glass]), width: 80, height: 80, scale: 2)
        for x in [28, 34, 39, 40, 46, 52] {
            // The radius is eight pixels.
            let expected = 1 - erfc((Double(x) + 0.5 - 40) / 8 / 2.squareRoot()) / 2
            #expect(abs(Double(canvas.color(x: x, y: 30).red) - expected) < 0.02, "at \(x)")
        }
        #expect(canvas.color(x: 39, y: 50) == .black && canvas.color(x: 40, y: 50) == .white)
        #expect(canvas.color(x: 39, y: 10) == .black && canvas.color(x: 40, y: 10) == .white)
    }

    /// The group is an image of its own, which begins at another pixel.
    @Test func aBackdropsBlurIsInPlaceInsideAGroup() {
        let dark = easel.layer([.box(-5, 0, 25, 40, .black)]), light = easel.layer([.box(20, 0, 10, 40, .white)])
        let glass = easel.layer([.box(10, 10, 20, 20, RGBA(red: 1, green: 1, blue: 1, alpha: 0))])
        glass.effects = effects { $0.backdropBlur = 2 }
        let group = easel.layer([], [dark, light, glass], x: 5)
        group.opacity = 0.5
        let canvas = easel.paint(easel.layer([], [group]))
        for x in [17, 22, 24, 25, 27, 32] {
            let expected = 1 - erfc((Double(x) + 0.5 - 25) / 2 / 2.squareRoot()) / 4
            #expect(abs(Double(canvas.color(x: x, y: 20).red) - expected) < 0.02, "at \(x)")
        }
        #expect(abs(Double(canvas.color(x: 24, y: 35).red) - 0.5) < 0.01 && canvas.color(x: 25, y: 35) == .white)
    }

    @Test(arguments: [0, 4]) func aBackdropInAGroupContainsWhatIsBehindTheGroup(depth: Int) {
        let dark = easel.layer([.box(0, 0, 20, 40, .black)])
        let glass = easel.layer([.box(0, 10, 40, 20, RGBA(red: 1, green: 1, blue: 1, alpha: 0.5))])
        glass.effects = effects { $0.backdropBlur = 4 }
        var group = glass
        for _ in 0..<depth {
            group = easel.layer([], [group])
            group.effects = effects { $0.isGroup = true }
        }
        let canvas = easel.paint(easel.layer([], [dark, group]))
        for x in [8, 14, 19, 20, 26, 31] {
            let blurred = 1 - erfc((Double(x) + 0.5 - 20) / 4 / 2.squareRoot()) / 2
            #expect(abs(Double(canvas.color(x: x, y: 20).red) - (0.5 + blurred / 2)) < 0.02, "at \(x)")
        }
        #expect(canvas.color(x: 19, y: 5) == .black && canvas.color(x: 20, y: 5) == .white)
    }

    @Test func theShadowOfAGroupHasTheShapeOfItsMaterial() {
        let shadows = [LayerShadow(color: .black, radius: 0, offset: CGSize(width: 0, height: 14))]
        let glass = easel.layer([.box(4, 4, 30, 10, RGBA(red: 1, green: 1, blue: 1, alpha: 0.1))])
        glass.effects = effects { $0.backdropBlur = 2 }
        let group = easel.layer([], [glass])
        group.effects = effects { $0.shadows = shadows }
        // The material can also have the shadow itself.
        let whole = easel.layer([.box(4, 4, 30, 10, RGBA(red: 1, green: 1, blue: 1, alpha: 0.1))])
        whole.effects = effects {
            $0.backdropBlur = 2
            $0.shadows = shadows
        }
        for layer in [group, whole] {
            let canvas = easel.paint(layer)
            #expect(canvas.ink == CGRect(x: 4, y: 18, width: 30, height: 10))
            #expect(canvas.color(x: 20, y: 20) == .black)
        }
    }

    // MARK: Perspective

    @Test(arguments: [1.0, 2]) func aBackdropInPerspectiveContainsWhatIsBehindTheLayer(scale: Double) {
        let dark = easel.layer([.box(0, 0, 20, 40, .black)])
        let glass = easel.layer([.box(4, 10, 32, 20, RGBA(red: 1, green: 1, blue: 1, alpha: 0))])
        glass.effects = effects { $0.backdropBlur = 2 }
        let shaded = easel.layer([], [easel.layer([], [glass], x: -3)], x: 3)
        func painted() -> ImageCanvas {
            easel.paint(
                easel.layer([], [dark, shaded]), width: Int(40 * scale), height: Int(40 * scale), scale: scale)
        }
        let straight = painted()
        shaded.transform = halves
        #expect(painted().difference(to: straight) <= 3)
        shaded.effects = effects { $0.isGroup = true }
        #expect(painted().difference(to: straight) <= 3)
    }

    /// Through a perspective transform that changes nothing, each layer looks the same.
    @Test(arguments: [1.0, 2]) func anImageForPerspectiveContainsTheWholeLayer(scale: Double) {
        let box = DrawCommand.box(3, 4, 9, 8, .pureRed), thin = DrawCommand.box(20, 2, 0.5, 30, .pureBlue)
        let corner = DrawCommand.stroke(Path("10 10 m 30 10 l 30 30 l")!, .color(.black), StrokeStyle(lineWidth: 4))
        let word = DrawCommand.text(text("jW", size: 20), at: CGPoint(x: 6, y: 8), .color(.black))
        let source = easel.layer([.box(0, 0, 1, 1, .pureRed), .box(1, 0, 1, 1, .pureBlue)])
        let png = ImageCanvas.png(of: source, size: CGSize(width: 2, height: 1))
        let mirrored = CGRect(x: 30, y: 20, width: -20, height: -10)
        let picture = DrawCommand.image(
            EncodedImage(id: 1, data: png, size: .zero), in: mirrored, tint: nil, smooth: false)
        let moved = easel.layer([.box(20, 20, 8, 6, .pureGreen)], x: 5, y: 7)
        let larger = easel.layer([.box(2, 3, 10, 8, .pureGreen)], x: 3, y: 5)
        larger.transform = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 3))
        let clipped = easel.layer([.box(0, 0, 40, 40, .pureRed)])
        clipped.clip = .rect(CGRect(x: 20, y: 10, width: -10, height: 12))
        let bounded = easel.layer([box])
        bounded.paintBounds = CGRect(x: 3, y: 4, width: 9, height: 8)
        let shaded = easel.layer([.box(12, 8, 10, 10, .pureRed)])
        shaded.effects = effects {
            $0.shadows = [LayerShadow(color: .black, radius: 2, offset: CGSize(width: -4, height: 6))]
        }
        let blurred = easel.layer([.box(12, 8, 10, 10, .pureRed)])
        blurred.effects = effects { $0.blurRadius = 2 }
        let layers = [
            easel.layer([box, thin]), easel.layer([corner]), easel.layer([word]), easel.layer([picture]),
            easel.layer([box], [moved]), easel.layer([], [larger]), clipped, bounded,
            easel.layer([box, thin], x: 4, y: 3, opacity: 0.5), shaded, easel.layer([], [shaded], x: 2, y: 3),
            blurred,
        ]
        for (index, layer) in layers.enumerated() {
            func painted() -> ImageCanvas {
                easel.paint(layer, width: Int(40 * scale), height: Int(40 * scale), scale: scale)
            }
            let straight = painted()
            layer.transform = halves
            #expect(straight.ink != nil && painted().difference(to: straight) <= 3, "layer \(index)")
        }
    }
}
