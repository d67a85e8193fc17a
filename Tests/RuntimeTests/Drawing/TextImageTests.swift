import Foundation
import LayerTree
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct TextImageTests {
    private func stage(
        width: CGFloat = 200, _ measurement: TextMeasurement = .fixed, direction: LayoutDirection = .leftToRight,
        @ViewBuilder _ content: () -> some View
    ) -> Stage {
        Stage(
            size: CGSize(width: width, height: 100), scale: 1, text: measurement,
            environment: { $0.layoutDirection = direction }, content: content)
    }

    /// Returns the columns that contain dark pixels.
    private func columns(_ stage: Stage, _ isInk: (Double, Double, Double) -> Bool = { $0 + $1 + $2 < 1.5 })
        -> ClosedRange<Int>?
    {
        let pixels = Pixels(stage)
        let inked = (0..<Int(stage.size.width)).filter { x in
            (0..<100).contains { y in
                isInk(Double(pixels[x, y].red), Double(pixels[x, y].green), Double(pixels[x, y].blue))
            }
        }
        guard let first = inked.first, let last = inked.last else { return nil }
        return first...last
    }

    @Test(arguments: [TextMeasurement.fixed, .pango]) func aSymbolInATextIsAsWideAsBesideIt(
        _ measurement: TextMeasurement
    ) throws {
        let stage = stage(measurement) {
            VStack {
                Text("\(Image(systemName: "star"))favorite").accessibilityIdentifier("inside")
                Text("favorite").accessibilityIdentifier("plain")
                Image(systemName: "star").accessibilityIdentifier("star")
            }
        }
        let inside = try stage.frame(of: "inside"), plain = try stage.frame(of: "plain"),
            star = try stage.frame(of: "star")
        #expect(abs(inside.width - plain.width - star.width) < 0.05)
        // A line with a symbol is as high as one without.
        #expect(abs(inside.height - plain.height) < 0.05)
    }

    @Test(arguments: [TextMeasurement.fixed, .pango]) func aSymbolIsDrawnAtItsPositionInTheText(
        _ measurement: TextMeasurement
    ) throws {
        let blue: (Double, Double, Double) -> Bool = { $2 > 0.6 && $0 < 0.4 }
        let stage = stage(measurement) {
            (Text("HH") + Text(Image(systemName: "square.fill")).foregroundColor(.blue) + Text("HHHH"))
                .accessibilityIdentifier("text")
            Text("HH").accessibilityIdentifier("before")
            Image(systemName: "square.fill").opacity(0).accessibilityIdentifier("square")
        }
        let text = try stage.frame(of: "text"), before = try stage.frame(of: "before"),
            square = try stage.frame(of: "square")
        let seen = try #require(columns(stage, blue))
        let start = text.minX + before.width
        #expect(CGFloat(seen.lowerBound) >= start - 0.01 && CGFloat(seen.upperBound) <= start + square.width)
        #expect(CGFloat(seen.count) > square.width * 0.7)
    }

    @Test func aSymbolIsAtTheOtherEndOfARightToLeftText() throws {
        let blue: (Double, Double, Double) -> Bool = { $2 > 0.6 && $0 < 0.4 }
        let stage = stage(.pango, direction: .rightToLeft) {
            (Text(Image(systemName: "square.fill")).foregroundColor(.blue) + Text("\u{5D0}\u{5D1}\u{5D2}"))
                .accessibilityIdentifier("text")
        }
        let text = try stage.frame(of: "text"), seen = try #require(columns(stage, blue))
        #expect(CGFloat(seen.upperBound) > text.maxX - 6 && CGFloat(seen.lowerBound) > text.midX - 4)
    }

    @Test func symbolsHaveTheFontOfTheirPartOfTheText() throws {
        let stage = stage {
            VStack {
                Text(Image(systemName: "star")).accessibilityIdentifier("body")
                Text(Image(systemName: "star")).font(.system(size: 34)).accessibilityIdentifier("large")
                (Text("a") + Text(Image(systemName: "star")).font(.system(size: 34))).accessibilityIdentifier("joined")
            }
        }
        let body = try stage.frame(of: "body").width, large = try stage.frame(of: "large").width
        #expect(abs(large / body - 2) < 0.01)
        #expect(abs(try stage.frame(of: "joined").width - large - 8.5) < 0.01)
    }

    @Test func aTextWithinATextKeepsItsFont() throws {
        let stage = stage {
            VStack {
                Text("a\(Text("b").font(.system(size: 34)))c").accessibilityIdentifier("large")
                Text("a\(Text("b"))c").accessibilityIdentifier("plain")
            }
        }
        #expect(abs(try stage.frame(of: "plain").width - 25.5) < 0.01)
        #expect(abs(try stage.frame(of: "large").width - 34) < 0.01)
        #expect(try stage.text(of: "large") == "abc")
    }

    @Test func aSymbolInATextIsReadByItsName() throws {
        let stage = stage { Text("\(Image(systemName: "star")) favorite").accessibilityIdentifier("text") }
        #expect(try stage.text(of: "text") == "star favorite")
    }

    @Test func aSymbolMovesToTheNextLineWithItsWord() throws {
        for measurement in [TextMeasurement.fixed, .pango] {
            let stage = stage(width: 60, measurement) {
                Text("HHHH \(Image(systemName: "star"))\(Image(systemName: "star")) HHHH").accessibilityIdentifier(
                    "text")
                Text("H").accessibilityIdentifier("line")
            }
            #expect(abs(try stage.frame(of: "text").height - 3 * (try stage.frame(of: "line").height)) < 0.2)
        }
    }

    @Test func truncatedSymbolsAreNotDrawn() throws {
        let blue: (Double, Double, Double) -> Bool = { $2 > 0.6 && $0 < 0.4 }
        for measurement in [TextMeasurement.fixed, .pango] {
            let image = Text(Image(systemName: "square.fill")).foregroundColor(.blue)
            let cut = stage(width: 60, measurement) { (Text("HHHHHHHHHHHH") + image).lineLimit(1) }
            #expect(columns(cut, blue) == nil)
            // A paragraph that ends in an image, followed by another paragraph.
            let long = stage(width: 200, measurement) { (Text("HH") + image + Text("\nHH")).lineLimit(1) }
            #expect(columns(long, blue) != nil)
        }
    }

    @Test func imagesShrinkWithTheirText() throws {
        let blue: (Double, Double, Double) -> Bool = { $2 > 0.6 && $0 < 0.4 }
        func width(_ room: CGFloat) throws -> Int {
            let stage = stage(width: room, .pango) {
                (Text(Image(systemName: "square.fill")).foregroundColor(.blue) + Text("HHHHHHHH")).font(
                    .system(size: 40)
                ).lineLimit(1)
                    .minimumScaleFactor(0.2)
            }
            return try #require(columns(stage, blue)).count
        }
        let whole = try width(400), half = try width(140)
        #expect(Double(half) < Double(whole) * 0.7 && Double(half) > Double(whole) * 0.25)
    }

    @Test func aSymbolInATextOnACanvasIsDrawn() throws {
        let blue: (Double, Double, Double) -> Bool = { $2 > 0.6 && $0 < 0.4 }
        let stage = stage(.pango) {
            Canvas { context, size in
                context.draw(
                    Text("HH\(Image(systemName: "square.fill"))").foregroundColor(.blue), at: CGPoint(x: 20, y: 20),
                    anchor: .topLeading)
            }
        }
        let seen = try #require(columns(stage, blue))
        #expect(seen.count > 30 && seen.lowerBound > 18 && seen.upperBound < 70)
    }

    @Test func anUnknownImageTakesNoSpaceAndAnUnknownSymbolShowsASquare() throws {
        let stage = stage {
            VStack {
                Text("a\(Image("no such picture"))").accessibilityIdentifier("picture")
                Text("a\(Image(systemName: "no such symbol"))").accessibilityIdentifier("symbol")
            }
        }
        #expect(abs(try stage.frame(of: "picture").width - 8.5) < 0.01)
        #expect(try stage.frame(of: "symbol").width > 20)
        for name in ["picture", "symbol"] {
            let warning = "there is no picture or symbol named \"no such \(name)\" for a text"
            #expect(stage.warnings.contains(warning), "\(stage.warnings)")
        }
        let known = self.stage { Text("a\(Image(systemName: "star"))") }
        #expect(known.warnings.isEmpty)
    }

    @Test func aSymbolFollowsTheSizeOfSymbolsAndTheColorOfTheForeground() throws {
        struct Switch: View {
            @State private var isLarge = false
            var body: some View {
                VStack {
                    Text(Image(systemName: "square.fill")).imageScale(isLarge ? .large : .small).foregroundStyle(
                        isLarge ? Color.blue : .black
                    )
                    .accessibilityIdentifier("text")
                    Button("switch") { isLarge = true }.accessibilityIdentifier("switch").opacity(0.01)
                }
            }
        }
        let stage = stage { Switch() }
        let small = try stage.frame(of: "text").width
        try stage.tap("switch")
        try stage.settle()
        #expect(try stage.frame(of: "text").width > small * 1.3)
        #expect(columns(stage) { $2 > 0.6 && $0 < 0.4 } != nil)
    }

    @Test func aGradientSpansTheTextAndItsSymbols() throws {
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        for text in [
            Text("HHHHHHHH"), Text("\(Image(systemName: "square.fill"))HHHH\(Image(systemName: "square.fill"))"),
        ] {
            let stage = stage { text.foregroundStyle(gradient).accessibilityIdentifier("text") }
            let frame = try stage.frame(of: "text")
            let red = try #require(columns(stage) { $0 > 0.6 && $2 < 0.4 }),
                blue = try #require(columns(stage) { $2 > 0.6 && $0 < 0.4 })
            #expect(CGFloat(red.lowerBound) < frame.minX + 6 && CGFloat(red.upperBound) < frame.midX)
            #expect(CGFloat(blue.upperBound) > frame.maxX - 6 && CGFloat(blue.lowerBound) > frame.midX)
        }
    }
}
