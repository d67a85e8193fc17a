import Foundation
import LayerTree
import Testing

@testable import ImageHost

/// The numbers of effects, blurs, clips, and paints.
@Suite struct EffectPlanTests {
    private let easel = Easel()

    private func effects(_ change: (inout LayerEffects) -> Void) -> LayerEffects {
        var effects = LayerEffects()
        change(&effects)
        return effects
    }

    private func plan(_ scale: Double = 2, _ change: (inout LayerEffects) -> Void) -> EffectPlan? {
        EffectPlan(effects(change), scale: scale)
    }

    @Test func effectsThatChangeNothingNeedNoPlan() {
        #expect(plan { _ in } == nil && plan { $0.blurRadius = -3 } == nil && plan { $0.blurRadius = .nan } == nil)
        #expect(plan { $0.saturation = .nan } == nil && plan { $0.brightness = .infinity } == nil)
        #expect(plan { $0.backdropBlur = 3 } == nil)
        #expect(EffectPlan().blur == 0 && EffectPlan().reach == 0)
        let mask = easel.layer()
        for change: (inout LayerEffects) -> Void in [
            { $0.blurRadius = 0.1 }, { $0.blendMode = .multiply }, { $0.mask = mask }, { $0.isGroup = true },
            { $0.saturation = 0.5 }, { $0.brightness = 0.5 }, { $0.contrast = 0.5 }, { $0.grayscale = 0.5 },
            { $0.hueRotation = 0.5 }, { $0.colorTransform = .luminanceToAlpha },
            { $0.alphaThreshold = AlphaThreshold(range: 0...1, color: .black) },
            { $0.shadows = [LayerShadow(color: .black, radius: 0, offset: .zero)] },
        ] { #expect(plan(2, change) != nil) }
    }

    @Test func lengthsAreInPixelsUpTo500() {
        #expect(plan { $0.blurRadius = 3 }?.blur == 6 && plan { $0.blurRadius = 260 }?.blur == 500)
        #expect(plan { $0.blurRadius = 249 }?.blur == 498)
    }

    @Test func shadowsReachBeyondTheirLayer() throws {
        let shadow = LayerShadow(color: .black, radius: 2, offset: CGSize(width: 3, height: -5))
        let one = try #require(plan { $0.shadows = [shadow] })
        // Three deviations of 4 pixels and one more, and 1.5 times the shift and one more.
        #expect(one.shadows.map(\.radius) == [4] && one.shadows.map(\.reach) == [29] && one.reach == 29)
        let wide = LayerShadow(color: .black, radius: 0, offset: CGSize(width: -20, height: 5))
        let both = try #require(
            plan {
                $0.shadows = [shadow, wide]
                $0.blurRadius = 1
            })
        #expect(both.shadows.map(\.reach) == [29, 61] && both.reach == 68)
        let clear = LayerShadow(color: .clear, radius: 2, offset: .zero)
        let endless = LayerShadow(color: .black, radius: 2, offset: CGSize(width: CGFloat.infinity, height: 0))
        #expect(plan { $0.shadows = [clear, endless] } == nil)
        #expect(plan { $0.blurRadius = 1 }?.reach == 7)
        let far = LayerShadow(color: .black, radius: 0, offset: CGSize(width: 1e9, height: 0))
        #expect(plan { $0.shadows = [far] }?.reach == 100_000)
    }

    // MARK: Blurs

    @Test func aBlurReachesThreeDeviations() {
        #expect([0, -1, 0.1, 1, 2, 2.1].map { Blur.reach($0) } == [0, 0, 2, 4, 7, 8])
    }

    @Test(
        arguments: [
            (1, 1, 5, 20), (3.9, 1, 14, 38), (4, 2, 15, 40), (7.9, 2, 27, 64), (8, 4, 29, 68), (100, 32, 333, 704),
            (500, 64, 1_565, 3_200),
        ] as [(Double, Int, Int, Int)])
    func wideBlursUseSmallerImages(sigma: Double, factor: Int, margin: Int, side: Int) {
        let bounds = DeviceRect(left: 5, top: 6, right: 15, bottom: 16)
        let blur = Blur(PixelPool().surface(bounds), sigma: sigma, alphaOnly: true)
        #expect(blur.factor == factor)
        let left = 5 - margin, top = 6 - margin
        #expect(blur.bounds == DeviceRect(left: left, top: top, right: left + side, bottom: top + side))
    }

