import Foundation

/// Pages side by side in a scroll view that snaps to each of them.
struct PagedTabs<SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>?
    let index: PageTabViewStyle.IndexDisplayMode.Kind
    let content: Content
    @State private var reading = PageReading(page: 0, count: 0)
    @State private var isMoving = false
    @State private var appearance = TabAppearance.current
    @Environment(\.indexLook) private var look
    @Environment(\.layoutDirection) private var layoutDirection

    /// The width or height in points where none is proposed, as for a shape.
    private static var idealLength: CGFloat { 10 }

    struct PageReading: Equatable {
        let page: Int
        let count: Int
    }

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView(.horizontal) {
                TabPageStack(
                    content: content.containerRelativeFrame([.horizontal, .vertical]).modifier(
                        TabPagesModifier<SelectionValue>())
                )
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.paging)
            .scrollIndicators(.hidden)
            .scrollPosition(id: position)
            .onScrollPhaseChange { isMoving = $1 == .tracking || $1 == .interacting }
            .onScrollGeometryChange(for: PageReading.self, of: read) { reading = $1 }
            .onAppear {
                if let selection { proxy.scrollTo(TabPageID(value: selection.wrappedValue)) }
                if appearance != .current { appearance = .current }
            }
        }
        // Without a proposal, the pages have no size that they could fill.
        .frame(idealWidth: Self.idealLength, maxWidth: .infinity, idealHeight: Self.idealLength, maxHeight: .infinity)
        .overlay(alignment: .bottom) {
            if index == .always || index == .automatic && reading.count > 1 { dots }
        }
    }

    private var position: Binding<TabPageID<SelectionValue>?> {
        Binding(
            get: { selection.map { TabPageID(value: $0.wrappedValue) } },
            set: { if let id = $0 { selection?.wrappedValue = id.value } })
    }

    private func read(_ geometry: ScrollGeometry) -> PageReading {
        let width = geometry.containerSize.width
        guard width > 0 else { return PageReading(page: 0, count: 0) }
        let count = Int((geometry.contentSize.width / width).rounded())
        let place = min(max(Int((geometry.contentOffset.x / width).rounded()), 0), max(count - 1, 0))
        return PageReading(page: layoutDirection == .rightToLeft ? max(count - 1, 0) - place : place, count: count)
    }

    /// Whether the page indicator has a background.
    private var hasBackground: Bool {
        switch look.background {
        case .always: true
        case .interactive: isMoving
        case .automatic, .never: false
        }
    }

    private var dots: some View {
        HStack(spacing: 9) {
            ForEach(0..<reading.count, id: \.self) { page in
                Circle().fill(dot(isCurrent: page == reading.page)).frame(width: 7, height: 7)
            }
        }
        .padding(10)
        .background { if hasBackground { Capsule().fill(.thinMaterial) } }
        .accessibilityElement()
        .accessibilityValue("page \(reading.page + 1) of \(reading.count)")
    }

    private func dot(isCurrent: Bool) -> AnyShapeStyle {
        let color = isCurrent ? appearance.currentPageIndicator : appearance.pageIndicator
        return color.map(AnyShapeStyle.init) ?? (isCurrent ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary))
    }
}

/// The pages of a tab view in a row.
nonisolated private struct TabPageStack<Content: View>: LazyContainerView {
    let content: Content

    @MainActor var shape: LazyShape {
        var shape = LazyShape(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: 0, pinned: [])
        shape.purpose = .pages
        return shape
    }
}
