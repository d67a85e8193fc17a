import Foundation
import LayerTree
import Testing

@testable import ImageHost

/// Arithmetic of pixels, colors, and rectangles.
@Suite struct PixelTests {
    // MARK: Pixels

    /// The channels of a pixel: alpha, red, green, blue.
    private func channels(_ pixel: UInt32) -> [UInt32] { [24, 16, 8, 0].map { pixel >> $0 & 255 } }

    private func rounded(_ a: UInt32, _ b: UInt32) -> UInt32 { (a * b * 2 + 255) / 510 }

    private static let samples: [UInt32] = [
        0, 0xFFFF_FFFF, 0xFF01_0203, 0x8040_2010, 0x7F7F_7F7F, 0x0101_0101, 0xFEFE_0180, 0x8000_0080, 0xC0A0_8060,
    ]

    @Test func eachChannelIsScaledAndRounded() {
        for pixel in Self.samples {
            for factor: UInt32 in [0, 1, 2, 127, 128, 200, 254, 255] {
                #expect(channels(Pixel.scale(pixel, by: factor)) == channels(pixel).map { rounded($0, factor) })
            }
        }
    }

    @Test func aPixelCoversWhatIsBehindByItsAlpha() {
        for source in Self.samples {
            for destination: UInt32 in [0, 0xFFFF_FFFF, 0xFF20_4060] {
                let expected = zip(channels(source), channels(destination)).map { $0 + rounded($1, 255 - source >> 24) }
                guard expected.allSatisfy({ $0 <= 255 }) else { continue }
                #expect(channels(Pixel.over(source, destination)) == expected)
            }
        }
        #expect(Pixel.over(0xFF10_2030, 0xFFFF_FFFF) == 0xFF10_2030 && Pixel.over(0, 0x8010_2030) == 0x8010_2030)
    }

    @Test func mixedPixelsAreBetweenBoth() {
        for a in Self.samples {
            for b in Self.samples {
                for part: UInt32 in [0, 1, 64, 128, 255, 256] {
                    let expected = zip(channels(a), channels(b)).map { ($0 * (256 - part) + $1 * part) / 256 }
                    #expect(channels(Pixel.mix(a, b, part)) == expected)
                }
            }
        }
    }

    @Test(
        arguments: [
            (RGBA.white, 1, 0xFFFF_FFFF), (.black, 1, 0xFF00_0000), (.clear, 1, 0), (.white, 0.5, 0x8080_8080),
            (RGBA(red: 1, green: 0.4, blue: 0.2, alpha: 0.6), 1, 0x9999_3D1F),
            (RGBA(red: 9, green: -1, blue: .nan, alpha: 9), 1, 0xFFFF_0000), (.white, 0, 0),
            (RGBA(red: 1, green: 1, blue: 1, alpha: .nan), 1, 0),
            (RGBA(red: 0, green: 0, blue: 1, alpha: 1), 0.2, 0x3300_0033),
        ] as [(RGBA, Double, UInt32)])
    func colorsArePremultiplied(color: RGBA, alpha: Double, pixel: UInt32) {
        #expect(color.pixel(alpha: alpha) == pixel)
    }

    /// A fourth of each of four pixels is covered.
    @Test func fourPixelsOfInkAreAsOneByOne() {
        let coverage: [UInt32] = [0, 77, 128, 255]
        let covered = coverage[0] | coverage[1] << 8 | coverage[2] << 16 | coverage[3] << 24
        for ink: UInt32 in [0xFF10_80F0, 0xFF00_0000, 0x8040_2010, 0x0100_0001] {
            for old: UInt32 in [0xFFFF_FFFF, 0xFF12_3456, 0x8030_2010, 0] {
                let before = unsafeBitCast(SIMD4<UInt32>(repeating: old), to: SIMD8<UInt16>.self)
                let after = unsafeBitCast(GlyphInk(pixel: ink).over(before, covered: covered), to: SIMD4<UInt32>.self)
                for index in 0..<4 {
                    let expected = Pixel.over(Pixel.scale(ink, by: coverage[index]), old)
                    for (a, b) in zip(channels(after[index]), channels(expected)) {
                        #expect(abs(Int(a) - Int(b)) <= 1, "\(ink) over \(old) at \(coverage[index])")
                    }
                }
                #expect(after[0] == old)
            }
        }
    }

