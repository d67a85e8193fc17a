import CCairo
import Foundation

/// A Gaussian blur of a picture.
///
/// Wide blurs are worked out on a picture that was made smaller, so the kernel stays short. Making smaller and, between
/// its pixels, linearly larger again blurs too, by a variance of a quarter of the factor's square; the kernel leaves
/// that much out.
final class Blur {
    /// How many pixels one of the blurred picture stands for, in each direction.
    let factor: Int
    /// Where the blurred picture lies, in pixels of the whole.
    let bounds: DeviceRect
    private let width: Int
    private let height: Int
    private let channels: Int
    /// Bytes from row to row, as Cairo wants them.
    private let stride: Int
    private var bytes: [UInt8]

    /// How far, in pixels, a blur carries anything that can be seen.
    static func reach(_ sigma: Double) -> Int { sigma > 0 ? Int((3 * sigma).rounded(.up)) + 1 : 0 }

    /// - Parameters:
    ///   - sigma: Pixels.
    ///   - alphaOnly: Blurs the alpha alone.
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
        bytes = [UInt8](repeating: 0, count: stride * height)
        shrink(picture, margin: margin)
        let f = Double(factor)
        let variance = factor == 1 ? sigma * sigma : (sigma * sigma - f * f / 4) / (f * f)
        let kernel = Self.kernel(sigma: variance.squareRoot())
        if kernel.count > 1 {
            convolveRows(kernel)
            convolveColumns(kernel)
        }
    }

    /// Hands out the blurred picture as a Cairo pattern in the coordinates of the whole picture's pixels.
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
            // Cairo copies what still refers to the bytes.
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
    }

    /// The weights of the middle and of one side; all of both sides add up to 65536.
    private static func kernel(sigma: Double) -> [UInt32] {
        guard sigma > 0.05 else { return [65536] }
        let weights = (0...Int((3 * sigma).rounded(.up))).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = weights.reduce(0, +) * 2 - weights[0]
        return weights.map { UInt32($0 / sum * 65536 + 0.5) }
    }

    /// The mean of each block of `factor` by `factor` pixels.
    private func shrink(_ picture: PixelSurface, margin: Int) {
        let b = picture.bounds, pixels = picture.pixels
        let area = UInt32(factor * factor)
        var sums = [UInt32](repeating: 0, count: width * channels)
        for row in 0..<height {
            let first = row * factor - margin
            let rows = max(first, 0)..<max(min(first + factor, b.height), max(first, 0))
            if rows.isEmpty { continue }
            for index in sums.indices { sums[index] = area / 2 }
            for y in rows {
                let line = pixels + y * picture.stride
                for x in 0..<b.width {
                    let pixel = line[x]
                    if pixel >> 24 == 0 { continue }
                    let column = (x + margin) / factor
                    if channels == 1 {
                        sums[column] &+= pixel >> 24
                    } else {
                        sums[column * 4] &+= pixel & 255
                        sums[column * 4 + 1] &+= pixel >> 8 & 255
                        sums[column * 4 + 2] &+= pixel >> 16 & 255
                        sums[column * 4 + 3] &+= pixel >> 24
                    }
                }
            }
            for index in sums.indices { bytes[row * stride + index] = UInt8(truncatingIfNeeded: sums[index] / area) }
        }
    }

    private func convolveRows(_ kernel: [UInt32]) {
        let count = width * channels, side = (kernel.count - 1) * channels
        var padded = [UInt8](repeating: 0, count: count + 2 * side)
        var sums = [UInt32](repeating: 0, count: count)
        bytes.withUnsafeMutableBufferPointer { bytes in
            padded.withUnsafeMutableBufferPointer { padded in
                sums.withUnsafeMutableBufferPointer { sums in
                    for row in 0..<height {
                        let line = bytes.baseAddress! + row * stride
                        let middle = padded.baseAddress! + side
                        middle.update(from: line, count: count)
                        let sum = sums.baseAddress!
                        for i in 0..<count { sum[i] = UInt32(middle[i]) &* kernel[0] &+ 32768 }
                        for (distance, weight) in kernel.enumerated().dropFirst() {
                            let left = middle - distance * channels, right = middle + distance * channels
                            for i in 0..<count { sum[i] &+= (UInt32(left[i]) &+ UInt32(right[i])) &* weight }
                        }
                        for i in 0..<count { line[i] = UInt8(truncatingIfNeeded: min(sum[i] >> 16, 255)) }
                    }
                }
            }
        }
    }

    private func convolveColumns(_ kernel: [UInt32]) {
        let count = width * channels
        let source = bytes
        var sums = [UInt32](repeating: 0, count: count)
        source.withUnsafeBufferPointer { source in
            bytes.withUnsafeMutableBufferPointer { bytes in
                sums.withUnsafeMutableBufferPointer { sums in
                    let sum = sums.baseAddress!
                    for row in 0..<height {
                        for i in 0..<count { sum[i] = 32768 }
                        for distance in (1 - kernel.count)...(kernel.count - 1) {
                            guard row + distance >= 0, row + distance < height else { continue }
                            let line = source.baseAddress! + (row + distance) * stride
                            let weight = kernel[abs(distance)]
                            for i in 0..<count { sum[i] &+= UInt32(line[i]) &* weight }
                        }
                        let line = bytes.baseAddress! + row * stride
                        for i in 0..<count { line[i] = UInt8(truncatingIfNeeded: min(sum[i] >> 16, 255)) }
                    }
                }
            }
        }
    }
}