    /// Blurs a single opaque pixel, and returns the alpha of the pixels around it.
    private func spread(_ sigma: Double, alphaOnly: Bool) -> [[Double]] {
        let picture = PixelPool().surface(DeviceRect(left: 10, top: 10, right: 11, bottom: 11))
        picture.pixels[0] = 0xFFFF_FFFF
        let target = PixelPool().surface(DeviceRect(left: 0, top: 0, right: 21, bottom: 21))
        let blur = Blur(picture, sigma: sigma, alphaOnly: alphaOnly)
        target.paint(blur, clip: ClipState(bounds: target.bounds, path: nil))
        return (0..<21).map { y in (0..<21).map { x in Double(target.pixels[y * 21 + x] >> 24) / 255 } }
    }

    @Test func aNarrowBlurHasTheWeightsOfItsKernel() {
        let found = spread(0.8, alphaOnly: false)
        // The kernel reaches over three pixels, and its weights add up to 1.
        let weights = (-3...3).map { exp(-Double($0 * $0) / (2 * 0.8 * 0.8)) }
        let sum = weights.reduce(0, +)
        for y in 0..<21 {
            for x in 0..<21 {
                let inside = (7...13).contains(x) && (7...13).contains(y)
                let expected = inside ? weights[x - 7] * weights[y - 7] / sum / sum : 0
                #expect(abs(found[y][x] - expected) < 0.003, "\(x), \(y)")
            }
        }
    }

    @Test func aBlurBelowATwentiethOfAPixelChangesNothing() {
        let found = spread(0.04, alphaOnly: false)
        #expect(found[10][10] == 1 && found.joined().reduce(0, +) == 1)
        #expect(spread(0.3, alphaOnly: false)[10][10] < 1)
    }

    // MARK: Colors

    private func painted(_ color: RGBA, _ change: (inout LayerEffects) -> Void) -> RGBA {
        let layer = easel.layer([.box(0, 0, 4, 4, color)])
        layer.effects = effects(change)
        return easel.paint(layer, width: 4, height: 4, background: .clear).color(x: 1, y: 1)
    }

    private func gray(_ value: Float) -> RGBA { RGBA(red: value, green: value, blue: value) }

    @Test func saturationIsTheDistanceFromTheLuminance() {
        let color = RGBA(red: 0.5, green: 0.25, blue: 0.25)
        #expect(painted(color) { $0.saturation = 2 }.isClose(RGBA(red: 0.697, green: 0.197, blue: 0.197)))
        #expect(painted(.pureRed) { $0.saturation = 0.5 }.isClose(RGBA(red: 0.606, green: 0.106, blue: 0.106)))
        #expect(painted(.pureRed) { $0.grayscale = 0.5 }.isClose(RGBA(red: 0.606, green: 0.106, blue: 0.106)))
        #expect(painted(.pureBlue) { $0.saturation = -4 }.isClose(gray(0.0722)))
        #expect(painted(.pureBlue) { $0.grayscale = 4 }.isClose(gray(0.0722)))
        #expect(painted(.pureBlue) { $0.grayscale = -4 }.isClose(.pureBlue))
    }

    @Test func brightnessPrecedesContrast() {
        let both = painted(gray(0.25)) {
            $0.brightness = 0.25
            $0.contrast = 2
        }
        #expect(both.isClose(gray(0.5)))
        #expect(painted(gray(0.75)) { $0.contrast = 2 }.isClose(.white))
        #expect(painted(gray(0.6)) { $0.contrast = 1.5 }.isClose(gray(0.65)))
        #expect(painted(gray(0.5)) { $0.brightness = -0.25 }.isClose(gray(0.25)))
        let order = painted(.pureRed) {
            $0.saturation = 0
            $0.brightness = 0.25
        }
        #expect(order.isClose(gray(0.4626)))
    }

