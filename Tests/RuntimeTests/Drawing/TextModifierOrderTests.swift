import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// `Text` applies its modifiers from the last to the first, so the one nearest to the text prevails, as with every
/// other view.
@MainActor
@Suite struct TextModifierOrderTests {
    private func png(_ text: Text) throws -> Data {
        try Stage(size: CGSize(width: 200, height: 80), text: .pango) { text.accessibilityIdentifier("text") }.png()
    }

    @Test func `The font nearest to the text prevails`() throws {
        #expect(
            try png(Text("Title").font(.system(size: 40)).font(.system(size: 12)))
                == png(Text("Title").font(.system(size: 40))))
    }

    @Test func `The color nearest to the text prevails`() throws {
        #expect(
            try png(Text("Error").foregroundColor(.red).foregroundColor(.blue))
                == png(Text("Error").foregroundColor(.red)))
        #expect(
            try png(Text("Error").foregroundStyle(.red).foregroundStyle(.blue))
                == png(Text("Error").foregroundStyle(.red)))
    }

    @Test func `The weight and the kerning nearest to the text prevail`() throws {
        #expect(
            try png(Text("Title").fontWeight(.bold).fontWeight(.light)) == png(Text("Title").fontWeight(.bold)))
        #expect(try png(Text("Title").kerning(4).kerning(12)) == png(Text("Title").kerning(4)))
    }

    @Test func `So they do in a part of a text`() throws {
        #expect(
            try png(Text("a ") + Text("b").font(.system(size: 40)).font(.system(size: 12)))
                == png(Text("a ") + Text("b").font(.system(size: 40))))
    }
}
