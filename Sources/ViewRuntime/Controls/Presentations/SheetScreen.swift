import Foundation

/// A card at the bottom of the window.
struct SheetScreen: View {
    enum Form { case sheet, popover, cover }

    let content: AnyView
    let options: SheetOptions
    let form: Form
    /// The anchor, if the screen can be a popover.
    let place: PresentationPlace?
    @Binding var isBackgroundActive: Bool
    let dismiss: @MainActor () -> Void
    /// Whether a screen that could be a popover has moved in.
    @State private var isOpen = false
    /// The current detent, if the program doesn't control it.
    @State private var own: PresentationDetent?
    /// The distance in points that a finger has dragged the sheet down.
    @GestureState(resetTransaction: Transaction(animation: .smooth(duration: 0.3))) private var pulled: CGFloat = 0
    /// The distance in points that a drag of the content has pulled the sheet down.
    @State private var contentPull: CGFloat = 0
    @State private var pull = SheetPull()
    @Environment(\.self) private var environment

    init(
        content: AnyView, options: SheetOptions, form: Form, place: PresentationPlace?,
        isBackgroundActive: Binding<Bool>, dismiss: @escaping @MainActor () -> Void
    ) {
        self.content = content
        self.options = options
        self.form = form
        self.place = place
        _isBackgroundActive = isBackgroundActive
        self.dismiss = dismiss
    }

    /// The part of a drag that the sheet follows beyond its lowest and its highest detent.
    private static let resistance: CGFloat = 0.2

    /// The maximum width in points of a sheet in a window with a regular width.
    private static let maximumWidth: CGFloat = 640

    /// The distance in points between the top of the safe area and the highest sheet.
    private var top: CGFloat { form == .sheet ? 10 : 0 }

    var body: some View {
        GeometryReader { proxy in
            let insets = proxy.safeAreaInsets
            let maximum = max(proxy.size.height - top, 0)
            let context = PresentationDetent.Context(maxDetentValue: maximum, environment: environment)
            let detents = heights(in: context)
            let chosen = detents.first { $0.detent == options.selection?.detent ?? own } ?? detents.first
            let rest = chosen?.height ?? maximum
            let height = rest + insets.bottom + (form == .cover ? insets.top : 0)
            let isPopover = form == .popover, isNarrow = form == .sheet && environment.horizontalSizeClass == .regular
            let shift = lowered(by: max(pulled, contentPull, 0), from: rest, among: detents)
            let growth = raised(by: max(-pulled, 0), from: rest, among: detents)
            let layout = layout(in: proxy)
            layout {
                card(
                    isHighest: rest >= detents.last?.height ?? maximum, bottom: isPopover ? 0 : insets.bottom,
                    pull: pull(from: rest, among: detents)
                )
                .environment(\.horizontalSizeClass, isNarrow ? .compact : environment.horizontalSizeClass)
                .frame(maxWidth: isNarrow ? Self.maximumWidth : nil)
                .frame(height: isPopover ? nil : max(height + growth, 0), alignment: .top)
                .offset(y: isPopover ? 0 : place == nil || isOpen ? shift : height)
                .gesture(drag(from: rest, among: detents), including: form == .sheet ? .all : .subviews)
                .frame(
                    width: isPopover ? nil : proxy.size.width,
                    height: isPopover ? nil : proxy.size.height + insets.bottom,
                    alignment: .bottom
                )
                .opacity(isPopover && !isOpen ? 0 : 1)
                .animation(.smooth(duration: 0.3), value: height)
                if isPopover {
                    PopoverArrow(pointsUp: popover(in: proxy).isBelow(in: proxy.size))
                        .fill(ListBackground.menu)
                        .opacity(isOpen ? 1 : 0)
                        .accessibilityHidden(true)
                }
            }
            .onChange(of: isActive(at: rest, in: context), initial: true) {
                isBackgroundActive = $1
            }
        }
        .onAppear { if place != nil { withAnimation(.smooth(duration: 0.35)) { isOpen = true } } }
    }

    private func popover(in proxy: GeometryProxy) -> PopoverPlacement {
        let window = proxy.frame(in: .global), anchor = place?.frame ?? .zero
        return PopoverPlacement(anchor: anchor.offsetBy(dx: -window.minX, dy: -window.minY))
    }

    private func layout(in proxy: GeometryProxy) -> AnyLayout {
        form == .popover ? AnyLayout(popover(in: proxy)) : AnyLayout(ZStackLayout(alignment: .topLeading))
    }

    /// Whether a person can interact with the views behind the sheet.
    private func isActive(at height: CGFloat, in context: PresentationDetent.Context) -> Bool {
        guard form == .sheet, case .enabled(let detent) = options.backgroundInteraction else { return false }
        guard let detent else { return true }
        return detent.height(in: context).map { height <= $0 + Tolerance.rest } ?? false
    }

