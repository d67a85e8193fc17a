import Foundation
import LayerTree
import Testing

@testable import ImageHost

struct AnimatedImageTests {
    let easel = Easel()

    private func animation() -> AnimatedImage {
        var image = AnimatedImage(width: 30, height: 20)
        for index in 0..<3 {
            let canvas = ImageCanvas(width: 30, height: 20)
            canvas.paint(
                easel.layer([.box(Double(index) * 10, 0, 10, 20, .pureRed)]), scale: 1, background: .white)
            image.append(canvas, delay: 0.05)
        }
        return image
    }

    /// Decodes GIF's LZW codes.
    private func decompressed(_ bytes: [UInt8]) -> [UInt8] {
        var output: [UInt8] = [], table: [[UInt8]] = []
        var position = 0, width = 9, last: [UInt8]?
        func reset() {
            table = (0..<256).map { [UInt8($0)] } + [[], []]
            width = 9
            last = nil
        }
        reset()
        while position + width <= bytes.count * 8 {
            var code = 0
            for bit in 0..<width where bytes[(position + bit) / 8] >> UInt8((position + bit) % 8) & 1 == 1 {
                code |= 1 << bit
            }
            position += width
            if code == 256 {
                reset()
                continue
            }
            if code == 257 { break }
            let text = code < table.count ? table[code] : last! + [last![0]]
            output += text
            if let last, table.count < 4096 { table.append(last + [text[0]]) }
            if table.count == 1 << width, width < 12 { width += 1 }
            last = text
        }
        return output
    }

    private func blocks(_ gif: [UInt8], from start: Int) -> (bytes: [UInt8], end: Int) {
        var bytes: [UInt8] = [], position = start
        while gif[position] != 0 {
            bytes += gif[position + 1...position + Int(gif[position])]
            position += Int(gif[position]) + 1
        }
        return (bytes, position + 1)
    }

    private func frames(of gif: [UInt8]) -> [(delay: Int, colors: [UInt32])] {
        var position = 13, delay = 0, frames: [(Int, [UInt32])] = []
        while gif[position] != 0x3b {
            if gif[position] == 0x21 {
                if gif[position + 1] == 0xf9 { delay = Int(gif[position + 4]) | Int(gif[position + 5]) << 8 }
                position = blocks(gif, from: position + 2).end
            } else {
                let table = position + 10
                let packed = blocks(gif, from: table + 769)
                let colors = decompressed(packed.bytes).map { index in
                    (0..<3).reduce(UInt32(0)) { $0 << 8 | UInt32(gif[table + Int(index) * 3 + $1]) }
                }
                frames.append((delay, colors))
                position = packed.end
            }
        }
        return frames
    }

    @Test func aGIFHasTheFramesTheirDelaysAndTheirPixels() {
        let gif = [UInt8](animation().gifData())
        #expect(gif.starts(with: Array("GIF89a".utf8) + [30, 0, 20, 0]))
        let frames = frames(of: gif)
        #expect(frames.map(\.delay) == [5, 5, 5])
        #expect(frames.allSatisfy { $0.colors.count == 600 })
        #expect(frames.indices.allSatisfy { frames[$0].colors[$0 * 10 + 5] == 0xff0000 })
        #expect(frames[0].colors[15] == 0xffffff)
    }

    /// 10,000 pixels of 64 colors need more codes than a table has.
    @Test func aGIFWithMoreCodesThanATableKeepsItsPixels() {
        func level(_ x: Int, _ y: Int) -> Int { (x * x * 7 + y * y * 13 + x * y * 5) / 3 % 64 }
        let boxes = (0..<10_000).map { index -> DrawCommand in
            let shade = Float(level(index % 100, index / 100)) / 63
            return .box(Double(index % 100), Double(index / 100), 1, 1, RGBA(red: shade, green: shade, blue: shade))
        }
        var image = AnimatedImage(width: 100, height: 100)
        let canvas = ImageCanvas(width: 100, height: 100)
        canvas.paint(easel.layer(boxes), scale: 1, background: .white)
        image.append(canvas, delay: 1)
        let colors = frames(of: [UInt8](image.gifData()))[0].colors
        let expected = (0..<10_000).map { UInt32(level($0 % 100, $0 / 100) * 255 / 63) }
        #expect(colors.count == 10_000)
        #expect(zip(colors, expected).allSatisfy { abs(Int($0 & 255) - Int($1)) <= 1 && $0 >> 16 == $0 & 255 })
    }

