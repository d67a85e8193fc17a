import Foundation

extension FocusedValues {
    private enum KeyboardItemsKey: FocusedValueKey { typealias Value = [ToolbarPiece] }

    /// The items of the bar above the keyboard.
    var keyboardItems: [ToolbarPiece]? {
        get { self[KeyboardItemsKey.self] }
        set { self[KeyboardItemsKey.self] = newValue }
    }
}

/// The bar above the keyboard, which appears while a text field with items has the focus. Without an onscreen keyboard,
/// it's at the bottom of the window.
struct KeyboardBar: View {
    /// The height of the bar in points, as on an iPhone.
    private static let height: CGFloat = 44

    @FocusedValue(\.keyboardItems) private var items

    init() {}

    var body: some View {
        VStack(spacing: 0) {
            Spacer(minLength: 0)
            if let items, !items.isEmpty {
                HStack(spacing: 16) { ForEach(items) { ToolbarPieceView(piece: $0) } }
                    .padding(.horizontal, 16)
                    .frame(maxWidth: .infinity)
                    .frame(height: Self.height)
                    .background {
                        Rectangle().fill(.bar).ignoresSafeArea(edges: .bottom).overlay(alignment: .top) { Divider() }
                    }
                    .buttonStyle(BarButtonStyle())
                    .modifier(KeyboardSpace(height: Self.height))
            }
        }
    }
}

/// Keeps the content of the window out of a space above the keyboard.
nonisolated private struct KeyboardSpace: ElementModifier {
    /// The height of the space, in points.
    let height: CGFloat

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { KeyboardSpaceElement(context) }
    @MainActor func update(_ element: _Node) { element.graph.root.keyboardBar = height }
}

private final class KeyboardSpaceElement: ModifierElement {
    override func willUnmount() { graph.root.keyboardBar = 0 }
}

/// The bar above the keyboard of a window, which exists once a view provides items.
@MainActor
final class KeyboardBarScene: SceneService {
    private var exists = false

    init() {}

    func show(in graph: ViewGraph) {
        if exists { return }
        exists = true
        graph.showOnTop(KeyboardBar(), .keyboard)
    }
}
