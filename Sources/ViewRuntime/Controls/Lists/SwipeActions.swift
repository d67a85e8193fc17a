import Foundation

/// What a swipe along a row uncovers.
struct SwipeActions {
    let content: AnyView
    /// Whether a long swipe does the first of the actions.
    let allowsFullSwipe: Bool
}

extension View {
    /// Buttons that a swipe along the row uncovers: towards the leading edge those at the trailing one, and the other way round.
    /// Apple: iOS 15, macOS 12.
    ///
    /// - Parameter allowsFullSwipe: Whether a long swipe presses the first of them.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        let actions = SwipeActions(content: AnyView(content()), allowsFullSwipe: allowsFullSwipe)
        return modifier(
            ListRowTraitModifier { if edge == .trailing { $0.trailing = actions } else { $0.leading = actions } })
    }
}

/// The buttons at one edge of a row, each 74 points wide, of which as much is seen as the row has been moved.
struct SwipeButtons: View {
    static let width: CGFloat = 74

    let content: AnyView
    let edge: HorizontalEdge
    let close: @MainActor () -> Void

    var body: some View {
        Group(subviews: content) { parts in
            HStack(spacing: 0) {
                // The first is at the edge.
                ForEach(edge == .trailing ? parts.indices.reversed() : Array(parts.indices), id: \.self) { parts[$0] }
            }
        }
        .buttonStyle(SwipeButtonStyle(close: close))
        .environment(\.font, .subheadline)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: edge == .trailing ? .leading : .trailing)
        .clipped()
    }
}

private struct SwipeButtonStyle: PrimitiveButtonStyle {
    let close: @MainActor () -> Void
    @Environment(\.builtIn.tint) private var tint

    init(close: @escaping @MainActor () -> Void) { self.close = close }

    func makeBody(configuration: Configuration) -> some View {
        Button {
            close()
            configuration.trigger()
        } label: {
            configuration.label
                .lineLimit(1)
                .foregroundStyle(.white)
                .frame(minWidth: SwipeButtons.width, maxWidth: .infinity, maxHeight: .infinity)
                .background(configuration.role == .destructive ? AnyShapeStyle(Color.red) : tint ?? AnyShapeStyle(Color.gray))
                .contentShape(.rect)
        }
        .buttonStyle(ListLinkStyle())
    }
}
