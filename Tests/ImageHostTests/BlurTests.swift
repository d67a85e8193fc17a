import Foundation
import LayerTree
import Testing

@testable import ImageHost

/// Blurs of small images, compared with a plain convolution.
@Suite struct BlurTests {
    private let easel = Easel()

    private func surface(_ left: Int, _ top: Int, _ width: Int, _ height: Int) -> PixelSurface {
        PixelPool().surface(DeviceRect(left: left, top: top, right: left + width, bottom: top + height))
    }

    /// Premultiplied colors that look random.
    private func noise(_ count: Int, leastAlpha: UInt32 = 0) -> [UInt32] {
        var state: UInt32 = 9
        func next(_ limit: UInt32) -> UInt32 {
            state = state &* 1_664_525 &+ 1_013_904_223
            return (state >> 16) % (limit + 1)
        }
        return (0..<count).map { _ -> UInt32 in
            let alpha = max(next(255), leastAlpha)
            return alpha << 24 | next(alpha) << 16 | next(alpha) << 8 | next(alpha)
        }
    }

    /// Numbers in rows. Outside, everything is 0.
    private struct Plane {
        let width: Int
        let height: Int
        private var values: [Double] = []

        init(_ width: Int, _ height: Int, _ value: (Int, Int) -> Double) {
            self.width = width
            self.height = height
            for y in 0..<height { for x in 0..<width { values.append(value(x, y)) } }
        }

        subscript(x: Int, y: Int) -> Double {
            x >= 0 && y >= 0 && x < width && y < height ? values[y * width + x] : 0
        }

        /// Returns a plane that is larger by a margin on each side, after a convolution with a Gaussian that ends at
        /// three deviations.
        func convolved(sigma: Double, margin: Int) -> Plane {
            let reach = Int((3 * sigma).rounded(.up))
            let bell = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
            let sum = bell.reduce(0, +)
            let rows = Plane(width + 2 * margin, height) { x, y in
                var total = 0.0
                for index in bell.indices { total += bell[index] * self[x - margin - reach + index, y] }
                return total / sum
            }
            return Plane(rows.width, height + 2 * margin) { x, y in
                var total = 0.0
                for index in bell.indices { total += bell[index] * rows[x, y - margin - reach + index] }
                return total / sum
            }
        }
    }

    // MARK: Images

    @Test(arguments: [0.7, 1, 1.3, 2.5, 3.66], [false, true])
    func aNarrowBlurIsAConvolution(sigma: Double, alphaOnly: Bool) {
        let width = 12, height = 11, margin = Blur.reach(sigma)
        let picture = surface(5, 7, width, height), pixels = noise(width * height)
        for (index, pixel) in pixels.enumerated() { picture.pixels[index] = pixel }
        let target = surface(5 - margin, 7 - margin, width + 2 * margin, height + 2 * margin)
        let blur = Blur(picture, sigma: sigma, alphaOnly: alphaOnly)
        target.paint(blur, clip: ClipState(bounds: target.bounds, path: nil))
        let blurred = target.pixels
        let shifts: [UInt32] = alphaOnly ? [24] : [0, 8, 16, 24]
        for shift in shifts {
            let plane = Plane(width, height) { x, y in Double(pixels[y * width + x] >> shift & 255) }
            let expected = plane.convolved(sigma: sigma, margin: margin)
            var worst = 0.0
            for y in 0..<expected.height {
                for x in 0..<expected.width {
                    let found = Double(blurred[y * target.stride + x] >> shift & 255)
                    worst = max(worst, abs(found - expected[x, y]))
                }
            }
            #expect(worst < 0.505, "Only rounding separates channel \(shift).")
        }
    }

