import Foundation
import LayerTree
import SwiftUI
import Testing

@testable import ViewRuntime

/// The strips of linear gradients that draw a mesh. A strip has 33 stops from edge to edge; the colors of a mesh are
/// known in the middle of each of its 64 rows.
@MainActor
@Suite struct MeshGradientTests {
    private struct Strip {
        let frame: CGRect
        let stops: [GradientStop]
        let start: CGPoint
        let end: CGPoint

        func white(_ column: Int) -> Double { Double(stops[column].color.green) }
    }

    private func resolved(_ style: some ShapeStyle) -> _ResolvedStyle { style.resolved(in: EnvironmentValues()) }

    private func strips(_ style: _ResolvedStyle, in rect: CGRect) -> [Strip] {
        (style.picture(in: rect) ?? []).compactMap { command -> Strip? in
            guard case .fill(let path, .linearGradient(let stops, let start, let end), _) = command else { return nil }
            return Strip(frame: path.boundingRect, stops: stops, start: start, end: end)
        }
    }

    /// The strips of a mesh that is 64 points high, so that a strip is a row of known colors.
    private func rows(_ mesh: MeshGradient) -> [Strip] {
        strips(resolved(mesh), in: CGRect(x: 0, y: 0, width: 64, height: 64))
    }

    /// A mesh that becomes lighter from 0.1 by 0.4 to the right and by 0.2 to the bottom.
    private func ramp(opacity: Double = 1) -> MeshGradient {
        var points: [SIMD2<Float>] = [], colors: [Color] = []
        for row in 0..<3 {
            for column in 0..<3 {
                let x = Double(column) / 2, y = Double(row) / 2
                points.append(SIMD2(Float(x), Float(y)))
                colors.append(Color(white: 0.1 + 0.4 * x + 0.2 * y, opacity: opacity))
            }
        }
        return MeshGradient(width: 3, height: 3, points: points, colors: colors, smoothsColors: false)
    }

    private let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

    private func grays(_ whites: [Double]) -> [Color] { whites.map { Color(white: $0) } }

    // MARK: Strips

    /// A strip is 1.5 points high if that makes 64 to 192 strips. Its edges are on whole points unless it's lower than
    /// one, and it covers another point below, so that there are no seams.
    @Test(
        arguments: [
            (20, 96, 64, 0, 20, 23), (20, 96, 64, 1, 22, 24), (20, 96, 64, 2, 23, 26), (20, 96, 64, 63, 115, 116),
            (20, 192, 128, 1, 22, 24), (20, 192, 128, 127, 211, 212), (20, 30, 64, 1, 20.46875, 21.9375),
            (20, 600, 192, 1, 23, 27), (20, 600, 192, 191, 617, 620), (20.25, 64, 64, 0, 20.25, 22),
            (20.25, 64, 64, 1, 21, 23), (20.25, 64, 64, 63, 83, 84.25),
        ] as [(CGFloat, CGFloat, Int, Int, CGFloat, CGFloat)])
    func `A mesh is drawn as overlapping strips`(
        y: CGFloat, height: CGFloat, count: Int, row: Int, top: CGFloat, bottom: CGFloat
    ) throws {
        let found = strips(resolved(ramp()), in: CGRect(x: 10, y: y, width: 64, height: height))
        try #require(found.count == count)
        let strip = found[row]
        #expect(strip.frame == CGRect(x: 10, y: top, width: 64, height: bottom - top))
        #expect(strip.start == CGPoint(x: 10, y: 0) && strip.end == CGPoint(x: 74, y: 0))
        #expect(strip.stops.map(\.location) == (0...32).map { Double($0) / 32 })
    }

    @Test func `Strips of a translucent mesh don't overlap`() throws {
        let rect = CGRect(x: 0, y: 0, width: 64, height: 96)
        for style in [resolved(ramp()).opacity(0.5), resolved(ramp(opacity: 0.5))] {
            let found = strips(style, in: rect)
            try #require(found.count == 64)
            #expect(found[0].frame == CGRect(x: 0, y: 0, width: 64, height: 2))
            #expect(found[1].frame == CGRect(x: 0, y: 2, width: 64, height: 1))
            #expect(found.allSatisfy { $0.stops.allSatisfy { abs($0.color.alpha - 0.5) < 1e-5 } })
        }
    }

