import Foundation
import LayerTree
import PangoText
import Testing

@testable import ImageHost

struct TextPaintingTests {
    let easel = Easel()
    let measurer = PangoTextMeasurer()

    private func layout(_ text: String, size: Double = 17, _ change: (inout TextSpan) -> Void = { _ in }) -> TextLayout
    {
        var span = TextSpan(text: text, font: FontDescriptor(size: size))
        change(&span)
        return measurer.layout(TextRequest(spans: [span]))
    }

    @Test func glyphsStayWithinTheLayoutAndOnTheBaseline() throws {
        let text = layout("Hxnm", size: 20)
        let canvas = easel.paint(easel.layer([.text(text, at: CGPoint(x: 10, y: 5), .color(.black))]), width: 100)
        let ink = try #require(canvas.ink)
        #expect(ink.minX >= 10 && ink.maxX <= 10 + text.size.width + 1)
        #expect(abs(ink.maxY - (5 + text.firstBaseline)) <= 1)
        #expect(ink.height >= 13 && ink.height <= 16)
    }

    @Test func glyphsBlendedDirectlyLookAsThoseCairoFills() {
        // The direct path rounds positions to quarters of a pixel. The baseline is on a whole pixel.
        let text = layout("Hamburg 0123", size: 16)
        let y = 20 - text.firstBaseline
        let direct = easel.layer([.text(text, at: CGPoint(x: 4, y: y), .color(.pureBlue))])
        let clipped = easel.layer([.text(text, at: CGPoint(x: 4, y: y), .color(.pureBlue))])
        clipped.clip = .path(Path(ellipseIn: CGRect(x: -200, y: -200, width: 600, height: 400)), evenOdd: false)
        let a = easel.paint(direct, width: 140), b = easel.paint(clipped, width: 140)
        #expect(a.ink != nil)
        // Rounding by an eighth of a pixel changes the edge of a stem by at most an eighth of 255.
        #expect(a.difference(to: b) <= 255 / 8 + 8)
    }

    @Test(arguments: [0.5, 2, 3]) func glyphsAreCompleteAtAnyScale(scale: Double) throws {
        let text = layout("Hg0", size: 24)
        let layer = easel.layer([.text(text, at: CGPoint(x: 4, y: 30 - text.firstBaseline), .color(.black))])
        func ink() throws -> CGRect {
            try #require(easel.paint(layer, width: Int(60 * scale), height: Int(40 * scale), scale: scale).ink)
        }
        let direct = try ink()
        // An outline as the clip needs the outlines of the glyphs.
        layer.clip = .path(Path(ellipseIn: CGRect(x: -200, y: -200, width: 600, height: 400)), evenOdd: false)
        let outlines = try ink()
        #expect(direct.insetBy(dx: -1, dy: -1).contains(outlines) && outlines.insetBy(dx: -1, dy: -1).contains(direct))
    }

    /// The color of the text has no effect on them.
    @Test(arguments: ["🟥", "👨‍👩‍👧‍👦🟥", "Hello 🟥"]) func emojiHaveTheirColors(string: String) {
        let text = layout(string, size: 20) { $0.color = .pureBlue }
        let canvas = easel.paint(
            easel.layer([.text(text, at: .zero, .color(.pureBlue))]), width: Int(text.size.width), height: 30)
        let color = canvas.color(x: Int(text.size.width) - 12, y: Int(text.firstBaseline) - 7)
        #expect(color.red > 0.7 && color.green < 0.4 && color.blue < 0.4)
    }

    /// The size of the font is a fiftieth of a pixel.
    @Test func textThatIsTooSmallToSeePaintsNothing() {
        let text = DrawCommand.text(layout("W", size: 20), at: CGPoint(x: 20_000, y: 20_000), .color(.black))
        #expect(easel.paint(easel.layer([text]), scale: 0.001).ink == nil)
    }

    @Test func transparentTextIsBlended() throws {
        let text = layout("lllll", size: 40)
        let full = easel.paint(easel.layer([.text(text, at: .zero, .color(.black))]), width: 100, height: 60)
        let half = easel.paint(
            easel.layer([.text(text, at: .zero, .color(.black))], opacity: 0.5), width: 100, height: 60)
        for x in 0..<100 {
            let a = full.color(x: x, y: 25).red, b = half.color(x: x, y: 25).red
            #expect(abs((1 - a) / 2 - (1 - b)) < 0.01)
        }
    }

