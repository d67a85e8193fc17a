import Foundation
import ImageHeaders
import Testing

/// The sizes that the first bytes of images state.
@Suite struct PictureSizeTests {
    private func size(_ bytes: [UInt8]) -> [Double]? {
        PictureSize.read(Data(bytes)).map { [Double($0.width), Double($0.height)] }
    }

    private func size(_ text: String) -> [Double]? { size(Array(text.utf8)) }

    private func big(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    private func little(_ value: Int, _ count: Int) -> [UInt8] { big(value, count).reversed() }

    // MARK: PNG and GIF

    private func png(_ width: Int, _ height: Int) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + big(13, 4) + Array("IHDR".utf8) + big(width, 4)
            + big(height, 4)
    }

    @Test func aPNGImageHasItsSizeInItsHeader() {
        #expect(size(png(0x0102_0304, 0x0506_0708)) == [16_909_060, 84_281_096])
        #expect(size(png(1, 1)) == [1, 1])
        #expect(size(png(0, 1)) == nil && size(png(1, 0)) == nil)
        #expect(size(png(1, 1).dropLast()) == nil)
        #expect(size([0x88] + png(1, 1).dropFirst()) == nil)
    }

    @Test func aGIFImageHasItsSizeAfterItsSignature() {
        for version in ["GIF87a", "GIF89a"] {
            let image = Array(version.utf8) + little(0x0102, 2) + little(0x0304, 2)
            #expect(size(image) == [258, 772] && size(image.dropLast()) == nil)
        }
        #expect(size(Array("GIF89a".utf8) + [0, 0, 1, 0]) == nil && size(Array("GIF89a".utf8) + [1, 0, 0, 0]) == nil)
        #expect(size(Array("GIX89a".utf8) + [1, 0, 1, 0]) == nil)
    }

    // MARK: JPEG

