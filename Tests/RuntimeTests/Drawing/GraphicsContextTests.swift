import Foundation
import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

@MainActor @Observable private final class CanvasModel { var isOn = false }

private struct SymbolDot: View {
    let model: CanvasModel
    var body: some View { Rectangle().fill(model.isOn ? Color.red : .clear).frame(width: 10, height: 10) }
}

@MainActor @Suite struct GraphicsContextTests {
    private func pixels(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) -> Pixels {
        Pixels(Stage(size: CGSize(width: 100, height: 100), scale: 1) { Canvas(renderer: renderer) })
    }
    private func isRed(_ color: RGBA) -> Bool { color.red > 0.9 && color.green < 0.4 }
    private func isWhite(_ color: RGBA) -> Bool { color.red > 0.97 && color.green > 0.97 }
    private let red = GraphicsContext.Shading.color(red: 1, green: 0, blue: 0)
    private let box = Path(CGRect(x: 0, y: 0, width: 20, height: 20))

    @Test func shapesAreFilledAndStrokedWhereTheTransformPutsThem() {
        let shown = pixels { context, size in
            #expect(size == CGSize(width: 100, height: 100))
            context.translateBy(x: 50, y: 50)
            context.rotate(by: .degrees(90))
            context.scaleBy(x: 2, y: 1)
            context.fill(box, with: red)
            var line = Path()
            line.move(to: CGPoint(x: -20, y: 0))
            line.addLine(to: CGPoint(x: -20, y: 20))
            context.transform = .identity
            context.stroke(line.offsetBy(dx: 30, dy: 0), with: red, lineWidth: 4)
        }
        // The x-axis points down with twice the scale; the y-axis points to the left.
        #expect(isRed(shown[40, 80]) && isRed(shown[31, 88]) && isWhite(shown[60, 60]) && isWhite(shown[40, 92]))
        #expect(isRed(shown[10, 10]) && isWhite(shown[14, 10]))
    }

    @Test func copiesHaveTheirOwnStateAndDrawOnTheSameCanvas() {
        let shown = pixels { context, _ in
            var copy = context
            copy.opacity = 0.5
            copy.translateBy(x: 40, y: 0)
            copy.fill(box, with: .color(.black))
            context.fill(box, with: .color(.black))
        }
        #expect(shown[10, 10].red < 0.02)
        #expect(abs(shown[50, 10].red - 0.5) < 0.02)
    }

    @Test func clipsAndInverseClipsLimitTheDrawing() {
        let shown = pixels { context, _ in
            var first = context, second = context, third = context
            first.clip(to: Path(CGRect(x: 0, y: 0, width: 10, height: 100)))
            #expect(first.clipBoundingRect == CGRect(x: 0, y: 0, width: 10, height: 100))
            first.fill(box, with: red)
            second.clip(to: Path(CGRect(x: 40, y: 0, width: 10, height: 100)), options: .inverse)
            second.fill(box.offsetBy(dx: 40, dy: 0), with: red)
            third.clipToLayer { $0.fill(Path(CGRect(x: 70, y: 0, width: 10, height: 10)), with: .color(.black)) }
            third.fill(box.offsetBy(dx: 70, dy: 0), with: red)
        }
        #expect(isRed(shown[5, 5]) && isWhite(shown[15, 5]))
        #expect(isWhite(shown[45, 5]) && isRed(shown[55, 5]))
        #expect(isRed(shown[75, 5]) && isWhite(shown[85, 5]) && isWhite(shown[75, 15]))
    }

    @Test func aLayerIsDrawnAsOneImage() {
        let shown = pixels { context, _ in
            context.opacity = 0.5
            context.drawLayer { layer in
                layer.fill(box, with: .color(.black))
                layer.fill(box, with: .color(.black))
            }
        }
        #expect(abs(shown[10, 10].red - 0.5) < 0.02)
    }