    /// - Parameters:
    ///   - isHighest: Whether the sheet is at its highest detent.
    ///   - bottom: The height below the safe area of the window, in points.
    ///   - pull: The pull that continues a drag of the content.
    private func card(isHighest: Bool, bottom: CGFloat, pull: SheetPull) -> some View {
        VStack { content }
            .transformEnvironment(\.scrollConfiguration) {
                [takesPushes = !isHighest && options.contentInteraction != .scrolls] in
                $0.sheetTakesPulls = true
                $0.sheetTakesPushes = takesPushes
                $0.sheet = pull
            }
            .frame(
                maxWidth: form == .popover ? nil : .infinity, maxHeight: form == .popover ? nil : .infinity
            )
            .safeAreaPadding(.bottom, bottom)
            .background {
                if let background = options.background {
                    background
                } else {
                    Rectangle().fill(form == .popover ? ListBackground.menu : ListBackground.card)
                }
            }
            .overlay(alignment: .top) { if showsIndicator { indicator } }
            .clipShape(
                UnevenRoundedRectangle(
                    topLeadingRadius: radius, bottomLeadingRadius: form == .popover ? radius : 0,
                    bottomTrailingRadius: form == .popover ? radius : 0, topTrailingRadius: radius)
            )
            .contentShape(.rect)
            .shadow(color: .black.opacity(form == .popover ? 0.2 : 0), radius: form == .popover ? 16 : 0)
    }

    private var radius: CGFloat { form == .cover ? 0 : options.cornerRadius ?? (form == .popover ? 13 : 12) }

    private var showsIndicator: Bool {
        if form != .sheet { return false }
        return switch options.dragIndicator ?? .automatic {
        case .visible: true
        case .hidden: false
        case .automatic: options.detents?.count ?? 1 > 1
        }
    }

    private var indicator: some View {
        Capsule().fill(.tertiary).frame(width: 36, height: 5).padding(.top, 5).accessibilityHidden(true)
    }

    private typealias Rest = (detent: PresentationDetent, height: CGFloat)

    /// Returns the available detents with their heights, from the lowest to the highest.
    private func heights(in context: PresentationDetent.Context) -> [Rest] {
        let requested = options.detents ?? []
        return (requested.isEmpty ? [.large] : requested)
            .compactMap { detent in detent.height(in: context).map { (detent, $0) } }
            .sorted { $0.height < $1.height }
    }

    private func drag(from height: CGFloat, among detents: [Rest]) -> some Gesture {
        DragGesture(minimumDistance: 10, coordinateSpace: .global)
            .updating($pulled) { value, pulled, _ in pulled = value.translation.height }
            .onEnded { come(to: height - $0.predictedEndTranslation.height, from: height, among: detents) }
    }

    /// Returns the distance that a pull lowers the sheet. If the sheet can't be dismissed, it resists below its lowest
    /// detent.
    private func lowered(by distance: CGFloat, from height: CGFloat, among detents: [Rest]) -> CGFloat {
        guard options.isDismissDisabled == true else { return distance }
        let free = max(height - (detents.first?.height ?? height), 0)
        return min(distance, free) + max(distance - free, 0) * Self.resistance
    }

    /// Returns the distance that a push raises the sheet. The sheet resists above its highest detent.
    private func raised(by distance: CGFloat, from height: CGFloat, among detents: [Rest]) -> CGFloat {
        let free = max((detents.last?.height ?? height) - height, 0)
        return min(distance, free) + max(distance - free, 0) * Self.resistance
    }

    /// Returns the pull that continues a drag of the content beyond its top.
    private func pull(from height: CGFloat, among detents: [Rest]) -> SheetPull {
        pull.connect(
            moved: { contentPull = $0 },
            ended: { distance, velocity in
                withAnimation(.smooth(duration: 0.3)) {
                    contentPull = 0
                    // The velocity factor matches the prediction of a drag gesture.
                    come(to: height - distance - velocity / 4, from: height, among: detents)
                }
            })
        return pull
    }

    /// Settles the sheet at the nearest detent, or dismisses it.
    ///
    /// - Parameters:
    ///   - end: The predicted height of the sheet at the end of the drag, in points.
    ///   - height: The height at which the drag began, in points.
    ///   - detents: The available detents.
    private func come(to end: CGFloat, from height: CGFloat, among detents: [Rest]) {
        let lowest = detents.first?.height ?? height
        if options.isDismissDisabled != true, end < lowest / 2 { return dismiss() }
        guard let nearest = detents.min(by: { abs($0.height - end) < abs($1.height - end) }) else { return }
        own = nearest.detent
        options.selection?.binding.wrappedValue = nearest.detent
    }
}
