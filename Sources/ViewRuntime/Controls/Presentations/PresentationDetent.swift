import Foundation

/// A height at which a sheet rests.
///
/// Available from iOS 16 and macOS 13.
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

    /// About half of the window's height.
    public static let medium = PresentationDetent(.medium)
    /// Almost the full height of the window.
    public static let large = PresentationDetent(.large)
    /// A fraction of the largest height of a sheet.
    ///
    /// - Parameter fraction: The fraction, from 0 to 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(.fraction(fraction)) }
    /// A fixed height.
    ///
    /// - Parameter height: The height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height)) }
    /// A height that a type of the program computes.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(.custom(ObjectIdentifier(type)), type)
    }

    public static func == (a: PresentationDetent, b: PresentationDetent) -> Bool { a.kind == b.kind }

    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

    /// The information from which a custom detent computes its height.
    @dynamicMemberLookup
    public struct Context {
        /// The largest height of the sheet, in points.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        /// A value of the presentation's environment.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }

    /// Returns the height in points, limited to the largest height, or `nil` if the detent isn't available.
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

/// A type that computes a height at which a sheet rests.
///
/// Available from iOS 16 and macOS 13.
public protocol CustomPresentationDetent {
    typealias Context = PresentationDetent.Context

    /// Returns the height in points, or `nil` if the detent isn't available.
    static func height(in context: Context) -> CGFloat?
}

/// The effect of a drag that could both scroll the content of a sheet and resize the sheet.
///
/// Available from iOS 16.4 and macOS 13.3.
public struct PresentationContentInteraction: Equatable, Sendable {
    private let name: String

    /// The drag resizes the sheet first.
    public static let automatic = PresentationContentInteraction(name: "automatic")
    /// The drag resizes the sheet first.
    public static let resizes = PresentationContentInteraction(name: "resizes")
    /// The drag scrolls the content.
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// The interactions with the views behind a sheet.
///
/// Available from iOS 16.4 and macOS 13.3.
public struct PresentationBackgroundInteraction: Sendable {
    enum Kind: Equatable, Sendable {
        case automatic
        case enabled(PresentationDetent?)
        case disabled
    }

    let kind: Kind

    /// The default, which is none.
    public static var automatic: PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .automatic)
    }
    /// A person can interact with the views behind the sheet, which aren't dimmed.
    public static var enabled: PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .enabled(nil))
    }
    /// A person can't interact with the views behind the sheet.
    public static var disabled: PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .disabled)
    }
    /// A person can interact with the views behind the sheet while the sheet isn't higher than a detent.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .enabled(detent))
    }
}

/// The form of a presentation in a compact size class.
///
/// Available from iOS 16.4 and macOS 13.3.
public struct PresentationAdaptation: Sendable {
    enum Kind: Sendable { case automatic, none, popover, sheet, cover }
    let kind: Kind

    /// The default, which is a sheet for a popover.
    public static var automatic: PresentationAdaptation { PresentationAdaptation(kind: .automatic) }
    /// The form that the presentation has in a regular size class.
    public static var none: PresentationAdaptation { PresentationAdaptation(kind: .none) }
    /// A popover. Presentations without an anchor stay sheets.
    public static var popover: PresentationAdaptation { PresentationAdaptation(kind: .popover) }
    /// A sheet.
    public static var sheet: PresentationAdaptation { PresentationAdaptation(kind: .sheet) }
    /// A view that covers the window.
    public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation(kind: .cover) }
}

/// The properties that the content of a sheet sets on the sheet.
struct SheetOptions: Equatable {
    var detents: Set<PresentationDetent>?
    var selection: Selection?
    var dragIndicator: Visibility?
    var cornerRadius: CGFloat?
    var background: AnyView?
    var isDismissDisabled: Bool?
    var contentInteraction: PresentationContentInteraction?
    var backgroundInteraction: PresentationBackgroundInteraction.Kind?
    var adaptation: Adaptation?

    /// The detent that the program selects, and the binding that a drag of the sheet sets.
    struct Selection: Equatable {
        let detent: PresentationDetent
        let binding: Binding<PresentationDetent>

