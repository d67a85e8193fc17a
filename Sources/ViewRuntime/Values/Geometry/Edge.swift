/// One side of a rectangle. `leading` and `trailing` follow the writing direction.
@frozen
public enum Edge: Int8, CaseIterable, Sendable, BitwiseCopyable {
    case top
    case leading
    case bottom
    case trailing

    /// A set of sides.
    @frozen
    public struct Set: OptionSet, Sendable, BitwiseCopyable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }

        public static let top = Set(Edge.top)
        public static let leading = Set(Edge.leading)
        public static let bottom = Set(Edge.bottom)
        public static let trailing = Set(Edge.trailing)
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        public static let horizontal: Set = [.leading, .trailing]
        public static let vertical: Set = [.top, .bottom]

        /// The set that holds one side.
        public init(_ e: Edge) { rawValue = 1 << e.rawValue }

        package func includes(_ edge: Edge) -> Bool { contains(Set(edge)) }

        package init(horizontal edges: HorizontalEdge.Set) {
            self = []
            if edges.contains(.leading) { insert(.leading) }
            if edges.contains(.trailing) { insert(.trailing) }
        }

        package init(vertical edges: VerticalEdge.Set) {
            self = []
            if edges.contains(.top) { insert(.top) }
            if edges.contains(.bottom) { insert(.bottom) }
        }

        /// Both sides that lie across each of the axes.
        package init(across axes: Axis.Set) {
            self = []
            if axes.contains(.horizontal) { formUnion(.horizontal) }
            if axes.contains(.vertical) { formUnion(.vertical) }
        }
    }

    package init(horizontal edge: HorizontalEdge) { self = edge == .leading ? .leading : .trailing }
    package init(vertical edge: VerticalEdge) { self = edge == .top ? .top : .bottom }

    package var opposite: Edge {
        switch self {
        case .top: .bottom
        case .leading: .trailing
        case .bottom: .top
        case .trailing: .leading
        }
    }

    /// The axis along which something moves when it moves towards this side.
    package var axis: Axis { self == .leading || self == .trailing ? .horizontal : .vertical }
}
