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

    @Test func colorsOutsideTheCanvasAreClear() {
        let canvas = easel.paint(easel.layer(), width: 3, height: 2)
        for (x, y) in [(-1, 0), (0, -1), (3, 0), (0, 2)] { #expect(canvas.color(x: x, y: y) == .clear, "\(x), \(y)") }
        #expect(canvas.color(x: 0, y: 0) == .white && canvas.color(x: 2, y: 1) == .white && canvas.stride == 12)
    }

    @Test(arguments: [0, -2, Double.nan, .infinity]) func anInvalidScaleIsOne(scale: Double) {
        let canvas = easel.paint(easel.layer([.box(3, 4, 5, 6, .pureRed)]), scale: scale)
        #expect(canvas.ink == CGRect(x: 3, y: 4, width: 5, height: 6))
    }

    @Test(
        arguments: [
            (2.2, 3, 1.5, 4, 5), (0, -4, 1, 1, 1), (.infinity, .nan, 1, 1, 1), (20_000, 1, 1, 16_384, 1),
            (4, 6, 0.5, 2, 3),
        ] as [(Double, Double, Double, Int, Int)])
    func aPNGIsRoundedUpToWholePixels(width: Double, height: Double, scale: Double, columns: Int, rows: Int) {
        let png = ImageCanvas.png(of: easel.layer(), size: CGSize(width: width, height: height), scale: scale)
        let picture = ImageStore().picture(EncodedImage(id: 1, data: png, size: .zero))
        #expect(picture?.width == columns && picture?.height == rows)
    }

    @Test func aStoreDecodesAnImageOnce() throws {
        let png = ImageCanvas.png(of: easel.layer(), size: CGSize(width: 3, height: 2))
        let store = ImageStore(), slice = (Data([0, 0]) + png).dropFirst(2)
        let first = try #require(store.picture(EncodedImage(id: 1, data: slice, size: .zero)))
        #expect(first.width == 3 && first.height == 2)
        #expect(store.picture(EncodedImage(id: 1, data: png, size: .zero)) === first)
        #expect(store.picture(EncodedImage(id: 2, data: png, size: .zero)) !== first)
        for count in [0, 7, 20, png.count / 2] {
            #expect(ImageStore().picture(EncodedImage(id: 1, data: png.prefix(count), size: .zero)) == nil)
        }
    }

    @Test func aStoreStartsOverAfter256Images() {
        let png = ImageCanvas.png(of: easel.layer(), size: CGSize(width: 1, height: 1)), store = ImageStore()
        func picture(_ id: UInt64) -> ImageStore.Picture? {
            store.picture(EncodedImage(id: id, data: png, size: .zero))
        }
        let first = picture(1)
        for id in UInt64(2)...256 { _ = picture(id) }
        #expect(first != nil && picture(1) === first)
        _ = picture(257)
        #expect(picture(1) !== first)
    }

    @Test(arguments: [false, true]) func aSmoothImageBlendsItsPixels(isSmooth: Bool) {
        let source = easel.layer([.box(0, 0, 1, 1, .pureRed), .box(1, 0, 1, 1, .pureBlue)])
        let png = ImageCanvas.png(of: source, size: CGSize(width: 2, height: 1))
        let image = EncodedImage(id: 1, data: png, size: .zero), rect = CGRect(x: 5, y: 6, width: 20, height: 10)
        let canvas = easel.paint(easel.layer([.image(image, in: rect, tint: nil, smooth: isSmooth)]))
        #expect(canvas.color(x: 6, y: 10).isClose(.pureRed) && canvas.color(x: 23, y: 10).isClose(.pureBlue))
        let edge = canvas.color(x: 14, y: 10)
        #expect(isSmooth ? edge.red > 0.3 && edge.red < 0.8 && edge.blue > 0.2 : edge == .pureRed)
    }

    @Test(arguments: [(1.0, 12.0), (12, 1), (0.9, 0.9)]) func anImageFillsAThinRectangle(width: Double, height: Double)
    {
        let png = ImageCanvas.png(of: easel.layer([.box(0, 0, 1, 1, .pureRed)]), size: CGSize(width: 1, height: 1))
        let image = EncodedImage(id: 1, data: png, size: .zero)
        let rect = CGRect(x: 5, y: 6, width: width, height: height)
        let canvas = easel.paint(easel.layer([.image(image, in: rect, tint: nil, smooth: false)]))
        #expect(canvas.color(x: 5, y: 6).green < 0.5)
        #expect(canvas.ink == CGRect(x: 5, y: 6, width: width.rounded(), height: height.rounded()))
    }
}
