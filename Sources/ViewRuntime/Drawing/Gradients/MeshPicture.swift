import Foundation
import LayerTree

/// A mesh gradient as strips of linear gradients, which every host can draw.
struct MeshPicture: Hashable, Sendable {
    private static let rows = 64, columns = 33
    /// The number of pieces of a grid patch on each side.
    private static let pieces = 10

    /// The samples, row by row. The first and last columns are on the edges, and rows are between them.
    private let samples: [RGBA]
    private let grid: MeshGrid

    init(_ mesh: MeshGradient, colors: [Color.Resolved], background: Color.Resolved) {
        self.init(
            MeshGrid(
                width: mesh.width, height: mesh.height, nodes: mesh.nodes, colors: colors, background: background,
                isSmooth: mesh.smoothsColors, space: mesh.colorSpace))
    }

    private init(_ grid: MeshGrid) {
        var samples = [RGBA](repeating: grid.background.rgba, count: Self.rows * Self.columns)
        for row in 0..<grid.height - 1 {
            for column in 0..<grid.width - 1 {
                let first = row * grid.width + column
                let corners = [first, first + 1, first + grid.width, first + grid.width + 1]
                Self.paint(MeshPatch(corners, of: grid), into: &samples)
            }
        }
        self.samples = samples
        self.grid = grid
    }

    static func == (a: MeshPicture, b: MeshPicture) -> Bool { a.samples == b.samples }

    func hash(into hasher: inout Hasher) { hasher.combine(samples) }

    /// Returns a mixture with another mesh, or `nil` if the grids have different sizes.
    func mixed(with other: MeshPicture, _ part: Double) -> MeshPicture? {
        grid.mixed(with: other.grid, part).map(MeshPicture.init)
    }

    var mean: RGBA {
        var sum = SIMD4<Float>()
        for sample in samples { sum += SIMD4(sample.red, sample.green, sample.blue, sample.alpha) }
        sum /= Float(samples.count)
        return RGBA(red: sum.x, green: sum.y, blue: sum.z, alpha: sum.w)
    }

    func commands(in rect: CGRect, opacity: Double) -> [DrawCommand] {
        // Strips are at most 1.5 points high, if that isn't too many strips; otherwise, steps would be visible.
        let count = Int(min(max(rect.height / 1.5, CGFloat(Self.rows)), CGFloat(3 * Self.rows)))
        let pitch = rect.height / CGFloat(count)
        /// Returns the border between strips, in whole points if strips are high enough, so no two strips share a row
        /// of pixels.
        func border(_ row: Int) -> CGFloat {
            let y = rect.minY + CGFloat(row) * pitch
            return pitch >= 1 && row > 0 && row < count ? y.rounded() : y
        }
        let isOpaque = opacity == 1 && samples.allSatisfy { $0.alpha == 1 }
        return (0..<count).map { row in
            // The middle of the strip, in steps of the samples.
            let y = min(max((Float(row) + 0.5) * Float(Self.rows) / Float(count) - 0.5, 0), Float(Self.rows - 1))
            let stops = (0..<Self.columns).map { column in
                GradientStop(
                    color: color(y, column).opacity(Float(opacity)), location: Double(column) / Double(Self.columns - 1)
                )
            }
            // Overlapping strips leave no seams. Translucent strips must not overlap.
            let strip = CGRect(x: rect.minX, y: border(row), width: rect.width, height: border(row + 1) - border(row))
            let shown = isOpaque && row < count - 1 ? strip.insetBy(dx: 0, dy: -0.5).offsetBy(dx: 0, dy: 0.5) : strip
            return .fill(
                Path(shown), .linearGradient(stops, from: CGPoint(x: rect.minX, y: 0), to: CGPoint(x: rect.maxX, y: 0)),
                evenOdd: false)
        }
    }

    /// Returns a color between two rows of samples.
    private func color(_ y: Float, _ column: Int) -> RGBA {
        let upper = Int(y), share = y - Float(upper)
        let a = samples[upper * Self.columns + column],
            b = samples[min(upper + 1, Self.rows - 1) * Self.columns + column]
        func mix(_ a: Float, _ b: Float) -> Float { a + (b - a) * share }
        return RGBA(
            red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue),
            alpha: mix(a.alpha, b.alpha))
    }

    private static func paint(_ patch: MeshPatch, into samples: inout [RGBA]) {
        let side = pieces + 1
        var points: [SIMD2<Float>] = [], colors: [SIMD4<Float>] = []
        for v in 0..<side {
            for u in 0..<side {
                let u = Float(u) / Float(pieces), v = Float(v) / Float(pieces)
                points.append(patch.point(u, v))
                colors.append(patch.color(u, v))
            }
        }
        for v in 0..<pieces {
            for u in 0..<pieces {
                let a = v * side + u, b = a + 1, c = a + side, d = c + 1
                triangle(points, colors, [a, b, c], &samples)
                triangle(points, colors, [b, d, c], &samples)
            }
        }
    }

    private static func triangle(
        _ points: [SIMD2<Float>], _ colors: [SIMD4<Float>], _ corners: [Int], _ samples: inout [RGBA]
    ) {
        // In steps of the samples.
        let x = corners.map { points[$0].x * Float(columns - 1) }, y = corners.map { points[$0].y * Float(rows) - 0.5 }
        let ux = x[1] - x[0], uy = y[1] - y[0], vx = x[2] - x[0], vy = y[2] - y[0]
        let area: Float = ux * vy - uy * vx
        guard area.isFinite, abs(area) > Float(Degenerate.length) else { return }
        // A sample on the edge of the grid is inside it.
        let slack: Float = 1e-3
        let left = max(min(x[0], x[1], x[2]) - slack, 0), right = min(max(x[0], x[1], x[2]) + slack, Float(columns - 1))
        let top = max(min(y[0], y[1], y[2]) - slack, 0), bottom = min(max(y[0], y[1], y[2]) + slack, Float(rows - 1))
        guard left <= right, top <= bottom else { return }
        for row in stride(from: Int(top.rounded(.up)), through: Int(bottom.rounded(.down)), by: 1) {
            for column in stride(from: Int(left.rounded(.up)), through: Int(right.rounded(.down)), by: 1) {
                let qx = Float(column) - x[0], qy = Float(row) - y[0]
                let b: Float = (qx * vy - qy * vx) / area
                let c: Float = (ux * qy - uy * qx) / area
                guard b >= -slack, c >= -slack, b + c <= 1 + slack else { continue }
                let color = colors[corners[0]] * (1 - b - c) + colors[corners[1]] * b + colors[corners[2]] * c
                // Rounded shares can add up to slightly less than one; opaque colors remain opaque.
                let alpha = color.w > 0.9999 ? 1 : color.w
                samples[row * columns + column] = RGBA(red: color.x, green: color.y, blue: color.z, alpha: alpha)
            }
        }
    }
}

