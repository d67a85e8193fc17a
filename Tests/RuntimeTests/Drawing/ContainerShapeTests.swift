import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// Shapes that follow the shape of the container around them.
@MainActor
@Suite struct ContainerShapeTests {
    private struct Card<Inner: View>: View {
        let padding: CGFloat
        var shape = RoundedRectangle(cornerRadius: 30)
        @ViewBuilder let inner: Inner

        var body: some View { inner.padding(padding).containerShape(shape) }
    }

    private func pixels(@ViewBuilder _ content: () -> some View) -> Pixels {
        Pixels(Stage(size: CGSize(width: 100, height: 100), scale: 1, content: content))
    }

    /// The insets of the left edge from the corner of a square of 80 points that begins at 10 points.
    private func insets(_ pixels: Pixels, rows: Range<Int> = 10..<40) -> [Int] {
        rows.map { y in (10..<90).first { pixels[$0, y].green < 0.5 } ?? 90 }.map { $0 - 10 }
    }

    @Test func cornersAreConcentricWithTheContainer() {
        let relative = pixels { Card(padding: 10) { ContainerRelativeShape().fill(.red) } }
        let rounded = pixels { RoundedRectangle(cornerRadius: 20).fill(.red).padding(10) }
        let square = pixels { Rectangle().fill(.red).padding(10) }
        #expect(insets(relative) == insets(rounded))
        #expect(insets(relative) != insets(square))
    }

    /// A view at the edges of its container, and one that is five points larger on each side.
    @Test(arguments: [(0, 10), (-5, 5)] as [(CGFloat, CGFloat)])
    func withoutADistanceTheCornersAreThoseOfTheContainer(padding: CGFloat, margin: CGFloat) {
        let relative = pixels { Card(padding: padding) { ContainerRelativeShape().fill(.red) }.padding(10) }
        let rounded = pixels { RoundedRectangle(cornerRadius: 30).fill(.red).padding(margin) }
        #expect(insets(relative) == insets(rounded))
    }

    @Test func aDistanceBeyondTheRadiusLeavesARectangle() {
        let relative = pixels {
            Card(padding: 10, shape: RoundedRectangle(cornerRadius: 8)) { ContainerRelativeShape().fill(.red) }
        }
        #expect(insets(relative).allSatisfy { $0 == 0 })
    }

    @Test func withoutAContainerTheShapeIsARectangle() {
        #expect(insets(pixels { ContainerRelativeShape().fill(.red).padding(10) }).allSatisfy { $0 == 0 })
    }

    @Test func clipsAndStrokesAndErasedShapesFollowTheContainer() {
        let fill = pixels { Card(padding: 10) { ContainerRelativeShape().fill(.red) } }
        let clip = pixels { Card(padding: 10) { Color.red.clipShape(.containerRelative) } }
        let erased = pixels { Card(padding: 10) { AnyShape(ContainerRelativeShape()).fill(.red) } }
        #expect(insets(clip) == insets(fill))
        #expect(insets(erased) == insets(fill))
        let border = pixels { Card(padding: 10) { ContainerRelativeShape().strokeBorder(.red, lineWidth: 4) } }
        let rounded = pixels { RoundedRectangle(cornerRadius: 20).strokeBorder(.red, lineWidth: 4).padding(10) }
        #expect(insets(border) == insets(rounded))
    }

    @Test func touchesMissTheCornerOutsideTheShape() {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Card(padding: 10) {
                Color.red.contentShape(ContainerRelativeShape()).onTapGesture { log.note("tap") }
            }
        }
        stage.tap(at: CGPoint(x: 12, y: 12))
        #expect(log.entries.isEmpty)
        stage.tap(at: CGPoint(x: 50, y: 12))
        #expect(log.entries == ["tap"])
    }

    @Test func theShapeFollowsAMoveInsideTheContainer() {
        struct Mover: View {
            @State private var isInTheMiddle = false
            var body: some View {
                ContainerRelativeShape().fill(.red).frame(width: 40, height: 40)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: isInTheMiddle ? .center : .topLeading)
                    .containerShape(RoundedRectangle(cornerRadius: 20))
                    .contentShape(.rect)
                    .onTapGesture { isInTheMiddle.toggle() }
            }
        }
        let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1) { Mover() }
        #expect(Pixels(stage)[1, 1].green > 0.5)
        stage.tap(at: CGPoint(x: 90, y: 90))
        // At a distance of 30 points from all edges, nothing is left of the radius.
        #expect(Pixels(stage)[31, 31].green < 0.5)
        #expect(Pixels(stage)[29, 29].green > 0.5)
    }

    @MainActor @Observable final class Model {
        var isRelative: Bool
        var x = 0.0

        init(isRelative: Bool) { self.isRelative = isRelative }
    }

    private struct Piece: View {
        let model: Model
        var body: some View {
            (model.isRelative ? AnyShape(ContainerRelativeShape()) : AnyShape(Rectangle())).fill(.red)
                .frame(width: 40, height: 40)
        }
    }

    private struct Moved: View {
        let model: Model
        var body: some View {
            Piece(model: model).offset(x: model.x).frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    /// Returns the number of layers that change when a shape moves inside its container.
    private func changes(_ isRelative: [Bool]) -> Int {
        let model = Model(isRelative: isRelative[0])
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Moved(model: model).containerShape(RoundedRectangle(cornerRadius: 20))
        }
        for next in isRelative.dropFirst() {
            model.isRelative = next
            stage.update()
        }
        stage.resetStatistics()
        model.x = 10
        stage.update()
        return stage.statistics.layersChanged
    }

    @Test func aShapeIsDrawnAgainWhenItMovesOnlyWhileItFollowsItsContainer() {
        let still = changes([false])
        #expect(changes([true]) == still + 1 && changes([false, true]) == still + 1)
        #expect(changes([true, false]) == still && changes([true, false, true]) == still + 1)
    }

    @Test func theShapeFollowsAChangeOfTheContainer() {
        struct Changing: View {
            @State private var radius: CGFloat = 0
            var body: some View {
                Card(padding: 10, shape: RoundedRectangle(cornerRadius: radius)) { ContainerRelativeShape().fill(.red) }
                    .onTapGesture { radius = 40 }
            }
        }
        let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1) { Changing() }
        #expect(Pixels(stage)[11, 11].green < 0.5)
        stage.tap(at: CGPoint(x: 50, y: 50))
        #expect(Pixels(stage)[11, 11].green > 0.5)
    }

    @Test func aSheetLeavesTheContainer() throws {
        struct Screen: View {
            @State private var isShown = true
            var body: some View {
                Color.clear.containerShape(Circle()).sheet(isPresented: $isShown) {
                    ContainerRelativeShape().fill(.red).ignoresSafeArea()
                }
                .containerShape(Circle())
            }
        }
        let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1) { Screen() }
        try stage.settle()
        #expect(Pixels(stage)[2, 97].green < 0.5)
    }
}