    @Test func inkIsRoundedOnceIfOpaqueAndTwiceOtherwise() {
        var wrong = 0
        for ink: UInt32 in [0xFF01_80F0, 0xFF10_FF7F, 0x8001_2010, 0x7F7F_0140] {
            for old: UInt32 in [0, 0xFFFF_FFFF, 0xFF01_3456] {
                let before = unsafeBitCast(SIMD4<UInt32>(repeating: old), to: SIMD8<UInt16>.self)
                for mask: UInt32 in 0..<256 {
                    let after = GlyphInk(pixel: ink).over(before, covered: mask * 0x0101_0101)
                    let seen = 255 - rounded(ink >> 24, mask)
                    let expected = zip(channels(ink), channels(old)).map { a, b -> UInt32 in
                        if ink >> 24 == 255 { return ((a * mask + b * (255 - mask)) * 2 + 255) / 510 }
                        return rounded(a, mask) + rounded(b, seen)
                    }
                    if channels(unsafeBitCast(after, to: SIMD4<UInt32>.self)[0]) != expected { wrong += 1 }
                }
            }
        }
        #expect(wrong == 0)
    }

    // MARK: Surfaces

    private func surface(_ left: Int, _ top: Int, _ width: Int, _ height: Int) -> PixelSurface {
        PixelPool().surface(DeviceRect(left: left, top: top, right: left + width, bottom: top + height))
    }

    private func pixels(_ surface: PixelSurface) -> [UInt32] {
        Array(UnsafeBufferPointer(start: surface.pixels, count: surface.count))
    }

    @Test func aFillCoversItsPixelsInsideTheSurface() {
        let surface = surface(10, 20, 4, 3)
        #expect(surface.stride == 4 && surface.count == 12 && pixels(surface).allSatisfy { $0 == 0 })
        surface.fill(DeviceRect(left: 11, top: 21, right: 13, bottom: 99), pixel: 0xFF00_00FF)
        let blue: UInt32 = 0xFF00_00FF
        #expect(pixels(surface) == [0, 0, 0, 0, 0, blue, blue, 0, 0, blue, blue, 0])
        surface.fill(DeviceRect(left: 0, top: 0, right: 12, bottom: 22), pixel: 0x8080_0000)
        let over = Pixel.over(0x8080_0000, blue), red: UInt32 = 0x8080_0000
        #expect(pixels(surface) == [red, red, 0, 0, red, over, blue, 0, 0, blue, blue, 0])
        surface.fill(DeviceRect(left: 0, top: 21, right: 99, bottom: 22), pixel: blue)
        #expect(pixels(surface) == [red, red, 0, 0, blue, blue, blue, blue, 0, blue, blue, 0])
        surface.fill(DeviceRect(left: 0, top: 0, right: 99, bottom: 99), pixel: 0x00FF_FFFF)
        surface.fill(DeviceRect(left: 12, top: 21, right: 12, bottom: 22), pixel: blue)
        surface.fill(DeviceRect(left: 14, top: 21, right: 20, bottom: 22), pixel: blue)
        #expect(pixels(surface) == [red, red, 0, 0, blue, blue, blue, blue, 0, blue, blue, 0])
        surface.clear(to: 0x1234_5678)
        #expect(pixels(surface).allSatisfy { $0 == 0x1234_5678 })
    }

    @Test(arguments: [0xFFFF_FFFF, 0xFF80_8080, 0x4040_4040, 0xFF00_0000] as [UInt32])
    func aLargeSurfaceIsClearedToItsColor(pixel: UInt32) {
        let surface = surface(0, 0, 10, 8)
        surface.clear(to: pixel)
        #expect(pixels(surface) == Array(repeating: pixel, count: 80))
    }

    @Test func aPoolReusesTheSmallestMemoryThatFits() {
        let pool = PixelPool()
        func take(_ width: Int) -> PixelSurface {
            pool.surface(DeviceRect(left: 0, top: 0, right: width, bottom: 1))
        }
        let large = take(100), small = take(10)
        let memories = (large.memory, small.memory)
        small.fill(small.bounds, pixel: 0xFFFF_FFFF)
        pool.recycle(large)
        pool.recycle(small)
        let next = take(8)
        #expect(next.memory === memories.1 && pixels(next).allSatisfy { $0 == 0 } && next.count == 8)
        #expect(take(11).memory === memories.0)
        #expect(take(101).memory.capacity == 101)
        // Surfaces that Cairo can still read wait for the end of the frame.
        pool.recycleAfterFrame(next)
        #expect(take(8).memory !== memories.1)
        pool.endFrame()
        #expect(take(8).memory === memories.1)
    }

