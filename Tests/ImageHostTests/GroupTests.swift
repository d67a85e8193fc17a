import Foundation
import LayerTree
import Testing

@testable import ImageHost

struct GroupTests {
    let easel = Easel()

    @Test func opacityFadesTheLayerAsOnePicture() {
        let layer = easel.layer([.box(0, 0, 20, 20, .pureRed), .box(10, 0, 20, 20, .pureBlue)], opacity: 0.5)
        let canvas = easel.paint(layer)
        #expect(canvas.color(x: 5, y: 5).isClose(RGBA(red: 1, green: 0.5, blue: 0.5)))
        // The red doesn't show through the blue.
        #expect(canvas.color(x: 15, y: 5).isClose(RGBA(red: 0.5, green: 0.5, blue: 1)))
    }

    @Test func opacitiesMultiply() {
        let child = easel.layer([.box(0, 0, 10, 10, .black)], opacity: 0.5)
        let canvas = easel.paint(easel.layer([], [child], opacity: 0.5))
        #expect(canvas.color(x: 5, y: 5).isClose(RGBA(red: 0.75, green: 0.75, blue: 0.75)))
    }

    @Test func partsThatDoNotTouchFadeAsAGroupDoes() {
        let parts: [DrawCommand] = [.box(0, 0, 10, 10, .pureRed), .box(20, 0, 10, 10, .pureBlue)]
        let apart = easel.paint(easel.layer(parts, opacity: 0.3))
        let grouped = easel.layer(parts, opacity: 0.3)
        grouped.effects = LayerEffects()
        grouped.effects!.isGroup = true
        #expect(easel.paint(grouped).difference(to: apart) <= 1)
    }

    @Test func hiddenAndInvisibleLayersPaintNothing() {
        let hidden = easel.layer([.box(0, 0, 10, 10, .pureRed)])
        hidden.isHidden = true
        let clear = easel.layer([.box(0, 0, 10, 10, .pureRed)], opacity: 0)
        #expect(easel.paint(easel.layer([], [hidden, clear])).ink == nil)
    }

    @Test func aLayerOutsideTheClipIsSkippedByItsPaintBounds() {
        // The bounds are wrong on purpose. Only a painter that uses them skips the layer.
        let layer = easel.layer([.box(0, 0, 10, 10, .pureRed)])
        layer.paintBounds = CGRect(x: 100, y: 100, width: 10, height: 10)
        #expect(easel.paint(layer).ink == nil)
        layer.paintBounds = CGRect(x: 5, y: 5, width: 10, height: 10)
        #expect(easel.paint(layer).ink == CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test func rectanglesClipContentAndChildren() {
        let child = easel.layer([.box(0, 0, 40, 40, .pureBlue)], x: 8)
        let layer = easel.layer([.box(0, 0, 40, 40, .pureRed)], [child], x: 2, y: 2)
        layer.clip = .rect(CGRect(x: 1, y: 1, width: 10, height: 10))
        let canvas = easel.paint(layer)
        #expect(canvas.ink == CGRect(x: 3, y: 3, width: 10, height: 10))
        #expect(canvas.color(x: 12, y: 5) == .pureBlue)
    }

    @Test func aClipEndsWithItsLayer() {
        let clipped = easel.layer([.shape(.ellipse(CGRect(x: -20, y: -20, width: 80, height: 80)), .color(.pureRed))])
        clipped.clip = .path(Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)), evenOdd: false)
        let next = easel.layer([.shape(.ellipse(CGRect(x: 20, y: 20, width: 20, height: 20)), .color(.pureBlue))])
        let canvas = easel.paint(easel.layer([], [clipped, next]))
        #expect(canvas.color(x: 5, y: 5) == .pureRed)
        #expect(canvas.color(x: 15, y: 15) == .white)
        #expect(canvas.color(x: 30, y: 30) == .pureBlue)
    }

    @Test func roundedClipsCutOnlyTheCornersOfRectangles() {
        let rect = CGRect(x: 5, y: 5, width: 30, height: 30)
        let layer = easel.layer([.box(0, 0, 40, 40, .pureRed)])
        let rounded = Path(storage: .roundedRect(rect, cornerSize: CGSize(width: 10, height: 10)))
        layer.clip = .path(rounded, evenOdd: false)
        let clipped = easel.paint(layer)
        let filled = easel.paint(easel.layer([.fill(rounded, .color(.pureRed), evenOdd: false)]))
        #expect(clipped.difference(to: filled) <= 2)
        #expect(clipped.color(x: 5, y: 5) == .white)
    }

    @Test func clipsWithinClipsIntersect() {
        let inner = easel.layer([.box(0, 0, 40, 40, .pureRed)])
        inner.clip = .path(Path(ellipseIn: CGRect(x: 10, y: 0, width: 30, height: 30)), evenOdd: false)
        let outer = easel.layer([], [inner])
        outer.clip = .path(Path(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 30)), evenOdd: false)
        let canvas = easel.paint(outer)
        #expect(canvas.color(x: 20, y: 15) == .pureRed)
        #expect(canvas.color(x: 4, y: 15) == .white)
        #expect(canvas.color(x: 36, y: 15) == .white)
    }

    @Test func anEmptyClipHidesAll() {
        let layer = easel.layer([.box(0, 0, 40, 40, .pureRed)])
        layer.clip = .rect(.zero)
        #expect(easel.paint(layer).ink == nil)
        layer.clip = .path(Path(), evenOdd: false)
        #expect(easel.paint(layer).ink == nil)
    }
}
