import Foundation

/// A card at the bottom of the window.
struct SheetScreen: View {
    let content: AnyView
    let options: SheetOptions
    let dismiss: @MainActor () -> Void
    /// The current detent, if the program doesn't control it.
    @State private var own: PresentationDetent?
    /// The distance in points that a finger has dragged the sheet down.
    @GestureState(resetTransaction: Transaction(animation: .smooth(duration: 0.3))) private var pulled: CGFloat = 0
    /// The distance in points that a drag of the content has pulled the sheet down.
    @State private var contentPull: CGFloat = 0
    @State private var pull = SheetPull()
    @Environment(\.self) private var environment

    init(content: AnyView, options: SheetOptions, dismiss: @escaping @MainActor () -> Void) {
        self.content = content
        self.options = options
        self.dismiss = dismiss
    }

    private static let top: CGFloat = 10
    /// The part of a drag that the sheet follows beyond its lowest detent.
    private static let resistance: CGFloat = 0.2

    var body: some View {
        GeometryReader { proxy in
            let insets = proxy.safeAreaInsets
            let most = max(proxy.size.height - Self.top, 0)
            let context = PresentationDetent.Context(maxDetentValue: most, environment: environment)
            let detents = heights(in: context)
            let chosen = detents.first { $0.detent == options.selection?.wrappedValue ?? own } ?? detents.first
            let height = (chosen?.height ?? most) + insets.bottom
            card(
                isHighest: height >= (detents.last?.height ?? most) + insets.bottom,
                pull: pull(from: height, among: detents)
            )
            .frame(height: max(height - min(pulled, 0) * Self.resistance, 0), alignment: .top)
            .offset(y: lowered(by: max(pulled, contentPull, 0), from: height, among: detents))
            .gesture(drag(from: height, among: detents))
            .frame(width: proxy.size.width, height: proxy.size.height + insets.bottom, alignment: .bottom)
            .animation(.smooth(duration: 0.3), value: height)
        }
    }

    private func card(isHighest: Bool, pull: SheetPull) -> some View {
        content
            .transformEnvironment(\.scrollConfiguration) {
                [takesPushes = !isHighest && options.contentInteraction != .scrolls] in
                $0.sheetTakesPulls = true
                $0.sheetTakesPushes = takesPushes
                $0.sheet = pull
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background {
                if let background = options.background { background } else { Rectangle().fill(ListBackground.card) }
            }
            .overlay(alignment: .top) { if showsIndicator { indicator } }
            .clipShape(UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius))
            .contentShape(.rect)
    }

    private var radius: CGFloat { options.cornerRadius ?? 12 }

    private var showsIndicator: Bool {
        switch options.dragIndicator ?? .automatic {
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
        options.selection?.wrappedValue = nearest.detent
    }
}
