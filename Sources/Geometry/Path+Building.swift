import Foundation

extension Path {
    /// Creates a path with a closure.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// Begins a new subpath.
    public mutating func move(to end: CGPoint) { append(.move(to: end)) }

    /// Adds a line. If the path has no current point, it begins at the origin.
    public mutating func addLine(to end: CGPoint) { append(.line(to: end)) }

    /// Adds a quadratic Bézier curve.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        append(.quadCurve(to: end, control: control))
    }

    /// Adds a cubic Bézier curve.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(.curve(to: end, control1: control1, control2: control2))
    }

    /// Adds a line to the start of the subpath. Has no effect without a subpath.
    public mutating func closeSubpath() {
        if !isEmpty { append(.closeSubpath) }
    }

    /// Adds a rectangle as a subpath.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(rect), transform: transform)
    }

    /// Adds rectangles as subpaths.
    ///
    /// - Complexity: O(*n*) in the number of rectangles.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds an ellipse as a subpath.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(ellipseIn: rect), transform: transform)
    }

    /// Adds a subpath of lines between points.
    ///
    /// - Complexity: O(*n*) in the number of points.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Adds the subpaths of another path.
    ///
    /// - Complexity: O(*n*) in the number of added elements.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        let added = path.applying(transform)
        if isEmpty { self = added } else { added.forEach { append($0) } }
    }

    private mutating func append(_ element: Element) {
        guard element.isFinite else { return }
        guard case .elements = storage else {
            var elements = self.elements
            if elements.isEmpty, !element.isMove { elements.append(.move(to: .zero)) }
            elements.append(element)
            storage = .elements(elements)
            return
        }
        // Take the array out of the storage, so the change doesn't copy it.
        guard case .elements(var elements) = exchange(&storage, .empty) else { return }
        elements.append(element)
        storage = .elements(elements)
    }
}

private func exchange<Value>(_ value: inout Value, _ replacement: Value) -> Value {
    let old = value
    value = replacement
    return old
}

extension Path.Element {
    fileprivate var isMove: Bool {
        if case .move = self { true } else { false }
    }

    /// A Boolean value that indicates whether all coordinates are finite. Paths don't contain other elements.
    fileprivate var isFinite: Bool { points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }

    /// The points of the element, with its end last.
    package var points: [CGPoint] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quadCurve(let end, let control): [control, end]
        case .curve(let end, let control1, let control2): [control1, control2, end]
        case .closeSubpath: []
        }
    }
}