    @Test func blendingAndFiltersAreApplied() {
        let shown = pixels { context, _ in
            context.fill(box, with: .color(red: 1, green: 0, blue: 0))
            var multiplied = context, blurred = context
            multiplied.blendMode = .multiply
            multiplied.fill(box, with: .color(red: 0, green: 1, blue: 0))
            blurred.addFilter(.blur(radius: 6))
            blurred.fill(box.offsetBy(dx: 60, dy: 60), with: .color(.black))
            var shadowed = context
            shadowed.addFilter(.shadow(color: .black, radius: 0, x: 30, y: 0))
            shadowed.fill(Path(CGRect(x: 0, y: 60, width: 10, height: 10)), with: red)
        }
        #expect(shown[10, 10].red < 0.02 && shown[10, 10].green < 0.02)
        #expect(shown[57, 70].red < 0.95 && shown[70, 70].red < 0.4)
        #expect(shown[35, 65].red < 0.05 && isRed(shown[5, 65]))
    }

    @Test func textsAreMeasuredAndDrawnOnTheirAnchor() {
        let shown = pixels { context, _ in
            var text = context.resolve(Text(verbatim: "HHHH").font(.system(size: 20)))
            let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
            #expect(size.width == 40 && size.height == 24)
            // A word wider than the line breaks if there's space for a second line.
            #expect(text.measure(in: CGSize(width: 30, height: 100)) == CGSize(width: 30, height: 48))
            #expect(text.measure(in: CGSize(width: 30, height: 30)).height == 24)
            #expect(text.firstBaseline(in: size) == text.lastBaseline(in: size))
            text.shading = .color(.black)
            context.draw(text, at: CGPoint(x: 100, y: 100), anchor: .bottomTrailing)
        }
        let ink = (0..<100).flatMap { x in (0..<100).filter { shown[x, $0].red < 0.6 }.map { (x, $0) } }
        #expect(!ink.isEmpty && ink.allSatisfy { $0.0 >= 58 && $0.1 >= 74 })
    }