    @Test func aPoolKeepsTheSixLargestMemories() {
        let pool = PixelPool()
        let surfaces = (1...8).map { pool.surface(DeviceRect(left: 0, top: 0, right: $0 * 10, bottom: 1)) }
        let memories = surfaces.map(\.memory)
        for surface in surfaces { pool.recycle(surface) }
        #expect(pool.surface(DeviceRect(left: 0, top: 0, right: 5, bottom: 1)).memory === memories[2])
    }

    // MARK: Images on images

    @Test func imagesMeetWhereTheirPixelsAndTheClipOverlap() {
        let clip = ClipState(bounds: DeviceRect(left: 3, top: 0, right: 99, bottom: 7), path: nil)
        func painted(_ draw: (PixelSurface, PixelSurface) -> Void) -> [UInt32] {
            let target = surface(2, 5, 3, 3), source = surface(3, 4, 3, 3)
            target.clear(to: 0x8040_2010)
            for index in 0..<9 { source.pixels[index] = UInt32(index + 1) * 0x1010_0000 }
            draw(target, source)
            return pixels(target)
        }
        let old: UInt32 = 0x8040_2010
        func over(_ source: UInt32) -> UInt32 { Pixel.over(source, old) }
        let normal = painted { $0.composite($1, mode: .normal, alpha: 1, clip: clip) }
        #expect(Array(normal[0..<3]) == [old, over(0x4040_0000), over(0x5050_0000)])
        #expect(Array(normal[3..<9]) == [old, over(0x7070_0000), over(0x8080_0000), old, old, old])
        // The sum of the colors less one: what both lack of white is subtracted from the sum of the alphas.
        let darker = painted { $0.addDarker($1, alpha: 1, clip: clip) }
        #expect(darker == [old, 0xC080_2010, 0xD090_2010, old, 0xF0B0_2010, 0xFFBF_1F0F, old, old, old])
        let factors: [(Double, UInt32)] = [(0.394, 0x6464_6464), (2, 0xFFFF_FFFF), (-1, 0)]
        for (alpha, pixel) in factors {
            let target = surface(1, 1, 1, 1), white = surface(1, 1, 1, 1)
            white.clear(to: 0xFFFF_FFFF)
            target.addDarker(white, alpha: alpha, clip: ClipState(bounds: target.bounds, path: nil))
            #expect(pixels(target) == [pixel])
        }
        #expect(RGBA.white.pixel(alpha: 0.394) == 0x6464_6464)
    }

    @Test func aMaskMultipliesThePixelsAtItsPlace() {
        let picture = surface(3, 4, 2, 2), mask = surface(3, 4, 2, 2)
        picture.clear(to: 0xFF80_4020)
        let alphas: [UInt32] = [0, 51, 153, 255]
        for (index, alpha) in alphas.enumerated() { mask.pixels[index] = alpha << 24 }
        picture.multiply(byAlphaOf: mask)
        #expect(pixels(picture) == alphas.map { Pixel.scale(0xFF80_4020, by: $0) })
    }

    // MARK: Colors

