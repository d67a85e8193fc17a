import Foundation
import LayerTree
import Testing

@testable import ImageHost

struct CanvasTests {
    let easel = Easel()

    @Test func sizesAreClamped() {
        let canvas = ImageCanvas(width: -3, height: 1 << 40)
        #expect(canvas.width == 1)
        #expect(canvas.height == 16384)
    }

    @Test func aCanvasIsReplacedByEveryPainting() {
        let canvas = ImageCanvas(width: 20, height: 20)
        canvas.paint(easel.layer([.box(0, 0, 20, 20, .pureRed)]), scale: 1, background: .white)
        canvas.paint(easel.layer(), scale: 1, background: RGBA.pureBlue.opacity(0.5))
        #expect(canvas.color(x: 3, y: 3).isClose(RGBA.pureBlue.opacity(0.5), 2))
        canvas.withPixels { #expect($0[0] == 0x8000_0080) }
    }

    @Test func pngsHaveTheCanvassSizeAndPixels() throws {
        let png = ImageCanvas.png(
            of: easel.layer([.box(0, 0, 5, 10, .pureRed)]), size: CGSize(width: 10, height: 10), scale: 2,
            background: .white)
        let store = ImageStore()
        let picture = try #require(store.picture(EncodedImage(id: 1, data: png, size: .zero)))
        #expect(picture.width == 20)
        #expect(picture.height == 20)
        let image = EncodedImage(id: 2, data: png, size: CGSize(width: 10, height: 10))
        let canvas = easel.paint(
            easel.layer([.image(image, in: CGRect(x: 10, y: 10, width: 20, height: 20), tint: nil, smooth: true)]),
            background: .black)
        #expect(canvas.color(x: 9, y: 15) == .black)
        #expect(canvas.color(x: 10, y: 15) == .pureRed)
        #expect(canvas.color(x: 29, y: 29) == .white)
        #expect(canvas.color(x: 30, y: 29) == .black)
    }

    @Test func tintsReplaceColorsAndKeepAlpha() {
        let png = ImageCanvas.png(
            of: easel.layer([.box(0, 0, 5, 10, .pureRed)]), size: CGSize(width: 10, height: 10), background: .clear)
        let image = EncodedImage(id: 3, data: png, size: CGSize(width: 10, height: 10))
        let canvas = easel.paint(
            easel.layer([.image(image, in: CGRect(x: 0, y: 0, width: 10, height: 10), tint: .pureBlue, smooth: false)]))
        #expect(canvas.color(x: 2, y: 5) == .pureBlue)
        #expect(canvas.color(x: 7, y: 5) == .white)
    }

    @Test func bytesThatAreNotAnImageAreSkipped() {
        let image = EncodedImage(id: 4, data: Data([1, 2, 3]), size: CGSize(width: 1, height: 1))
        let canvas = easel.paint(
            easel.layer([
                .image(image, in: CGRect(x: 0, y: 0, width: 9, height: 9), tint: nil, smooth: true),
                .box(20, 20, 5, 5, .pureRed),
            ]))
        #expect(canvas.ink == CGRect(x: 20, y: 20, width: 5, height: 5))
    }
}
