import Observation

/// A thing in a bar.
struct ToolbarPiece: Equatable {
    let placement: ToolbarItemPlacement
    let view: AnyView
    /// That of the view that puts it there.
    var source: ToolbarSource?

    static func == (a: ToolbarPiece, b: ToolbarPiece) -> Bool {
        a.placement.side == b.placement.side && a.placement.role == b.placement.role && a.source === b.source && a.view.isSame(as: b.view)
    }
}

/// The environment of a view that puts things into bars: followed by these things, and not by the bar.
@MainActor @Observable
final class ToolbarSource {
    private(set) var environment = EnvironmentValues()
    /// The same, for who writes it, who must not wait for it to change.
    @ObservationIgnored private var last = EnvironmentValues()

    nonisolated init() {}

    func show(_ environment: EnvironmentValues) {
        if last.isIdentical(to: environment) { return }
        last = environment
        self.environment = environment
    }
}

/// Shows a piece where the bar has it, in the environment of the view that puts it there.
struct ToolbarPieceView: View {
    let piece: ToolbarPiece

    var body: some View {
        piece.view
            .fontWeight(piece.placement.role == .confirmation ? .semibold : nil)
            .font(piece.placement.role == .status ? .caption : nil)
            .controls { [role = piece.placement.role, side = piece.placement.side] in
                $0.prefersIcons = side != .centre && role != .status
            }
            .modifier(EnvironmentChange { [environment = piece.source?.environment] values in if let environment { values.take(over: environment) } })
    }
}

extension EnvironmentValues {
    /// Has the values of the view that puts something into a bar, but for what belongs to the bar.
    fileprivate mutating func take(over environment: EnvironmentValues) {
        let buttonStyle = environment.builtIn.controls.buttonStyle ?? builtIn.controls.buttonStyle, colorScheme = colorScheme
        self = environment
        builtIn.controls.buttonStyle = buttonStyle
        self.colorScheme = colorScheme
        barFollowsScrolling = false
        builtIn.scroll = ScrollConfiguration()
        builtIn.list = ListValues()
        builtIn.menu = MenuValues()
    }
}

/// Puts things into the bars around a view.
nonisolated struct ToolbarModifier: ViewModifier {
    let pieces: [ToolbarPiece]
    @Environment(\.self) private var environment
    @State private var source = ToolbarSource()

    init(pieces: [ToolbarPiece]) { self.pieces = pieces }

    @MainActor func body(content: Content) -> some View {
        source.show(environment)
        let pieces = pieces.map { ToolbarPiece(placement: $0.placement, view: $0.view, source: source) }
        return content.transformPreference(NavigationBarKey.self) { $0.items += pieces }
    }
}

/// Things that stand in a bar.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

    nonisolated var _pieces: _ToolbarPieces { get }
}

public struct _ToolbarPieces {
    var list: [ToolbarPiece] = []
}

extension Array where Element == ToolbarPiece {
    static func += (list: inout [ToolbarPiece], pieces: _ToolbarPieces) { list += pieces.list }
}

extension ToolbarContent {
    // Bars are made on the main actor alone.
    nonisolated public var _pieces: _ToolbarPieces {
        let content = UncheckedBox(self)
        return MainActor.assumeIsolated { UncheckedBox(content.value.body._pieces) }.value
    }
}

extension Never: ToolbarContent {
    nonisolated public var _pieces: _ToolbarPieces { _ToolbarPieces() }
}

/// What the runtime itself knows how to put into a bar.
package protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Where in the bars a thing stands.
public struct ToolbarItemPlacement {
    enum Side: Sendable { case leading, centre, trailing, bottom, elsewhere }
    enum Role: Sendable { case ordinary, confirmation, status }
    let side: Side
    let role: Role

    private init(side: Side, role: Role = .ordinary) {
        self.side = side
        self.role = role
    }

    public static var automatic: ToolbarItemPlacement { ToolbarItemPlacement(side: .trailing) }
    public static var principal: ToolbarItemPlacement { ToolbarItemPlacement(side: .centre) }
    public static var navigation: ToolbarItemPlacement { ToolbarItemPlacement(side: .leading) }
    public static var primaryAction: ToolbarItemPlacement { ToolbarItemPlacement(side: .trailing) }
    public static var secondaryAction: ToolbarItemPlacement { ToolbarItemPlacement(side: .trailing) }
    /// At the end of the bar, in a heavier weight.
    public static var confirmationAction: ToolbarItemPlacement { ToolbarItemPlacement(side: .trailing, role: .confirmation) }
    public static var cancellationAction: ToolbarItemPlacement { ToolbarItemPlacement(side: .leading) }
    public static var destructiveAction: ToolbarItemPlacement { ToolbarItemPlacement(side: .trailing) }
    public static var topBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(side: .leading) }
    public static var topBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement(side: .trailing) }
    @available(*, deprecated, renamed: "topBarLeading")
    public static var navigationBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(side: .leading) }
    @available(*, deprecated, renamed: "topBarTrailing")
    public static var navigationBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement(side: .trailing) }
    /// In a bar below the screen. Apple: iOS 14.
    public static var bottomBar: ToolbarItemPlacement { ToolbarItemPlacement(side: .bottom) }
    /// In the middle of a bar below the screen. Apple: iOS 14, macOS 11.
    public static var status: ToolbarItemPlacement { ToolbarItemPlacement(side: .bottom, role: .status) }
    /// Not shown here.
    public static var keyboard: ToolbarItemPlacement { ToolbarItemPlacement(side: .elsewhere) }
}

/// Which bars are meant.
public struct ToolbarPlacement {
    enum Bar: Sendable { case automatic, navigation, bottom, tabs }
    let bar: Bar

    public static var automatic: ToolbarPlacement { ToolbarPlacement(bar: .automatic) }
    public static var navigationBar: ToolbarPlacement { ToolbarPlacement(bar: .navigation) }
    public static var bottomBar: ToolbarPlacement { ToolbarPlacement(bar: .bottom) }
    public static var tabBar: ToolbarPlacement { ToolbarPlacement(bar: .tabs) }
}

/// One thing in a bar.
nonisolated public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    public var _pieces: _ToolbarPieces { _ToolbarPieces(list: [ToolbarPiece(placement: placement, view: AnyView(content))]) }
}

extension ToolbarItem where ID == Void {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

/// Several things in one place of a bar.
nonisolated public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    public var _pieces: _ToolbarPieces { _ToolbarPieces(list: [ToolbarPiece(placement: placement, view: AnyView(content))]) }
}

nonisolated private struct ToolbarPieceList: PrimitiveToolbarContent {
    let pieces: _ToolbarPieces

    var _pieces: _ToolbarPieces { pieces }
}

/// Makes toolbars of statements.
@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C) -> some ToolbarContent {
        var pieces = _ToolbarPieces()
        repeat pieces.list += (each content)._pieces
        return ToolbarPieceList(pieces: pieces)
    }

    public static func buildIf<C: ToolbarContent>(_ content: C?) -> some ToolbarContent {
        ToolbarPieceList(pieces: content?._pieces ?? _ToolbarPieces())
    }

    public static func buildEither<C: ToolbarContent>(first: C) -> some ToolbarContent { ToolbarPieceList(pieces: first._pieces) }

    public static func buildEither<C: ToolbarContent>(second: C) -> some ToolbarContent { ToolbarPieceList(pieces: second._pieces) }

    public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> some ToolbarContent { content }
}
