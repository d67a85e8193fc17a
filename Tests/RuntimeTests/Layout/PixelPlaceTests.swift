import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// Layers are on the pixel grid, wherever the layout places their views.
@MainActor
@Suite struct PixelPlaceTests {
    /// Returns the position of the only translucent layer.
    private func place(_ stage: Stage) -> CGPoint? {
        func found(_ layer: Layer, _ origin: CGPoint) -> CGPoint? {
            let place = CGPoint(x: origin.x + layer.position.x, y: origin.y + layer.position.y)
            if layer.opacity == 0.5 { return place }
            return layer.children.lazy.compactMap { found($0, place) }.first
        }
        return found(stage.graph.rootLayer, .zero)
    }

    private static let rows: [(scale: Double, place: CGFloat, shown: CGFloat)] = [
        (1, 30.5, 31), (1, 30.49, 30), (1, -0.5, 0), (1, -0.51, -1), (1, 30, 30), (2, 30.25, 30.5), (2, 30.24, 30),
        (2, 30.75, 31), (2, -0.25, 0), (3, 30.5, 92.0 / 3), (3, 30.1, 30), (3, 30.2, 91.0 / 3), (3, -0.2, -1.0 / 3),
    ]

    @Test func `A layer is at the nearest pixel, and between two of them at the greater one`() throws {
        for row in Self.rows {
            let stage = Stage(size: CGSize(width: 100, height: 100), scale: row.scale) {
                Color.red.frame(width: 20, height: 20).opacity(0.5).position(x: 10 + row.place, y: 50)
            }
            let across = try #require(place(stage))
            #expect(across.isNear(CGPoint(x: row.shown, y: 40)), "\(row)")
            let other = Stage(size: CGSize(width: 100, height: 100), scale: row.scale) {
                Color.red.frame(width: 20, height: 20).opacity(0.5).position(x: 50, y: 10 + row.place)
            }
            let down = try #require(place(other))
            #expect(down.isNear(CGPoint(x: 40, y: row.shown)), "\(row)")
        }
    }

    @Test func `An offset is a whole number of pixels`() throws {
        for row in Self.rows {
            let stage = Stage(size: CGSize(width: 200, height: 200), scale: row.scale) {
                cell(20, 20, "box").offset(x: row.place, y: row.place)
            }
            let origin = try stage.drawnFrame(of: "box").origin
            #expect(origin.isNear(CGPoint(x: 90 + row.shown, y: 90 + row.shown)), "\(row)")
        }
    }
}
