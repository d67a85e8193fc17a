import Foundation

/// How content that scrolls under a bar is set off from it. Apple: iOS 26, macOS 26.
///
/// The effect is drawn where a scroll view reaches into its safe area, by as much as there is content under the edge.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    enum Kind { case automatic, hard, soft }
    let kind: Kind

    /// As the bar does it: bars here have a ground of their own, so nothing else is drawn.
    public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .automatic) }
    /// The background up to the edge of the safe area, and a line there.
    public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .hard) }
    /// Content that fades into the background towards the edge of the scroll view.
    public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .soft) }
}

extension View {
    /// How content of the scroll views inside is set off from bars; nil for as it is set around. Apple: iOS 26, macOS 26.
    nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        modifier(EnvironmentChange { values in
            guard let style else { return }
            values.builtIn.scroll.edgeEffects.set(style.kind, for: edges)
        })
    }

    /// Whether content of the scroll views inside is not set off from bars. Apple: iOS 26, macOS 26.
    nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        modifier(EnvironmentChange { $0.builtIn.scroll.edgeEffects.hide(hidden, edges) })
    }

    /// Puts a bar along an edge, like `safeAreaInset(edge:alignment:spacing:content:)`, on the ground that bars have. Apple: iOS 26, macOS 26.
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

    /// Puts a bar along an edge, like `safeAreaInset(edge:alignment:spacing:content:)`, on the ground that bars have. Apple: iOS 26, macOS 26.
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
