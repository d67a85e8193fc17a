import Foundation
import LayerTree
import Testing

@testable import ImageHost

struct ShapePaintingTests {
    let easel = Easel()

    @Test func aRectangleFillsItsPixelsAndNoOthers() {
        let canvas = easel.paint(easel.layer([.box(3, 4, 5, 6, .pureRed)]))
        #expect(canvas.ink == CGRect(x: 3, y: 4, width: 5, height: 6))
        #expect(canvas.color(x: 3, y: 4) == .pureRed)
        #expect(canvas.color(x: 7, y: 9) == .pureRed)
        #expect(canvas.color(x: 8, y: 9) == .white)
    }

    @Test func edgesWithinAHundredthOfAPixelAreSharp() {
        let canvas = easel.paint(easel.layer([.box(3.004, 3.996, 5, 6, .pureRed)]))
        #expect(canvas.ink == CGRect(x: 3, y: 4, width: 5, height: 6))
        #expect(canvas.color(x: 3, y: 4) == .pureRed)
    }

    @Test func fractionsOfPixelsAreCoveredInProportion() {
        let canvas = easel.paint(easel.layer([.box(3.5, 4, 5, 6, .black)]))
        #expect(canvas.color(x: 3, y: 5).isClose(RGBA(red: 0.5, green: 0.5, blue: 0.5), 2))
        #expect(canvas.color(x: 4, y: 5) == .black)
        #expect(canvas.color(x: 8, y: 5).isClose(RGBA(red: 0.5, green: 0.5, blue: 0.5), 2))
    }

