import Foundation
import Observation

/// How far the content under a large title has been scrolled: only the bar follows it.
@MainActor @Observable
private final class TitleProgress {
    /// Points, from 0 to the height of the large title.
    var scrolled: CGFloat = 0
}

/// A screen of a navigation stack with the bar above it.
struct NavigationScreen<Content: View>: View {
    let content: Content
    let goBack: (@MainActor () -> Void)?
    @State private var bar = NavigationBarContent()
    @State private var isCollapsed = false
    @State private var progress = TitleProgress()

    /// Where the content is against the bars: over the edge at which the bar with its large title ends, in points.
    private struct Reading: Equatable {
        let scrolled: CGFloat
        let isCollapsed: Bool
    }

    private var isLarge: Bool {
        switch bar.mode ?? .automatic {
        case .large: bar.title != nil
        case .inline: false
        case .automatic: bar.title != nil && goBack == nil
        }
    }

    private var showsBar: Bool {
        if let isHidden = bar.isHidden { return !isHidden }
        return goBack != nil || bar != NavigationBarContent()
    }

    var body: some View {
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .environment(\.barFollowsScrolling, true)
            .onScrollGeometryChange(for: Reading.self, of: read) { _, new in
                progress.scrolled = new.scrolled
                isCollapsed = new.isCollapsed
            }
            .safeAreaInset(edge: .top, spacing: 0) {
                if showsBar {
                    NavigationBar(
                        content: bar, goBack: goBack, isLarge: isLarge, isCollapsed: isCollapsed, progress: progress)
                }
            }
            .environment(\.goBack, goBack)
            .onPreferenceChange(NavigationBarKey.self) { bar = $0 }
            .transformPreference(NavigationBarKey.self) { $0 = NavigationBarContent() }
            .modifier(EditModeScope())
    }

    /// The large title is gone when content has moved up by its height, and comes back when it is down again.
    private func read(_ geometry: ScrollGeometry) -> Reading {
        let height = NavigationBar.largeTitleHeight
        let length = geometry.contentSize.height + geometry.contentInsets.top + geometry.contentInsets.bottom
        guard isLarge, length > geometry.containerSize.height else {
            let isScrolled = geometry.contentOffset.y + geometry.contentInsets.top > 0.5
            return Reading(scrolled: isScrolled ? height : 0, isCollapsed: false)
        }
        let top = geometry.contentInsets.top + (isCollapsed ? height : 0)
        let scrolled = geometry.contentOffset.y + top
        return Reading(scrolled: min(max(scrolled, 0), height), isCollapsed: scrolled > height + (isCollapsed ? -0.01 : 0.01))
    }
}

/// The bar above a screen: a way back, a title, and what the program puts into it.
private struct NavigationBar: View {
    /// Points, as measured of the iPhone's.
    static let height: CGFloat = 64, largeTitleHeight: CGFloat = 52.5

    let content: NavigationBarContent
    let goBack: (@MainActor () -> Void)?
    let isLarge: Bool
    let isCollapsed: Bool
    let progress: TitleProgress

    var body: some View {
        VStack(spacing: 0) {
            ZStack {
                HStack(spacing: 16) {
                    if let goBack, content.hidesBackButton != true {
                        Button(action: goBack) { Image(systemName: "chevron.backward") }
                            .accessibilityLabel("Back")
                    }
                    pieces(.leading)
                    Spacer(minLength: 0)
                    pieces(.trailing)
                }
                if content.items.contains(where: { $0.placement.side == .centre }) {
                    pieces(.centre)
                } else if let title = content.title, !isLarge || isCollapsed {
                    title.font(.headline).lineLimit(1).accessibilityAddTraits(.isHeader)
                }
            }
            .padding(.horizontal, 16)
            .frame(height: Self.height)
            .background { BarGround(progress: progress) }
            .zIndex(1)
            if isLarge && !isCollapsed { LargeTitle(title: content.title, progress: progress) }
        }
        .buttonStyle(.borderless)
    }

    private func pieces(_ side: ToolbarItemPlacement.Side) -> some View {
        let pieces = content.items.filter { $0.placement.side == side }
        return ForEach(pieces.indices, id: \.self) { pieces[$0].view }
    }
}

/// What lies behind the bar when content has gone under it.
private struct BarGround: View {
    let progress: TitleProgress

    var body: some View {
        if progress.scrolled >= NavigationBar.largeTitleHeight {
            Rectangle().fill(.bar).ignoresSafeArea(edges: .top)
                .overlay(alignment: .bottom) { Divider() }
        }
    }
}

/// Moves up with the content until it is under the bar.
private struct LargeTitle: View {
    let title: Text?
    let progress: TitleProgress

    var body: some View {
        title?.font(.largeTitle.bold()).lineLimit(1).accessibilityAddTraits(.isHeader)
            .padding(.horizontal, 16)
            .frame(maxWidth: .infinity, alignment: .leading)
            .frame(height: NavigationBar.largeTitleHeight)
            .offset(y: -progress.scrolled)
            .clipped()
    }
}

extension EnvironmentValues {
    private enum BarFollowsScrollingKey: EnvironmentKey {
        static let defaultValue = false
    }

    /// Whether the bar above takes less room when content has been scrolled, and what is in sight stays put meanwhile.
    var barFollowsScrolling: Bool {
        get { self[BarFollowsScrollingKey.self] }
        set { self[BarFollowsScrollingKey.self] = newValue }
    }
}
