import Foundation

extension Path {
    /// The path as moves, lines, and curves, also for simple shapes.
    package var elements: [Element] {
        switch storage {
        case .empty: []
        case .rect(let rect): Self.rectElements(rect)
        case .ellipse(let rect): Self.ellipseElements(rect)
        case .roundedRect(let rect, let size): Self.roundedRectElements(rect, CornerSizes(all: size))
        case .elements(let elements): elements
        }
    }

    /// Calls the closure with each element in order.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    /// A Boolean value that indicates whether the path has no elements.
    public var isEmpty: Bool {
        switch storage {
        case .empty: true
        case .elements(let elements): elements.isEmpty
        default: false
        }
    }

    /// The start of the next element. After closing a subpath, this is the start of that subpath.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    public var currentPoint: CGPoint? {
        var start: CGPoint?, current: CGPoint?
        for element in elements {
            if case .closeSubpath = element { current = start }
            if case .move(let point) = element { start = point }
            if let end = element.points.last { current = end }
        }
        return current
    }

    /// The widths and heights of corners, clockwise from the top left.
    package struct CornerSizes {
        package var topLeft, topRight, bottomRight, bottomLeft: CGSize

        package init(topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize) {
            self.topLeft = topLeft
            self.topRight = topRight
            self.bottomRight = bottomRight
            self.bottomLeft = bottomLeft
        }

        init(all size: CGSize) { self.init(topLeft: size, topRight: size, bottomRight: size, bottomLeft: size) }

        /// Returns sizes that are scaled down by the same factor, so no two corners overlap.
        func fitted(to rect: CGRect) -> CornerSizes {
            func clean(_ size: CGSize) -> CGSize {
                CGSize(
                    width: size.width > 0 ? min(size.width, rect.width) : 0,
                    height: size.height > 0 ? min(size.height, rect.height) : 0)
            }
            var result = CornerSizes(
                topLeft: clean(topLeft), topRight: clean(topRight), bottomRight: clean(bottomRight),
                bottomLeft: clean(bottomLeft))
            let sides = [
                (result.topLeft.width + result.topRight.width, rect.width),
                (result.bottomLeft.width + result.bottomRight.width, rect.width),
                (result.topLeft.height + result.bottomLeft.height, rect.height),
                (result.topRight.height + result.bottomRight.height, rect.height),
            ]
            let factor = sides.map { $0 > $1 ? $1 / $0 : 1 }.min()!
            for corner in [\CornerSizes.topLeft, \.topRight, \.bottomRight, \.bottomLeft] {
                result[keyPath: corner].width *= factor
                result[keyPath: corner].height *= factor
            }
            return result
        }
    }

    /// Creates a rectangle with elliptical corners of different sizes.
    package init(rect: CGRect, corners: CornerSizes) {
        self.init(storage: .elements(Self.roundedRectElements(rect, corners)))
    }

    /// The distance of the control point along the tangent of a quarter circle of radius 1, so the cubic curve passes
    /// through the circle at 45°: 4/3·(√2 − 1).
    private static let kappa: CGFloat = 0.5522847498307936

    private static func rectElements(_ rect: CGRect) -> [Element] {
        [
            .move(to: CGPoint(x: rect.minX, y: rect.minY)), .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
            .line(to: CGPoint(x: rect.maxX, y: rect.maxY)), .line(to: CGPoint(x: rect.minX, y: rect.maxY)),
            .closeSubpath,
        ]
    }

    private static func ellipseElements(_ rect: CGRect) -> [Element] {
        let right = CGPoint(x: rect.maxX, y: rect.midY), bottom = CGPoint(x: rect.midX, y: rect.maxY)
        let left = CGPoint(x: rect.minX, y: rect.midY), top = CGPoint(x: rect.midX, y: rect.minY)
        return [
            .move(to: right),
            quarter(from: right, corner: CGPoint(x: rect.maxX, y: rect.maxY), to: bottom),
            quarter(from: bottom, corner: CGPoint(x: rect.minX, y: rect.maxY), to: left),
            quarter(from: left, corner: CGPoint(x: rect.minX, y: rect.minY), to: top),
            quarter(from: top, corner: CGPoint(x: rect.maxX, y: rect.minY), to: right),
            .closeSubpath,
        ]
    }

    private static func roundedRectElements(_ rect: CGRect, _ corners: CornerSizes) -> [Element] {
        let rect = rect.standardized
        let c = corners.fitted(to: rect)
        var elements: [Element] = [.move(to: CGPoint(x: rect.minX + c.topLeft.width, y: rect.minY))]
        func add(_ corner: CGPoint, _ size: CGSize, from: CGPoint, to: CGPoint) {
            elements.append(.line(to: from))
            if size.width > 0 || size.height > 0 { elements.append(quarter(from: from, corner: corner, to: to)) }
        }
        add(
            CGPoint(x: rect.maxX, y: rect.minY), c.topRight,
            from: CGPoint(x: rect.maxX - c.topRight.width, y: rect.minY),
            to: CGPoint(x: rect.maxX, y: rect.minY + c.topRight.height))
        add(
            CGPoint(x: rect.maxX, y: rect.maxY), c.bottomRight,
            from: CGPoint(x: rect.maxX, y: rect.maxY - c.bottomRight.height),
            to: CGPoint(x: rect.maxX - c.bottomRight.width, y: rect.maxY))
        add(
            CGPoint(x: rect.minX, y: rect.maxY), c.bottomLeft,
            from: CGPoint(x: rect.minX + c.bottomLeft.width, y: rect.maxY),
            to: CGPoint(x: rect.minX, y: rect.maxY - c.bottomLeft.height))
        add(
            CGPoint(x: rect.minX, y: rect.minY), c.topLeft,
            from: CGPoint(x: rect.minX, y: rect.minY + c.topLeft.height),
            to: CGPoint(x: rect.minX + c.topLeft.width, y: rect.minY))
        elements.append(.closeSubpath)
        return elements
    }

    /// Returns a quarter of an ellipse inside the corner.
    private static func quarter(from start: CGPoint, corner: CGPoint, to end: CGPoint) -> Element {
        func towardsCorner(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + (corner.x - point.x) * kappa, y: point.y + (corner.y - point.y) * kappa)
        }
        return .curve(to: end, control1: towardsCorner(start), control2: towardsCorner(end))
    }
}

