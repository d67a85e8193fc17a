import Foundation
import LayerTree
import Testing

@testable import ViewRuntime

/// The opacities of images, which hosts decode.
@MainActor
@Suite struct ImageOpacityTests {
    /// A host that notes which images it decodes, and that can't decode any.
    @MainActor private final class NotingPainter: ViewPainter {
        var decoded: [UInt64] = []

        var measurer: any TextMeasurer { FixedTextMeasurer() }

        func png(of layer: Layer, size: CGSize, scale: Double, background: RGBA) -> Data { Data() }

        func opacity(of image: EncodedImage) -> ImageOpacity? {
            decoded.append(image.id)
            return nil
        }
    }

    @Test func `An image is decoded once, and again only after many others`() {
        let painter = NotingPainter(), usual = ViewPainting.painter
        ViewPainting.painter = painter
        defer { ViewPainting.painter = usual }
        func look(at number: UInt64) {
            let image = EncodedImage(id: 1 << 50 | number, data: Data(), size: CGSize(width: 1, height: 1))
            #expect(ImageOpacity.of(image) == nil)
        }
        for number in [0, 1, 0, 1] as [UInt64] { look(at: number) }
        #expect(painter.decoded.count == 2)
        // The opacities of at most 256 images are kept.
        for number in 2..<258 as Range<UInt64> { look(at: number) }
        #expect(painter.decoded.count == 258)
        look(at: 0)
        #expect(painter.decoded.count == 259)
    }
}
