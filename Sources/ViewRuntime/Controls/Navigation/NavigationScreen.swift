import Foundation
import Observation

/// The scroll progress of the content below a large title. Only the bar observes it.
@MainActor @Observable
private final class TitleProgress {
    /// The distance in points that the content has scrolled, from 0 to the height of the large title.
    var scrolled: CGFloat = 0
}

/// A screen of a navigation stack, with the bar above it.
struct NavigationScreen<Content: View>: View {
    let content: Content
    let exit: ScreenExit?
    let title: ScreenTitle?
    let route: ScreenRoute?
    @State private var requested = NavigationBarContent()
    @State private var isCollapsed = false
    @State private var progress = TitleProgress()
    @Environment(\.surroundingSearch) private var surroundingSearch
    /// Whether the first screen shows the background of a presentation.
    @Environment(\.isPresented) private var isPresented

    init(content: Content, exit: ScreenExit?, title: ScreenTitle? = nil, route: ScreenRoute? = nil) {
        self.content = content
        self.exit = exit
        self.title = title
        self.route = route
    }

    /// The bar's content, including the search from the views around the stack.
    private var bar: NavigationBarContent {
        guard exit == nil, requested.search == nil, let search = surroundingSearch, search.field != nil else {
            return requested
        }
        var bar = requested
        bar.search = search.field
        bar.scopes = bar.scopes ?? search.scopes
        bar.suggestions = bar.suggestions ?? search.suggestions
        return bar
    }

    /// The scroll position relative to the navigation bar. `scrolled` is in points.
    private struct Reading: Equatable {
        let scrolled: CGFloat
        let isCollapsed: Bool
    }

    private var isLarge: Bool {
        if bar.title == nil || bar.search?.session.isSearching == true { return false }
        return (bar.mode ?? .automatic).isLarge(after: title?.previous)
    }

    private var showsBar: Bool {
        if let isHidden = bar.isHidden { return !isHidden }
        return exit != nil || bar != NavigationBarContent(source: bar.source)
    }

    var body: some View {
        // Several views form a column, as in a window.
        VStack { content }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .environment(\.barFollowsScrolling, true)
            .environment(\.surroundingSearch, nil)
            .onScrollGeometryChange(for: Reading.self, of: read) { _, new in
                progress.scrolled = new.scrolled
                isCollapsed = new.isCollapsed
            }
            .overlay {
                if let search = bar.search, let suggestions = bar.suggestions {
                    SearchSuggestions(content: suggestions.view, search: search)
                }
            }
            .safeAreaInset(edge: .bottom, spacing: 0) {
                if bar.items.contains(where: { $0.placement.side == .bottom }) { BottomBar(items: bar.items) }
            }
            .safeAreaInset(edge: .top, spacing: 0) {
                if showsBar {
                    NavigationBar(
                        content: bar, exit: exit, backTitle: title?.previous?.text, isLarge: isLarge,
                        isCollapsed: isCollapsed, progress: progress)
                }
            }
            // The first screen of a stack in a sheet dismisses the sheet.
            .transformEnvironment(\.screenExit) { if let exit { $0 = exit } }
            .onPreferenceChange(NavigationBarKey.self) { content in
                requested = content
                title?.take(content)
                route?.source = content.source
                route?.hasBackButton = content.hidesBackButton != true
            }
            .transformPreference(NavigationBarKey.self) { $0 = NavigationBarContent() }
            .modifier(EditModeScope())
            .backgroundPreferenceValue(HasBackgroundKey.self) { hasBackground in
                if exit != nil || !hasBackground && !isPresented { Rectangle().fill(.background).ignoresSafeArea() }
            }
            .transformPreference(HasBackgroundKey.self) { $0 = false }
    }

    /// Returns the scroll position. The large title collapses when the content has scrolled by the title's height, and
    /// expands when the content scrolls back.
    private func read(_ geometry: ScrollGeometry) -> Reading {
        let height = NavigationBar.largeTitleHeight
        guard isLarge else {
            let isScrolled = geometry.contentOffset.y + geometry.contentInsets.top > Tolerance.rest
            return Reading(scrolled: isScrolled ? height : 0, isCollapsed: false)
        }
        // A title that has collapsed depends only on the scrolling, because the insets are shorter without it.
        guard isCollapsed || geometry.contentSize.height > geometry.containerSize.height + height else {
            // The title follows content that can't rest without it. The content bounces back after a drag.
            let scrolled = geometry.contentOffset.y + geometry.contentInsets.top
            return Reading(scrolled: min(max(scrolled, 0), height), isCollapsed: false)
        }
        let top = geometry.contentInsets.top + (isCollapsed ? height : 0)
        let scrolled = geometry.contentOffset.y + top
        let slack = CGFloat(isCollapsed ? -Tolerance.position : Tolerance.position)
        return Reading(scrolled: min(max(scrolled, 0), height), isCollapsed: scrolled > height + slack)
    }
}

