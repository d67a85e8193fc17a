nonisolated public protocol Shape: Sendable, Animatable, View {
    nonisolated func path(in rect: CGRect) -> Path
    nonisolated static var role: ShapeRole { get }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}
extension Shape {
    @MainActor @preconcurrency public var body: _ShapeView<Self, ForegroundStyle> { fatalError() }
    nonisolated public static var role: ShapeRole { fatalError() }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { fatalError() }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fatalError() }

    nonisolated public func fill<S>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> _ShapeView<Self, S>
    where S: ShapeStyle { fatalError() }
    @_disfavoredOverload nonisolated public func fill(style: FillStyle = FillStyle()) -> some View { EmptyView() }
    nonisolated public func stroke<S>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
        -> StrokeShapeView<Self, S, EmptyView> where S: ShapeStyle
    { fatalError() }
    nonisolated public func stroke<S>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> StrokeShapeView<
        Self, S, EmptyView
    > where S: ShapeStyle { fatalError() }
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape { Rectangle() }
    nonisolated public func stroke(style: StrokeStyle) -> some Shape { Rectangle() }
    nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        Rectangle()
    }
}
public enum ShapeRole: Sendable { case fill, stroke, separator }

nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}
extension InsettableShape {
    nonisolated public func strokeBorder<S>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> where S: ShapeStyle { fatalError() }
    nonisolated public func strokeBorder<S>(_ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true)
        -> StrokeBorderShapeView<Self, S, EmptyView> where S: ShapeStyle
    { fatalError() }
}

nonisolated public protocol ShapeView<Content>: View {
    associatedtype Content: Shape
    var shape: Self.Content { get }
}
extension ShapeView {
    nonisolated public func fill<S>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> FillShapeView<
        Self.Content, S, Self
    > where S: ShapeStyle { fatalError() }
    nonisolated public func stroke<S>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> StrokeShapeView<
        Self.Content, S, Self
    > where S: ShapeStyle { fatalError() }
    nonisolated public func stroke<S>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
        -> StrokeShapeView<Self.Content, S, Self> where S: ShapeStyle
    { fatalError() }
}
extension ShapeView where Content: InsettableShape {
    nonisolated public func strokeBorder<S>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self.Content, S, Self> where S: ShapeStyle { fatalError() }
    nonisolated public func strokeBorder<S>(_ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true)
        -> StrokeBorderShapeView<Self.Content, S, Self> where S: ShapeStyle
    { fatalError() }
}
nonisolated public struct _ShapeView<Content, Style>: ShapeView where Content: Shape, Style: ShapeStyle {
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { fatalError() }
    public var shape: Content
    public var style: Style
}
nonisolated public struct FillShapeView<Content, Style, Background>: ShapeView
where Content: Shape, Style: ShapeStyle, Background: View {
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { fatalError() }
    public var shape: Content
}
nonisolated public struct StrokeShapeView<Content, Style, Background>: ShapeView
where Content: Shape, Style: ShapeStyle, Background: View {
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { fatalError() }
    public var shape: Content
}
nonisolated public struct StrokeBorderShapeView<Content, Style, Background>: ShapeView
where Content: InsettableShape, Style: ShapeStyle, Background: View {
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { fatalError() }
    public var shape: Content
}

nonisolated public struct Rectangle: InsettableShape {
    public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { fatalError() }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { self }
}
nonisolated public struct RoundedRectangle: InsettableShape {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { fatalError() }
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) { fatalError() }
    nonisolated public func path(in rect: CGRect) -> Path { fatalError() }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { self }
}
public struct RectangleCornerRadii: Equatable, Sendable {
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) { fatalError() }
}
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) { fatalError() }
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) { fatalError() }
    nonisolated public func path(in rect: CGRect) -> Path { fatalError() }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { self }
}
nonisolated public struct Capsule: InsettableShape {
    public var style: RoundedCornerStyle
    public init(style: RoundedCornerStyle = .continuous) { fatalError() }
    nonisolated public func path(in rect: CGRect) -> Path { fatalError() }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { self }
}
nonisolated public struct Circle: InsettableShape {
    public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { fatalError() }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { self }
}
nonisolated public struct Ellipse: InsettableShape {
    public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { fatalError() }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { self }
}
extension Shape where Self == Rectangle { public static var rect: Rectangle { fatalError() } }
extension Shape where Self == Circle { public static var circle: Circle { fatalError() } }
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { fatalError() } }
extension Shape where Self == Capsule {
    public static var capsule: Capsule { fatalError() }
    public static func capsule(style: RoundedCornerStyle) -> Self { fatalError() }
}
extension Shape where Self == RoundedRectangle {
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self { fatalError() }
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self { fatalError() }
}
extension Shape where Self == UnevenRoundedRectangle {
    public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self {
        fatalError()
    }
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> Self { fatalError() }
}

public struct Path: Equatable, LosslessStringConvertible, @unchecked Sendable {
    @frozen public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }
    public init() { fatalError() }
    public init(_ rect: CGRect) { fatalError() }
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { fatalError() }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        fatalError()
    }
    public init(ellipseIn rect: CGRect) { fatalError() }
    public init(_ callback: (inout Path) -> Void) { fatalError() }
    public init?(_ string: String) { fatalError() }
    public var description: String { fatalError() }
    public var isEmpty: Bool { fatalError() }
    public var boundingRect: CGRect { fatalError() }
    public var currentPoint: CGPoint? { fatalError() }
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { fatalError() }
    public func forEach(_ body: (Path.Element) -> Void) { fatalError() }
    public func applying(_ transform: CGAffineTransform) -> Path { fatalError() }
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { fatalError() }
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { fatalError() }
    public func strokedPath(_ style: StrokeStyle) -> Path { fatalError() }
    public mutating func move(to end: CGPoint) { fatalError() }
    public mutating func addLine(to end: CGPoint) { fatalError() }
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { fatalError() }
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { fatalError() }
    public mutating func closeSubpath() { fatalError() }
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { fatalError() }
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) { fatalError() }
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) { fatalError() }
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) { fatalError() }
    public mutating func addLines(_ lines: [CGPoint]) { fatalError() }
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) { fatalError() }
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) { fatalError() }
}
extension Path: Shape {
    nonisolated public func path(in _: CGRect) -> Path { fatalError() }
}