    @Test func transformedColorsAreRounded() {
        let rows: [[Float]] = [
            [0.5, 0.1, -0.2, 0.3, 0.05], [-0.3, 0.6, 0.2, 0.1, 0.2], [0.2, -0.1, 0.4, 0.25, -0.05],
            [0.2, 0.1, -0.15, 0.6, 0.1],
        ]
        let picture = surface(0, 0, Self.samples.count, 1)
        for (index, pixel) in Self.samples.enumerated() { picture.pixels[index] = pixel }
        ColorTransform(rows.flatMap { $0 }).apply(to: picture)
        for (pixel, found) in zip(Self.samples, pixels(picture)) where pixel != 0 {
            let alpha = Double(pixel >> 24)
            let old = channels(pixel).dropFirst().map { Double($0) / alpha } + [alpha / 255]
            let new = rows.map { row -> Double in
                let sum = zip(row, old + [1]).reduce(0.0) { $0 + Double($1.0) * $1.1 }
                return min(max(sum, 0), 1)
            }
            let expected = [new[3], new[0] * new[3], new[1] * new[3], new[2] * new[3]].map { $0 * 255 }
            for (a, b) in zip(channels(found), expected) { #expect(abs(Double(a) - b) < 0.505, "\(pixel)") }
        }
        #expect(picture.pixels[0] == 0)
    }

    @Test func aThresholdContainsItsBounds() {
        let picture = surface(0, 0, 4, 1)
        for (index, alpha) in ([63, 64, 191, 192] as [UInt32]).enumerated() { picture.pixels[index] = alpha << 24 }
        // 102.47 and 35.47 of 255 are rounded down.
        let color = RGBA(red: 0.34615, green: 2, blue: -1, alpha: 0.40184)
        AlphaThreshold(range: Float(64) / 255...Float(191) / 255, color: color).apply(to: picture)
        #expect(pixels(picture) == [0, 0x6623_6600, 0x6623_6600, 0])
    }

    /// The matrix of the W3C's Filter Effects.
    @Test(arguments: [-90.0, -45, 45, 150]) func hueRotationsHaveTheWeightsOfTheStandard(degrees: Double) {
        let weights = [0.213, 0.715, 0.072]
        let cosine: [[Double]] = [[0.787, -0.715, -0.072], [-0.213, 0.285, -0.072], [-0.213, -0.715, 0.928]]
        let sine: [[Double]] = [[-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072]]
        let samples: [UInt32] = [0xFF99_6633, 0xFF00_00FF, 0xFF40_C080, 0xFF80_8080, 0xFFFF_2000, 0x8060_4020]
        let picture = surface(0, 0, samples.count, 1), angle = degrees * .pi / 180
        for (index, pixel) in samples.enumerated() { picture.pixels[index] = pixel }
        var effects = LayerEffects()
        effects.hueRotation = angle
        ColorMatrix(effects)?.apply(to: picture)
        for (pixel, found) in zip(samples, pixels(picture)) {
            let old = channels(pixel).map { Double($0) }
            for row in 0..<3 {
                var sum = 0.0
                for column in 0..<3 {
                    let turn = cosine[row][column] * cos(angle) + sine[row][column] * sin(angle)
                    sum += (weights[column] + turn) * old[column + 1]
                }
                let expected = min(max(sum, 0), old[0])
                #expect(abs(Double(channels(found)[row + 1]) - expected) < 0.75, "\(pixel)")
            }
        }
    }

    @Test(
        arguments: [
            (0xFF00_0000, -0.5, 0xFF00_0000), (0x8040_4040, -0.25, 0x8020_2020), (0x8010_1010, -0.25, 0x8000_0000),
            (0x8040_4040, 0.9, 0x8080_8080), (0, 0.5, 0),
        ] as [(UInt32, Double, UInt32)])
    func brightnessStaysBetweenBlackAndThePixelsAlpha(pixel: UInt32, brightness: Double, expected: UInt32) {
        let picture = surface(0, 0, 1, 1)
        picture.clear(to: pixel)
        var effects = LayerEffects()
        effects.brightness = brightness
        ColorMatrix(effects)?.apply(to: picture)
        #expect(pixels(picture) == [expected])
    }

    // MARK: Rectangles

    private let rect = DeviceRect(left: 1, top: 2, right: 11, bottom: 22)

    @Test func rectanglesOfPixelsIntersect() {
        #expect(rect.width == 10 && rect.height == 20 && !rect.isEmpty && DeviceRect.empty.isEmpty)
        let other = DeviceRect(left: 5, top: 0, right: 30, bottom: 9)
        #expect(rect.intersection(other) == DeviceRect(left: 5, top: 2, right: 11, bottom: 9))
        #expect(DeviceRect(left: 3, top: 3, right: 3, bottom: 9).isEmpty)
        #expect(DeviceRect(left: 3, top: 3, right: 9, bottom: 3).isEmpty)
        #expect(!DeviceRect(left: 3, top: 3, right: 4, bottom: 4).isEmpty)
        #expect(rect.outset(by: 2) == DeviceRect(left: -1, top: 0, right: 13, bottom: 24))
    }

    @Test func aRectangleContainsRectanglesInsideItsEdges() {
        #expect(rect.contains(rect) && rect.contains(.empty) && DeviceRect.empty.contains(.empty))
        for change in [
            DeviceRect(left: -1, top: 0, right: 0, bottom: 0), DeviceRect(left: 0, top: -1, right: 0, bottom: 0),
            DeviceRect(left: 0, top: 0, right: 1, bottom: 0), DeviceRect(left: 0, top: 0, right: 0, bottom: 1),
        ] {
            let larger = DeviceRect(
                left: rect.left + change.left, top: rect.top + change.top, right: rect.right + change.right,
                bottom: rect.bottom + change.bottom)
            #expect(!rect.contains(larger) && larger.contains(rect))
        }
    }

    private func bounds(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> DeviceBounds {
        DeviceBounds(left: left, top: top, right: right, bottom: bottom)
    }

    @Test func edgesWithinAHundredthOfAPixelAreAtThePixel() {
        let whole = DeviceRect(left: 1, top: 2, right: 5, bottom: 7)
        #expect(bounds(1.009, 1.991, 5.009, 6.991).wholePixels == whole)
        for shift in [0.0105, -0.0105] {
            #expect(bounds(1 + shift, 2, 5, 7).wholePixels == nil && bounds(1, 2 + shift, 5, 7).wholePixels == nil)
            #expect(bounds(1, 2, 5 + shift, 7).wholePixels == nil && bounds(1, 2, 5, 7 + shift).wholePixels == nil)
        }
        #expect(bounds(0.991, 1.991, 5.009, 7.009).touchedPixels == whole)
        #expect(bounds(1.5, 2.5, 4.5, 6.5).touchedPixels == whole)
        #expect(bounds(0.989, 2, 5.011, 7).touchedPixels == DeviceRect(left: 0, top: 2, right: 6, bottom: 7))
        #expect(bounds(1, 1.989, 5, 7.011).touchedPixels == DeviceRect(left: 1, top: 1, right: 5, bottom: 8))
        #expect(bounds(1.009, 2.009, 4.991, 6.991).coveredPixels == whole)
        #expect(bounds(0.5, 1.5, 5.5, 7.5).coveredPixels == whole)
        #expect(bounds(1.011, 2.011, 4.989, 6.989).coveredPixels == DeviceRect(left: 2, top: 3, right: 4, bottom: 6))
        let wide = bounds(1, 2, 3, 4).outset(x: 5, y: -6)
        #expect([wide.left, wide.top, wide.right, wide.bottom] == [-4, 8, 8, -2])
        let far = bounds(-1e12, -1e10, 1e10, 1e12).touchedPixels
        #expect(
            far == DeviceRect(left: -1_000_000_000, top: -1_000_000_000, right: 1_000_000_000, bottom: 1_000_000_000))
    }

    @Test(arguments: 0..<4, [0.01, -0.01]) func anEdgeExactlyAHundredthAwayIsAtThePixel(edge: Int, shift: Double) {
        var edges = [0.0, 0, 0, 0]
        edges[edge] = shift
        #expect(bounds(edges[0], edges[1], edges[2], edges[3]).wholePixels == .empty)
    }

    // MARK: Transforms

    private let matrix = Affine(a: 2, b: 3, c: 5, d: 11, tx: 7, ty: 13)

    @Test func anAffineTransformMapsPoints() {
        let point = matrix.apply(x: 10, y: 100)
        #expect(point.x == 527 && point.y == 1_143)
        let moved = matrix.translated(x: 2, y: -3)
        #expect(moved == Affine(a: 2, b: 3, c: 5, d: 11, tx: -4, ty: -14))
        let other = Affine(a: -1, b: 0.5, c: 0.25, d: 4, tx: -8, ty: 2), both = matrix.then(other)
        let one = other.apply(x: point.x, y: point.y), two = both.apply(x: 10, y: 100)
        #expect(one.x == two.x && one.y == two.y)
        let back = matrix.inverted.apply(x: 527, y: 1_143)
        #expect(abs(back.x - 10) < 1e-9 && abs(back.y - 100) < 1e-9)
        #expect(Affine(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6).inverted == Affine(scale: 1))
        #expect(Affine(scale: .infinity).inverted == Affine(scale: 1))
        #expect(matrix.meanScale == 7.0.squareRoot() && Affine(a: 1, b: 2, c: 3, d: 2, tx: 0, ty: 0).meanScale == 2)
    }

    @Test func formsOfTransformsAreRecognized() {
        #expect(!matrix.keepsAxes && Affine(a: -2, b: 0, c: 0, d: 3, tx: 1, ty: 1).keepsAxes)
        #expect(!Affine(a: 1, b: 1, c: 0, d: 1, tx: 0, ty: 0).keepsAxes)
        #expect(!Affine(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0).keepsAxes)
        #expect(Affine(a: 2, b: 0, c: 0, d: 2, tx: 9, ty: 9).isScale(2) && !Affine(scale: 2).isScale(3))
        for other in [
            Affine(a: 2, b: 1, c: 0, d: 2, tx: 0, ty: 0), Affine(a: 2, b: 0, c: 1, d: 2, tx: 0, ty: 0),
            Affine(a: 2, b: 0, c: 0, d: 3, tx: 0, ty: 0), Affine(a: 3, b: 0, c: 0, d: 2, tx: 0, ty: 0),
        ] { #expect(!other.isScale(2)) }
        #expect(matrix.isFinite && !Affine(a: 1, b: 0, c: 0, d: 1, tx: .nan, ty: 0).isFinite)
        let projection = ProjectionTransform(CGAffineTransform(a: 2, b: 3, c: 5, d: 11, tx: 7, ty: 13))
        #expect(Affine(projection) == matrix)
    }

    @Test func theBoundsOfARectangleAreThoseOfItsCorners() throws {
        let box = CGRect(x: 1, y: 2, width: 3, height: 5)
        for transform in [
            matrix, Affine(a: -2, b: 0, c: 0, d: -3, tx: 4, ty: 5), Affine(a: 0, b: 2, c: -3, d: 0, tx: 0, ty: 0),
            Affine(a: -1, b: -2, c: 3, d: -4, tx: 1, ty: 1),
        ] {
            let corners = [(1, 2), (4, 2), (1, 7), (4, 7)].map { transform.apply(x: $0, y: $1) }
            let found = try #require(transform.bounds(box))
            #expect(found.left == corners.map(\.x).min() && found.right == corners.map(\.x).max())
            #expect(found.top == corners.map(\.y).min() && found.bottom == corners.map(\.y).max())
        }
        #expect(matrix.bounds(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)) == nil)
        #expect(matrix.bounds(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)) == nil)
    }

    // MARK: Projections

    private func projection(m13: CGFloat = 0, m23: CGFloat = 0, m33: CGFloat = 1) -> ProjectionTransform {
        var transform = ProjectionTransform()
        (transform.m13, transform.m23, transform.m33) = (m13, m23, m33)
        return transform
    }

    @Test func aProjectionMovesCornersAndDividesThem() throws {
        let parent = Affine(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 20)
        let plain = Projection(ProjectionTransform(), position: CGPoint(x: 3, y: 4), parent: parent)
        var found = try #require(plain.bounds(CGRect(x: 1, y: 1, width: 2, height: 3)))
        #expect([found.left, found.top, found.right, found.bottom] == [18, 30, 22, 36])
        let tilted = Projection(projection(m13: 0.1), position: .zero, parent: Affine(scale: 1))
        found = try #require(tilted.bounds(CGRect(x: 0, y: 0, width: 10, height: 10)))
        #expect([found.left, found.top, found.right, found.bottom] == [0, 0, 5, 10])
        // Behind the viewer.
        #expect(tilted.bounds(CGRect(x: -10, y: 0, width: 5, height: 5)) == nil)
        #expect(tilted.bounds(CGRect(x: -9, y: 0, width: 5, height: 5)) != nil)
        #expect(tilted.bounds(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 5)) == nil)
        #expect(tilted.inverted(scale: 1) != nil)
        let flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
        #expect(Projection(flat, position: .zero, parent: Affine(scale: 1)).inverted(scale: 1) == nil)
        #expect(Projection(ProjectionTransform(), position: .zero, parent: Affine(scale: 1)).inverted(scale: 1) != nil)
    }

    @Test func aPointOfAProjectionIsLinearAlongARow() {
        let tilted = Projection(projection(m13: 0.5, m23: 0.25, m33: 2), position: .zero, parent: Affine(scale: 1))
        #expect(tilted.homogeneous(x: 3, y: 4) == SIMD4(3, 4, 4.5, 0))
        #expect(tilted.homogeneous(x: 4, y: 4) - tilted.homogeneous(x: 3, y: 4) == tilted.alongRow)
        let scaled = Projection(
            ProjectionTransform(CGAffineTransform(a: 2, b: 3, c: 5, d: 11, tx: 7, ty: 13)), position: .zero,
            parent: Affine(scale: 1))
        #expect(scaled.homogeneous(x: 10, y: 100) == SIMD4(527, 1_143, 1, 0))
        #expect(scaled.alongRow == SIMD4(2, 3, 0, 0))
    }

    /// Samples an image of two by two pixels at an offset.
    private func sampled(_ x: CGFloat, _ y: CGFloat) throws -> [UInt32] {
        let source = surface(0, 0, 2, 2)
        for (index, pixel) in [0xFF00_0000, 0xFF00_0080, 0xFF80_0000, 0xFF80_0080].enumerated() {
            source.pixels[index] = UInt32(pixel)
        }
        let target = surface(-1, -1, 4, 4)
        let inverse = try #require(
            Projection(ProjectionTransform(), position: CGPoint(x: x, y: y), parent: Affine(scale: 1)).inverted(
                scale: 1))
        target.sample(source, inverse)
        return pixels(target)
    }

    @Test func aSampleAtAPixelIsThePixel() throws {
        let a: UInt32 = 0xFF00_0000, b: UInt32 = 0xFF00_0080, c: UInt32 = 0xFF80_0000, d: UInt32 = 0xFF80_0080
        #expect(try sampled(0, 0) == [0, 0, 0, 0, 0, a, b, 0, 0, c, d, 0, 0, 0, 0, 0])
        #expect(try sampled(1, 0) == [0, 0, 0, 0, 0, 0, a, b, 0, 0, c, d, 0, 0, 0, 0])
        #expect(try sampled(0, -1) == [0, a, b, 0, 0, c, d, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    }

    @Test func aSampleBetweenPixelsIsTheirMean() throws {
        let found = try sampled(0.5, 0)
        // The edges are half transparent.
        #expect(found[4...7] == [0, 0x7F00_0000, 0xFF00_0040, 0x7F00_0040])
        #expect(found[8...11] == [0, 0x7F40_0000, 0xFF80_0040, 0x7F40_0040])
        let lower = try sampled(0, 0.25)
        #expect(lower[5] == 0xBF00_0000 && lower[9] == 0xFF60_0000 && lower[13] == 0x3F20_0000)
        #expect(lower[1] == 0 && lower[8] == 0)
        // At a corner, four pixels have equal parts.
        let corner = try sampled(0.5, 0.5)
        #expect(corner[5...7] == [0x3F00_0000, 0x7F00_0020, 0x3F00_0020])
        #expect(corner[9...11] == [0x7F20_0000, 0xFF40_0040, 0x7F20_0040])
        #expect(corner[13...15] == [0x3F20_0000, 0x7F40_0020, 0x3F20_0020])
    }

    @Test func samplesAreInterpolatedThroughAPerspective() throws {
        let source = surface(2, 3, 4, 3), target = surface(1, 2, 9, 7)
        for index in 0..<12 { source.pixels[index] = UInt32(index * 20 + 20) << 24 }
        var transform = projection(m13: 0.05, m23: 0.02)
        (transform.m11, transform.m22) = (2, 1.5)
        let forward = Projection(transform, position: CGPoint(x: 0.3, y: 0.6), parent: Affine(scale: 1))
        let inverse = try #require(forward.inverted(scale: 1))
        target.sample(source, inverse)
        func alpha(_ column: Double, _ row: Double) -> Double {
            column >= 0 && row >= 0 && column < 4 && row < 3 ? row * 80 + column * 20 + 20 : 0
        }
        for (index, pixel) in pixels(target).enumerated() {
            let point = inverse.homogeneous(x: Double(index % 9) + 1.5, y: Double(index / 9) + 2.5)
            let x = point.x / point.z - 2.5, y = point.y / point.z - 3.5
            let left = x.rounded(.down), top = y.rounded(.down), u = x - left, v = y - top
            let upper = alpha(left, top) * (1 - u) + alpha(left + 1, top) * u
            let lower = alpha(left, top + 1) * (1 - u) + alpha(left + 1, top + 1) * u
            #expect(abs(Double(pixel >> 24) - (upper * (1 - v) + lower * v)) < 4, "\(index)")
        }
        #expect(pixels(target).contains { $0 >> 24 > 200 })
    }
}
