import Foundation
import LayerTree
import Testing

@testable import ImageHost

/// Thin images, small blurs, samples between pixels, and what animated images store.
@Suite struct SmallPictureTests {
    private let easel = Easel()

    // MARK: Layers

    @Test(
        arguments: [
            CGRect(x: 5, y: 6, width: 1, height: 10), CGRect(x: 5, y: 6, width: 10, height: 1),
            CGRect(x: 5, y: 6, width: 1, height: 1), CGRect(x: 5, y: 6, width: 0.5, height: 10),
            CGRect(x: 5, y: 6, width: 10, height: 0.5),
        ])
    func anImageCanBeThin(rect: CGRect) {
        let source = easel.layer([.box(0, 0, 2, 2, .black)])
        let png = ImageCanvas.png(of: source, size: CGSize(width: 2, height: 2))
        let image = EncodedImage(id: 1, data: png, size: .zero)
        let canvas = easel.paint(easel.layer([.image(image, in: rect, tint: nil, smooth: false)]))
        let touched = CGRect(x: 5, y: 6, width: rect.width.rounded(.up), height: rect.height.rounded(.up))
        #expect(canvas.ink == touched)
        let light = Float(1 - (rect.width / touched.width) * (rect.height / touched.height))
        #expect(canvas.color(x: 5, y: 6).isClose(RGBA(red: light, green: light, blue: light), 3))
    }

    @Test(arguments: [0.6, 0.8, 1]) func aBlurCanBeSmallerThanAPixel(radius: Double) {
        let layer = easel.layer([.box(0, 0, 20, 40, .black)])
        var effects = LayerEffects()
        effects.blurRadius = radius
        layer.effects = effects
        let canvas = easel.paint(layer)
        for x in [17, 19, 20, 22] {
            let dark = erfc((Double(x) + 0.5 - 20) / radius / 2.squareRoot()) / 2
            #expect(abs(Double(canvas.color(x: x, y: 20).red) - (1 - dark)) < 0.05, "at \(x)")
        }
    }

    @Test func aGroupWithoutEffectsReachesNoFartherThanItsLayer() {
        let plan = EffectPlan()
        #expect(plan.blur == 0 && plan.reach == 0 && plan.shadows.isEmpty && plan.mask == nil)
        #expect(plan.blendMode == .normal && plan.colors == nil && plan.transform == nil && plan.threshold == nil)
    }

    /// Two squares in the same direction, one inside the other.
    @Test func aFillCoversPathsInsideIt() throws {
        let path = try #require(Path("0 0 m 30 0 l 30 30 l 0 30 l h 10 10 m 20 10 l 20 20 l 10 20 l h"))
        let whole = easel.paint(easel.layer([.fill(path, .color(.black))]))
        #expect(whole.color(x: 5, y: 5) == .black && whole.color(x: 15, y: 15) == .black)
        let ring = easel.paint(easel.layer([.fill(path, .color(.black), evenOdd: true)]))
        #expect(ring.color(x: 5, y: 5) == .black && ring.color(x: 15, y: 15) == .white)
    }

    /// An image of two by two pixels, moved by half a pixel on both axes.
    @Test func aSampleAtACornerIsTheMeanOfFourPixels() throws {
        let pool = PixelPool()
        let source = pool.surface(DeviceRect(left: 0, top: 0, right: 2, bottom: 2))
        for (index, pixel) in [0xFF00_0000, 0xFF00_0080, 0xFF80_0000, 0xFF80_0080].enumerated() {
            source.pixels[index] = UInt32(pixel)
        }
        let target = pool.surface(DeviceRect(left: 0, top: 0, right: 3, bottom: 3))
        let moved = Projection(ProjectionTransform(), position: CGPoint(x: 0.5, y: 0.5), parent: Affine(scale: 1))
        target.sample(source, try #require(moved.inverted(scale: 1)))
        let found = Array(UnsafeBufferPointer(start: target.pixels, count: 9))
        let expected: [UInt32] = [
            0x3F00_0000, 0x7F00_0020, 0x3F00_0020, 0x7F20_0000, 0xFF40_0040, 0x7F20_0040, 0x3F20_0000, 0x7F40_0020,
            0x3F20_0020,
        ]
        #expect(found == expected)
    }

    // MARK: Animated images

    /// Each code stands for one pixel more than the code before it, so 10,000 pixels need about 141 codes.
    @Test func aUniformImageIsCompressed() {
        var image = AnimatedImage(width: 100, height: 100)
        image.append(easel.paint(easel.layer(), width: 100, height: 100), delay: 1)
        let count = image.gifData().count
        // The table of colors has 768 bytes.
        #expect(count > 900 && count < 1_050, "\(count)")
    }

    /// 1,024 colors share 256 places. Neighbors have different numbers of pixels.
    @Test func aSharedColorIsTheMeanOfItsPixels() {
        let numbers = 0..<1_024 as Range<UInt32>
        let pixels = numbers.flatMap { number in
            let pixel: UInt32 = 0xFF00_0000 | (number & 31) << 19 | (number >> 5) << 11
            return Array(repeating: pixel, count: number % 2 == 0 ? 1 : 5)
        }
        let table = ColorTable(pixels)
        let shared = Dictionary(grouping: pixels) { table.index(of: $0) }
        #expect(shared.count == 256)
        for (index, members) in shared {
            for shift: UInt32 in [16, 8, 0] {
                let sum = members.reduce(0) { $0 + Int($1 >> shift & 255) }
                let mean = (sum + members.count / 2) / members.count
                #expect(Int(table.colors[Int(index)] >> shift & 255) == mean)
            }
        }
    }
}
