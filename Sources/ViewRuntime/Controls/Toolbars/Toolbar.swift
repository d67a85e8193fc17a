import Observation

/// An item of a bar.
struct ToolbarPiece: Equatable, Identifiable {
    /// The identity of an item while others are inserted and removed.
    struct ID: Hashable {
        fileprivate let source: ObjectIdentifier
        /// The positions in the content around the item, outermost first.
        fileprivate let path: [AnyHashable]
    }

    let placement: ToolbarItemPlacement
    let view: AnyView
    let path: [AnyHashable]
    /// The environment of the view that provides the item.
    let source: ToolbarSource

    var id: ID { ID(source: ObjectIdentifier(source), path: path) }

    static func == (a: ToolbarPiece, b: ToolbarPiece) -> Bool {
        a.placement.side == b.placement.side && a.placement.role == b.placement.role && a.id == b.id
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
                _EnvironmentTransformModifier { [environment = piece.source.environment] in $0.take(over: environment) }
            )
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
nonisolated struct ToolbarModifier<Items: ToolbarContent>: ViewModifier {
    private let items: Description<Items>
    @State private var source = ToolbarSource()

    init(items: Items) { self.items = Description(items) }

    @MainActor func body(content: Content) -> some View {
        var pieces: [ToolbarPiece] = [], titleMenu: AnyViewValue?
        items.evaluate { items, properties in
            var list = _ToolbarItems(source: source, properties: properties)
            items._addItems(to: &list)
            pieces = list.pieces
            titleMenu = list.titleMenu
        }
        let keyboard = pieces.filter { $0.placement.side == .keyboard }
        return
            content
            .transformPreference(NavigationBarKey.self) { [titleMenu] in
                $0.items += pieces
                $0.titleMenu = titleMenu ?? $0.titleMenu
            }
            .modifier(ToolbarEnvironment(source: source, hasKeyboardItems: !keyboard.isEmpty))
            .modifier(
                FocusedValueModifier(scope: .textField) {
                    if !keyboard.isEmpty { $0.keyboardItems = ($0.keyboardItems ?? []) + keyboard }
                })
    }
}

/// Passes the environment of a view to the bar items that the view provides.
nonisolated private struct ToolbarEnvironment: NodeModifier {
    let source: ToolbarSource
    let hasKeyboardItems: Bool

    @MainActor func makeNode(_ context: _NodeContext) -> _Node {
        let node = ToolbarEnvironmentNode(source, context)
        apply(to: node)
        return node
    }

    @MainActor func apply(to node: _Node) {
        if hasKeyboardItems { node.graph.services.service(KeyboardBarScene.self).show(in: node.graph) }
    }
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
