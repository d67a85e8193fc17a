import Foundation

/// A style for the separation of content from the bar that it scrolls under.
///
/// The effect appears where a scroll view extends into its safe area, and its strength depends on the length of the
/// content under the edge.
///
/// Available from iOS 26 and macOS 26.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    enum Kind { case automatic, hard, soft }
    let kind: Kind

    /// The effect of the bar. Bars have a background of their own, so no other effect is drawn.
    public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .automatic) }
    /// The background color up to the edge of the safe area, with a line at that edge.
    public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .hard) }
    /// A gradient that fades the content into the background toward the edge of the scroll view.
    public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .soft) }
}

extension View {
    /// Sets the edge effect of scroll views in this view.
    ///
    /// Available from iOS 26 and macOS 26.
    ///
    /// - Parameters:
    ///   - style: The style, or `nil` to keep that of the views around this one.
    ///   - edges: The edges to which the style applies.
    nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        modifier(
            _EnvironmentTransformModifier { values in
                guard let style else { return }
                values.scrollConfiguration.edgeEffects.set(style.kind, for: edges)
            })
    }

    /// Sets whether scroll views in this view hide their edge effects.
    ///
    /// Available from iOS 26 and macOS 26.
    nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        modifier(_EnvironmentTransformModifier { $0.scrollConfiguration.edgeEffects.hide(hidden, edges) })
    }

    /// Adds a bar with a background along an edge, as `safeAreaInset(edge:alignment:spacing:content:)` does.
    ///
    /// Available from iOS 26 and macOS 26.
    nonisolated public func safeAreaBar(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        let bar = content()
        return safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
            VStack { bar }.frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
                .background(.bar, ignoresSafeAreaEdges: edge == .top ? .top : .bottom)
        }
    }

    /// Adds a bar with a background along an edge, as `safeAreaInset(edge:alignment:spacing:content:)` does.
    ///
    /// Available from iOS 26 and macOS 26.
    nonisolated public func safeAreaBar(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        let bar = content()
        return safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
            VStack { bar }.frame(maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: alignment))
                .background(.bar, ignoresSafeAreaEdges: edge == .leading ? .leading : .trailing)
        }
    }
}