    /// The matrix of the W3C's Filter Effects at 90 and at 180 degrees.
    @Test func hueTurnsColorsAroundGray() {
        func turned(_ color: RGBA, _ degrees: Double) -> RGBA {
            painted(color) { $0.hueRotation = degrees * .pi / 180 }
        }
        #expect(turned(.pureRed, 90).isClose(RGBA(red: 0, green: 0.356, blue: 0)))
        #expect(turned(.pureGreen, 90).isClose(RGBA(red: 0, green: 0.855, blue: 1)))
        #expect(turned(.pureBlue, 90).isClose(RGBA(red: 1, green: 0, blue: 0.144)))
        #expect(turned(.pureRed, 180).isClose(RGBA(red: 0, green: 0.426, blue: 0.426)))
        #expect(turned(.pureGreen, 180).isClose(RGBA(red: 1, green: 0.43, blue: 1)))
        #expect(turned(.pureBlue, 180).isClose(RGBA(red: 0.144, green: 0.144, blue: 0)))
        #expect(turned(gray(0.5), 77).isClose(gray(0.5)))
    }

    @Test func aColorTransformWeighsComponentsWithoutPremultiplication() {
        let transform = ColorTransform([
            0.5, 0, 0, 0, 0.25, 0, 0, 0, 1, 0, -1, 0, 0, 0, 1, 0, 0, 0, 0.5, 0.25,
        ])
        let half = painted(RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)) { $0.colorTransform = transform }
        #expect(half.isClose(RGBA(red: 0.75, green: 0.5, blue: 0, alpha: 0.5), 2))
        let full = painted(RGBA(red: 0, green: 1, blue: 0.5, alpha: 1)) { $0.colorTransform = transform }
        #expect(full.isClose(RGBA(red: 0.25, green: 1, blue: 1, alpha: 0.75), 2))
        let second = ColorTransform([0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 1, 0])
        let other = painted(RGBA(red: 0.1, green: 0.4, blue: 0.8)) { $0.colorTransform = second }
        #expect(other.isClose(RGBA(red: 0.4, green: 0.8, blue: 1)))
        #expect(painted(.pureRed) { $0.colorTransform = .luminanceToAlpha }.alpha > 0.2)
        #expect(painted(.pureRed) { $0.colorTransform = .invert(1) }.isClose(RGBA(red: 0, green: 1, blue: 1)))
        #expect(painted(.white) { $0.colorTransform = .multiply(.pureBlue) }.isClose(.pureBlue))
    }

    @Test func aThresholdReplacesWhatIsInItsRange() {
        let color = RGBA(red: 0.2, green: 2, blue: -1, alpha: 0.5)
        func threshold(_ alpha: Float) -> RGBA {
            painted(RGBA.pureRed.opacity(alpha)) {
                $0.alphaThreshold = AlphaThreshold(range: 0.25...0.75, color: color)
            }
        }
        #expect(threshold(0.5).isClose(RGBA(red: 0.2, green: 1, blue: 0, alpha: 0.5), 2))
        #expect(threshold(0.26).alpha > 0.4 && threshold(0.74).alpha > 0.4)
        #expect(threshold(1) == .clear && threshold(0.2) == .clear && threshold(0.8) == .clear)
    }

    @Test func darkerColorsAddWhatIsMissing() {
        func darker(_ source: RGBA, over destination: RGBA, opacity: Double = 1) -> RGBA {
            let layer = easel.layer([.box(0, 0, 4, 4, source)], opacity: opacity)
            layer.effects = effects { $0.blendMode = .plusDarker }
            return easel.paint(layer, width: 8, height: 8, background: destination).color(x: 1, y: 1)
        }
        let base = RGBA(red: 0.8, green: 0.6, blue: 0.2)
        #expect(darker(RGBA(red: 0.5, green: 0.5, blue: 0.5), over: base).isClose(RGBA(red: 0.3, green: 0.1, blue: 0)))
        #expect(darker(RGBA.black.opacity(0.25), over: base).isClose(RGBA(red: 0.55, green: 0.35, blue: 0), 2))
        #expect(darker(.black, over: base, opacity: 0.25).isClose(RGBA(red: 0.55, green: 0.35, blue: 0), 2))
        #expect(darker(.pureRed, over: .clear).isClose(.pureRed))
    }

    // MARK: Clips

    @Test func clipsOfWholePixelsAreRectangles() {
        let bounds = DeviceRect(left: 0, top: 0, right: 100, bottom: 100)
        let all = ClipState(bounds: bounds, path: nil), plain = Affine(scale: 1)
        #expect(all.isPlain(over: bounds))
        let whole = all.intersecting(.rect(CGRect(x: 30, y: 40, width: -20, height: 10)), matrix: plain)
        #expect(whole == ClipState(bounds: DeviceRect(left: 10, top: 40, right: 30, bottom: 50), path: nil))
        let part = all.intersecting(.rect(CGRect(x: 10.5, y: 40, width: 20, height: 10)), matrix: plain)
        #expect(part.bounds == DeviceRect(left: 10, top: 40, right: 31, bottom: 50) && part.path != nil)
        #expect(part.isPlain(over: DeviceRect(left: 11, top: 40, right: 30, bottom: 50)))
        #expect(!part.isPlain(over: DeviceRect(left: 10, top: 40, right: 30, bottom: 50)))
        #expect(!part.isPlain(over: DeviceRect(left: 11, top: 40, right: 31, bottom: 50)))
        // An outline around the visible pixels clips nothing.
        let inner = ClipState(bounds: DeviceRect(left: 12, top: 42, right: 20, bottom: 44), path: nil)
        let same = inner.intersecting(.rect(CGRect(x: 10.5, y: 40.5, width: 20, height: 10)), matrix: plain)
        #expect(same == inner)
        #expect(all.intersecting(.path(Path(), evenOdd: false), matrix: plain).bounds.isEmpty)
        let endless = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 5)
        #expect(all.intersecting(.rect(endless), matrix: plain) == all)
        let turned = all.intersecting(
            .rect(CGRect(x: 10, y: 10, width: 20, height: 10)), matrix: Affine(a: 0, b: 1, c: -1, d: 0, tx: 50, ty: 0))
        #expect(turned.bounds == DeviceRect(left: 30, top: 10, right: 40, bottom: 30) && turned.path != nil)
        #expect(!turned.isPlain(over: DeviceRect(left: 32, top: 12, right: 34, bottom: 14)))
    }

    @Test func aRoundedClipIsPlainInItsCross() {
        let all = ClipState(bounds: DeviceRect(left: 0, top: 0, right: 200, bottom: 200), path: nil)
        let shape = Path(
            storage: .roundedRect(
                CGRect(x: 10, y: 20, width: 40, height: 30), cornerSize: CGSize(width: 8, height: 5)))
        let clip = all.intersecting(.path(shape, evenOdd: false), matrix: Affine(scale: 2))
        #expect(clip.bounds == DeviceRect(left: 20, top: 40, right: 100, bottom: 100))
        func isPlain(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> Bool {
            clip.isPlain(over: DeviceRect(left: left, top: top, right: right, bottom: bottom))
        }
        #expect(isPlain(20, 50, 100, 90) && isPlain(36, 40, 84, 100))
        #expect(!isPlain(20, 49, 100, 90) && !isPlain(20, 50, 100, 91))
        #expect(!isPlain(35, 40, 84, 100) && !isPlain(36, 40, 85, 100))
        // A second outline has to contain the rectangle, too.
        let both = clip.intersecting(
            .rect(CGRect(x: 20.25, y: 0, width: 100, height: 100)), matrix: Affine(scale: 2))
        #expect(!both.isPlain(over: DeviceRect(left: 40, top: 40, right: 99, bottom: 48)))
        #expect(both.isPlain(over: DeviceRect(left: 41, top: 50, right: 100, bottom: 90)))
        #expect(!both.isPlain(over: DeviceRect(left: 40, top: 50, right: 100, bottom: 90)))
    }

    // MARK: Paints and outlines

    @Test func anAngularGradientEndsAtItsAngles() {
        let stops = [GradientStop(color: .pureRed, location: 0), GradientStop(color: .pureBlue, location: 1)]
        func color(_ x: Int, _ y: Int, _ start: Double, _ end: Double, _ stops: [GradientStop]) -> RGBA {
            let paint = Paint.angularGradient(stops, center: CGPoint(x: 20, y: 20), startAngle: start, endAngle: end)
            return easel.paint(
                easel.layer([.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), paint, evenOdd: false)])
            ).color(x: x, y: y)
        }
        let half = RGBA(red: 0.5, green: 0, blue: 0.5), quarter = Double.pi / 2
        // On the diagonals, the angle is 45 degrees after a multiple of 90.
        #expect(color(30, 30, 0, quarter, stops).isClose(half))
        #expect(
            color(30, 9, 0, -quarter, stops).isClose(half) && color(9, 30, quarter, 2 * quarter, stops).isClose(half))
        #expect(color(30, 30, 4 * quarter, 5 * quarter, stops).isClose(half))
        // The middle of the gap of 270 degrees is at 225 degrees.
        #expect(color(8, 9, 0, quarter, stops) == .pureBlue && color(9, 8, 0, quarter, stops) == .pureRed)
        #expect(color(9, 30, 0, quarter, stops) == .pureBlue && color(30, 9, 0, quarter, stops) == .pureRed)
        // Without an angle, and beyond a turn, the gradient is a turn.
        #expect(color(9, 30, 0, 0, stops).isClose(RGBA(red: 0.625, green: 0, blue: 0.375)))
        #expect(color(9, 30, 0, 9 * quarter, stops).isClose(RGBA(red: 0.625, green: 0, blue: 0.375)))
        let inner = [GradientStop(color: .pureRed, location: 0.25), GradientStop(color: .pureBlue, location: 0.5)]
        #expect(color(30, 30, 0, 4 * quarter, inner) == .pureRed && color(30, 9, 0, 4 * quarter, inner) == .pureBlue)
        #expect(color(9, 30, 0, 4 * quarter, inner).isClose(half))
        let sharp = [GradientStop(color: .pureRed, location: 0.5), GradientStop(color: .pureBlue, location: 0.5)]
        #expect(color(9, 30, 0, 4 * quarter, sharp) == .pureRed && color(9, 9, 0, 4 * quarter, sharp) == .pureBlue)
    }

    private func ink(_ path: Path, _ style: StrokeStyle) -> ImageCanvas {
        easel.paint(easel.layer([.stroke(path, .color(.black), style)]))
    }

    @Test func endsOfLinesHaveTheirForms() {
        let line = Path("10 20 m 30 20 l")!
        #expect(ink(line, StrokeStyle(lineWidth: 8)).ink == CGRect(x: 10, y: 16, width: 20, height: 8))
        let square = ink(line, StrokeStyle(lineWidth: 8, lineCap: .square))
        #expect(square.ink == CGRect(x: 6, y: 16, width: 28, height: 8) && square.color(x: 6, y: 16) == .black)
        let round = ink(line, StrokeStyle(lineWidth: 8, lineCap: .round))
        #expect(round.ink == CGRect(x: 6, y: 16, width: 28, height: 8) && round.color(x: 6, y: 16).red > 0.9)
        #expect(round.color(x: 7, y: 18).red < 0.1)
    }

    @Test func joinsOfLinesHaveTheirForms() {
        let corner = Path("10 30 m 10 10 l 30 10 l")!
        func tip(_ x: Int, _ style: StrokeStyle) -> Float { ink(corner, style).color(x: x, y: x).red }
        #expect(tip(6, StrokeStyle(lineWidth: 8)) == 0)
        #expect(tip(6, StrokeStyle(lineWidth: 8, miterLimit: 1.5)) == 0)
        #expect(tip(6, StrokeStyle(lineWidth: 8, miterLimit: 1.4)) == 1)
        #expect(tip(6, StrokeStyle(lineWidth: 8, miterLimit: 0)) == 1)
        #expect(tip(6, StrokeStyle(lineWidth: 8, miterLimit: .nan)) == 0)
        #expect(tip(6, StrokeStyle(lineWidth: 8, lineJoin: .round)) > 0.9)
        #expect(tip(7, StrokeStyle(lineWidth: 8, lineJoin: .round)) < 0.2)
        #expect(tip(6, StrokeStyle(lineWidth: 8, lineJoin: .bevel)) == 1)
        #expect(tip(7, StrokeStyle(lineWidth: 8, lineJoin: .bevel)) > 0.6)
        #expect(tip(8, StrokeStyle(lineWidth: 8, lineJoin: .bevel)) < 0.2)
    }

    @Test func dashesBeginAtTheirPhase() {
        let line = Path("0 5 m 40 5 l")!
        func dashed(_ dash: [CGFloat], _ phase: CGFloat) -> String {
            let canvas = ink(line, StrokeStyle(lineWidth: 2, dash: dash, dashPhase: phase))
            return (0..<8).map { canvas.color(x: $0 * 5 + 2, y: 5) == .black ? "#" : "." }.joined()
        }
        #expect(dashed([10, 5], 0) == "##.##.##" && dashed([10, 5], 5) == "#.##.##." && dashed([5], 0) == "#.#.#.#.")
        #expect(dashed([10, 5], .nan) == "##.##.##" && dashed([0, 0], 0) == "########")
        #expect(dashed([10, -5], 0) == "########" && dashed([.infinity, 5, 5, 5], 0) == ".#..#..#")
    }

    @Test func simpleFormsLookAsTheirElements() {
        let rect = CGRect(x: 3.3, y: 4.6, width: 30, height: 22)
        func painted(_ path: Path) -> ImageCanvas {
            easel.paint(easel.layer([.fill(path, .color(.black), evenOdd: false)]))
        }
        for form in [
            Path(ellipseIn: rect), Path(storage: .roundedRect(rect, cornerSize: CGSize(width: 7, height: 4))),
            Path(storage: .roundedRect(rect, cornerSize: CGSize(width: 15, height: 11))), Path(rect),
            Path(storage: .roundedRect(rect, cornerSize: CGSize(width: 60, height: 44))),
            Path(storage: .roundedRect(rect, cornerSize: CGSize(width: -5, height: 9))),
        ] {
            #expect(painted(form).difference(to: painted(Path(form.description)!)) <= 3)
        }
        // A quadratic curve equals the cubic curve with control points at two thirds of the way.
        let quad = painted(Path("5 5 m 35 20 5 35 q h")!), cubic = painted(Path("5 5 m 25 15 25 25 5 35 c h")!)
        #expect(quad.ink != nil && quad.difference(to: cubic) <= 1)
    }

    @Test func imagesFillTheirRectangles() {
        let source = easel.layer([.box(0, 0, 1, 1, .pureRed), .box(1, 0, 1, 1, RGBA.pureBlue)])
        let png = ImageCanvas.png(of: source, size: CGSize(width: 2, height: 1), background: .clear)
        func painted(_ rect: CGRect, tint: RGBA? = nil, opacity: Double = 1) -> ImageCanvas {
            let image = EncodedImage(id: 1, data: png, size: .zero)
            return easel.paint(easel.layer([.image(image, in: rect, tint: tint, smooth: false)], opacity: opacity))
        }
        let wide = painted(CGRect(x: 5, y: 6, width: 20, height: 10))
        #expect(wide.ink == CGRect(x: 5, y: 6, width: 20, height: 10))
        #expect(wide.color(x: 14, y: 6) == .pureRed && wide.color(x: 15, y: 15) == .pureBlue)
        #expect(painted(CGRect(x: 25, y: 16, width: -20, height: -10)).difference(to: wide) == 0)
        for (width, height) in [(1, 10), (10, 1), (1, 1)] {
            let thin = CGRect(x: 5, y: 6, width: width, height: height)
            #expect(painted(thin).ink == thin)
        }
        #expect(painted(CGRect(x: 5, y: 6, width: 0, height: 10)).ink == nil)
        #expect(painted(CGRect(x: 5, y: 6, width: 20, height: 0)).ink == nil)
        let faded = painted(CGRect(x: 5, y: 6, width: 20, height: 10), tint: .black, opacity: 0.5)
        #expect(faded.color(x: 10, y: 10).isClose(gray(0.5)) && faded.color(x: 20, y: 10).isClose(gray(0.5)))
    }

    @Test func cellsHaveTheirMeanOpacities() throws {
        let source = easel.layer([.box(0, 0, 2, 2, .black), .box(2, 2, 2, 2, RGBA.black.opacity(0.5))])
        let png = ImageCanvas.png(of: source, size: CGSize(width: 4, height: 4), background: .clear)
        func opacity(_ resolution: Int) throws -> (columns: Int, rows: Int, values: [UInt8]) {
            try #require(ImageCanvas.opacity(of: EncodedImage(id: 1, data: png, size: .zero), resolution: resolution))
        }
        var found = try opacity(2)
        #expect(found.columns == 2 && found.rows == 2 && found.values == [255, 0, 0, 128])
        found = try opacity(3)
        #expect(found.columns == 3 && found.rows == 3 && found.values == [255, 255, 0, 255, 255, 0, 0, 0, 128])
        found = try opacity(1)
        #expect(found.columns == 1 && found.rows == 1 && found.values == [95])
        found = try opacity(9)
        #expect(found.columns == 4 && found.rows == 4 && found.values.prefix(4) == [255, 255, 0, 0])
        #expect(found.values.suffix(4) == [0, 0, 128, 128])
        #expect(ImageCanvas.opacity(of: EncodedImage(id: 1, data: Data([1]), size: .zero), resolution: 2) == nil)
    }

    // MARK: Tables of colors

    @Test func aTableHasTheColorsOfTheImage() {
        let table = ColorTable([0xFFFF_0000, 0xFF00_FF00, 0xFFFF_0000, 0xFF00_00FF])
        #expect(Set(table.colors) == [0xFF_0000, 0x00_FF00, 0x00_00FF])
        for pixel: UInt32 in [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF] {
            #expect(table.colors[Int(table.index(of: pixel))] == pixel & 0xFF_FFFF)
        }
        #expect(ColorTable([0xFF12_3456]).colors == [0x12_3456])
        // Transparent pixels are as on white.
        let clear = ColorTable([0, 0x8080_0000])
        #expect(Set(clear.colors) == [0xFF_FFFF, 0xFF_7F7F] && clear.index(of: 0) != clear.index(of: 0x8080_0000))
    }

    @Test func aColorOfATableIsTheMeanOfItsPixels() {
        let pixels = (0..<288 as Range<UInt32>).flatMap { number -> [UInt32] in
            let pixel = 0xFF00_0000 | (number & 31) << 19 | (number >> 5) << 11
            return Array(repeating: pixel, count: Int(number % 3) + 1)
        }
        let table = ColorTable(pixels), groups = Dictionary(grouping: pixels) { table.index(of: $0) }
        #expect(groups.count == 256 && groups.values.contains { Set($0).count > 1 })
        for (index, group) in groups {
            for shift: UInt32 in [16, 8, 0] {
                let mean = group.reduce(0.0) { $0 + Double($1 >> shift & 255) } / Double(group.count)
                #expect(Double(table.colors[Int(index)] >> shift & 255) == (mean + 0.5).rounded(.down))
            }
        }
    }

    @Test func aFullTableKeepsFiveBitsOfEachChannel() {
        let pixels = (0..<1_024).map { (number: UInt32) in
            0xFF00_0000 | (number & 31) << 19 | (number >> 5) << 11 | (number & 7)
        }
        let table = ColorTable(pixels)
        #expect(table.colors.count == 256)
        for pixel in pixels {
            let color = table.colors[Int(table.index(of: pixel))]
            for shift: UInt32 in [16, 8] {
                #expect(abs(Int(color >> shift & 255) - Int(pixel >> shift & 255)) <= 8)
            }
            #expect(color & 255 == 0)
        }
        #expect(Set(pixels.map { table.index(of: $0) }).count == 256)
    }

    /// 1,024 colors share 256 places. Neighbors have different numbers of pixels.
    @Test func aSharedColorIsTheMeanOfItsPixels() {
        let pixels = (0..<1_024 as Range<UInt32>).flatMap { number in
            let pixel: UInt32 = 0xFF00_0000 | (number & 31) << 19 | (number >> 5) << 11
            return Array(repeating: pixel, count: number % 2 == 0 ? 1 : 5)
        }
        let table = ColorTable(pixels)
        for (index, members) in Dictionary(grouping: pixels, by: { table.index(of: $0) }) {
            for shift: UInt32 in [16, 8] {
                let sum = members.reduce(0) { $0 + Int($1 >> shift & 255) }
                let mean = (sum + members.count / 2) / members.count
                #expect(Int(table.colors[Int(index)] >> shift & 255) == mean)
            }
        }
    }
}
