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

    /// More than ten thousand tiles become one picture.
    @Test(arguments: [(100, 10_000), (101, 1)] as [(CGFloat, Int)])
    func `There are at most ten thousand tiles`(width: CGFloat, count: Int) {
        #expect(frames(stage(width, 100, image(1, 1).resizable(resizingMode: .tile))).count == count)
    }

    @Test(arguments: [(0, 8), (10, 0), (0, 0)] as [(CGFloat, CGFloat)])
    func `A picture without a size draws nothing`(width: CGFloat, height: CGFloat) {
        for image in [image(width, height), image(width, height).resizable(resizingMode: .tile)] {
            #expect(frames(stage(30, 20, image)).isEmpty)
        }
    }
}
