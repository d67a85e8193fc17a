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
}