/// The bar above a screen, with the back button, the title, and the program's items.
private struct NavigationBar: View {
    /// The heights of the bar and of the large title in points, as measured on an iPhone.
    static let height: CGFloat = 64, largeTitleHeight: CGFloat = 52.5

    let content: NavigationBarContent
    let exit: ScreenExit?
    /// The title of the previous screen.
    let backTitle: Text?
    let isLarge: Bool
    let isCollapsed: Bool
    let progress: TitleProgress
    @Environment(\.colorScheme) private var colorScheme

    private var showsLargeTitle: Bool { isLarge && !isCollapsed }

    private var isSearching: Bool { content.search?.session.isSearching == true }

    var body: some View {
        VStack(spacing: 0) {
            // During a search, the search field replaces the bar.
            if !isSearching { bar }
            if showsLargeTitle { LargeTitle(title: content.title, menu: content.titleMenu?.view, progress: progress) }
            if let search = content.search {
                SearchField(content: search, scopes: content.scopes)
                    .modifier(MovesWithTitle(progress: showsLargeTitle ? progress : nil))
            }
        }
        .background { if !showsLargeTitle { BarBackground(progress: progress, choice: content.barBackground) } }
        .environment(\.colorScheme, content.barBackground.colorScheme ?? colorScheme)
        .environment(\.drawing.foregroundStyle, nil)
        .buttonStyle(BarButtonStyle())
    }

    private var bar: some View {
        BarLayout(spacing: 16, shrinksLeading: exit != nil) {
            HStack(spacing: 16) {
                if let exit, content.hidesBackButton != true {
                    Button(action: exit.leave) { BackLabel(title: backTitle) }.accessibilityLabel("Back")
                }
                pieces(.leading)
            }
            HStack(spacing: 16) {
                if content.items.contains(where: { $0.placement.side == .center }) {
                    pieces(.center)
                } else if let title = content.title {
                    InlineTitle(
                        title: title, menu: content.titleMenu?.view, progress: showsLargeTitle ? progress : nil)
                }
            }
            HStack(spacing: 16) { pieces(.trailing) }
        }
        .padding(.horizontal, 16)
        .frame(height: Self.height)
        .background { if showsLargeTitle { BarBackground(progress: progress, choice: content.barBackground) } }
        .zIndex(1)
    }

    private func pieces(_ side: ToolbarItemPlacement.Side) -> some View {
        ForEach(content.items.filter { $0.placement.side == side }) { ToolbarPieceView(piece: $0) }
    }
}

/// The title in the bar. If the screen has a large title, it appears once the large title has scrolled under the bar.
private struct InlineTitle: View {
    let title: Text
    let menu: AnyView?
    /// The progress of the large title, or `nil` if there is none.
    let progress: TitleProgress?

    var body: some View {
        if progress.map({ $0.scrolled >= NavigationBar.largeTitleHeight }) ?? true {
            TitleLabel(title: title.font(.headline), menu: menu)
        }
    }
}

/// A title, which opens a menu if the program has one for it.
private struct TitleLabel: View {
    let title: Text
    let menu: AnyView?

    var body: some View {
        if let menu {
            Menu {
                menu
            } label: {
                HStack(spacing: 4) {
                    title.lineLimit(1)
                    Image(systemName: "chevron.down.circle.fill").font(.caption).foregroundStyle(.secondary)
                        .accessibilityHidden(true)
                }
                .foregroundStyle(.primary)
            }
            .buttonStyle(.plain)
        } else {
            title.lineLimit(1).accessibilityAddTraits(.isHeader)
        }
    }
}

/// The label of a back button: the title of the previous screen, a short text, or only a chevron, as there is room.
private struct BackLabel: View {
    let title: Text?