    @Test func scaleTurnsPointsIntoPixels() {
        let canvas = easel.paint(easel.layer([.box(1.5, 2, 3, 4, .pureBlue)], x: 1), scale: 2)
        #expect(canvas.ink == CGRect(x: 5, y: 4, width: 6, height: 8))
        func ink(_ command: DrawCommand) -> CGRect? { easel.paint(easel.layer([command], x: 3, y: 1), scale: 2).ink }
        let square = Path(CGRect(x: 5, y: 5, width: 10, height: 10))
        #expect(
            ink(.stroke(square, .color(.pureRed), StrokeStyle(lineWidth: 2)))
                == CGRect(x: 14, y: 10, width: 24, height: 24))
        let ellipse = CGRect(x: 1, y: 2, width: 6, height: 5)
        #expect(ink(.shape(.ellipse(ellipse), .color(.pureRed))) == CGRect(x: 8, y: 6, width: 12, height: 10))
    }

    @Test func transparentRectanglesShowWhatIsBehind() {
        let canvas = easel.paint(
            easel.layer([.box(0, 0, 40, 40, .pureRed), .box(0, 0, 40, 40, RGBA.pureBlue.opacity(0.25))]))
        #expect(canvas.color(x: 10, y: 10).isClose(RGBA(red: 0.75, green: 0, blue: 0.25)))
    }

    @Test func commandsPaintInOrderAndChildrenAfterThem() {
        let child = easel.layer([.box(0, 0, 10, 10, .pureGreen)])
        let canvas = easel.paint(easel.layer([.box(0, 0, 20, 20, .pureRed), .box(0, 0, 15, 15, .pureBlue)], [child]))
        #expect(canvas.color(x: 5, y: 5) == .pureGreen)
        #expect(canvas.color(x: 12, y: 12) == .pureBlue)
        #expect(canvas.color(x: 17, y: 17) == .pureRed)
    }

    @Test func ellipsesAndRoundedCornersLeaveTheCornersFree() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
        let ellipse = easel.paint(easel.layer([.shape(.ellipse(rect), .color(.pureRed))]))
        #expect(ellipse.color(x: 0, y: 0) == .white)
        #expect(ellipse.color(x: 20, y: 1) == .pureRed)
        #expect(ellipse.color(x: 7, y: 7).green < 0.5)
        let rounded = easel.paint(
            easel.layer([.shape(.roundedRect(rect, cornerSize: CGSize(width: 8, height: 8)), .color(.pureRed))]))
        #expect(rounded.color(x: 0, y: 0) == .white)
        #expect(rounded.color(x: 4, y: 4) == .pureRed)
        #expect(rounded.color(x: 0, y: 20) == .pureRed)
    }

    @Test func evenOddLeavesHoles() {
        let outline: [Path.Element] =
            [
                .move(to: .zero), .line(to: CGPoint(x: 30, y: 0)), .line(to: CGPoint(x: 30, y: 30)),
                .line(to: CGPoint(x: 0, y: 30)), .closeSubpath,
            ]
            + [
                .move(to: CGPoint(x: 10, y: 10)), .line(to: CGPoint(x: 20, y: 10)), .line(to: CGPoint(x: 20, y: 20)),
                .line(to: CGPoint(x: 10, y: 20)), .closeSubpath,
            ]
        let path = Path(storage: .elements(outline))
        let hole = easel.paint(easel.layer([.fill(path, .color(.pureRed), evenOdd: true)]))
        let full = easel.paint(easel.layer([.fill(path, .color(.pureRed))]))
        #expect(hole.color(x: 15, y: 15) == .white)
        #expect(full.color(x: 15, y: 15) == .pureRed)
        #expect(hole.color(x: 5, y: 5) == .pureRed)
    }

    @Test func strokesAreCenteredOnTheOutline() {
        let path = Path(CGRect(x: 10, y: 10, width: 20, height: 20))
        let canvas = easel.paint(easel.layer([.stroke(path, .color(.pureRed), StrokeStyle(lineWidth: 4))]))
        #expect(canvas.ink == CGRect(x: 8, y: 8, width: 24, height: 24))
        #expect(canvas.color(x: 11, y: 20) == .pureRed)
        #expect(canvas.color(x: 20, y: 20) == .white)
    }

    @Test func dashesLeaveGaps() {
        let path = Path(storage: .elements([.move(to: CGPoint(x: 0, y: 5)), .line(to: CGPoint(x: 40, y: 5))]))
        let canvas = easel.paint(
            easel.layer([.stroke(path, .color(.pureRed), StrokeStyle(lineWidth: 2, dash: [5, 5]))]))
        #expect(canvas.color(x: 2, y: 5) == .pureRed)
        #expect(canvas.color(x: 7, y: 5) == .white)
        #expect(canvas.color(x: 12, y: 5) == .pureRed)
    }

    @Test func transformsApplyBeforeThePosition() {
        let layer = easel.layer([.box(0, 0, 10, 4, .pureRed)], x: 20, y: 10)
        layer.transform = ProjectionTransform(CGAffineTransform(rotationAngle: .pi / 2))
        // Clockwise, about the layer's own origin.
        #expect(easel.paint(layer).ink == CGRect(x: 16, y: 10, width: 4, height: 10))
        layer.transform = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 1))
        #expect(easel.paint(layer).ink == CGRect(x: 20, y: 10, width: 20, height: 4))
    }

    @Test func aLayerMovedByItsTransformIsWhereAMovedOneIs() {
        let child = easel.layer([.box(1, 2, 8, 8, .pureRed)], x: 3, y: 3)
        let parent = easel.layer([], [child], x: 5, y: 5)
        let straight = easel.paint(parent)
        child.position = .zero
        child.transform = ProjectionTransform(CGAffineTransform(translationX: 3, y: 3))
        #expect(easel.paint(parent).difference(to: straight) == 0)
    }

    @Test func invalidNumbersPaintNothing() {
        let nan = Double.nan
        let bad = easel.layer(
            [
                .box(nan, 0, 10, 10, .pureRed), .box(0, 0, .infinity, 10, .pureRed),
                .stroke(
                    Path(CGRect(x: 0, y: 0, width: 9, height: 9)), .color(.pureRed), StrokeStyle(lineWidth: -.infinity)),
                .shape(.elements([.line(to: CGPoint(x: nan, y: 3))]), .color(.pureRed)),
            ])
        let flat = easel.layer([.box(0, 0, 10, 10, .pureRed)])
        flat.transform = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
        let lost = easel.layer([.box(0, 0, 10, 10, .pureRed)], x: nan)
        let faded = easel.layer([.box(0, 0, 10, 10, .pureRed)], opacity: nan)
        let good = easel.layer([.shape(.ellipse(CGRect(x: 20, y: 20, width: 10, height: 10)), .color(.pureBlue))])
        let canvas = easel.paint(easel.layer([], [bad, flat, lost, faded, good]))
        #expect(canvas.ink == CGRect(x: 20, y: 20, width: 10, height: 10))
    }
}
