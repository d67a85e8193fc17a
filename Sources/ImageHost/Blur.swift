import CCairo
import Foundation

/// A Gaussian blur of an image.
///
/// A wide blur uses a smaller copy of the image, so the kernel stays short. Shrinking the image and enlarging it with
/// linear interpolation also blurs, with a variance of a quarter of the squared factor; the kernel omits this part.
final class Blur {
    /// The number of pixels that one pixel of the blurred image stands for, in each direction.
    let factor: Int
    /// The bounds of the blurred image, in pixels of the entire image.
    let bounds: DeviceRect
    private let width: Int
    private let height: Int
    private let channels: Int
    /// The number of bytes per row, as Cairo requires it.
    private let stride: Int
    private var bytes: [UInt8]

    /// Returns the distance to which a blur has a visible effect, in pixels.
    static func reach(_ sigma: Double) -> Int { sigma > 0 ? Int((3 * sigma).rounded(.up)) + 1 : 0 }

    /// Blurs an image.
    ///
    /// - Parameters:
    ///   - picture: The image.
    ///   - sigma: The standard deviation, in pixels.
    ///   - alphaOnly: Whether to blur only the alpha channel.
    init(_ picture: PixelSurface, sigma: Double, alphaOnly: Bool) {
        channels = alphaOnly ? 1 : 4
        factor = sigma < 4 ? 1 : 1 << min(Int(log2(sigma / 2)), 6)
        let b = picture.bounds
        let margin = Self.reach(sigma) + factor
        width = (b.width + 2 * margin + factor - 1) / factor
        height = (b.height + 2 * margin + factor - 1) / factor
        bounds = DeviceRect(
            left: b.left - margin, top: b.top - margin, right: b.left - margin + width * factor,
            bottom: b.top - margin + height * factor)
        stride = (width * channels + 3) & ~3
        let f = Double(factor)
        let variance = factor == 1 ? sigma * sigma : (sigma * sigma - f * f / 4) / (f * f)
        let kernel = Self.kernel(sigma: variance.squareRoot())
        bytes = [UInt8](repeating: 0, count: stride * height)
        var values = shrunk(picture, margin: margin)
        values.withUnsafeMutableBufferPointer {
            convolveRows($0.baseAddress!, kernel)
            convolveColumns($0.baseAddress!, kernel)
        }
    }

    /// Calls a closure with the blurred image as a Cairo pattern, in the pixel coordinates of the entire image.
    func withPattern(_ body: (OpaquePointer) -> Void) {
        bytes.withUnsafeMutableBufferPointer { buffer in
            let format = channels == 1 ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32
            guard
                let surface = cairo_image_surface_create_for_data(
                    buffer.baseAddress, format, Int32(width), Int32(height), Int32(stride)),
                let pattern = cairo_pattern_create_for_surface(surface)
            else { return }
            let s = 1 / Double(factor)
            var matrix = cairo_matrix_t(
                xx: s, yx: 0, xy: 0, yy: s, x0: -Double(bounds.left) * s, y0: -Double(bounds.top) * s)
            cairo_pattern_set_matrix(pattern, &matrix)
            cairo_pattern_set_filter(pattern, factor == 1 ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
            body(pattern)
            cairo_pattern_destroy(pattern)
            // Cairo copies the bytes that it still refers to.
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
    }

    /// The radius in pixels below which a blur changes no pixel by a visible amount.
    private static let leastSigma = 0.05

    /// Returns the weights of the middle and of one side. The weights of both sides and the middle add up to 1.
    private static func kernel(sigma: Double) -> [Float] {
        guard sigma > leastSigma else { return [1] }
        let weights = (0...Int((3 * sigma).rounded(.up))).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = weights.reduce(0, +) * 2 - weights[0]
        return weights.map { Float($0 / sum) }
    }

    /// Returns the averages of blocks of `factor` by `factor` pixels, row by row.
    private func shrunk(_ picture: PixelSurface, margin: Int) -> [Float] {
        let area = picture.bounds, pixels = picture.pixels
        let count = width * channels, shift = factor.trailingZeroBitCount
        var sums = [UInt32](repeating: 0, count: count)
        var values = [Float](repeating: 0, count: count * height)
        let scale = 1 / Float(factor * factor)
        sums.withUnsafeMutableBufferPointer { sums in
            values.withUnsafeMutableBufferPointer { values in
                for row in 0..<height {
                    let first = row * factor - margin
                    guard first + factor > 0, first < area.height else { continue }
                    sums.update(repeating: 0)
                    for y in max(first, 0)..<min(first + factor, area.height) {
                        add(pixels + y * picture.stride, area.width, to: sums.baseAddress!, margin, shift)
                    }
                    let line = values.baseAddress! + row * count
                    for i in 0..<count { line[i] = Float(sums[i]) * scale }
                }
            }
        }
        return values
    }

    @inline(__always)
    private func add(
        _ line: UnsafeMutablePointer<UInt32>, _ width: Int, to sums: UnsafeMutablePointer<UInt32>, _ margin: Int,
        _ shift: Int
    ) {
        if channels == 1 {
            for x in 0..<width { sums[(x &+ margin) &>> shift] &+= line[x] >> 24 }
        } else {
            for x in 0..<width where line[x] != 0 {
                let sum = sums + (x &+ margin) &>> shift &* 4
                let pixel = line[x]
                sum[0] &+= pixel & 255
                sum[1] &+= pixel >> 8 & 255
                sum[2] &+= pixel >> 16 & 255
                sum[3] &+= pixel >> 24
            }
        }
    }

    private func convolveRows(_ values: UnsafeMutablePointer<Float>, _ kernel: [Float]) {
        let count = width * channels, side = (kernel.count - 1) * channels
        withUnsafeTemporaryAllocation(of: Float.self, capacity: count + 2 * side) { padded in
            padded.initialize(repeating: 0)
            let middle = padded.baseAddress! + side
            for row in 0..<height {
                let line = values + row * count
                middle.update(from: line, count: count)
                for i in 0..<count { line[i] *= kernel[0] }
                for distance in 1..<max(kernel.count, 1) {
                    let left = middle - distance * channels, right = middle + distance * channels
                    let weight = kernel[distance]
                    for i in 0..<count { line[i] += (left[i] + right[i]) * weight }
                }
            }
        }
    }

    private func convolveColumns(_ values: UnsafeMutablePointer<Float>, _ kernel: [Float]) {
        let count = width * channels
        bytes.withUnsafeMutableBufferPointer { bytes in
            withUnsafeTemporaryAllocation(of: Float.self, capacity: count) { buffer in
                let sum = buffer.baseAddress!
                for row in 0..<height {
                    buffer.initialize(repeating: 0.5)
                    for other in max(row - kernel.count + 1, 0)...min(row + kernel.count - 1, height - 1) {
                        let line = values + other * count, weight = kernel[abs(other - row)]
                        for i in 0..<count { sum[i] += line[i] * weight }
                    }
                    let line = bytes.baseAddress! + row * stride
                    for i in 0..<count { line[i] = UInt8(truncatingIfNeeded: Int32(min(sum[i], 255))) }
                }
            }
        }
    }
}