extension MeshGradient {
    /// The points of the grid. Missing control points are at a third of the straight lines.
    fileprivate var nodes: [BezierPoint] {
        switch locations {
        case .bezierPoints(let points): return points
        case .points(let points):
            return points.indices.map { index in
                let here = points[index], column = index % width, row = index / width
                func towards(_ other: Int, _ exists: Bool) -> SIMD2<Float> {
                    exists ? here + (points[other] - here) / 3 : here
                }
                return BezierPoint(
                    position: here, leadingControlPoint: towards(index - 1, column > 0),
                    topControlPoint: towards(index - width, row > 0),
                    trailingControlPoint: towards(index + 1, column < width - 1),
                    bottomControlPoint: towards(index + width, row < height - 1))
            }
        }
    }
}

/// The data of a mesh: its points with all control points, row by row, and their colors.
private struct MeshGrid {
    let width, height: Int
    var nodes: [MeshGradient.BezierPoint]
    var colors: [Color.Resolved]
    var background: Color.Resolved
    let isSmooth: Bool
    let space: Gradient.ColorSpace

    func mixed(with other: MeshGrid, _ part: Double) -> MeshGrid? {
        guard width == other.width, height == other.height else { return nil }
        func mix(_ a: Color.Resolved, _ b: Color.Resolved) -> Color.Resolved {
            Color.Resolved(a.rgba.mixed(with: b.rgba, part))
        }
        var result = other
        result.nodes = zip(nodes, other.nodes).map { $0.mixed(with: $1, Float(part)) }
        result.colors = zip(colors, other.colors).map(mix)
        result.background = mix(background, other.background)
        return result
    }
}

extension MeshGradient.BezierPoint {
    fileprivate func mixed(with other: Self, _ part: Float) -> Self {
        func mix(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> SIMD2<Float> { a + (b - a) * part }
        return MeshGradient.BezierPoint(
            position: mix(position, other.position),
            leadingControlPoint: mix(leadingControlPoint, other.leadingControlPoint),
            topControlPoint: mix(topControlPoint, other.topControlPoint),
            trailingControlPoint: mix(trailingControlPoint, other.trailingControlPoint),
            bottomControlPoint: mix(bottomControlPoint, other.bottomControlPoint))
    }
}

/// A patch of the grid between four points: a Coons patch, whose inside blends the curves around it.
private struct MeshPatch {
    /// The top-left, top-right, bottom-left, and bottom-right corners.
    private let corners: [MeshGradient.BezierPoint]
    private let colors: [Color.Resolved]
    private let space: Gradient.ColorSpace
    private let isSmooth: Bool

    init(_ corners: [Int], of grid: MeshGrid) {
        self.corners = corners.map { grid.nodes[$0] }
        colors = corners.map { grid.colors[$0] }
        space = grid.space
        isSmooth = grid.isSmooth
    }

    private func curve(_ a: SIMD2<Float>, _ b: SIMD2<Float>, _ c: SIMD2<Float>, _ d: SIMD2<Float>, _ t: Float) -> SIMD2<
        Float
    > {
        let s = 1 - t
        let outer = a * (s * s * s) + d * (t * t * t)
        return outer + b * (3 * s * s * t) + c * (3 * s * t * t)
    }

    func point(_ u: Float, _ v: Float) -> SIMD2<Float> {
        let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
        let top = curve(a.position, a.trailingControlPoint, b.leadingControlPoint, b.position, u)
        let bottom = curve(c.position, c.trailingControlPoint, d.leadingControlPoint, d.position, u)
        let left = curve(a.position, a.bottomControlPoint, c.topControlPoint, c.position, v)
        let right = curve(b.position, b.bottomControlPoint, d.topControlPoint, d.position, v)
        let upper = a.position * (1 - u) + b.position * u, lower = c.position * (1 - u) + d.position * u
        let across = top * (1 - v) + bottom * v, down = left * (1 - u) + right * u
        return across + down - (upper * (1 - v) + lower * v)
    }

    func color(_ u: Float, _ v: Float) -> SIMD4<Float> {
        func eased(_ t: Float) -> Double { Double(isSmooth ? t * t * (3 - 2 * t) : t) }
        let top = space.mix(colors[0], colors[1], eased(u)), bottom = space.mix(colors[2], colors[3], eased(u))
        let color = space.mix(top, bottom, eased(v)).rgba
        return SIMD4(color.red, color.green, color.blue, color.alpha)
    }
}
