@frozen public enum Axis: Int8, CaseIterable, CustomStringConvertible, Sendable {
    case horizontal
    case vertical
    public var description: String { fatalError() }
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { fatalError() }
        public static let horizontal: Axis.Set = { fatalError() }()
        public static let vertical: Axis.Set = { fatalError() }()
    }
}

@frozen public enum Edge: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { fatalError() }
        public init(_ e: Edge) { fatalError() }
        public static let top: Edge.Set = { fatalError() }()
        public static let leading: Edge.Set = { fatalError() }()
        public static let bottom: Edge.Set = { fatalError() }()
        public static let trailing: Edge.Set = { fatalError() }()
        public static let all: Edge.Set = { fatalError() }()
        public static let horizontal: Edge.Set = { fatalError() }()
        public static let vertical: Edge.Set = { fatalError() }()
    }
}
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable { case leading, trailing }
@frozen public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable { case top, bottom }

public struct EdgeInsets: Equatable, Animatable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) { fatalError() }
    public init() { fatalError() }
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>> {
        get { fatalError() }
        set { fatalError() }
    }
}

public struct Angle: Sendable, Codable {
    public var radians: Double
    public var degrees: Double {
        get { fatalError() }
        set { fatalError() }
    }
    public init() { fatalError() }
    public init(radians: Double) { fatalError() }
    public init(degrees: Double) { fatalError() }
    public static func radians(_ radians: Double) -> Angle { fatalError() }
    public static func degrees(_ degrees: Double) -> Angle { fatalError() }
    public static var zero: Angle { fatalError() }
}
extension Angle: Hashable, Comparable {
    public static func < (lhs: Angle, rhs: Angle) -> Bool { fatalError() }
}
extension Angle {
    public static prefix func - (operand: Angle) -> Angle { fatalError() }
    public static func + (lhs: Angle, rhs: Angle) -> Angle { fatalError() }
    public static func - (lhs: Angle, rhs: Angle) -> Angle { fatalError() }
    public static func * (lhs: Angle, rhs: Double) -> Angle { fatalError() }
    public static func / (lhs: Angle, rhs: Double) -> Angle { fatalError() }
    public static func += (lhs: inout Angle, rhs: Angle) { fatalError() }
    public static func -= (lhs: inout Angle, rhs: Angle) { fatalError() }
    public static func *= (lhs: inout Angle, rhs: Double) { fatalError() }
    public static func /= (lhs: inout Angle, rhs: Double) { fatalError() }
}
extension Angle: Animatable {
    public var animatableData: Double {
        get { fatalError() }
        set { fatalError() }
    }
}

public struct UnitPoint: Hashable, Sendable, Codable {
    public var x: CGFloat
    public var y: CGFloat
    public init() { fatalError() }
    public init(x: CGFloat, y: CGFloat) { fatalError() }
    public static let zero: UnitPoint = { fatalError() }()
    public static let center: UnitPoint = { fatalError() }()
    public static let leading: UnitPoint = { fatalError() }()
    public static let trailing: UnitPoint = { fatalError() }()
    public static let top: UnitPoint = { fatalError() }()
    public static let bottom: UnitPoint = { fatalError() }()
    public static let topLeading: UnitPoint = { fatalError() }()
    public static let topTrailing: UnitPoint = { fatalError() }()
    public static let bottomLeading: UnitPoint = { fatalError() }()
    public static let bottomTrailing: UnitPoint = { fatalError() }()
}
extension UnitPoint: Animatable {
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { fatalError() }
        set { fatalError() }
    }
}

extension CGPoint: Animatable {
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { fatalError() }
        set { fatalError() }
    }
}
extension CGSize: Animatable {
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { fatalError() }
        set { fatalError() }
    }
}
extension CGRect: Animatable {
    public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
        get { fatalError() }
        set { fatalError() }
    }
}

public struct HorizontalAlignment: Equatable, Sendable {
    public static let leading: HorizontalAlignment = { fatalError() }()
    public static let center: HorizontalAlignment = { fatalError() }()
    public static let trailing: HorizontalAlignment = { fatalError() }()
}
public struct VerticalAlignment: Equatable, Sendable {
    public static let top: VerticalAlignment = { fatalError() }()
    public static let center: VerticalAlignment = { fatalError() }()
    public static let bottom: VerticalAlignment = { fatalError() }()
    public static let firstTextBaseline: VerticalAlignment = { fatalError() }()
    public static let lastTextBaseline: VerticalAlignment = { fatalError() }()
}
public struct Alignment: Equatable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) { fatalError() }
    public static let center: Alignment = { fatalError() }()
    public static let leading: Alignment = { fatalError() }()
    public static let trailing: Alignment = { fatalError() }()
    public static let top: Alignment = { fatalError() }()
    public static let bottom: Alignment = { fatalError() }()
    public static let topLeading: Alignment = { fatalError() }()
    public static let topTrailing: Alignment = { fatalError() }()
    public static let bottomLeading: Alignment = { fatalError() }()
    public static let bottomTrailing: Alignment = { fatalError() }()
}
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

public enum CoordinateSpace {
    case global
    case local
    case named(AnyHashable)
}
extension CoordinateSpace: Equatable, Hashable {}
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public init() { fatalError() }
    public var coordinateSpace: CoordinateSpace { fatalError() }
}
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public init() { fatalError() }
    public var coordinateSpace: CoordinateSpace { fatalError() }
}
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    public var coordinateSpace: CoordinateSpace { fatalError() }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { fatalError() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { fatalError() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { fatalError() }
    public static var scrollView: NamedCoordinateSpace { fatalError() }
    public static func scrollView(axis: Axis) -> Self { fatalError() }
}

public struct GeometryProxy {
    public var size: CGSize { fatalError() }
    public var safeAreaInsets: EdgeInsets { fatalError() }
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { fatalError() }
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { fatalError() }
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { fatalError() }
}

nonisolated public struct GeometryReader<Content>: View where Content: View {
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { fatalError() }
    public var content: (GeometryProxy) -> Content
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { fatalError() }
}