        static func == (a: Selection, b: Selection) -> Bool { a.detent == b.detent }
    }

    /// The forms in a compact width and in a compact height.
    struct Adaptation: Equatable {
        let horizontal: PresentationAdaptation.Kind
        let vertical: PresentationAdaptation.Kind
    }

    static func == (a: SheetOptions, b: SheetOptions) -> Bool {
        a.detents == b.detents && a.selection == b.selection && a.dragIndicator == b.dragIndicator
            && a.backgroundInteraction == b.backgroundInteraction && a.adaptation == b.adaptation
            && a.contentInteraction == b.contentInteraction && a.cornerRadius == b.cornerRadius
            && a.isDismissDisabled == b.isDismissDisabled && hasSameBackground(a, b)
    }

    private static func hasSameBackground(_ a: SheetOptions, _ b: SheetOptions) -> Bool {
        guard let background = a.background, let other = b.background else {
            return a.background == nil && b.background == nil
        }
        return background.isSame(as: other)
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
        value.backgroundInteraction = value.backgroundInteraction ?? next.backgroundInteraction
        value.adaptation = value.adaptation ?? next.adaptation
    }
}

extension View {
    nonisolated private func sheetOptions(_ change: @escaping (inout SheetOptions) -> Void) -> some View {
        transformPreference(SheetOptionsKey.self, change)
    }

    /// Sets the heights at which the sheet around this view can rest.
    ///
    /// Available from iOS 16 and macOS 13.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        sheetOptions { $0.detents = detents }
    }

    /// Sets the heights at which the sheet around this view can rest, with a binding to the current one.
    ///
    /// Available from iOS 16 and macOS 13.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        // Read the detent here, where the body of the content observes it.
        let selection = SheetOptions.Selection(detent: selection.wrappedValue, binding: selection)
        return sheetOptions {
            $0.detents = detents
            $0.selection = selection
        }
    }

    /// Sets the visibility of the sheet's drag indicator. By default, a sheet with several detents shows it.
    ///
    /// Available from iOS 16 and macOS 13.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        sheetOptions { $0.dragIndicator = visibility }
    }

    /// Sets the corner radius of the sheet.
    ///
    /// Available from iOS 16.4 and macOS 13.3.
    ///
    /// - Parameter cornerRadius: The radius in points, or `nil` for the default.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        sheetOptions { $0.cornerRadius = cornerRadius.map { max($0.sanitizedDistance, 0) } }
    }

    /// Sets the background of the sheet to a style.
    ///
    /// Available from iOS 16.4 and macOS 13.3.
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        presentationBackground { Rectangle().fill(style) }
    }

    /// Sets the background of the sheet to a view.
    ///
    /// Available from iOS 16.4 and macOS 13.3.
    nonisolated public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let background = AnyView(content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
        return sheetOptions { $0.background = background }
    }

    /// Sets the effect of an upward drag on a scroll view in a sheet that isn't at its largest detent.
    ///
    /// Available from iOS 16.4 and macOS 13.3.
    nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        sheetOptions { $0.contentInteraction = behavior }
    }

    /// Sets whether a person can interact with the views behind the sheet.
    ///
    /// Available from iOS 16.4 and macOS 13.3.
    nonisolated public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
        -> some View
    {
        sheetOptions { $0.backgroundInteraction = interaction.kind }
    }

    /// Sets the form of the presentation in a compact size class.
    ///
    /// Available from iOS 16.4 and macOS 13.3.
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
    }

    /// Sets the forms of the presentation in a compact width and in a compact height.
    ///
    /// Available from iOS 16.4 and macOS 13.3.
    nonisolated public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        sheetOptions {
            $0.adaptation = SheetOptions.Adaptation(
                horizontal: horizontalAdaptation.kind, vertical: verticalAdaptation.kind)
        }
    }

    /// Sets whether only the program can dismiss the sheet.
    ///
    /// Available from iOS 15 and macOS 12.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        sheetOptions { $0.isDismissDisabled = isDisabled }
    }
}