    /// Each code stands for a run that is longer by one pixel than the one before, so about 141 codes are enough.
    @Test func aGIFOfOneColorIsShort() {
        var image = AnimatedImage(width: 100, height: 100)
        let canvas = ImageCanvas(width: 100, height: 100)
        canvas.paint(easel.layer(), scale: 1, background: .white)
        image.append(canvas, delay: 1)
        let gif = [UInt8](image.gifData())
        #expect(gif.count < 1_050 && frames(of: gif)[0].colors == Array(repeating: 0xffffff, count: 10_000))
    }

    @Test func aGIFRepeatsForever() {
        let gif = [UInt8](animation().gifData())
        // The size without a table for all frames, and the extension that repeats the frames.
        let screen: [UInt8] = [30, 0, 20, 0, 0x70, 0, 0], text = Array("NETSCAPE2.0".utf8)
        #expect(Array(gif[6..<32]) == screen + [0x21, 0xFF, 11] + text + [3, 1, 0, 0, 0])
        #expect(Array(gif[32..<51]) == [0x21, 0xF9, 4, 4, 5, 0, 0, 0, 0x2C, 0, 0, 0, 0, 30, 0, 20, 0, 0x87, 0xFF])
        #expect(gif.last == 0x3B)
    }

    @Test(
        arguments: [
            (0.004, 0), (0.0046, 0), (0.0054, 1), (0.006, 1), (0.5, 50), (3, 300), (600, 60_000), (9_000, 60_000),
            (0.000_46, 0), (0.000_54, 0), (0, 0), (-1, 0), (.nan, 0),
        ] as [(Double, Int)])
    func aFrameIsShownForItsDelay(seconds: Double, hundredths: Int) {
        var image = AnimatedImage(width: 1, height: 1)
        image.append(ImageCanvas(width: 1, height: 1), delay: seconds)
        let gif = [UInt8](image.gifData())
        #expect(frames(of: gif).map(\.delay) == [hundredths])
        // After the table, three codes of nine bits: the one that begins, the color, and the one that ends.
        #expect(Array(gif[50..<56]) == [255, 255, 255, 0, 0, 0])
        #expect(Array(gif[818...]) == [8, 4, 0, 1, 4, 4, 0, 0x3B])
        let control = chunks(of: [UInt8](image.apngData())).first { $0.type == "fcTL" }
        let thousandths = seconds > 0 ? min(Int((seconds * 1_000).rounded()), 65_535) : 0
        #expect(control.map { Array($0.body.suffix(6)) } == [thousandths >> 8, thousandths & 255, 3, 232, 0, 0])
    }

    @Test func aChunkCanEndWithItsFile() {
        func chunk(_ type: String, _ body: [UInt8]) -> [UInt8] {
            let length: [UInt8] = [0, 0, 0, UInt8(body.count)]
            return length + Array(type.utf8) + body + [UInt8](repeating: 0, count: 4)
        }
        func types(_ chunks: [UInt8], missing: Int = 0) -> [String] {
            let png = Data([UInt8](repeating: 0, count: 8) + chunks).dropLast(missing)
            let frame = AnimatedImage.Frame(pixels: [], png: png, delay: 1)
            let file = AnimatedPNGFile(width: 1, height: 1, frames: [frame])
            return self.chunks(of: [UInt8](file.data)).map(\.type)
        }
        let full = chunk("IHDR", [1, 2]) + chunk("IDAT", [3])
        #expect(types(full) == ["IHDR", "acTL", "fcTL", "IDAT", "IEND"])
        #expect(types(full, missing: 1) == ["IHDR", "acTL", "fcTL", "IEND"])
        #expect(types(chunk("IDAT", [])) == ["acTL", "fcTL", "IDAT", "IEND"])
        #expect(types(chunk("IDAT", []), missing: 1) == ["acTL", "fcTL", "IEND"])
    }

    /// Returns an image of pixels with their own colors, in rows.
    private func mosaic(_ colors: [UInt32], width: Int) -> AnimatedImage {
        let boxes = colors.enumerated().map { index, color in
            let channels = [16, 8, 0].map { Float(color >> UInt32($0) & 255) / 255 }
            return DrawCommand.box(
                Double(index % width), Double(index / width), 1, 1,
                RGBA(red: channels[0], green: channels[1], blue: channels[2]))
        }
        let height = colors.count / width
        var image = AnimatedImage(width: width, height: height)
        image.append(easel.paint(easel.layer(boxes), width: width, height: height), delay: 1)
        return image
    }

    @Test func anImageOf256ColorsKeepsThemAll() {
        let colors = (0..<256).map { (number: UInt32) in number << 16 | (255 - number) << 8 | number * 7 & 255 }
        #expect(frames(of: [UInt8](mosaic(colors, width: 16).gifData()))[0].colors == colors)
        // One more color needs a table of others, which are near.
        let more = colors + [0x0102_03]
        let shown = frames(of: [UInt8](mosaic(more, width: 257).gifData()))[0].colors
        #expect(shown != more)
        for (color, pixel) in zip(shown, more) {
            for shift: UInt32 in [0, 8, 16] {
                #expect(abs(Int(color >> shift & 255) - Int(pixel >> shift & 255)) <= 8)
            }
        }
    }

