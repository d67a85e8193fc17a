extension View {
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { fatalError() }
    nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable { EmptyView() }
    nonisolated public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable {
        EmptyView()
    }

    // Sizes and places
    nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
        -> some View
    { EmptyView() }
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { EmptyView() }
    @available(*, deprecated, message: "Apple's: pass one or more parameters")
    nonisolated public func frame() -> some View { EmptyView() }
    nonisolated public func padding(_ insets: EdgeInsets) -> some View { EmptyView() }
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { EmptyView() }
    nonisolated public func padding(_ length: CGFloat) -> some View { EmptyView() }
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { EmptyView() }
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        EmptyView()
    }
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { EmptyView() }
    nonisolated public func safeAreaInset<V>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View where V: View { EmptyView() }
    nonisolated public func safeAreaInset<V>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View where V: View { EmptyView() }
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        EmptyView()
    }
    nonisolated public func fixedSize() -> some View { EmptyView() }
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { EmptyView() }
    nonisolated public func layoutPriority(_ value: Double) -> some View { EmptyView() }
    nonisolated public func layoutValue<K>(key: K.Type, value: K.Value) -> some View where K: LayoutValueKey {
        EmptyView()
    }
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        EmptyView()
    }
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View { EmptyView() }
    nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { EmptyView() }
    nonisolated public func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat)
        -> some View
    { EmptyView() }
    nonisolated public func offset(_ offset: CGSize) -> some View { EmptyView() }
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { EmptyView() }
    nonisolated public func position(_ position: CGPoint) -> some View { EmptyView() }
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { EmptyView() }
    nonisolated public func zIndex(_ value: Double) -> some View { EmptyView() }
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { EmptyView() }
    @available(*, deprecated, message: "Apple's: use coordinateSpace(_:)")
    nonisolated public func coordinateSpace<T>(name: T) -> some View where T: Hashable { EmptyView() }

    // Looks
    nonisolated public func background<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    where V: View { EmptyView() }
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { EmptyView() }
    nonisolated public func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    where S: ShapeStyle { EmptyView() }
    nonisolated public func background<S>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View where S: Shape {
        EmptyView()
    }
    nonisolated public func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View
    where S: ShapeStyle, T: Shape { EmptyView() }
    nonisolated public func background<S>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View
    where S: InsettableShape { EmptyView() }
    nonisolated public func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View
    where S: ShapeStyle, T: InsettableShape { EmptyView() }
    @available(*, deprecated, message: "Apple's: use background(alignment:content:)")
    @_disfavoredOverload nonisolated public func background<Background>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View where Background: View { EmptyView() }
    nonisolated public func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    where V: View { EmptyView() }
    nonisolated public func overlay<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    where S: ShapeStyle { EmptyView() }
    nonisolated public func overlay<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View
    where S: ShapeStyle, T: Shape { EmptyView() }
    @available(*, deprecated, message: "Apple's: use overlay(alignment:content:)")
    @_disfavoredOverload nonisolated public func overlay<Overlay>(_ overlay: Overlay, alignment: Alignment = .center)
        -> some View where Overlay: View
    { EmptyView() }
    nonisolated public func mask<Mask>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View
    where Mask: View { EmptyView() }
    @available(*, deprecated, message: "Apple's: use mask(alignment:_:)")
    nonisolated public func mask<Mask>(_ mask: Mask) -> some View where Mask: View { EmptyView() }
    nonisolated public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View where S: Shape {
        EmptyView()
    }
    nonisolated public func clipped(antialiased: Bool = false) -> some View { EmptyView() }
    nonisolated public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape {
        EmptyView()
    }
    nonisolated public func contentShape<S>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View
    where S: Shape { EmptyView() }
    nonisolated public func border<S>(_ content: S, width: CGFloat = 1) -> some View where S: ShapeStyle { EmptyView() }
    nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle { EmptyView() }
    nonisolated public func foregroundStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> some View
    where S1: ShapeStyle, S2: ShapeStyle { EmptyView() }
    nonisolated public func foregroundStyle<S1, S2, S3>(_ primary: S1, _ secondary: S2, _ tertiary: S3) -> some View
    where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle { EmptyView() }
    @available(*, deprecated, message: "Apple's: use foregroundStyle(_:)")
    nonisolated public func foregroundColor(_ color: Color?) -> some View { EmptyView() }
    nonisolated public func tint<S>(_ tint: S?) -> some View where S: ShapeStyle { EmptyView() }
    nonisolated public func tint(_ tint: Color?) -> some View { EmptyView() }
    nonisolated public func opacity(_ opacity: Double) -> some View { EmptyView() }
    nonisolated public func hidden() -> some View { EmptyView() }
    nonisolated public func brightness(_ amount: Double) -> some View { EmptyView() }
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { EmptyView() }
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View { EmptyView() }
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { EmptyView() }
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { EmptyView() }
    nonisolated public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View {
        EmptyView()
    }
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { EmptyView() }
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View { EmptyView() }
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View { EmptyView() }
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { EmptyView() }

    // Text
    nonisolated public func font(_ font: Font?) -> some View { EmptyView() }
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { EmptyView() }
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View { EmptyView() }
    nonisolated public func bold(_ isActive: Bool = true) -> some View { EmptyView() }
    nonisolated public func italic(_ isActive: Bool = true) -> some View { EmptyView() }
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View { EmptyView() }
    nonisolated public func monospacedDigit() -> some View { EmptyView() }
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View { EmptyView() }
    nonisolated public func tracking(_ tracking: CGFloat) -> some View { EmptyView() }
    nonisolated public func lineLimit(_ number: Int?) -> some View { EmptyView() }
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { EmptyView() }
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { EmptyView() }
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View { EmptyView() }
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { EmptyView() }
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { EmptyView() }
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { EmptyView() }
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { EmptyView() }
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { EmptyView() }
    nonisolated public func dynamicTypeSize<T>(_ range: T) -> some View
    where T: RangeExpression, T.Bound == DynamicTypeSize { EmptyView() }
    nonisolated public func labelsHidden() -> some View { EmptyView() }

    // Environment and life
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        EmptyView()
    }
    nonisolated public func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable { EmptyView() }
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View { EmptyView() }
    nonisolated public func disabled(_ disabled: Bool) -> some View { EmptyView() }
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { EmptyView() }
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { EmptyView() }
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { EmptyView() }
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { EmptyView() }
    @available(*, deprecated, message: "Apple's: deprecated")
    nonisolated public func onChange<V>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View
    where V: Equatable { EmptyView() }
    nonisolated public func onChange<V>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View where V: Equatable { EmptyView() }
    nonisolated public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View
    where V: Equatable { EmptyView() }
    @preconcurrency nonisolated public func onGeometryChange<T>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View where T: Equatable, T: Sendable { EmptyView() }
    @preconcurrency nonisolated public func onGeometryChange<T>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View where T: Equatable, T: Sendable { EmptyView() }
    nonisolated public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { EmptyView() }
    nonisolated public func task<T>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View where T: Equatable { EmptyView() }

    // Motion
    @available(*, deprecated, message: "Apple's: use animation(_:value:)")
    @_disfavoredOverload nonisolated public func animation(_ animation: Animation?) -> some View { EmptyView() }
    nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable {
        EmptyView()
    }
    nonisolated public func animation<V>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View where V: View { EmptyView() }
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { EmptyView() }
    nonisolated public func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void)
        -> some View
    { EmptyView() }
    nonisolated public func transaction<V>(
        _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View where V: View { EmptyView() }
    nonisolated public func transition(_ t: AnyTransition) -> some View { EmptyView() }
    nonisolated public func transition<T>(_ transition: T) -> some View where T: Transition { EmptyView() }
}
extension View where Self: Equatable {
    @available(*, deprecated, message: "Apple's: on equatable views only")
    nonisolated public func animation(_ animation: Animation?) -> some View { EmptyView() }
}
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static let container: SafeAreaRegions = { fatalError() }()
    public static let keyboard: SafeAreaRegions = { fatalError() }()
    public static let all: SafeAreaRegions = { fatalError() }()
}
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { fatalError() }
    public static let interaction: ContentShapeKinds = { fatalError() }()
}
