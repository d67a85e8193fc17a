import Foundation

/// A height at which a sheet rests. Apple: iOS 16, macOS 13.
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
        case custom(ObjectIdentifier)
    }

    private let kind: Kind
    nonisolated(unsafe) private let custom: (any CustomPresentationDetent.Type)?

    private init(_ kind: Kind, _ custom: (any CustomPresentationDetent.Type)? = nil) {
        self.kind = kind
        self.custom = custom
    }

    /// Half of the window.
    public static let medium = PresentationDetent(.medium)
    /// Nearly the whole window.
    public static let large = PresentationDetent(.large)
    /// A part of the height that a sheet can have at most, 0...1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(.fraction(fraction)) }
    /// Points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height)) }
    /// A height that a type of the program's computes.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(.custom(ObjectIdentifier(type)), type)
    }

    public static func == (a: PresentationDetent, b: PresentationDetent) -> Bool { a.kind == b.kind }

    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

    /// What a detent of the program's may know.
    @dynamicMemberLookup
    public struct Context {
        /// The height that a sheet can have at most, points.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }

    /// The height in points, at most the largest one; nil where the detent is not to be used.
    func height(in context: Context) -> CGFloat? {
        let most = context.maxDetentValue
        let height: CGFloat? =
            switch kind {
            case .large: most
            case .medium: most / 2
            case .fraction(let part): most * part
            case .height(let height): height
            case .custom: custom?.height(in: context)
            }
        guard let height, height.isFinite else { return nil }
        return min(max(height, 0), most)
    }
}

/// A height of sheets that a program computes. Apple: iOS 16, macOS 13.
public protocol CustomPresentationDetent {
    typealias Context = PresentationDetent.Context

    /// Points; nil where the detent is not to be used.
    static func height(in context: Context) -> CGFloat?
}

/// What comes first where a drag could both scroll the content of a sheet and raise the sheet. Apple: iOS 16.4, macOS 13.3.
public struct PresentationContentInteraction: Equatable, Sendable {
    private let name: String

    /// The sheet is raised.
    public static let automatic = PresentationContentInteraction(name: "automatic")
    public static let resizes = PresentationContentInteraction(name: "resizes")
    /// The content is scrolled.
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// What the content of a sheet asks of it.
struct SheetOptions: Equatable {
    var detents: Set<PresentationDetent>?
    var selection: Binding<PresentationDetent>?
    var dragIndicator: Visibility?
    var cornerRadius: CGFloat?
    var background: AnyView?
    var isDismissDisabled: Bool?
    var contentInteraction: PresentationContentInteraction?

    static func == (a: SheetOptions, b: SheetOptions) -> Bool {
        a.detents == b.detents && a.selection?.wrappedValue == b.selection?.wrappedValue && a.dragIndicator == b.dragIndicator
            && a.contentInteraction == b.contentInteraction && a.cornerRadius == b.cornerRadius && a.isDismissDisabled == b.isDismissDisabled && (a.background == nil) == (b.background == nil)
    }
}

enum SheetOptionsKey: PreferenceKey {
    static var defaultValue: SheetOptions { SheetOptions() }

    static func reduce(value: inout SheetOptions, nextValue: () -> SheetOptions) {
        let next = nextValue()
        value.detents = value.detents ?? next.detents
        value.selection = value.selection ?? next.selection
        value.dragIndicator = value.dragIndicator ?? next.dragIndicator
        value.cornerRadius = value.cornerRadius ?? next.cornerRadius
        value.background = value.background ?? next.background
        value.isDismissDisabled = value.isDismissDisabled ?? next.isDismissDisabled
        value.contentInteraction = value.contentInteraction ?? next.contentInteraction
    }
}

extension View {
    nonisolated private func sheetOptions(_ change: @escaping (inout SheetOptions) -> Void) -> some View {
        transformPreference(SheetOptionsKey.self, change)
    }

    /// The heights at which the sheet around the view may rest. Apple: iOS 16, macOS 13.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        sheetOptions { $0.detents = detents }
    }

    /// The heights at which the sheet around the view may rest, and the one at which it does. Apple: iOS 16, macOS 13.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        sheetOptions {
            $0.detents = detents
            $0.selection = selection
        }
    }

    /// Whether a sheet shows that it can be dragged; by itself it does where it has several heights. Apple: iOS 16, macOS 13.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        sheetOptions { $0.dragIndicator = visibility }
    }

    /// Points; nil is the usual radius. Apple: iOS 16.4, macOS 13.3.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        sheetOptions { $0.cornerRadius = cornerRadius.map { max($0.sanitizedDistance, 0) } }
    }

    /// What is behind the content of a sheet. Apple: iOS 16.4, macOS 13.3.
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        presentationBackground { Rectangle().fill(style) }
    }

    /// What is behind the content of a sheet. Apple: iOS 16.4, macOS 13.3.
    nonisolated public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let background = AnyView(content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
        return sheetOptions { $0.background = background }
    }

    /// What a drag that pushes a scroll view in a sheet up does while the sheet is not at its highest. Apple: iOS 16.4, macOS 13.3.
    nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        sheetOptions { $0.contentInteraction = behavior }
    }

    /// Whether a sheet can only be taken away by the program. Apple: iOS 15, macOS 12.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        sheetOptions { $0.isDismissDisabled = isDisabled }
    }
}