    // MARK: Colors

    @Test(
        arguments: [
            (64, 0, 0, 0.1015625), (64, 0, 32, 0.5015625), (64, 31, 16, 0.3984375), (64, 63, 32, 0.6984375),
            (64, 40, 5, 0.2890625), (64, 40, 27, 0.5640625), (96, 63, 0, 0.2984375), (192, 0, 8, 0.2015625),
            (192, 1, 8, 0.20234375), (192, 126, 0, 0.29765625), (192, 127, 0, 0.2984375),
        ] as [(CGFloat, Int, Int, Double)])
    func `Colors are interpolated between the points, and between rows`(
        height: CGFloat, row: Int, column: Int, white: Double
    ) throws {
        let found = strips(resolved(ramp()), in: CGRect(x: 0, y: 0, width: 64, height: height))
        try #require(row < found.count)
        #expect(abs(found[row].white(column) - white) < 1e-4, "\(found[row].white(column))")
        #expect(found.allSatisfy { $0.stops.allSatisfy { $0.color.alpha == 1 } })
    }

    @Test func `A text has the mean color of a mesh`() {
        guard case .color(let color) = resolved(ramp()).paint(in: CGRect(x: 0, y: 0, width: 9, height: 9)) else {
            Issue.record("not a color")
            return
        }
        #expect(abs(color.red - 0.4) < 1e-4 && abs(color.blue - 0.4) < 1e-4 && color.alpha == 1)
    }

    /// The mesh covers the middle half, from column 8 to 24 and from row 16 to 47.
    @Test func `The background is beside the mesh`() {
        let points: [SIMD2<Float>] = [[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]]
        let found = rows(
            MeshGradient(
                width: 2, height: 2, points: points, colors: grays([0, 0, 0, 0]), background: Color(white: 0.75)))
        for (row, column) in [(16, 8), (16, 24), (47, 8), (47, 24), (30, 15)] {
            #expect(found[row].white(column) < 1e-4, "\(row) \(column)")
        }
        for (row, column) in [(15, 16), (48, 16), (30, 7), (30, 25), (0, 0), (63, 32)] {
            #expect(abs(found[row].white(column) - 0.75) < 1e-4, "\(row) \(column)")
        }
    }

    @Test func `Smooth colors ease between the points`() {
        func middle(_ isSmooth: Bool, _ space: Gradient.ColorSpace, _ column: Int) -> Double {
            rows(
                MeshGradient(
                    width: 2, height: 2, points: corners, colors: grays([0, 1, 0, 1]), smoothsColors: isSmooth,
                    colorSpace: space))[20].white(column)
        }
        #expect(abs(middle(false, .device, 8) - 0.25) < 1e-4 && abs(middle(false, .device, 24) - 0.75) < 1e-4)
        // 3t² - 2t³ at 1/4 and 3/4.
        #expect(abs(middle(true, .device, 8) - 0.15625) < 0.006 && abs(middle(true, .device, 24) - 0.84375) < 0.006)
        #expect(abs(middle(true, .device, 16) - 0.5) < 1e-4)
        // Half the lightness is an eighth of the light.
        let dark = 1.055 * pow(0.125, 1 / 2.4) - 0.055
        #expect(abs(middle(false, .perceptual, 16) - dark) < 0.002)
    }

    @Test func `A mesh without options is smooth, clear around its points, and mixes as devices do`() {
        let colors = grays([0, 0, 0, 0]), resolved = colors.map { $0.resolve(in: EnvironmentValues()) }
        let nodes = corners.map { corner in
            MeshGradient.BezierPoint(
                position: corner, leadingControlPoint: corner, topControlPoint: corner, trailingControlPoint: corner,
                bottomControlPoint: corner)
        }
        let meshes = [
            MeshGradient(width: 2, height: 2, locations: .points(corners), colors: .colors(colors)),
            MeshGradient(width: 2, height: 2, points: corners, colors: colors),
            MeshGradient(width: 2, height: 2, points: corners, resolvedColors: resolved),
            MeshGradient(width: 2, height: 2, bezierPoints: nodes, colors: colors),
            MeshGradient(width: 2, height: 2, bezierPoints: nodes, resolvedColors: resolved),
        ]
        for mesh in meshes {
            #expect(mesh.smoothsColors && mesh.background == .clear && mesh.colorSpace == .device)
        }
    }

