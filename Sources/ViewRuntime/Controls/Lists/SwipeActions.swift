import Foundation

/// The actions that a swipe on a row reveals.
struct SwipeActions {
    let content: AnyView
    /// Whether a full swipe performs the first action.
    let allowsFullSwipe: Bool
}

extension View {
    /// Adds swipe actions to a row of a list.
    ///
    /// A swipe away from an edge reveals the actions at that edge.
    ///
    /// Available from iOS 15 and macOS 12.
    ///
    /// - Parameters:
    ///   - edge: The edge of the row at which the actions appear.
    ///   - allowsFullSwipe: Whether a full swipe performs the first action.
    ///   - content: The buttons of the actions.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        let actions = SwipeActions(content: AnyView(content()), allowsFullSwipe: allowsFullSwipe)
        return modifier(
            ListRowTraitModifier { if edge == .trailing { $0.trailing = actions } else { $0.leading = actions } })
    }
}

/// The action buttons at one edge of a row. The row reveals as much of them as it has moved.
struct SwipeButtons: View {
    /// The minimum width of a button in points, as on iOS.
    static let width: CGFloat = 74

    let content: AnyView
    let edge: HorizontalEdge
    /// Whether a label with an icon also has room for its title.
    let isTall: Bool
    let close: @MainActor () -> Void

    var body: some View {
        Group(subviews: content) { parts in
            HStack(spacing: 0) {
                // The first action is next to the edge.
                ForEach(edge == .trailing ? parts.indices.reversed() : Array(parts.indices), id: \.self) { parts[$0] }
            }
        }
        .buttonStyle(SwipeButtonStyle(close: close))
        .labelStyle(SwipeLabelStyle(showsTitle: isTall))
        .environment(\.font, .subheadline)
        .environment(\.symbolVariants, .fill)
        // While the row hides a part of the buttons, they stay beside it.
        .frame(
            minWidth: 0, maxWidth: .infinity, maxHeight: .infinity, alignment: edge == .trailing ? .leading : .trailing
        )
        .clipped()
    }
}

private struct SwipeButtonStyle: PrimitiveButtonStyle {
    let close: @MainActor () -> Void
    @Environment(\.drawing.tint) private var tint

    init(close: @escaping @MainActor () -> Void) { self.close = close }

    func makeBody(configuration: Configuration) -> some View {
        Button {
            close()
            configuration.trigger()
        } label: {
            configuration.label
                .lineLimit(1)
                .fixedSize(horizontal: true, vertical: false)
                .padding(.horizontal, 8)
                .foregroundStyle(.white)
                .frame(minWidth: SwipeButtons.width, maxWidth: .infinity, maxHeight: .infinity)
                .background(
                    configuration.role == .destructive ? AnyShapeStyle(Color.red) : tint ?? AnyShapeStyle(Color.gray)
                )
                .contentShape(.rect)
        }
        .buttonStyle(ListLinkStyle())
    }
}

/// A label style that shows the icon, and the title below it if there is room.
private struct SwipeLabelStyle: LabelStyle {
    let showsTitle: Bool

    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: showsTitle ? 4 : 0) {
            configuration.icon.font(.title3).accessibilityHidden(true)
            ControlLabel(isHidden: !showsTitle) { configuration.title }
        }
    }
}