    private func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
        [0xFF, marker] + big(content.count + 2, 2) + content
    }

    private func frame(_ marker: UInt8 = 0xC0) -> [UInt8] {
        segment(marker, [8] + big(0x0102, 2) + big(0x0304, 2) + [3])
    }

    @Test(arguments: 0xC0...0xCF as ClosedRange<UInt8>) func aJPEGImageHasItsSizeInItsFrame(marker: UInt8) {
        let isFrame = ![0xC4, 0xC8, 0xCC].contains(marker)
        #expect(size([0xFF, 0xD8] + frame(marker)) == (isFrame ? [772, 258] : nil))
        // Notes, their lengths, and bytes that fill are passed over, and so are tables.
        let before =
            segment(0xE0, Array(repeating: 0xC0, count: 300)) + [0xFF, 0xFF] + segment(0xC4, [0xFF, 0xC0, 1, 2])
        #expect(size([0xFF, 0xD8] + before + frame(marker)) == (isFrame ? [772, 258] : nil))
        #expect(size([0xFF, 0xD8] + before + frame(marker) + frame(0xC1)) == [772, 258])
    }

    @Test func aJPEGImageWithoutACompleteFrameHasNoSize() {
        let image = [0xFF, 0xD8] + frame()
        #expect(size(image) == [772, 258])
        for count in 0..<image.count { #expect(JPEGHeader(Array(image.prefix(count))) == nil, "\(count)") }
        #expect(JPEGHeader([0xFF, 0xD9] + frame()) == nil && JPEGHeader([0xFE, 0xD8] + frame()) == nil)
        #expect(JPEGHeader([0xFF, 0xD8, 0] + frame()) == nil)
        // A segment whose length is less than that of its own field ends after its marker.
        #expect(JPEGHeader([0xFF, 0xD8, 0xFF, 0xE0, 0, 0] + frame()) == nil)
        #expect(size([0xFF, 0xD8] + segment(0xC0, [8, 0, 0, 0, 9, 3, 0])) == nil)
    }

    private func exif(_ entries: [(tag: Int, value: Int)], isLittle: Bool, offset: Int = 8) -> [UInt8] {
        func number(_ value: Int, _ count: Int) -> [UInt8] { isLittle ? little(value, count) : big(value, count) }
        var file = Array((isLittle ? "II" : "MM").utf8) + number(42, 2) + number(offset, 4)
        file += [UInt8](repeating: 0xAA, count: offset - 8) + number(entries.count, 2)
        for entry in entries {
            file += number(entry.tag, 2) + number(3, 2) + number(1, 4) + number(entry.value, 2) + [0, 0]
        }
        return segment(0xE1, Array("Exif\0\0".utf8) + file)
    }

    @Test(arguments: [false, true]) func aCameraThatWasHeldSidewaysSwapsTheSides(isLittle: Bool) {
        for orientation in 0...9 {
            let entries = [(tag: 0x0100, value: 6), (0x0112, orientation), (0x0113, 1)]
            for offset in [8, 20] {
                let image = [0xFF, 0xD8] + exif(entries, isLittle: isLittle, offset: offset) + frame()
                #expect(size(image) == ((5...8).contains(orientation) ? [258, 772] : [772, 258]))
            }
        }
        // Without the entry, or with another signature, the picture is upright.
        let other = exif([(tag: 0x0100, value: 6)], isLittle: isLittle)
        #expect(size([0xFF, 0xD8] + other + frame()) == [772, 258])
        var broken = exif([(tag: 0x0112, value: 6)], isLittle: isLittle)
        #expect(size([0xFF, 0xD8] + broken + frame()) == [258, 772])
        broken[4] = 0
        #expect(size([0xFF, 0xD8] + broken + frame()) == [772, 258])
    }

    // MARK: WebP

    private func webP(_ form: String, _ content: [UInt8]) -> [UInt8] {
        Array("RIFF".utf8) + little(22, 4) + Array("WEBP\(form)".utf8) + little(10, 4) + content
    }

    @Test func aWebPImageHasItsSizeInItsFirstChunk() {
        // The extended form has the size less one, in three bytes each.
        let extended = webP("VP8X", [0, 0, 0, 0] + little(0x01_0203, 3) + little(0x04_0506, 3))
        #expect(size(extended) == [66_052, 263_431] && size(extended.dropLast()) == nil)
        // The lossy form has 14 bits each; the others are a scale.
        let lossy = webP("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A] + little(0xC123, 2) + little(0x8045, 2))
        #expect(size(lossy) == [291, 69])
        #expect(size(webP("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A, 0xFF, 0x3F, 0xFF, 0xFF])) == [16_383, 16_383])
        #expect(size(webP("VP8L", [UInt8](repeating: 1, count: 10))) == nil)
        #expect(size(Array("RIFF____WAVE".utf8) + [UInt8](repeating: 1, count: 18)) == nil)
    }

    // MARK: SVG

    @Test(
        arguments: [
            (#"<svg width="20" height="30.5">"#, [20, 30.5]),
            (#"<?xml version="1.0"?><svg viewBox="0 0 7 9" height="30px" width="20px"/>"#, [20, 30]),
            (#"<svg viewBox="1 2 7 9">"#, [7, 9]), (#"<svg width="20" viewBox="1,2,7.5,9">"#, [7.5, 9]),
            (#"<svg width="0" height="5" viewBox="0 0 7 9">"#, [7, 9]),
            (#"<svg width="5" height="-1" viewBox="0 0 7 9">"#, [7, 9]),
            (#"<svg width="50%" height="5" viewBox="0 0 7 9">"#, [7, 9]),
            (#"<svg>"#, nil), (#"<svg><rect width="20" height="30"/></svg>"#, nil),
            (#"<rect width="20" height="30"/>"#, nil),
            (#"<svg viewBox="0 0 7">"#, nil), (#"<svg viewBox="0 0 0 9">"#, nil), (#"<svg viewBox="0 0 7 0">"#, nil),
            (#"<svg viewBox="0 0 7 9 1">"#, nil), (#"<svg xwidth="20" height="30">"#, nil),
        ] as [(String, [Double]?)])
    func anSVGImageHasItsSizeInItsAttributes(_ text: String, _ expected: [Double]?) {
        #expect(size(text) == expected)
    }

    @Test func otherBytesHaveNoSize() {
        for count in 0..<40 { #expect(size([UInt8](repeating: 0x20, count: count)) == nil) }
        #expect(size(String(repeating: " ", count: 4_090) + #"<svg width="20" height="30">"#) == nil)
        #expect(size(String(repeating: " ", count: 4_060) + #"<svg width="20" height="30">"#) == [20, 30])
    }
}