    // MARK: Curves

    nonisolated enum Side: Sendable { case top, bottom, left, right }

    /// Control points 0.4 inside an edge bend it by 0.3 in the middle. There, the mesh has 0.7 of its length. Row 40 is
    /// at 40.5/64, which is (0.6328 - 0.3) / 0.7 of this length. The background is 0.5.
    @Test(
        arguments: [
            (.top, 18, 16, 0.5), (.top, 20, 16, 0.02902), (.top, 40, 16, 0.47545), (.bottom, 25, 16, 0.5692),
            (.bottom, 44, 16, 0.9933), (.bottom, 45, 16, 0.5), (.left, 32, 9, 0.5), (.left, 32, 16, 0.28571),
            (.left, 32, 24, 0.64286), (.right, 32, 8, 0.35714), (.right, 32, 16, 0.71429), (.right, 32, 23, 0.5),
        ] as [(Side, Int, Int, Double)])
    func `Control points bend an edge`(side: Side, row: Int, column: Int, white: Double) {
        let across = SIMD2<Float>(1.0 / 3, 0), down = SIMD2<Float>(0, 1.0 / 3)
        var points = corners.map { corner -> MeshGradient.BezierPoint in
            MeshGradient.BezierPoint(
                position: corner, leadingControlPoint: corner - across, topControlPoint: corner - down,
                trailingControlPoint: corner + across, bottomControlPoint: corner + down)
        }
        switch side {
        case .top:
            points[0].trailingControlPoint.y = 0.4
            points[1].leadingControlPoint.y = 0.4
        case .bottom:
            points[2].trailingControlPoint.y = 0.6
            points[3].leadingControlPoint.y = 0.6
        case .left:
            points[0].bottomControlPoint.x = 0.4
            points[2].topControlPoint.x = 0.4
        case .right:
            points[1].bottomControlPoint.x = 0.6
            points[3].topControlPoint.x = 0.6
        }
        let isVertical = side == .top || side == .bottom
        let found = rows(
            MeshGradient(
                width: 2, height: 2, bezierPoints: points, colors: grays(isVertical ? [0, 0, 1, 1] : [0, 1, 0, 1]),
                background: Color(white: 0.5), smoothsColors: false))
        #expect(abs(found[row].white(column) - white) < 0.004, "\(found[row].white(column))")
    }

    // MARK: Mixtures

    /// A quarter of the distance from 1/4 to 3/4 is 3/8, which is column 12.
    @Test func `The points of meshes move`() {
        func mesh(_ x: Float, height: Int = 2) -> _ResolvedStyle {
            let points: [SIMD2<Float>] = (0..<height).flatMap { row -> [SIMD2<Float>] in
                let y = Float(row) / Float(height - 1)
                return [SIMD2(0, y), SIMD2(x, y), SIMD2(1, y)]
            }
            let colors = (0..<height).flatMap { _ in grays([0, 1, 0]) }
            return resolved(
                MeshGradient(width: 3, height: height, points: points, colors: colors, smoothsColors: false))
        }
        func whites(_ style: _ResolvedStyle) -> [Double] {
            let found = strips(style, in: CGRect(x: 0, y: 0, width: 64, height: 64))
            return [0, 6, 12, 22, 32].map { found[30].white($0) }
        }
        func isNear(_ a: [Double], _ b: [Double]) -> Bool { zip(a, b).allSatisfy { abs($0 - $1) < 1e-3 } }
        #expect(isNear(whites(mesh(0.25).mixed(with: mesh(0.75), 0.25)), [0, 0.5, 1, 0.5, 0]))
        // Meshes of other heights change in the middle.
        #expect(isNear(whites(mesh(0.375).mixed(with: mesh(0.75, height: 3), 0.4)), [0, 0.5, 1, 0.5, 0]))
        #expect(isNear(whites(mesh(0.75).mixed(with: mesh(0.375, height: 3), 0.6)), [0, 0.5, 1, 0.5, 0]))
    }
}