extension Path: CustomStringConvertible {
    /// A text with the points of each element, followed by `m`, `l`, `q`, `c`, or `h`.
    public var description: String {
        elements.map { element in
            let points = element.points.map { "\($0.x) \($0.y)" }
            let letter =
                switch element {
                case .move: "m"
                case .line: "l"
                case .quadCurve: "q"
                case .curve: "c"
                case .closeSubpath: "h"
                }
            return (points + [letter]).joined(separator: " ")
        }.joined(separator: " ")
    }
}

extension Path {
    /// Creates a path from text in the format of ``description``, or returns `nil` for other text.
    public init?(_ string: String) {
        var path = Path(), numbers: [CGFloat] = []
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word), number.isFinite {
                numbers.append(CGFloat(number))
                continue
            }
            let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
                CGPoint(x: numbers[$0], y: numbers[$0 + 1])
            }
            guard numbers.count.isMultiple(of: 2), word == "m" || !path.isEmpty else { return nil }
            switch (word, points.count) {
            case ("m", 1): path.move(to: points[0])
            case ("l", 1): path.addLine(to: points[0])
            case ("q", 2): path.addQuadCurve(to: points[1], control: points[0])
            case ("c", 3): path.addCurve(to: points[2], control1: points[0], control2: points[1])
            case ("h", 0): path.closeSubpath()
            default: return nil
            }
            numbers = []
        }
        guard numbers.isEmpty else { return nil }
        self = path
    }
}
