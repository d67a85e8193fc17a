import Foundation

/// How content that scrolls under a bar is set off from it. Apple: iOS 26, macOS 26.
///
/// Accepted for programs that choose one. Bars here have a ground of their own, so nothing else is drawn.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private enum Kind { case automatic, hard, soft }
    private let kind: Kind

    public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .automatic) }
    /// A line between bar and content.
    public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .hard) }
    /// Content that fades towards the bar.
    public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .soft) }
}

extension View {
    /// How content of the scroll views inside is set off from bars; accepted, see ``ScrollEdgeEffectStyle``. Apple: iOS 26, macOS 26.
    nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }

    /// Whether content of the scroll views inside is not set off from bars; accepted. Apple: iOS 26, macOS 26.
    nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }

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
