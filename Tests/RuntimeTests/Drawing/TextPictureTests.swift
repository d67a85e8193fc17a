import Foundation
import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

@testable import ViewRuntime

/// Pictures in a text after a letter of 10 points, in a window of 200 by 100 points.
@MainActor
@Suite struct TextPictureTests {
    private let red = Color(red: 1, green: 0, blue: 0), blue = Color(red: 0, green: 0, blue: 1)

    private func picture(_ width: CGFloat = 10, _ height: CGFloat = 8) -> Image {
        Image(EncodedImage(id: 17, data: Data(), size: CGSize(width: width, height: height)))
    }

    private func images(_ text: Text) -> [Mark] {
        Stage(size: CGSize(width: 200, height: 100)) { text.font(.system(size: 20)) }.marks
            .filter { $0.kind == .image }
    }

    @Test func `A template has the color of its part, or of the text`() {
        let letter = Text(verbatim: "H"), template = Text(picture().renderingMode(.template))
        let gradient = LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)
        func colors(_ text: Text) -> [String] { images(text).map { hex($0.color) } }
        #expect(colors(letter + Text(picture())) == ["none"])
        #expect(colors((letter + Text(picture())).foregroundStyle(red)) == ["none"])
        #expect(colors((letter + template).foregroundStyle(red)) == ["#FF0000FF"])
        #expect(colors((letter + template.foregroundColor(blue)).foregroundStyle(red)) == ["#0000FFFF"])
        // A gradient has no single color.
        #expect(colors((letter + template).foregroundStyle(gradient)) == ["#000000FF"])
    }

    /// The text is 24 points high, with its baseline at 19 points.
    @Test func `A picture stands on the baseline, and one without a size isn't drawn`() {
        let letter = Text(verbatim: "H")
        #expect(images(letter + Text(picture())).map(\.frame) == [CGRect(x: 100, y: 49, width: 10, height: 8)])
        for (width, height) in [(0, 8), (10, 0), (0, 0)] as [(CGFloat, CGFloat)] {
            #expect(images(letter + Text(picture(width, height))).isEmpty, "\(width), \(height)")
        }
    }
}
