public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never
    func resolve(in environment: EnvironmentValues) -> Self.Resolved
}
extension Never: ShapeStyle {
    public typealias Resolved = Never
}
extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never { fatalError() }
}
extension ShapeStyle where Self: View, Self.Body == _ShapeView<Rectangle, Self> {
    public var body: _ShapeView<Rectangle, Self> { fatalError() }
}
extension ShapeStyle {
    public func opacity(_ opacity: Double) -> some ShapeStyle { Color.clear }
}
extension ShapeStyle where Self == AnyShapeStyle {
    public static func opacity(_ opacity: Double) -> some ShapeStyle { Color.clear }
}

public struct Color: Hashable, CustomStringConvertible, Sendable {
    public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
    public init(
        _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) { fatalError() }
    public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) { fatalError() }
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) { fatalError() }
    public init(_ name: String, bundle: Bundle? = nil) { fatalError() }
    public init<T>(_ color: T) where T: Hashable, T: ShapeStyle, T.Resolved == Color.Resolved { fatalError() }
    public var description: String { fatalError() }
    public func opacity(_ opacity: Double) -> Color { fatalError() }
    public var gradient: AnyGradient { fatalError() }
    public static var accentColor: Color { fatalError() }
    public static let red: Color = { fatalError() }()
    public static let orange: Color = { fatalError() }()
    public static let yellow: Color = { fatalError() }()
    public static let green: Color = { fatalError() }()
    public static let mint: Color = { fatalError() }()
    public static let teal: Color = { fatalError() }()
    public static let cyan: Color = { fatalError() }()
    public static let blue: Color = { fatalError() }()
    public static let indigo: Color = { fatalError() }()
    public static let purple: Color = { fatalError() }()
    public static let pink: Color = { fatalError() }()
    public static let brown: Color = { fatalError() }()
    public static let white: Color = { fatalError() }()
    public static let gray: Color = { fatalError() }()
    public static let black: Color = { fatalError() }()
    public static let clear: Color = { fatalError() }()
    public static let primary: Color = { fatalError() }()
    public static let secondary: Color = { fatalError() }()
}
extension Color: ShapeStyle {}
extension Color {
    @frozen public struct Resolved: Hashable, ShapeStyle {
        public var linearRed: Float
        public var linearGreen: Float
        public var linearBlue: Float
        public var opacity: Float
        public var red: Float {
            get { fatalError() }
            set { fatalError() }
        }
        public var green: Float {
            get { fatalError() }
            set { fatalError() }
        }
        public var blue: Float {
            get { fatalError() }
            set { fatalError() }
        }
    }
    public init(_ resolved: Color.Resolved) { fatalError() }
    public func resolve(in environment: EnvironmentValues) -> Color.Resolved { fatalError() }
}
extension Color: View {
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { fatalError() }
}
extension ShapeStyle where Self == Color {
    public static var red: Color { fatalError() }
    public static var orange: Color { fatalError() }
    public static var yellow: Color { fatalError() }
    public static var green: Color { fatalError() }
    public static var mint: Color { fatalError() }
    public static var teal: Color { fatalError() }
    public static var cyan: Color { fatalError() }
    public static var blue: Color { fatalError() }
    public static var indigo: Color { fatalError() }
    public static var purple: Color { fatalError() }
    public static var pink: Color { fatalError() }
    public static var brown: Color { fatalError() }
    public static var white: Color { fatalError() }
    public static var gray: Color { fatalError() }
    public static var black: Color { fatalError() }
    public static var clear: Color { fatalError() }
}

public struct AnyGradient: Hashable, ShapeStyle, Sendable {
    public init(_ gradient: Gradient) { fatalError() }
}
public struct Gradient: Equatable, Hashable, Sendable {
    public struct Stop: Equatable, Hashable, Sendable {
        public var color: Color
        public var location: CGFloat
        public init(color: Color, location: CGFloat) { fatalError() }
    }
    public var stops: [Gradient.Stop]
    public init(stops: [Gradient.Stop]) { fatalError() }
    public init(colors: [Color]) { fatalError() }
}
extension Gradient: ShapeStyle {}
nonisolated public struct LinearGradient: ShapeStyle, View, Sendable {
    public typealias Body = _ShapeView<Rectangle, LinearGradient>
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) { fatalError() }
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) { fatalError() }
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) { fatalError() }
}
extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
        -> LinearGradient
    { fatalError() }
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        fatalError()
    }
    public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
        -> LinearGradient
    { fatalError() }
}