    var body: some View {
        HStack(spacing: 6) {
            Image(systemName: "chevron.backward")
            ViewThatFits(in: .horizontal) {
                title?.lineLimit(1)
                Text("Back").lineLimit(1)
                Color.clear.frame(width: 0, height: 0)
            }
        }
    }
}

/// Lays out three views in a row. The second is centered if it fits, or otherwise between the others.
private struct BarLayout: Layout {
    /// The minimum distance between two views, in points.
    let spacing: CGFloat
    /// Whether the first view takes less space, if it can, when the second doesn't fit.
    let shrinksLeading: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let width = sizes.reduce(0) { $0 + $1.width } + 2 * spacing
        return CGSize(width: proposal.width ?? width, height: proposal.height ?? sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.count == 3 else { return }
        let room = ProposedViewSize(width: nil, height: bounds.height)
        // If the items don't fit, the trailing items take precedence.
        let trailing = min(subviews[2].sizeThatFits(room).width, bounds.width)
        func gap(_ length: CGFloat) -> CGFloat { length > 0 ? length + spacing : 0 }
        var leadingRoom = room
        if shrinksLeading {
            leadingRoom.width = max(bounds.width - gap(trailing) - gap(subviews[1].sizeThatFits(room).width), 0)
        }
        let leading = min(subviews[0].sizeThatFits(leadingRoom).width, bounds.width - trailing)
        let free = max(bounds.width - gap(leading) - gap(trailing), 0)
        let center = subviews[1].sizeThatFits(ProposedViewSize(width: free, height: bounds.height)).width
        let first = bounds.minX + gap(leading), last = bounds.maxX - gap(trailing) - center
        let middle = max(min(bounds.midX - center / 2, last), first)
        func place(_ index: Int, at x: CGFloat, width: CGFloat) {
            let offered = ProposedViewSize(width: width, height: bounds.height)
            subviews[index].place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: offered)
        }
        place(0, at: bounds.minX, width: leading)
        place(1, at: middle, width: center)
        place(2, at: bounds.maxX - trailing, width: trailing)
    }
}

/// The background of the bar, visible when content has scrolled under it.
private struct BarBackground: View {
    let progress: TitleProgress
    let choice: BarBackgroundChoice

    var body: some View {
        let shows = choice.visibility ?? .automatic
        if shows == .visible || shows == .automatic && progress.scrolled >= NavigationBar.largeTitleHeight {
            Rectangle().fill(choice.style?.style ?? AnyShapeStyle(.bar)).ignoresSafeArea(edges: .top)
                .overlay(alignment: .bottom) { Divider() }
        }
    }
}

/// Moves the views below a large title up with it.
private struct MovesWithTitle: ViewModifier {
    let progress: TitleProgress?

    func body(content: Content) -> some View { content.offset(y: -(progress?.scrolled ?? 0)) }
}

/// The bar below a screen.
private struct BottomBar: View {
    /// The height of the bar in points, as on an iPhone.
    static let height: CGFloat = 49

    let items: [ToolbarPiece]

    var body: some View {
        let pieces = items.filter { $0.placement.side == .bottom && $0.placement.role != .status }
        let status = items.filter { $0.placement.role == .status }
        ZStack {
            HStack(spacing: 16) {
                ForEach(pieces) { piece in
                    if piece.id != pieces.first?.id { Spacer(minLength: 0) }
                    ToolbarPieceView(piece: piece)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            HStack(spacing: 16) { ForEach(status) { ToolbarPieceView(piece: $0) } }.font(.caption)
        }
        .padding(.horizontal, 16)
        .frame(maxWidth: .infinity)
        .frame(height: Self.height)
        .background { Rectangle().fill(.bar).ignoresSafeArea(edges: .bottom).overlay(alignment: .top) { Divider() } }
        .environment(\.drawing.foregroundStyle, nil)
        .buttonStyle(BarButtonStyle())
    }
}

/// A title that scrolls with the content until it's under the bar.
private struct LargeTitle: View {
    let title: Text?
    let menu: AnyView?
    let progress: TitleProgress

    var body: some View {
        title.map { TitleLabel(title: $0.font(.largeTitle.bold()), menu: menu) }
            .padding(.horizontal, 16)
            .frame(maxWidth: .infinity, alignment: .leading)
            .frame(height: NavigationBar.largeTitleHeight)
            .offset(y: -progress.scrolled)
            .clipped()
    }
}
