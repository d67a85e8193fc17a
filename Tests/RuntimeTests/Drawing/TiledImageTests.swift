import Foundation
import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

@testable import ViewRuntime

/// Images that repeat, stretch, or keep their size.
@MainActor
@Suite struct TiledImageTests {
    private func image(_ width: CGFloat, _ height: CGFloat) -> Image {
        Image(EncodedImage(id: 7, data: Data(), size: CGSize(width: width, height: height)))
    }

    private func stage(_ width: CGFloat, _ height: CGFloat, _ image: Image) -> Stage {
        Stage(size: CGSize(width: width, height: height)) { image }
    }

    private func frames(_ stage: Stage) -> [CGRect] { stage.marks.filter { $0.kind == .image }.map(\.frame) }

    @Test func `An image is as large as its picture, or as its room`() {
        #expect(frames(stage(30, 20, image(10, 8))) == [CGRect(x: 10, y: 6, width: 10, height: 8)])
        #expect(frames(stage(30, 20, image(10, 8).resizable())) == [CGRect(x: 0, y: 0, width: 30, height: 20)])
    }

    @Test func `Tiles fill the room from its corner, and are cut off at its edges`() {
        let stage = stage(25, 16, image(10, 8).resizable(resizingMode: .tile))
        let xs: [CGFloat] = [0, 10, 20], ys: [CGFloat] = [0, 8]
        let expected = ys.flatMap { y in xs.map { x in CGRect(x: x, y: y, width: 10, height: 8) } }
        #expect(frames(stage) == expected)
        let clips = stage.visibleLayers.compactMap(\.clip)
        #expect(clips.contains(.rect(CGRect(x: 0, y: 0, width: 25, height: 16))))
    }

    /// More than forty thousand tiles become one picture.
    @Test(arguments: [(400, 40_000), (401, 1)] as [(CGFloat, Int)])
    func `There are at most forty thousand tiles`(width: CGFloat, count: Int) {
        #expect(frames(stage(width, 100, image(1, 1).resizable(resizingMode: .tile))).count == count)
    }

    @Test(arguments: [(0, 8), (10, 0), (0, 0)] as [(CGFloat, CGFloat)])
    func `A picture without a size draws nothing`(width: CGFloat, height: CGFloat) {
        for image in [image(width, height), image(width, height).resizable(resizingMode: .tile)] {
            #expect(frames(stage(30, 20, image)).isEmpty)
        }
    }

    /// The foreground is black.
    @Test func `A redacted image is a translucent rectangle in its place`() throws {
        for image in [image(10, 8), image(10, 8).resizable(), image(10, 8).resizable(resizingMode: .tile)] {
            let stage = Stage(size: CGSize(width: 30, height: 20)) {
                image.accessibilityIdentifier("image").redacted(reason: .placeholder)
            }
            let mark = try #require(stage.marks.first), frame = try stage.frame(of: "image")
            #expect(stage.marks.count == 1 && mark.kind == .fill && mark.frame == frame)
            #expect(abs((mark.color?.alpha ?? 0) - 0.16) < 1e-4)
        }
    }

    // MARK: Patterns

    /// The tiles of a pattern in a rectangle of 25 by 16 points at (7.5, 7).
    private func tiles(_ paint: ImagePaint) -> [CGRect] {
        frames(Stage(size: CGSize(width: 40, height: 30)) { Rectangle().fill(paint).frame(width: 25, height: 16) })
    }

    @Test func `A pattern begins in the corner of its shape`() {
        let xs: [CGFloat] = [7.5, 17.5, 27.5], ys: [CGFloat] = [7, 15]
        let expected = ys.flatMap { y in xs.map { x in CGRect(x: x, y: y, width: 10, height: 8) } }
        #expect(tiles(ImagePaint(image: image(10, 8))) == expected)
        let large = [CGRect(x: 7.5, y: 7, width: 20, height: 16), CGRect(x: 27.5, y: 7, width: 20, height: 16)]
        #expect(tiles(.image(image(10, 8), scale: 2)) == large)
        for scale in [0, -1, CGFloat.nan, .infinity] {
            #expect(tiles(ImagePaint(image: image(10, 8), scale: scale)).isEmpty)
        }
        let half = CGRect(x: 0, y: 0, width: 0.5, height: 1)
        #expect(tiles(ImagePaint(image: image(10, 8), sourceRect: half)).isEmpty)
        #expect(tiles(ImagePaint(image: Image(systemName: "star"))).isEmpty)
    }

    @Test(
        arguments: [
            (400, 100, 40_000), (401, 100, 1), (0, 100, 0), (100, 0, 0), (.infinity, 1, 0), (0.5, 2.5, 3),
            (2.5, 0.5, 3),
        ] as [(CGFloat, CGFloat, Int)])
    func `A pattern has at most forty thousand tiles`(width: CGFloat, height: CGFloat, count: Int) {
        let picture = LoadedPicture(resource: EncodedImage(id: 7, data: Data(), size: CGSize(width: 1, height: 1)))
        let pattern = StylePicture(kind: .tiles(picture, width: 1, height: 1))
        #expect(pattern.commands(in: CGRect(x: 3, y: 4, width: width, height: height)).count == count)
        for (width, height) in [(0, 1), (1, 0)] as [(CGFloat, CGFloat)] {
            let flat = StylePicture(kind: .tiles(picture, width: width, height: height))
            #expect(flat.commands(in: CGRect(x: 0, y: 0, width: 5, height: 5)).isEmpty)
        }
    }

    /// Texts and symbols can't have a pattern.
    @Test(arguments: [(1, 1), (0.25, 0.25), (0, 0)] as [(Double, Float)])
    func `Where a pattern isn't possible it is gray`(opacity: Double, alpha: Float) {
        let style = ImagePaint(image: image(10, 8)).opacity(opacity).resolved(in: EnvironmentValues())
        let gray = RGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: alpha)
        #expect(style.paint(in: CGRect(x: 0, y: 0, width: 9, height: 9)) == .color(gray))
        #expect(style.isClear == (alpha == 0))
    }

    @Test func `A pattern on a canvas is cut to its area, inside the other clips`() {
        let image = image(10, 8)
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Canvas { context, _ in
                context.clip(to: Path(CGRect(x: 0, y: 0, width: 50, height: 90)))
                context.scaleBy(x: 2, y: 2)
                context.fill(Path(CGRect(x: 5, y: 10, width: 9, height: 8)), with: .style(ImagePaint(image: image)))
            }
        }
        // From the outside to the inside.
        let boxes = stage.visibleLayers.compactMap { layer -> CGRect? in
            if case .path(let path, _)? = layer.clip { path.boundingRect } else { nil }
        }
        let expected = [CGRect(x: 0, y: 0, width: 50, height: 90), CGRect(x: 10, y: 20, width: 18, height: 16)]
        #expect(boxes == expected && frames(stage) == [CGRect(x: 10, y: 20, width: 20, height: 16)])
    }
}