    /// The compression begins anew after 4,096 codes.
    @Test func noiseIsCompressedWithoutLoss() {
        var seed: UInt32 = 7
        let colors = (0..<6_400).map { _ -> UInt32 in
            seed = seed &* 1_664_525 &+ 1_013_904_223
            return (seed >> 16) % 200 * 0x01_0101
        }
        #expect(frames(of: [UInt8](mosaic(colors, width: 80).gifData()))[0].colors == colors)
    }

    /// Each code stands for one pixel more than the code before it, so 10,000 pixels need about 141 codes.
    @Test func aUniformImageIsCompressed() {
        var image = AnimatedImage(width: 100, height: 100)
        image.append(easel.paint(easel.layer(), width: 100, height: 100), delay: 1)
        // The table of colors has 768 bytes.
        #expect((900..<1_050).contains(image.gifData().count))
    }

    @Test func imagesOfManyColorsKeepThemApproximately() {
        let stops = [GradientStop(color: .pureRed, location: 0), GradientStop(color: .pureBlue, location: 1)]
        let paint = Paint.linearGradient(stops, from: .zero, to: CGPoint(x: 100, y: 60))
        let canvas = easel.paint(
            easel.layer([
                .fill(Path(CGRect(x: 0, y: 0, width: 100, height: 60)), paint, evenOdd: false),
                .fill(
                    Path(ellipseIn: CGRect(x: 20, y: 0, width: 60, height: 60)),
                    .radialGradient(
                        [GradientStop(color: .pureGreen, location: 0), GradientStop(color: .clear, location: 1)],
                        center: CGPoint(x: 50, y: 30), startRadius: 0, endRadius: 30), evenOdd: false),
            ]), width: 100, height: 60)
        var image = AnimatedImage(width: 100, height: 60)
        image.append(canvas, delay: 1)
        let colors = frames(of: [UInt8](image.gifData()))[0].colors
        #expect(colors.count == 6000)
        canvas.withPixels { pixels in
            for (color, pixel) in zip(colors, pixels) {
                for shift: UInt32 in [0, 8, 16] {
                    #expect(abs(Int(color >> shift & 255) - Int(pixel >> shift & 255)) <= 28)
                }
            }
        }
    }

    private func chunks(of png: [UInt8]) -> [(type: String, body: [Int])] {
        var chunks: [(type: String, body: [Int])] = [], position = 8
        while position < png.count {
            let length = png[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
            let type = String(decoding: png[position + 4..<position + 8], as: UTF8.self)
            chunks.append((type, png[position + 8..<position + 8 + length].map { Int($0) }))
            position += length + 12
        }
        return chunks
    }

    @Test func anAnimatedPNGHasAControlForEveryFrame() throws {
        let png = [UInt8](animation().apngData()), chunks = chunks(of: png), types = chunks.map(\.type)
        let numbers = chunks.filter { $0.type == "fcTL" || $0.type == "fdAT" }.map {
            $0.body.prefix(4).reduce(0) { $0 << 8 | $1 }
        }
        // Three frames, without an end of the repetitions; each is as large as the image and replaces everything.
        #expect(try #require(chunks.first { $0.type == "acTL" }).body == [0, 0, 0, 3, 0, 0, 0, 0])
        for control in chunks where control.type == "fcTL" {
            let place = [0, 0, 0, 30, 0, 0, 0, 20, 0, 0, 0, 0, 0, 0, 0, 0]
            #expect(Array(control.body.dropFirst(4)) == place + [0, 50, 3, 232, 0, 0])
        }
        #expect(types == ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
        #expect(numbers == Array(0..<5))
        // A decoder without support for animation shows the first frame.
        let picture = ImageStore().picture(EncodedImage(id: 1, data: Data(png), size: .zero))
        #expect(picture?.width == 30 && picture?.height == 20)
    }

    @Test func framesOfAnotherSizeAreRejected() {
        var image = AnimatedImage(width: 30, height: 20)
        let added = image.append(ImageCanvas(width: 31, height: 20), delay: 1)
        let addedHigher = image.append(ImageCanvas(width: 30, height: 21), delay: 1)
        #expect(!added && !addedHigher)
        #expect(AnimatedImage(width: 0, height: 20_000).height == 16_384)
        #expect(AnimatedImage(width: 20_000, height: -1).width == 16_384)
        #expect(image.frameCount == 0)
        #expect(image.gifData().isEmpty)
        #expect(image.apngData().isEmpty)
    }
}
