import Foundation
import ImageHeaders
import LayerTree
import Testing

@testable import ImageHost

@Suite struct JPEGTests {
    /// Returns the colors at the centers of an image's quarters, from the top left to the bottom right.
    private func quarters(_ data: Data, width: Double = 32, height: Double = 16, behind: RGBA = .white) -> [RGBA] {
        let easel = Easel()
        let image = EncodedImage(id: 1, data: data, size: CGSize(width: width, height: height))
        let rect = CGRect(x: 0, y: 0, width: width, height: height)
        let canvas = easel.paint(
            easel.layer([.image(image, in: rect, tint: nil, smooth: true)]), width: Int(width), height: Int(height),
            background: behind)
        return [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)].map { x, y in
            canvas.color(x: Int(width * x), y: Int(height * y))
        }
    }

    private func isClose(_ found: [RGBA], _ expected: [RGBA]) -> Bool {
        zip(found, expected).allSatisfy { $0.isClose($1, 4) }
    }

    @Test func colorsAreRead() {
        #expect(isClose(quarters(Self.colors), [.pureRed, .pureGreen, .pureBlue, .white]))
    }

    @Test func aProgressivePictureOfGraysIsRead() {
        let grays = [0, 80, 160, 255].map { RGBA(red: $0 / 255, green: $0 / 255, blue: $0 / 255) }
        #expect(isClose(quarters(Self.grays), grays))
    }

    @Test func inksAreRead() {
        #expect(isClose(quarters(Self.inks), [.pureRed, .pureGreen, .pureBlue, .black]))
    }

    /// The quarters of the stored image are red, green, blue, and white.
    @Test(
        arguments: [
            (1, [0, 1, 2, 3]), (2, [1, 0, 3, 2]), (3, [3, 2, 1, 0]), (4, [2, 3, 0, 1]),
            (5, [0, 2, 1, 3]), (6, [2, 0, 3, 1]), (7, [3, 1, 2, 0]), (8, [1, 3, 0, 2]),
        ], [true, false])
    func aPictureIsTurnedAsItsCameraWasHeld(_ turn: (orientation: Int, quarters: [Int]), isLittle: Bool) throws {
        let data = Self.turned(Self.colors, turn.orientation, isLittle: isLittle)
        let swaps = turn.orientation > 4
        let colors: [RGBA] = [.pureRed, .pureGreen, .pureBlue, .white]
        let found = quarters(data, width: swaps ? 16 : 32, height: swaps ? 32 : 16)
        #expect(isClose(found, turn.quarters.map { colors[$0] }))
        let header = try #require(JPEGHeader([UInt8](data)))
        #expect(header.width == 32 && header.height == 16)
        #expect(header.orientation.rawValue == turn.orientation && header.orientation.swapsSides == swaps)
    }

    @Test func aPictureIsOpaque() throws {
        let image = EncodedImage(id: 1, data: Self.colors, size: .zero)
        let found = try #require(ImageCanvas.opacity(of: image, resolution: 4))
        #expect(found.columns == 1 && found.rows == 1 && found.values == [255])
    }

    @Test func bytesThatAreNotAnImagePaintNothing() {
        let blank = [RGBA](repeating: .white, count: 4)
        #expect(quarters(Data()) == blank)
        #expect(quarters(Data([0xFF, 0xD8, 0xFF])) == blank)
        #expect(quarters(Data("GIF89a".utf8)) == blank)
        #expect(JPEGHeader([]) == nil)
        #expect(JPEGHeader([0xFF, 0xD8, 0xFF, 0xE1, 0xFF, 0xFF, 0, 0, 0, 0, 0, 0]) == nil)
    }

    /// More than 2²⁷ pixels.
    @Test(arguments: [(65_535, 65_535), (16_384, 8_193)])
    func anImageThatDeclaresAHugeSizeIsNotRead(width: Int, height: Int) throws {
        var bytes = [UInt8](Self.colors)
        let frame = try #require(bytes.indices.dropLast().first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
        let sides = [height >> 8, height & 255, width >> 8, width & 255]
        bytes.replaceSubrange(frame + 5...frame + 8, with: sides.map { UInt8($0) })
        #expect(JPEGHeader(bytes)?.width == width && JPEGHeader(bytes)?.height == height)
        #expect(quarters(Data(bytes)) == [RGBA](repeating: .white, count: 4))
    }

    private static let pictures = [colors, grays, inks, turned(colors, 6, isLittle: true)]

    /// The place of a picture's first scan, before which it is blank.
    private func scan(of picture: Data) -> Int {
        picture.indices.dropLast().first { picture[$0] == 0xFF && picture[$0 + 1] == 0xDA }! - picture.startIndex
    }

    @Test func partsOfAPictureThatArrivedAreDrawn() {
        let blank = [RGBA](repeating: .white, count: 4)
        for original in Self.pictures {
            for length in 0...scan(of: original) { #expect(quarters(original.prefix(length)) == blank, "\(length)") }
            #expect(quarters(original.dropLast(2)) == quarters(original), "The end marker adds nothing.")
        }
        // Rows arrive from top to bottom, so the upper half comes first, and then it stays.
        let lengths = scan(of: Self.colors)..<Self.colors.count
        func shows(_ expected: ArraySlice<RGBA>, _ length: Int) -> Bool {
            isClose(Array(quarters(Self.colors.prefix(length)).prefix(expected.count)), Array(expected))
        }
        let all: [RGBA] = [.pureRed, .pureGreen, .pureBlue, .white]
        let firsts = [1, 2, 3].map { count in lengths.first { shows(all.prefix(count), $0) } }
        #expect(firsts.compactMap { $0 }.count == 3)
        for (count, first) in zip(1...3, firsts) {
            guard let first else { continue }
            for length in first..<Self.colors.count { #expect(shows(all.prefix(count), length), "\(length)") }
        }
    }

    @Test func damageSpoilsAtMostItsOwnPicture() {
        let behind = RGBA(red: 0.2, green: 0.4, blue: 0.6)
        func over(_ data: Data) -> [RGBA] { quarters(data, behind: behind) }
        for original in Self.pictures {
            let whole = over(original)
            #expect(!whole.contains(behind))
            for index in original.indices {
                for value in [0, 0xFF, ~original[index]] {
                    var bytes = [UInt8](original)
                    bytes[index - original.startIndex] = value
                    // Skips large images, which take long to paint and show nothing new.
                    guard let header = JPEGHeader(bytes), header.width * header.height < 1_000_000 else { continue }
                    let blank = over(Data(bytes)).count { $0 == behind }
                    #expect(blank == 0 || blank == 4, "Either all of a picture is painted or nothing of it: \(index)")
                }
            }
            #expect(over(original) == whole, "What was damaged before leaves nothing behind.")
        }
    }

    @Test func damageInANoteChangesNothing() {
        let note = [UInt8]([0xFF, 0xFE, 0, 34] + [UInt8](repeating: 0x20, count: 32))
        let original = Self.colors.prefix(2) + note + Self.colors.dropFirst(2)
        let whole = quarters(Self.colors)
        #expect(quarters(original) == whole)
        for index in 6..<38 {
            for value in [0, 0xFF, 0xD9] as [UInt8] {
                var bytes = [UInt8](original)
                bytes[index] = value
                #expect(quarters(Data(bytes)) == whole, "\(index)")
                #expect(JPEGHeader(bytes)?.width == 32)
            }
        }
    }

    /// Inserts an Exif segment after the picture's first marker.
    private static func turned(_ picture: Data, _ orientation: Int, isLittle: Bool) -> Data {
        func number(_ value: Int, _ count: Int) -> [UInt8] {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
            return isLittle ? bytes : bytes.reversed()
        }
        var file = Array((isLittle ? "II" : "MM").utf8) + number(42, 2) + number(8, 4)
        file += number(2, 2)
        file += number(0x0100, 2) + number(3, 2) + number(1, 4) + number(32, 2) + number(0, 2)
        file += number(0x0112, 2) + number(3, 2) + number(1, 4) + number(orientation, 2) + number(0, 2)
        file += number(0, 4)
        let body = Array("Exif\0\0".utf8) + file
        let length = body.count + 2
        return Data([0xFF, 0xD8, 0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + body) + picture.dropFirst(2)
    }

    /// 32 by 16 pixels: red and green above blue and white.
    private static let colors = decoded(
        """
        /9j/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREy
        YVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAQACADAREAAhEBAxEB/8QAFwAB
        AQEBAAAAAAAAAAAAAAAAAAYHCP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAZAQEAAgMAAAAAAAAAAAAAAAAABQcEBgj/xAAUEQEAAAAAAAAAAA
        AAAAAAAAAA/9oADAMBAAIRAxEAPwCfQyyQFciHPIDNF8txAdFq2ZgD/9k=
        """)

    /// 32 by 16 pixels, progressive: 0 and 80 above 160 and 255.
    private static let grays = decoded(
        """
        /9j/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//wgALCAAQACABAR
        EA/8QAFgABAQEAAAAAAAAAAAAAAAAAAAUG/9oACAEBAAAAAcusrK6//8QAFBABAAAAAAAAAAAAAAAAAAAAMP/aAAgBAQABBQIP/8QAFBABAAAA
        AAAAAAAAAAAAAAAAMP/aAAgBAQAGPwIP/8QAFBABAAAAAAAAAAAAAAAAAAAAMP/aAAgBAQABPyEP/9oACAEBAAAAEMD/xAAUEAEAAAAAAAAAAA
        AAAAAAAAAw/9oACAEBAAE/EA//2Q==
        """)

    /// 32 by 16 pixels with Adobe's marker: red and green above blue and black, in four inks.
    private static let inks = decoded(
        """
        /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwANCQoLCggNCwoLDg4NDxMgFRMSEhMnHB4XIC4pMTAuKS0sMzpKPjM2RjcsLUBXQUZMTlJTUjI+WmFaUG
        BKUVJP/8AAFAgAEAAgBEMRAE0RAFkRAEsRAP/EABYAAQEBAAAAAAAAAAAAAAAAAAAIB//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAOBEMATQBZ
        AEsAAD8A05mDMGnACYlOgACYlOgAp1TomIAf/9k=
        """)

    private static func decoded(_ text: String) -> Data {
        Data(base64Encoded: text, options: .ignoreUnknownCharacters)!
    }
}
