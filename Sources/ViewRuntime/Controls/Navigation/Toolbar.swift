import Observation

/// An item of a bar.
struct ToolbarPiece: Equatable {
    let placement: ToolbarItemPlacement
    let view: AnyView
    /// The environment of the view that provides the item.
    var source: ToolbarSource?

    static func == (a: ToolbarPiece, b: ToolbarPiece) -> Bool {
        a.placement.side == b.placement.side && a.placement.role == b.placement.role && a.source === b.source
            && a.view.isSame(as: b.view)
    }
}

/// The environment of a view that provides bar items. The items observe it; the bar doesn't.
@MainActor @Observable
final class ToolbarSource {
    private(set) var environment = EnvironmentValues()
    /// A copy of the environment that the writer compares, so that writing doesn't make the writer depend on it.
    @ObservationIgnored private var last = EnvironmentValues()

    nonisolated init() {}

    func show(_ environment: EnvironmentValues) {
        if last.isIdentical(to: environment) { return }
        last = environment
        self.environment = environment
    }
}

/// An item in a bar, with the environment of the view that provides it.
struct ToolbarPieceView: View {
    let piece: ToolbarPiece

    var body: some View {
        piece.view
            .fontWeight(piece.placement.role == .confirmation ? .semibold : nil)
            .font(piece.placement.role == .status ? .caption : nil)
            .controls { [role = piece.placement.role, side = piece.placement.side] in
                $0.prefersIcons = side != .center && role != .status
            }
            .modifier(
                _EnvironmentTransformModifier { [environment = piece.source?.environment] values in
                    if let environment { values.take(over: environment) }
                })
    }
}

extension EnvironmentValues {
    /// Adopts the environment of the view that provides a bar item, except for the values that belong to the bar.
    fileprivate mutating func take(over environment: EnvironmentValues) {
        let buttonStyle = environment.controlValues.buttonStyle ?? controlValues.buttonStyle, colorScheme = colorScheme
        self = environment
        controlValues.buttonStyle = buttonStyle
        self.colorScheme = colorScheme
        leaveContainers()
    }
}

/// Adds items to the bars around a view.
nonisolated struct ToolbarModifier: ViewModifier {
    let pieces: [ToolbarPiece]
    @State private var source = ToolbarSource()

    init(pieces: [ToolbarPiece]) { self.pieces = pieces }

    @MainActor func body(content: Content) -> some View {
        let pieces = pieces.map { ToolbarPiece(placement: $0.placement, view: $0.view, source: source) }
        return
            content
            .transformPreference(NavigationBarKey.self) { $0.items += pieces }
            .modifier(ToolbarEnvironment(source: source))
    }
}

/// Passes the environment of a view to the bar items that the view provides.
nonisolated private struct ToolbarEnvironment: NodeModifier {
    let source: ToolbarSource

    @MainActor func makeNode(_ context: _NodeContext) -> _Node { ToolbarEnvironmentNode(source, context) }
}

private final class ToolbarEnvironmentNode: PassthroughNode {
    private let source: ToolbarSource

    init(_ source: ToolbarSource, _ context: _NodeContext) {
        self.source = source
        super.init(context)
        source.show(environment)
    }

    override func environmentDidChange(from old: EnvironmentValues) { source.show(environment) }
}

/// A type that describes the items of bars.
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// The type of the content that this content consists of.
    associatedtype Body: ToolbarContent
    /// The content that this content consists of.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

    /// The items in order, without the content around them.
    nonisolated var _pieces: _ToolbarPieces { get }
}

/// The primitive parts of toolbar content.
public struct _ToolbarPieces {
    var list: [ToolbarPiece] = []
}

extension Array where Element == ToolbarPiece {
    static func += (list: inout [ToolbarPiece], pieces: _ToolbarPieces) { list += pieces.list }
}

extension ToolbarContent {
    // Bars are created only on the main actor.
    nonisolated public var _pieces: _ToolbarPieces {
        let content = UncheckedTransfer(self)
        return MainActor.assumeIsolated { UncheckedTransfer(content.value.body._pieces) }.value
    }
}

extension Never: ToolbarContent {
    nonisolated public var _pieces: _ToolbarPieces { _ToolbarPieces() }
}

/// Toolbar content that the runtime implements directly.
package protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// The position of an item in the bars.
public struct ToolbarItemPlacement {
    enum Side: Sendable { case leading, center, trailing, bottom, elsewhere }
    enum Role: Sendable { case ordinary, confirmation, status }
    let side: Side
    let role: Role

    private init(side: Side, role: Role = .ordinary) {
        self.side = side
        self.role = role
    }

