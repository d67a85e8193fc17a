import ScrollworkTesting
import SwiftUI
import Testing

/// Apple's page "Scroll views" in Apple's spelling. The test is that it compiles.
@MainActor
@Suite struct ScrollSurfaceTests {
    private struct Snap: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            let _: CGRect = context.originalTarget.rect
            let _: CGVector = context.velocity
            let _: CGSize = context.contentSize
            let _: CGSize = context.containerSize
            let _: Axis.Set = context.axes
            let _: Locale = context.locale
            target.anchor = .top
            target.rect.origin.y = (target.rect.minY / 10).rounded() * 10
        }

        func properties(context: PropertiesContext) -> Properties {
            var properties = Properties()
            properties.limitsScrolls = true
            return properties
        }
    }

    private struct Positions: View {
        @State private var id: Int?
        @State private var position = ScrollPosition()
        @State private var typed = ScrollPosition(idType: Int.self)
        @State private var edge = ScrollPosition(edge: .bottom)
        @State private var point = ScrollPosition(point: CGPoint(x: 0, y: 3))
        @State private var named = ScrollPosition(id: 3, anchor: .top)

        var body: some View {
            ScrollView { Text("a") }.scrollPosition(id: $id).scrollPosition(id: $id, anchor: .center)
            ScrollView(.horizontal) { Text("a") }.scrollPosition($position).scrollPosition($position, anchor: .top)
            ScrollView([.horizontal, .vertical], showsIndicators: false) { Text("a") }.scrollPosition($typed)
            ScrollViewReader { proxy in
                Button("go") {
                    proxy.scrollTo(3)
                    proxy.scrollTo(3, anchor: .top)
                    position.scrollTo(id: 3)
                    position.scrollTo(id: 3, anchor: .top)
                    position.scrollTo(edge: .top)
                    position.scrollTo(x: 1)
                    position.scrollTo(y: 1)
                    position.scrollTo(x: 1, y: 2)
                    position.scrollTo(point: .zero)
                    let _: CGPoint? = position.point
                    let _: Edge? = position.edge
                    let _: CGFloat? = position.x ?? position.y
                    let _: Bool = position.isPositionedByUser
                    let _: Int? = position.viewID(type: Int.self)
                    let _: (any Hashable & Sendable)? = position.viewID
                }
            }
        }
    }

    private struct Behaviors: View {
        var body: some View {
            ScrollView { Text("a") }.scrollTargetBehavior(.paging)
            ScrollView { Text("a").scrollTargetLayout() }.scrollTargetBehavior(.viewAligned)
            ScrollView { Text("a").scrollTargetLayout(isEnabled: false) }.scrollTargetBehavior(
                .viewAligned(limitBehavior: .alwaysByFew))
            ScrollView { Text("a") }.scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
            ScrollView { Text("a") }.scrollTargetBehavior(.viewAligned(limitBehavior: .never)).scrollTargetBehavior(
                .viewAligned(limitBehavior: .always))
            ScrollView { Text("a") }.scrollTargetBehavior(Snap()).scrollTargetBehavior(AnyScrollTargetBehavior(Snap()))
            ScrollView { Text("a") }.defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .initialOffset)
                .defaultScrollAnchor(.top, for: .sizeChanges).defaultScrollAnchor(.center, for: .alignment)
                .defaultScrollAnchor(nil)
            ScrollView { Text("a") }.scrollIndicators(.hidden).scrollIndicators(.never, axes: .vertical)
                .scrollIndicatorsFlash(onAppear: true)
                .scrollIndicatorsFlash(trigger: 3)
            ScrollView { Text("a") }.scrollDisabled(true).scrollClipDisabled().scrollBounceBehavior(.basedOnSize)
                .scrollBounceBehavior(.always, axes: .horizontal)
            ScrollView { Text("a") }.scrollContentBackground(.hidden).scrollDismissesKeyboard(.interactively)
            ScrollView { Text("a") }.contentMargins(3).contentMargins(.top, 3).contentMargins(
                .horizontal, 3, for: .scrollContent
            )
            .contentMargins(.all, EdgeInsets(), for: .scrollIndicators).contentMargins(3, for: .automatic)
        }
    }

    private struct Observers: View {
        @State private var isVisible = false
        var body: some View {
            ScrollView {
                Text("a")
                    .onScrollVisibilityChange { isVisible = $0 }
                    .onScrollVisibilityChange(threshold: 0.2) { isVisible = $0 }
                    .scrollTransition { content, phase in
                        content.opacity(phase.isIdentity ? 1 : 0).scaleEffect(phase.value)
                    }
                    .scrollTransition(.animated(.bouncy).threshold(.visible(0.3)), axis: .vertical) { content, phase in
                        content.blur(radius: phase == .topLeading ? 1 : 0)
                    }
                    .scrollTransition(topLeading: .interactive(timingCurve: .easeIn), bottomTrailing: .identity) {
                        content, _ in content
                    }
                    .visualEffect { content, proxy in
                        content.offset(
                            y: proxy.frame(in: .scrollView).minY + proxy.frame(in: .scrollView(axis: .vertical)).minY)
                    }
            }
            .onScrollGeometryChange(for: CGFloat.self) { geometry in
                let _: CGPoint = geometry.contentOffset
                let _: CGSize = geometry.contentSize
                let _: EdgeInsets = geometry.contentInsets
                let _: CGSize = geometry.containerSize
                let _: CGRect = geometry.visibleRect
                return geometry.bounds.minY
            } action: { _, _ in
            }
            .onScrollPhaseChange { old, new in isVisible = old == .idle && new.isScrolling }
            .onScrollPhaseChange { _, new, context in
                isVisible =
                    new == .decelerating && (context.velocity?.dy ?? 0) > 0 && context.geometry.contentOffset.y > 0
            }
            .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.5) { (ids: [Int]) in isVisible = ids.isEmpty
            }
        }
    }

    private struct Values: View {
        @Environment(\.isScrollEnabled) private var isEnabled
        @Environment(\.horizontalScrollIndicatorVisibility) private var horizontal
        @Environment(\.verticalScrollIndicatorVisibility) private var vertical
        @Environment(\.horizontalScrollBounceBehavior) private var sideways: ScrollBounceBehavior
        @Environment(\.verticalScrollBounceBehavior) private var upright: ScrollBounceBehavior
        @Environment(\.scrollDismissesKeyboardMode) private var mode: ScrollDismissesKeyboardMode
        @Environment(\.refresh) private var refresh

        var body: some View { Text(isEnabled && horizontal == vertical && refresh == nil ? "usual" : "other") }
    }

    @Test func thePageOfScrollViewsCompiles() {
        let stage = Stage(size: CGSize(width: 400, height: 1000)) {
            VStack {
                Positions()
                Behaviors()
                Observers()
                Values().refreshable {}
                Values()
            }
        }
        #expect(stage.semantics.flattened.compactMap(\.label).filter { $0 == "usual" }.count == 1)
    }
}