    /// Blurs the averages of squares, and interpolates between their centers.
    @Test(arguments: [(4.0, 2), (6, 2), (8, 4)])
    func aWideBlurIsAConvolutionOfASmallerImage(sigma: Double, factor: Int) {
        let side = 16, margin = Blur.reach(sigma) + factor
        let picture = surface(3, 4, side, side), pixels = noise(side * side, leastAlpha: 128)
        for (index, pixel) in pixels.enumerated() { picture.pixels[index] = pixel }
        let blur = Blur(picture, sigma: sigma, alphaOnly: true)
        let target = surface(blur.bounds.left, blur.bounds.top, blur.bounds.width, blur.bounds.height)
        target.paint(blur, clip: ClipState(bounds: target.bounds, path: nil))
        let blurred = target.pixels
        let count = (side + 2 * margin + factor - 1) / factor
        let plane = Plane(side, side) { x, y in Double(pixels[y * side + x] >> 24) }
        let averages = Plane(count, count) { column, row in
            var sum = 0.0
            for y in 0..<factor {
                for x in 0..<factor { sum += plane[column * factor + x - margin, row * factor + y - margin] }
            }
            return sum / Double(factor * factor)
        }
        // The interpolation adds a variance of a quarter of the squared factor.
        let f = Double(factor), variance = sigma * sigma / f / f - 0.25
        let smaller = averages.convolved(sigma: variance.squareRoot(), margin: 0)
        var different = 0, compared = 0, worst = 0
        for y in 0..<target.bounds.height {
            for x in 0..<target.bounds.width {
                let u = (Double(x) + 0.5) / f - 0.5, v = (Double(y) + 0.5) / f - 0.5
                let column = Int(u.rounded(.down)), row = Int(v.rounded(.down))
                let s = u - u.rounded(.down), t = v - v.rounded(.down)
                func step(_ column: Int, _ row: Int) -> Double { (smaller[column, row] + 0.5).rounded(.down) }
                let upper = step(column, row) * (1 - s) + step(column + 1, row) * s
                let lower = step(column, row + 1) * (1 - s) + step(column + 1, row + 1) * s
                let expected = upper * (1 - t) + lower * t
                guard expected > 8 else { continue }
                let found = Int(blurred[y * target.stride + x] >> 24)
                let low = Int(expected), high = Int(expected + 0.5)
                compared += 1
                // Cairo may round either way.
                if found != low, found != high { different += 1 }
                worst = max(worst, min(abs(found - low), abs(found - high)))
            }
        }
        #expect(compared > 500 && worst <= 1 && different * 30 < compared, "\(different) of \(compared)")
    }

    // MARK: Content behind a layer

    /// Opaque colors, a square of a point each.
    private func mosaic(_ side: Int) -> (commands: [DrawCommand], pixels: [UInt32]) {
        let pixels = noise(side * side, leastAlpha: 255)
        let commands = pixels.enumerated().map { index, pixel -> DrawCommand in
            let channels = [16, 8, 0].map { (shift: UInt32) in Float(pixel >> shift & 255) / 255 }
            let color = RGBA(red: channels[0], green: channels[1], blue: channels[2])
            return .box(Double(index % side), Double(index / side), 1, 1, color)
        }
        return (commands, pixels)
    }

    private func glass(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Layer {
        let glass = easel.layer([.box(x, y, width, height, RGBA(red: 1, green: 1, blue: 1, alpha: 0))])
        var effects = LayerEffects()
        effects.backdropBlur = 1
        glass.effects = effects
        return glass
    }

    @Test func edgePixelsContinueBehindGlass() {
        let side = 8, (commands, pixels) = mosaic(8)
        let layer = easel.layer([], [easel.layer(commands), glass(0, 0, 8, 8)])
        let canvas = easel.paint(layer, width: side, height: side)
        for shift: UInt32 in [0, 8, 16] {
            let continued = Plane(side + 6, side + 6) { x, y in
                let column = min(max(x - 3, 0), side - 1), row = min(max(y - 3, 0), side - 1)
                return Double(pixels[row * side + column] >> shift & 255)
            }
            let expected = continued.convolved(sigma: 1, margin: 0)
            let worst = canvas.withPixels { found in
                found.indices.map { index -> Double in
                    let x = index % side, y = index / side
                    return abs(Double(found[index] >> shift & 255) - expected[x + 3, y + 3])
                }.max()
            }
            #expect(worst.map { $0 < 0.505 } == true, "channel \(shift)")
        }
    }

    /// The image of the group begins at the corner of its clip.
    @Test func glassInAClippedGroupBlursTheSamePixels() {
        let commands = mosaic(24).commands
        let layer = easel.layer([], [easel.layer(commands), glass(8, 9, 6, 5)])
        layer.clip = .rect(CGRect(x: 2, y: 3, width: 20, height: 19))
        let plain = easel.paint(layer, width: 24, height: 24)
        var effects = LayerEffects()
        effects.isGroup = true
        layer.effects = effects
        #expect(plain.ink == CGRect(x: 2, y: 3, width: 20, height: 19))
        #expect(easel.paint(layer, width: 24, height: 24).difference(to: plain) == 0)
    }
}