    @Test func textIsCutAtTheClipAndAtTheCanvas() throws {
        let text = layout("WWWWWW", size: 20)
        let layer = easel.layer([.text(text, at: CGPoint(x: -7, y: 10), .color(.black))])
        layer.clip = .rect(CGRect(x: 3, y: 15, width: 20, height: 6))
        let ink = try #require(easel.paint(layer).ink)
        #expect(CGRect(x: 3, y: 15, width: 20, height: 6).contains(ink))
        layer.clip = nil
        let wide = easel.paint(layer, width: 30, height: 25), wider = easel.paint(layer, width: 60, height: 60)
        for y in 0..<25 { for x in 0..<30 { #expect(wide.color(x: x, y: y) == wider.color(x: x, y: y)) } }
    }

    @Test func aSpansColorComesBeforeThePaint() {
        let text = layout("███", size: 20) { $0.color = .pureRed }
        let canvas = easel.paint(easel.layer([.text(text, at: .zero, .color(.pureBlue))]))
        #expect(canvas.color(x: 12, y: 12) == .pureRed)
    }

    @Test func gradientsFillText() {
        let text = layout("███", size: 20)
        let stops = [GradientStop(color: .pureRed, location: 0), GradientStop(color: .pureBlue, location: 1)]
        let paint = Paint.linearGradient(stops, from: .zero, to: CGPoint(x: text.size.width, y: 0))
        let canvas = easel.paint(easel.layer([.text(text, at: .zero, paint)]), width: 100)
        #expect(canvas.color(x: 2, y: 12).red > 0.8)
        #expect(canvas.color(x: Int(text.size.width) - 3, y: 12).blue > 0.8)
    }

    @Test func linesUnderAndThroughTextArePainted() throws {
        let plain = easel.paint(easel.layer([.text(layout("nnn"), at: .zero, .color(.black))]))
        let under = easel.paint(
            easel.layer([
                .text(
                    layout("nnn") {
                        $0.hasUnderline = true; $0.underline = .pureRed
                    }, at: .zero, .color(.black))
            ]))
        let through = easel.paint(
            easel.layer([.text(layout("nnn") { $0.hasStrikethrough = true }, at: .zero, .color(.black))]))
        let baseline = Int(layout("nnn").firstBaseline.rounded())
        #expect((baseline..<baseline + 5).contains { under.color(x: 10, y: $0) == .pureRed })
        #expect(!(baseline..<baseline + 5).contains { plain.color(x: 10, y: $0) != .white })
        #expect((0..<baseline).contains { y in (2..<20).allSatisfy { through.color(x: $0, y: y).red < 0.5 } })
    }

    @Test(arguments: [1.0, 2, 3]) func linesHaveThePositionAndTheThicknessOfTheFont(scale: Double) throws {
        let text = layout("nnn", size: 40) {
            $0.hasUnderline = true; $0.underline = .pureRed
            $0.hasStrikethrough = true; $0.strikethrough = .pureBlue
        }
        let decoration = try #require((text as? PangoTextLayout)?.glyphRuns.first?.font.decoration)
        let height = Int(60 * scale)
        let canvas = easel.paint(
            easel.layer([.text(text, at: .zero, .color(.white))]), width: Int(80 * scale), height: height, scale: scale)
        func rows(_ color: RGBA) -> [Int] { (0..<height).filter { canvas.color(x: Int(20 * scale), y: $0) == color } }
        for (color, above, thickness) in [
            (RGBA.pureRed, decoration.underline, decoration.underlineThickness),
            (.pureBlue, decoration.strikethrough, decoration.strikethroughThickness),
        ] {
            let found = rows(color)
            let top = (text.firstBaseline - above - thickness / 2) * scale
            #expect(found.count == max(Int((thickness * scale).rounded()), 1), "\(color)")
            #expect(abs(Double(try #require(found.first)) - top) <= 1, "\(color)")
            #expect(try #require(found.last) - found[0] + 1 == found.count)
        }
    }

    @Test(arguments: [3.0, 4, 5]) func aThinLineHasAPixel(size: Double) {
        let text = layout("nnn", size: size) {
            $0.hasUnderline = true; $0.underline = .pureRed
        }
        let canvas = easel.paint(easel.layer([.text(text, at: .zero, .color(.white))]))
        #expect((0..<40).count { canvas.color(x: 2, y: $0) == .pureRed } == 1)
    }

    @Test func turnedTextIsPainted() throws {
        let text = layout("Hello", size: 20)
        let layer = easel.layer([.text(text, at: .zero, .color(.black))], x: 30, y: 5)
        layer.transform = ProjectionTransform(CGAffineTransform(rotationAngle: .pi / 2))
        let ink = try #require(easel.paint(layer, width: 60, height: 80).ink)
        #expect(ink.height > ink.width)
        #expect(abs(ink.height - text.size.width) < 6)
    }

    @Test func charactersOfAFixedLayoutStartAtTheirPositions() throws {
        let span = TextSpan(text: "HH HH", font: FontDescriptor(size: 40))
        let text = FixedTextMeasurer().layout(TextRequest(spans: [span]))
        let canvas = easel.paint(
            easel.layer([.text(text, at: CGPoint(x: 10, y: 0), .color(.black))]), width: 140, height: 60)
        let ink = try #require(canvas.ink)
        #expect(abs(ink.maxY - text.firstBaseline) <= 1)
        // Each character is 20 points wide. Only the overhang of the second one may reach into the space.
        func hasInk(_ x: Int) -> Bool { (0..<60).contains { canvas.color(x: x, y: $0).red < 0.5 } }
        #expect((10..<20).contains(where: hasInk))
        #expect((30..<40).contains(where: hasInk))
        #expect(!(63..<70).contains(where: hasInk))
        #expect((70..<80).contains(where: hasInk))
        #expect(ink.minX >= 10 && ink.minX < 17)
    }

    @Test func charactersOfAFixedLayoutHaveTheirLines() throws {
        func ink(_ change: (inout TextSpan) -> Void) throws -> CGRect {
            var span = TextSpan(text: " l", font: FontDescriptor(size: 40))
            change(&span)
            let text = FixedTextMeasurer().layout(TextRequest(spans: [span]))
            let layer = easel.layer([.text(text, at: CGPoint(x: 10, y: 20), .color(.black))])
            return try #require(easel.paint(layer, width: 80, height: 90).ink)
        }
        let plain = try ink { _ in }, raised = try ink { $0.baselineOffset = 6 }
        // The baseline of a fixed layout is at 0.95 of the size.
        #expect(plain.minX >= 30 && plain.minX < 37 && abs(plain.maxY - 58) <= 1)
        #expect(raised == plain.offsetBy(dx: 0, dy: -6))
        #expect(try ink { $0.hasUnderline = true }.maxY > plain.maxY + 1)
        let through = try ink { $0.hasStrikethrough = true }
        #expect(through.maxY == plain.maxY && through.width > plain.width + 2)
    }

    /// A letter is at the nearest quarter of a pixel, and its baseline at the nearest pixel.
    @Test(
        arguments: [
            (10.12, 30, 10, 30), (10.13, 30, 10.25, 30), (10.9, 30, 11, 30), (-3.9, 30, -4, 30), (-3.8, 30, -3.75, 30),
            (10, 30.4, 10, 30), (10, 30.46, 10, 30), (10, 29.6, 10, 30), (10, 30.6, 10, 31), (10, 5.4, 10, 5),
        ] as [(Double, Double, Double, Double)])
    func positionsAreRounded(x: Double, baseline: Double, nearX: Double, nearBaseline: Double) {
        let text = layout("W", size: 20)
        func painted(_ x: Double, _ baseline: Double) -> ImageCanvas {
            let point = CGPoint(x: x, y: baseline - text.firstBaseline)
            return easel.paint(easel.layer([.text(text, at: point, .color(.black))]))
        }
        let near = painted(nearX, nearBaseline)
        #expect(near.ink != nil && painted(x, baseline).difference(to: near) == 0)
        #expect(painted(nearX + 0.25, nearBaseline).difference(to: near) > 0)
        #expect(painted(nearX, nearBaseline + 1).difference(to: near) > 0)
    }
}
