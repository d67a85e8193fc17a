import SwiftUI

/// The scroll view of a carousel, and the code that moves it.
struct CarouselScroller<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    let carousel: Carousel<Data, ID, Content>
    @State var kept = CarouselMemory<ID>()
    @State var move = PendingMove<ID>()
    /// A draft of the state, in the copy of the carousel with which a body creates its description.
    var draft: CarouselMemory<ID>?
    /// The number of changes of `memory` that views depend on.
    @State var revision = 0
    /// Whether the carousel is at rest, without a finger or a movement.
    @State var isResting = true
    /// The number of times the carousel came to rest after it set the selection.
    @State var tellings = 0
    /// The value of `tellings` at the last check of the selection.
    @State var looks = 0
    /// The opacity, below 1 during a cross-fade between pages with reduced motion.
    @State var opacity = 1.0
    @State var isHovered = false
    /// Whether a part of the carousel is visible in the scroll views around it.
    @State var isInSight = true
    @FocusState var isFocused: Bool
    @Environment(\.layoutDirection) var layoutDirection
    @Environment(\.accessibilityReduceMotion) var reducesMotion
    @Environment(\.scrollPhasesAreTold) var phasesAreTold
    @Environment(\.impressionsArePaused) var impressionsArePaused
    @Environment(\.carouselStyle) private var style

    var memory: CarouselMemory<ID> { draft ?? kept }

    /// The options of the last update. Closures of other updates also read them.
    var options: CarouselOptions { memory.options ?? carousel.options }

    var body: some View {
        _ = revision
        let drawn = drawn, draft = drawn.memory
        return ScrollViewReader { proxy in
            scrollView(drawn)
                .onChange(of: draft.command.serial) {
                    take(draft)
                    perform(proxy)
                }
        }
        .onChange(of: draft, initial: true) { take(draft) }
        .onChange(of: carousel.selection?.wrappedValue) { _, new in
            take(draft)
            selectionDidChange(to: new)
        }
        .onChange(of: tellings) { looks = tellings }
        .onChange(of: looks) { heedSelection() }
        .onChange(of: draft.edit.serial) {
            take(draft)
            dataDidChange()
        }
        .onAppear {
            take(draft)
            didAppear()
        }
        .opacity(opacity)
        .overlay(alignment: .bottomTrailing) { autoplayer }
        .background { pageElement(drawn.placeAmongItems) }
        .focusable(!carousel.data.isEmpty)
        .focused($isFocused)
        .onHover { isHovered = $0 }
        .modifier(
            SightReader { if isInSight == $0 { isInSight = !$0 } }
        )
        .sightAlarm(memory.exposures.alarm)
        .onChange(of: exposureSetting, initial: true) {
            take(draft)
            updateExposures()
        }
        .modifier(CarouselKeys(axis: carousel.options.axis, isMirrored: drawn.isMirrored) { go($0, isAnnounced: true) })
        .accessibilityElement(children: .contain)
        .modifier(SelectionMoves(move: move, go: visit))
    }

    // MARK: The track

    private func scrollView(_ drawn: Self) -> some View {
        let draft = drawn.memory, plan = drawn.plan, axis = carousel.options.axis
        return ScrollView(axis.set) {
            CarouselTrackLayout(plan: plan, marker: draft.command.place) {
                Color.clear
                    .containerRelativeFrame(axis.set)
                    .frame(width: axis == .vertical ? 0 : nil, height: axis == .horizontal ? 0 : nil)
                    .layoutValue(key: CarouselRole.Key.self, value: .ruler)
                Color.clear
                    .id(draft.marker)
                    .accessibilityHidden(true)
                    .layoutValue(key: CarouselRole.Key.self, value: .marker)
                ForEach(draft.shown) { item in page(item, plan, draft) }
                if carousel.options.showsIndicator, carousel.data.count > 1 {
                    CarouselIndicator(sequence: draft.sequence, plan: plan, space: draft.space)
                        .layoutValue(key: CarouselRole.Key.self, value: .indicator)
                }
            }
            .coordinateSpace(.named(draft.space.track))
            .onGeometryChange(for: CarouselReading.self) { [space = draft.space, plan] proxy in
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
            CarouselBehavior(plan: plan, sequence: draft.sequence, limit: carousel.options.paging.limit) {
                take(draft)
                return memory.record
            }
        )
        .modifier(ScrollMovement { moverDidChange(to: $0) })
        .defaultScrollAnchor(drawn.anchor(plan))
        .coordinateSpace(.named(draft.space.viewport))
        .accessibilityScrollAction { scroll(towards: $0) }
    }

    private func page(_ item: PageItem<ID>, _ plan: CarouselPlan, _ draft: CarouselMemory<ID>) -> some View {
        let index = carousel.data.index(carousel.data.startIndex, offsetBy: item.index)
        return CarouselPageView(
            element: carousel.data[index], content: carousel.content,
            context: CarouselPageContext(slot: item.slot, plan: plan, space: draft.space)
        )
        .modifier(
            PageMeasuring(isOn: carousel.options.pageSize == .content, axis: carousel.options.axis) { [id = item.id] in
                pageDidChange(id, length: $0)
            }
        )
        .modifier(sight(of: item, plan))
        .layoutValue(key: CarouselRole.Key.self, value: .page(item.slot))
        .zIndex(style.order.zIndex(of: item.slot, current: draft.window?.centre ?? 0))
        .accessibilityHidden(!(draft.window?.visible.contains(item.slot) ?? true))
    }

    /// Returns the initial anchor of the scroll view, so that its first layout is correct without a movement.
    private func anchor(_ plan: CarouselPlan) -> UnitPoint {
        var part: CGFloat = 0.5
        if plan.ends != nil {
            let track = plan.track(in: memory.container ?? 1_000), farthest = plan.length(in: track) - track.container
            let offset = plan.offset(at: track.aligned(memory.sequence.clamp(memory.record.slot)), in: track)
            part = farthest > 0 ? CGFloat(min(max(offset / farthest, 0), 1)) : 0
        }
        return options.axis == .horizontal ? UnitPoint(x: part, y: 0.5) : UnitPoint(x: 0.5, y: part)
    }

    // MARK: Parts of the track

    var isMirrored: Bool { memory.isMirrored ?? false }

    var plan: CarouselPlan {
        var plan = CarouselPlan(
            axis: options.axis, isMirrored: isMirrored, pageSize: options.pageSize,
            spacing: Double(options.spacing), alignment: options.alignment, count: memory.sequence.count,
            ends: memory.sequence.ends, pivot: memory.pivot)
        plan.reached = memory.reached
        plan.own = memory.own.map { PageExtents($0, spacing: Double(options.spacing), sequence: memory.sequence) }
        return plan
    }

    // MARK: Drafts

    /// A copy of the carousel with a draft for the current data. The stored state doesn't change.
    private var drawn: Self {
        var drawn = self
        drawn.draft = CarouselMemory(draftOf: kept)
        drawn.follow(CarouselItems(carousel.data, id: carousel.id, former: kept.items))
        return drawn
    }

    /// Applies a draft that appeared to the stored state.
    func take(_ draft: CarouselMemory<ID>) {
        if kept.taken === draft { return }
        kept.taken = draft
        kept.exposures.actions = carousel.actions
        kept.exposures.place = { [weak kept] id in kept?.items.index(id, 0) }
        follow(draft.items)
    }

    private func follow(_ items: CarouselItems<ID>) {
        reconcile(items)
        updateWindow()
    }

    /// Updates the window for the current position, and finds its items in the data.
    private func updateWindow() {
        guard memory.sequence.count > 0 else {
            memory.window = nil
            memory.shown = []
            return
        }
        // Estimates the container before the first layout, so that there are enough pages.
        let window = makeWindow(plan.track(in: memory.container ?? 1_000))
        memory.window = window
        memory.shown = self.items(of: window)
        let shown = Set(memory.shown.map(\.id))
        memory.lengths = memory.lengths.filter { shown.contains($0.key) }
    }

    func makeWindow(_ track: CarouselTrack) -> PageWindow {
        // Measures the pages on which a fling may end before the fling starts.
        let ahead = options.pageSize == .content ? min(options.paging.limit ?? 2, 8) : 0
        return PageWindow(
            at: memory.record.position, track: track, sequence: memory.sequence,
            reach: max(reducesMotion ? 0 : style.reach, ahead), isPile: style.order == .earlierOnTop && !reducesMotion)
    }

    private func items(of window: PageWindow) -> [PageItem<ID>] {
        var result: [PageItem<ID>] = []
        result.reserveCapacity(window.slots.count)
        for slot in window.slots {
            guard let index = memory.sequence.index(at: slot) else { continue }
            let item = PageItem(id: memory.items.identity(index), index: index, slot: slot)
            guard let place = result.firstIndex(where: { $0.id == item.id }) else { result.append(item); continue }
            if abs(slot - window.centre) < abs(result[place].slot - window.centre) {
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
