import SwiftUI

/// The scroll view of a carousel, and the code that moves it.
struct CarouselScroller<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    let carousel: Carousel<Data, ID, Content>
    @State var kept = CarouselStorage<ID>()
    @State var move = PendingMove<ID>()
    /// A draft of the state, in the copy of the carousel with which a body creates its description.
    var draft: CarouselDraft<ID>?
    /// The number of changes of the state that views depend on.
    @State var revision = 0
    /// The opacity, below 1 during a cross-fade between pages with reduced motion.
    @State var opacity = 1.0
    @Environment(\.layoutDirection) var layoutDirection
    @Environment(\.accessibilityReduceMotion) var reducesMotion
    @Environment(\.reportsScrollPhases) var reportsPhases
    @Environment(\.impressionsArePaused) var impressionsArePaused
    @Environment(\.impressionsArePlaying) var impressionsArePlaying
    @Environment(\.carouselStyle) private var surroundingStyle

    var state: CarouselState<ID> {
        get { draft?.state ?? kept.state }
        nonmutating _modify {
            if let draft { yield &draft.state } else { yield &kept.state }
        }
    }

    /// The style of the pages. A style of the carousel itself doesn't apply to carousels in its pages.
    private var style: any CarouselStyle { carousel.style ?? surroundingStyle }

    var body: some View {
        _ = revision
        let draft = CarouselDraft(kept.state), drawn = drawing(draft)
        return ScrollViewReader { proxy in
            scrollView(drawn, draft)
                .onChange(of: draft.state.command.number) {
                    take(draft)
                    perform(proxy)
                }
        }
        .modifier(
            SelectionOwner(value: carousel.selection?.wrappedValue, rests: kept.reports.rests) { id, isReview in
                take(draft)
                follow(id, isReview: isReview)
            }
        )
        .onChange(of: draft, initial: true) {
            take(draft)
            settleEdit()
        }
        .onAppear {
            take(draft)
            didAppear()
        }
        .onDisappear { kept.idleDetector.stop() }
        .opacity(opacity)
        .background { pageElement(drawn.placeAmongItems) }
        .modifier(
            CarouselAutoplay(
                interval: carousel.data.count > 1 ? carousel.options.autoplay : nil,
                isMoving: draft.state.motion.actor != .idle, isEmpty: carousel.data.isEmpty, action: playOn)
        )
        .visibilityTimer(kept.exposures.timer)
        .onChange(of: exposureSetting, initial: true) {
            take(draft)
            updateExposures()
        }
        .modifier(
            CarouselKeys(axis: carousel.options.axis, isMirrored: drawn.state.plan.isMirrored) {
                go($0, isAnnounced: true)
            }
        )
        .accessibilityElement(children: .contain)
        .modifier(SelectionMoves(move: move, go: visit))
    }

    // MARK: The track

    private func scrollView(_ drawn: Self, _ draft: CarouselDraft<ID>) -> some View {
        let state = draft.state, plan = drawn.plan, axis = plan.axis, space = space
        return ScrollView(axis.set) {
            CarouselTrackLayout(plan: plan, marker: state.command.place) {
                Color.clear
                    .containerRelativeFrame(axis.set)
                    .frame(axis, across: 0)
                    .layoutValue(key: CarouselRole.Key.self, value: .ruler)
                Color.clear
                    .id(marker)
                    .accessibilityHidden(true)
                    .layoutValue(key: CarouselRole.Key.self, value: .marker)
                ForEach(drawn.realized) { item in page(item, plan, state.window) }
                if carousel.options.showsIndicator, carousel.data.count > 1 {
                    CarouselIndicator(sequence: state.sequence, plan: plan, space: space)
                        .layoutValue(key: CarouselRole.Key.self, value: .indicator)
                }
            }
            .coordinateSpace(.named(space.track))
            .onGeometryChange(for: CarouselReading.self) { [space, plan] proxy in
                CarouselReading(
                    proxy.frame(in: .named(space.viewport)), axis: plan.axis, isMirrored: plan.isMirrored,
                    container: Double(proxy.bounds(of: .named(space.viewport))?.size.length(on: plan.axis) ?? 0))
            } action: { reading in
                take(draft)
                read(reading)
            }
        }
        .scrollIndicators(.never)
        .scrollTargetBehavior(
            CarouselBehavior(plan: plan, sequence: state.sequence, limit: limit) {
                take(draft)
                return kept
            }
        )
        .modifier(
            ScrollMovement(idleDetector: kept.idleDetector, mayRest: { mayRest }) { actorDidChange(to: $0) }
        )
        .defaultScrollAnchor(drawn.anchor(plan))
        .coordinateSpace(.named(space.viewport))
        .accessibilityScrollAction { scroll(towards: $0) }
    }

    private func page(_ item: PageItem<ID>, _ plan: CarouselPlan, _ window: PageWindow?) -> some View {
        let index = carousel.data.index(carousel.data.startIndex, offsetBy: item.index)
        return CarouselPageView(
            element: carousel.data[index], content: carousel.content, style: style,
            context: CarouselPageContext(slot: item.slot, plan: plan, space: space)
        )
        .modifier(
            PageMeasuring(isOn: plan.pageSize == .content, axis: plan.axis, page: item.id) { [id = item.id] in
                pageDidChange(id, length: $0)
            }
        )
        .modifier(visibilityReader(of: item, plan))
        .layoutValue(key: CarouselRole.Key.self, value: .page(item.slot))
        .zIndex(style.order.zIndex(of: item.slot, current: window?.center ?? 0))
        .accessibilityHidden(!(window?.visible.contains(item.slot) ?? true))
    }

    /// Returns the initial anchor of the scroll view, so that its first layout is correct without a movement.
    private func anchor(_ plan: CarouselPlan) -> UnitPoint {
        var part: CGFloat = 0.5
        if plan.ends != nil {
            let track = track, farthest = plan.length(in: track) - track.container
            let slot = state.sequence.clamp(state.motion.state.slot)
            let offset = plan.offset(at: track.aligned(slot), in: track)
            part = farthest > 0 ? CGFloat(min(max(offset / farthest, 0), 1)) : 0
        }
        return UnitPoint(plan.axis, along: part)
    }

    // MARK: Parts of the track

    var space: CarouselSpace { CarouselSpace(owner: ObjectIdentifier(kept)) }

    var marker: CarouselMarker { CarouselMarker(owner: ObjectIdentifier(kept)) }

    /// Whether the carousel can rest anywhere.
    var isFree: Bool { limit == nil }

    /// The maximum number of pages that a fling can pass, or `nil` to rest anywhere. In a loop, a single item has no
    /// neighbors, so it always rests as a page.
    private var limit: Int? {
        let isAlone = carousel.options.loops && state.items.count == 1
        return carousel.options.paging.limit ?? (isAlone ? 1 : nil)
    }

    var plan: CarouselPlan {
        var plan = state.plan
        plan.count = state.sequence.count
        plan.ends = state.sequence.ends
        plan.own = state.own.map { PageExtents($0, spacing: plan.spacing, sequence: state.sequence) }
        return plan
    }

    /// The resting positions. Before the first layout, they are an estimate with enough pages.
    var track: CarouselTrack { plan.track(in: state.container ?? 1_000) }

    func makeWindow(_ track: CarouselTrack, at position: Double) -> PageWindow {
        // Measures the pages on which a fling may end before the fling starts.
        let ahead = state.plan.pageSize == .content ? min(carousel.options.paging.limit ?? 2, 8) : 0
        return PageWindow(
            at: position, track: track, sequence: state.sequence, reach: max(reducesMotion ? 0 : style.reach, ahead),
            isPile: style.order == .earlierOnTop && !reducesMotion)
    }

    func item(at slot: Int) -> PageItem<ID>? {
        state.sequence.index(at: slot).map { PageItem(id: state.items.identity($0), index: $0, slot: slot) }
    }

    /// The item nearest to its aligned position.
    var current: PageItem<ID>? {
        state.sequence.count > 0 ? item(at: makeWindow(track, at: state.motion.point).center) : nil
    }

    /// The item on which the carousel will settle.
    var goal: PageItem<ID>? { state.motion.state.goal.flatMap { item(at: $0) } }

    /// The realized items, in order.
    var realized: [PageItem<ID>] { state.window.map { items(of: $0) } ?? [] }

    // MARK: Drafts

    /// Returns a copy of the carousel with a draft for the current data. The stored state doesn't change.
    private func drawing(_ draft: CarouselDraft<ID>) -> Self {
        var drawn = self
        drawn.draft = draft
        drawn.update(CarouselItems(carousel.data, id: carousel.id, former: kept.state.items))
        return drawn
    }

    /// Applies a draft that appeared to the stored state.
    func take(_ draft: CarouselDraft<ID>) {
        if kept.taken === draft { return }
        kept.taken = draft
        kept.exposures.actions = carousel.actions
        kept.exposures.place = { [weak kept] id in kept?.state.items.index(id, 0) }
        update(draft.state.items)
    }

    private func update(_ items: CarouselItems<ID>) {
        reconcile(items)
        state.window = state.sequence.count > 0 ? makeWindow(track, at: state.motion.point) : nil
        if state.lengths.isEmpty { return }
        let shown = Set(realized.map(\.id))
        state.lengths = state.lengths.filter { shown.contains($0.key) }
    }

    private func items(of window: PageWindow) -> [PageItem<ID>] {
        var result: [PageItem<ID>] = []
        result.reserveCapacity(window.slots.count)
        for slot in window.slots {
            guard let index = state.sequence.index(at: slot) else { continue }
            let item = PageItem(id: state.items.identity(index), index: index, slot: slot)
            guard let place = result.firstIndex(where: { $0.id == item.id }) else { result.append(item); continue }
            if abs(slot - window.center) < abs(result[place].slot - window.center) {
                result.remove(at: place)
                result.append(item)
            }
        }
        return result
    }
}

/// The position of the track, as the carousel reads it.
struct CarouselReading: Equatable, Sendable {
    /// The distance from the container's leading edge to the track's leading edge, in points. It is positive if the
    /// track begins before the container.
    let offset: Double
    let container: Double

    /// - Parameter frame: The frame of the track in the container.
    init(_ frame: CGRect, axis: Axis, isMirrored: Bool, container: Double) {
        offset = isMirrored ? Double(frame.maxX) - container : -Double(frame.origin.coordinate(on: axis))
        self.container = container
    }
}

/// The identity of the marker to which a carousel scrolls.
struct CarouselMarker: Hashable {
    let owner: ObjectIdentifier
}