public struct AnyShapeStyle: ShapeStyle, Sendable {
    public init<S>(_ style: S) where S: ShapeStyle { fatalError() }
}
public struct ForegroundStyle: ShapeStyle, Sendable { public init() { fatalError() } }
public struct BackgroundStyle: ShapeStyle, Sendable { public init() { fatalError() } }
public struct TintShapeStyle: ShapeStyle, Sendable { public init() { fatalError() } }
public struct SeparatorShapeStyle: ShapeStyle, Sendable { public init() { fatalError() } }
public struct FillShapeStyle: ShapeStyle, Sendable { public init() { fatalError() } }
public struct HierarchicalShapeStyle: ShapeStyle, Sendable {
    public static let primary: HierarchicalShapeStyle = { fatalError() }()
    public static let secondary: HierarchicalShapeStyle = { fatalError() }()
    public static let tertiary: HierarchicalShapeStyle = { fatalError() }()
    public static let quaternary: HierarchicalShapeStyle = { fatalError() }()
}
public struct HierarchicalShapeStyleModifier<Base>: ShapeStyle where Base: ShapeStyle {}
public struct Material: ShapeStyle, Sendable {
    public static let regular: Material = { fatalError() }()
    public static let thick: Material = { fatalError() }()
    public static let thin: Material = { fatalError() }()
    public static let ultraThin: Material = { fatalError() }()
    public static let ultraThick: Material = { fatalError() }()
}
extension ShapeStyle where Self == ForegroundStyle { public static var foreground: ForegroundStyle { fatalError() } }
extension ShapeStyle where Self == BackgroundStyle { public static var background: BackgroundStyle { fatalError() } }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { fatalError() } }
extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { fatalError() }
}
extension ShapeStyle where Self == FillShapeStyle { public static var fill: FillShapeStyle { fatalError() } }
extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { fatalError() }
    public static var secondary: HierarchicalShapeStyle { fatalError() }
    public static var tertiary: HierarchicalShapeStyle { fatalError() }
    public static var quaternary: HierarchicalShapeStyle { fatalError() }
    public static var quinary: HierarchicalShapeStyle { fatalError() }
}
extension ShapeStyle where Self == Material {
    public static var regularMaterial: Material { fatalError() }
    public static var thickMaterial: Material { fatalError() }
    public static var thinMaterial: Material { fatalError() }
    public static var ultraThinMaterial: Material { fatalError() }
    public static var ultraThickMaterial: Material { fatalError() }
    public static var bar: Material { fatalError() }
}
extension ShapeStyle {
    public var secondary: some ShapeStyle { Color.clear }
    public var tertiary: some ShapeStyle { Color.clear }
    public var quaternary: some ShapeStyle { Color.clear }
    public var quinary: some ShapeStyle { Color.clear }
}

public struct FillStyle: Equatable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool
    public init(eoFill: Bool = false, antialiased: Bool = true) { fatalError() }
}
public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
    ) { fatalError() }
}
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

public struct Font: Hashable, Sendable {
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
    public struct Weight: Hashable, Sendable {
        public static let ultraLight: Font.Weight = { fatalError() }()
        public static let thin: Font.Weight = { fatalError() }()
        public static let light: Font.Weight = { fatalError() }()
        public static let regular: Font.Weight = { fatalError() }()
        public static let medium: Font.Weight = { fatalError() }()
        public static let semibold: Font.Weight = { fatalError() }()
        public static let bold: Font.Weight = { fatalError() }()
        public static let heavy: Font.Weight = { fatalError() }()
        public static let black: Font.Weight = { fatalError() }()
    }
    public static let largeTitle: Font = { fatalError() }()
    public static let title: Font = { fatalError() }()
    public static let title2: Font = { fatalError() }()
    public static let title3: Font = { fatalError() }()
    public static let headline: Font = { fatalError() }()
    public static let subheadline: Font = { fatalError() }()
    public static let body: Font = { fatalError() }()
    public static let callout: Font = { fatalError() }()
    public static let footnote: Font = { fatalError() }()
    public static let caption: Font = { fatalError() }()
    public static let caption2: Font = { fatalError() }()
    public static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font {
        fatalError()
    }
    public static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font {
        fatalError()
    }
    @available(*, deprecated, message: "Apple's: deprecated")
    @_disfavoredOverload public static func system(
        size: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default
    ) -> Font { fatalError() }
    public func bold() -> Font { fatalError() }
    public func italic() -> Font { fatalError() }
    public func monospaced() -> Font { fatalError() }
    public func monospacedDigit() -> Font { fatalError() }
    public func smallCaps() -> Font { fatalError() }
    public func weight(_ weight: Font.Weight) -> Font { fatalError() }
}

public struct ShadowStyle: Equatable, Sendable {
    public static func drop(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { fatalError() }
    public static func inner(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { fatalError() }
}
extension ShapeStyle {
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { Color.clear }
}
extension ShapeStyle where Self == AnyShapeStyle {
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { Color.clear }
}