    /// The trailing edge of the navigation bar.
    public static var automatic: ToolbarItemPlacement { ToolbarItemPlacement(side: .trailing) }
    /// The center of the navigation bar, in place of the title.
    public static var principal: ToolbarItemPlacement { ToolbarItemPlacement(side: .center) }
    /// The center of the navigation bar, in place of the title.
    ///
    /// Available from iOS 26 and macOS 26.
    public static var title: ToolbarItemPlacement { ToolbarItemPlacement(side: .center) }
    /// The leading edge of the navigation bar.
    public static var navigation: ToolbarItemPlacement { ToolbarItemPlacement(side: .leading) }
    /// The position of a primary action: the trailing edge of the navigation bar.
    public static var primaryAction: ToolbarItemPlacement { ToolbarItemPlacement(side: .trailing) }
    /// The position of secondary actions: the trailing edge of the navigation bar.
    public static var secondaryAction: ToolbarItemPlacement { ToolbarItemPlacement(side: .trailing) }
    /// The position of a confirmation: the trailing edge of the navigation bar, in a heavier weight.
    public static var confirmationAction: ToolbarItemPlacement {
        ToolbarItemPlacement(side: .trailing, role: .confirmation)
    }
    /// The position of a cancellation: the leading edge of the navigation bar.
    public static var cancellationAction: ToolbarItemPlacement { ToolbarItemPlacement(side: .leading) }
    /// The position of a destructive action: the trailing edge of the navigation bar.
    public static var destructiveAction: ToolbarItemPlacement { ToolbarItemPlacement(side: .trailing) }
    /// The leading edge of the navigation bar.
    public static var topBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(side: .leading) }
    /// The trailing edge of the navigation bar.
    public static var topBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement(side: .trailing) }
    /// The leading edge of the navigation bar.
    @available(*, deprecated, renamed: "topBarLeading")
    public static var navigationBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(side: .leading) }
    /// The trailing edge of the navigation bar.
    @available(*, deprecated, renamed: "topBarTrailing")
    public static var navigationBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement(side: .trailing) }
    /// A bar below the screen.
    ///
    /// Available from iOS 14.
    public static var bottomBar: ToolbarItemPlacement { ToolbarItemPlacement(side: .bottom) }
    /// The center of a bar below the screen.
    ///
    /// Available from iOS 14 and macOS 11.
    public static var status: ToolbarItemPlacement { ToolbarItemPlacement(side: .bottom, role: .status) }
    /// The bar above a keyboard. The runtime doesn't show it.
    public static var keyboard: ToolbarItemPlacement { ToolbarItemPlacement(side: .elsewhere) }
}

/// A bar that a toolbar modifier changes.
public struct ToolbarPlacement {
    enum Bar: Sendable { case automatic, navigation, bottom, tabs }
    let bar: Bar

    /// The bar that the context suggests: the navigation bar.
    public static var automatic: ToolbarPlacement { ToolbarPlacement(bar: .automatic) }
    /// The navigation bar.
    public static var navigationBar: ToolbarPlacement { ToolbarPlacement(bar: .navigation) }
    /// The bar below the screen.
    public static var bottomBar: ToolbarPlacement { ToolbarPlacement(bar: .bottom) }
    /// The tab bar.
    public static var tabBar: ToolbarPlacement { ToolbarPlacement(bar: .tabs) }
}

/// An item of a bar.
nonisolated public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    public var _pieces: _ToolbarPieces {
        _ToolbarPieces(list: [ToolbarPiece(placement: placement, view: AnyView(content))])
    }
}

extension ToolbarItem where ID == Void {
    /// Creates an item at a position of the bars.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

/// A group of items at one position of the bars.
nonisolated public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    /// Creates a group of items at a position of the bars.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    public var _pieces: _ToolbarPieces {
        _ToolbarPieces(list: [ToolbarPiece(placement: placement, view: AnyView(content))])
    }
}

/// A space between items of a bar.
///
/// Available from iOS 26 and macOS 26.
nonisolated public struct ToolbarSpacer: PrimitiveToolbarContent {
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    /// Creates a space at a position of the bars.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }

    public var _pieces: _ToolbarPieces {
        let space = ToolbarSpace(isFlexible: sizing == .flexible)
        return _ToolbarPieces(list: [ToolbarPiece(placement: placement, view: AnyView(space))])
    }
}

nonisolated private struct ToolbarSpace: View {
    let isFlexible: Bool

    @MainActor var body: some View {
        Spacer(minLength: 0).frame(minWidth: 0, idealWidth: 0, maxWidth: isFlexible ? .infinity : 0)
    }
}

/// The length of a space in a bar.
///
/// Available from iOS 26 and macOS 26.
public struct SpacerSizing: Hashable, Sendable {
    private let name: String

    /// The spacer fills the available space.
    public static let flexible = SpacerSizing(name: "flexible")
    /// The space has the default length.
    public static let fixed = SpacerSizing(name: "fixed")
}

nonisolated private struct ToolbarPieceList: PrimitiveToolbarContent {
    let pieces: _ToolbarPieces

    var _pieces: _ToolbarPieces { pieces }
}

/// A result builder that combines toolbar content.
@resultBuilder
public struct ToolbarContentBuilder {
    /// Builds toolbar content from an expression.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Combines several items.
    public static func buildBlock<First: ToolbarContent, each C: ToolbarContent>(
        _ first: First, _ content: repeat each C
    ) -> some ToolbarContent {
        var pieces = first._pieces
        repeat pieces.list += (each content)._pieces
        return ToolbarPieceList(pieces: pieces)
    }

    /// Builds optional content.
    public static func buildIf<C: ToolbarContent>(_ content: C?) -> some ToolbarContent {
        ToolbarPieceList(pieces: content?._pieces ?? _ToolbarPieces())
    }

    /// Builds the content of the first branch of a condition.
    public static func buildEither<C: ToolbarContent>(first: C) -> some ToolbarContent {
        ToolbarPieceList(pieces: first._pieces)
    }

    /// Builds the content of the second branch of a condition.
    public static func buildEither<C: ToolbarContent>(second: C) -> some ToolbarContent {
        ToolbarPieceList(pieces: second._pieces)
    }

    /// Builds content with limited availability.
    public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> some ToolbarContent { content }
}
