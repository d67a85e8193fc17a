import SwiftUI

/// The scroll view of a carousel, and what moves it.
struct CarouselScroller<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    let carousel: Carousel<Data, ID, Content>
    @State var memory = CarouselMemory<ID>()
    /// Counts the changes of `memory` that views depend on.
    @State var revision = 0
    /// Whether the carousel rests: nobody holds it and nothing moves it.
    @State var isResting = true
    /// How often it has rested where it told the selection, and after how many of these what became of that has been looked at.
    @State var tellings = 0
    @State var looks = 0
    /// Below 1 while one page is faded out for another, when less motion is asked for.
    @State var opacity = 1.0
    @State var isHovered = false
    /// Whether any of it is seen in the scroll view around.
    @State var isInSight = true
    /// Whether it is found out with every frame how much of pages is seen, and else when a page will have been seen for long enough.
    @State var isWatched = false
    @State var exposureDeadline: Date?
    @FocusState var isFocused: Bool
    @Environment(\.layoutDirection) var layoutDirection
    @Environment(\.accessibilityReduceMotion) var reducesMotion
    @Environment(\.scrollPhasesAreTold) var phasesAreTold
    @Environment(\.scenePhase) var scenePhase
    @Environment(\.impressionsArePaused) var impressionsArePaused
    @Environment(\.impressionClock) var impressionClock
    @Environment(\.carouselStyle) private var style

    /// As of the last update, whose closures are not all that is called.
    var options: CarouselOptions { memory.options ?? carousel.options }

    var body: some View {
        _ = revision
        reconcile()
        let plan = plan, window = updatedWindow(plan)
        return ScrollViewReader { proxy in
            scrollView(plan, window)
                .onChange(of: memory.command.serial) { perform(proxy) }
        }
        .onChange(of: carousel.selection?.wrappedValue) { _, new in selectionDidChange(to: new) }
        .onChange(of: tellings) { looks = tellings }
        .onChange(of: looks) { heedSelection() }
        .onChange(of: memory.edit.serial) { dataDidChange() }
        .onAppear { didAppear() }
        .opacity(opacity)
        .overlay(alignment: .bottomTrailing) { autoplayer }
        .background { pageElement(window) }
        .background { exposureClock }
        .focusable(!carousel.data.isEmpty)
        .focused($isFocused)
        .onHover { isHovered = $0 }
        .modifier(
            SightReader {
                if isInSight == $0.isEmpty { isInSight = !$0.isEmpty }
                memory.exposure.sight = $0
                exposureDidChange()
            }
        )
        .modifier(CarouselKeys(axis: options.axis, isMirrored: plan.isMirrored) { go($0, isAnnounced: true) })
        .accessibilityElement(children: .contain)
    }

    // MARK: The track

    private func scrollView(_ plan: CarouselPlan, _ window: PageWindow?) -> some View {
        ScrollView(options.axis.set) {
            CarouselTrackLayout(plan: plan, marker: memory.command.place) {
                Color.clear
                    .containerRelativeFrame(options.axis.set)
                    .frame(width: options.axis == .vertical ? 0 : nil, height: options.axis == .horizontal ? 0 : nil)
                    .layoutValue(key: CarouselRole.Key.self, value: .ruler)
                Color.clear
                    .id(marker)
                    .accessibilityHidden(true)
                    .layoutValue(key: CarouselRole.Key.self, value: .marker)
                ForEach(memory.shown) { item in page(item, plan, window) }
                if options.showsIndicator, carousel.data.count > 1 {
                    CarouselIndicator(sequence: memory.sequence, plan: plan, space: memory.space)
                        .layoutValue(key: CarouselRole.Key.self, value: .indicator)
                }
            }
            .coordinateSpace(.named(memory.space.track))
            .onGeometryChange(for: CarouselReading.self) { [space = memory.space, plan] proxy in
                CarouselReading(
                    proxy.frame(in: .named(space.viewport)), axis: plan.axis, isMirrored: plan.isMirrored,
                    container: Double(proxy.bounds(of: .named(space.viewport))?.size.length(on: plan.axis) ?? 0))
            } action: { reading in
                read(reading)
            }
        }
        .scrollIndicators(.never)
        .scrollTargetBehavior(CarouselBehavior(plan: plan, sequence: memory.sequence, limit: options.paging.limit, record: memory.record))
        .modifier(ScrollMovement { moverDidChange(to: $0) })
        .defaultScrollAnchor(anchor(plan))
        .coordinateSpace(.named(memory.space.viewport))
        .accessibilityScrollAction { scroll(towards: $0) }
    }

    private var marker: CarouselMarker { CarouselMarker(owner: ObjectIdentifier(memory)) }

    private func page(_ item: PageItem<ID>, _ plan: CarouselPlan, _ window: PageWindow?) -> some View {
        let index = carousel.data.index(carousel.data.startIndex, offsetBy: item.index)
        return CarouselPageView(
            element: carousel.data[index], content: carousel.content,
            context: CarouselPageContext(slot: item.slot, plan: plan, space: memory.space)
        )
        .modifier(
            PageMeasuring(isOn: options.pageSize == .content, axis: options.axis) { [id = item.id] in
                pageDidChange(id, length: $0)
            }
        )
        .layoutValue(key: CarouselRole.Key.self, value: .page(item.slot))
        .zIndex(style.order.zIndex(of: item.slot, current: window?.centre ?? 0))
        .accessibilityHidden(!(window?.visible.contains(item.slot) ?? true))
    }

    /// Where the scroll view begins, so that its first layout is right without moving it.
    private func anchor(_ plan: CarouselPlan) -> UnitPoint {
        var part: CGFloat = 0.5
        if plan.ends != nil {
            let track = plan.track(in: memory.container ?? 1_000), farthest = plan.length(in: track) - track.container
            let offset = plan.offset(at: track.aligned(memory.sequence.clamp(memory.record.slot)), in: track)
            part = farthest > 0 ? CGFloat(min(max(offset / farthest, 0), 1)) : 0
        }
        return options.axis == .horizontal ? UnitPoint(x: part, y: 0.5) : UnitPoint(x: 0.5, y: part)
    }

    // MARK: What the track is made from

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

    /// The window for where the carousel is, its items looked up in the data.
    private func updatedWindow(_ plan: CarouselPlan) -> PageWindow? {
        guard memory.sequence.count > 0 else {
            memory.window = nil
            memory.shown = []
            return nil
        }
        // Before the first layout a guess, so that there is enough.
        let track = plan.track(in: memory.container ?? 1_000)
        let window = makeWindow(track)
        memory.window = window
        memory.shown = items(of: window)
        let shown = Set(memory.shown.map(\.id))
        memory.lengths = memory.lengths.filter { shown.contains($0.key) }
        return window
    }

    func makeWindow(_ track: CarouselTrack) -> PageWindow {
        // Where a fling may end must have been measured before it is thrown.
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

/// What a carousel reads of its track's place.
struct CarouselReading: Equatable, Sendable {
    /// How far the track's leading edge is before the container's, points.
    let offset: Double
    let container: Double

    /// - Parameter frame: The track's in the container.
    init(_ frame: CGRect, axis: Axis, isMirrored: Bool, container: Double) {
        offset = isMirrored ? Double(frame.maxX) - container : -Double(frame.origin.coordinate(on: axis))
        self.container = container
    }
}

/// The identity of the place that a carousel scrolls to.
struct CarouselMarker: Hashable {
    let owner: ObjectIdentifier
}