    @Test func symbolsAndImagesAreDrawn() {
        let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1) {
            Canvas { context, _ in
                let dot = context.resolveSymbol(id: "dot")
                #expect(dot?.size == CGSize(width: 10, height: 10))
                #expect(context.resolveSymbol(id: 7) == nil)
                if let dot {
                    context.draw(dot, at: CGPoint(x: 20, y: 20))
                    context.draw(dot, in: CGRect(x: 50, y: 0, width: 40, height: 40))
                }
                var image = context.resolve(Image(systemName: "square.fill"))
                image.shading = .color(red: 1, green: 0, blue: 0)
                #expect(image.size.width > 10 && image.baseline > 10)
                context.draw(image, in: CGRect(x: 0, y: 60, width: 40, height: 40))
            } symbols: {
                Rectangle().fill(.red).frame(width: 10, height: 10).tag("dot")
            }
        }
        let shown = Pixels(stage)
        #expect(isRed(shown[20, 20]) && isWhite(shown[30, 20]))
        #expect(isRed(shown[52, 2]) && isRed(shown[88, 38]) && isWhite(shown[95, 20]))
        #expect(isRed(shown[20, 80]))
    }

    @Test func aLayerBlendsWithinItself() {
        let shown = pixels { context, _ in
            context.drawLayer { layer in
                layer.fill(box, with: red)
                layer.blendMode = .screen
                layer.fill(box.offsetBy(dx: 10, dy: 0), with: .color(red: 0, green: 0, blue: 1))
            }
        }
        #expect(shown[25, 10].red < 0.05 && shown[25, 10].blue > 0.95)
        #expect(shown[15, 10].red > 0.95 && shown[15, 10].green < 0.05 && shown[15, 10].blue > 0.95)
    }

    @Test func aSymbolIsShadedWithAGradient() {
        let shown = pixels { context, _ in
            var image = context.resolve(Image(systemName: "square.fill"))
            image.shading = .linearGradient(
                Gradient(colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)]),
                startPoint: .zero,
                endPoint: CGPoint(x: 100, y: 0))
            context.draw(image, in: CGRect(x: 0, y: 0, width: 100, height: 100))
        }
        #expect(shown[15, 50].red > 0.8 && shown[85, 50].blue > 0.8 && shown[85, 50].red < 0.2)
    }

    @Test func aSymbolThatChangesIsDrawnAgain() {
        let model = CanvasModel()
        let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1) {
            Canvas { context, _ in
                if let inner = context.resolveSymbol(id: 0) { context.draw(inner, at: CGPoint(x: 50, y: 50)) }
            } symbols: {
                Canvas { context, _ in
                    if let dot = context.resolveSymbol(id: 1) { context.draw(dot, at: CGPoint(x: 20, y: 20)) }
                } symbols: {
                    SymbolDot(model: model).tag(1)
                }
                .frame(width: 40, height: 40)
                .tag(0)
            }
        }
        #expect(isWhite(Pixels(stage)[50, 50]))
        model.isOn = true
        stage.update()
        #expect(isRed(Pixels(stage)[50, 50]))
        stage.resetStatistics()
        stage.advance(by: 0.2)
        #expect(stage.statistics.layersChanged == 0)
    }

    @Test func aCanvasIsDrawnAgainWhenItsDataChanges() {
        let model = CanvasModel()
        let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1) {
            Canvas { context, _ in
                if MainActor.assumeIsolated({ model.isOn }) {
                    context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.red))
                }
            }
        }
        #expect(isWhite(Pixels(stage)[10, 10]))
        model.isOn = true
        stage.update()
        #expect(isRed(Pixels(stage)[10, 10]))
        stage.resetStatistics()
        stage.advance(by: 0.2)
        #expect(stage.statistics.layersChanged == 0)
    }

    @Test func nonfiniteShapesDrawNothing() {
        let shown = pixels { context, _ in
            var bad = context
            bad.translateBy(x: .nan, y: 0)
            #expect(bad.clipBoundingRect.isNull)
            bad.fill(box, with: red)
            context.opacity = .nan
            context.addFilter(.blur(radius: .nan))
            context.fill(Path(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10)), with: red)
            context.draw(Text("x"), at: CGPoint(x: CGFloat.infinity, y: 0))
        }
        #expect(isWhite(shown[10, 10]))
    }

    @Test func gradientsFollowTheirPoints() {
        let gradient = Gradient(colors: [.black, .white])
        let shown = pixels { context, size in
            let all = Path(CGRect(origin: .zero, size: size))
            context.fill(all, with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 100, y: 0)))
            context.fill(
                Path(CGRect(x: 0, y: 50, width: 100, height: 50)),
                with: .radialGradient(gradient, center: CGPoint(x: 50, y: 75), startRadius: 0, endRadius: 25))
        }
        #expect(abs(shown[50, 10].red - 0.5) < 0.02)
        #expect(shown[50, 75].red < 0.05 && shown[50, 98].red > 0.9)
    }

    @Test func textsInARectangleBeginAtItsLeadingEdge() throws {
        func columns(_ direction: LayoutDirection, _ alignment: TextAlignment) throws -> ClosedRange<Int> {
            let stage = Stage(
                size: CGSize(width: 100, height: 40), scale: 1, environment: { $0.layoutDirection = direction }
            ) {
                Canvas { context, size in context.draw(Text("HHH"), in: CGRect(origin: .zero, size: size)) }
                    .multilineTextAlignment(alignment)
            }
            let shown = Pixels(stage)
            let inked = (0..<100).filter { x in (0..<40).contains { shown[x, $0].red < 0.5 } }
            return try #require(inked.first)...(try #require(inked.last))
        }
        #expect(try columns(.leftToRight, .leading).upperBound < 30)
        #expect(try columns(.leftToRight, .trailing).lowerBound > 70)
        #expect(try columns(.rightToLeft, .leading).lowerBound > 70)
        #expect(try columns(.rightToLeft, .trailing).upperBound < 30)
        #expect(try columns(.rightToLeft, .center).lowerBound > 30)
    }
}
