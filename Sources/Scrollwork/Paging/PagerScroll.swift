import ScrollMechanics
import SwiftUI

/// The scroll view of a pager.
struct PagerScroll<Page: View>: View {
    let model: PagerModel
    let axis: Axis
    let bounds: ClosedRange<Int64>
    let limit: Int
    let page: (Int64) -> Page

    var body: some View {
        ScrollViewReader { reader in
            ScrollView(axis.set) {
                PagerTrack(model: model, axis: axis, bounds: bounds, page: page)
            }
            .scrollIndicators(.never)
            .scrollTargetBehavior(PagerTargetBehavior(axis: axis, limit: limit, model: model))
            .scrollPosition(id: Binding(get: { model.anchor }, set: model.hold))
            .modifier(PagerStart(model: model, axis: axis))
            .modifier(ScrollMovement { model.actorDidChange(to: $0) })
            // Commands to a previous scroll view are complete, because this one starts at their target.
            .onAppear { model.commandWasDelivered() }
            .onChange(of: model.command) {
                guard let command = model.command else { return }
                withAnimation(model.motion.channel.isAnimated ? .smooth(duration: 0.4) : nil) {
                    switch command.place {
                    case .page(let page): reader.scrollTo(page, anchor: .topLeading)
                    case .marker: reader.scrollTo(PagerMarkerID(), anchor: .topLeading)
                    }
                }
                model.commandWasDelivered()
            }
        }
    }
}

/// Sets the initial position of the scroll view, and the page that stays visible when its size changes.
private struct PagerStart: ViewModifier {
    let model: PagerModel
    let axis: Axis

    func body(content: Content) -> some View {
        let _ = model.reports.rests, slots = model.realized.slots
        let part = slots.count > 1 ? CGFloat(model.motion.state.slot - slots.lowerBound) / CGFloat(slots.count - 1) : 0
        content.defaultScrollAnchor(UnitPoint(axis, along: part, across: 0))
    }
}

/// The realized pages in their slots.
///
/// The model receives new bounds after the update that brings them. In this update, pages beyond the bounds don't exist
/// anymore, and the program may have no data for them.
struct PagerTrack<Page: View>: View {
    let model: PagerModel
    let axis: Axis
    let bounds: ClosedRange<Int64>
    let page: (Int64) -> Page
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
        let axis = axis, slots = model.realized.slots, isRightToLeft = layoutDirection == .rightToLeft
        PagerTrackLayout(axis: axis, slots: slots) {
            ForEach(model.realized.pages.filter { bounds.contains($0.page) }, id: \.id) { placement in
                PageHost(number: placement.page, page: page)
                    .modifier(PageVisibility(model: model, page: placement.page))
                    .layoutValue(key: PageSlot.self, value: Double(placement.slot))
                    .transition(reducesMotion ? .opacity : .identity)
            }
        }
        .scrollTargetLayout()
        .background { PagerMarker(model: model, axis: axis, slots: slots) }
        .containerRelativeFrame(axis.set) { length, _ in
            length * CGFloat(slots.count)
        }
        .onGeometryChange(for: PagerGeometry.self) { proxy in
            PagerGeometry(
                proxy.frame(in: .scrollView(axis: axis)), axis: axis, isRightToLeft: isRightToLeft, slots: slots)
        } action: { geometry in
            model.move(geometry)
        }
    }
}

/// A view at the position that a pager follows, so that the scroll view can scroll to positions between pages.
private struct PagerMarker: View {
    let model: PagerModel
    let axis: Axis
    let slots: ClosedRange<Int>

    var body: some View {
        if let marker = model.command?.marker {
            PagerTrackLayout(axis: axis, slots: slots) {
                Color.clear.id(PagerMarkerID()).layoutValue(key: PageSlot.self, value: marker)
            }
            .accessibilityHidden(true)
        }
    }
}

extension PageTrack.Placement {
    var id: PageID { PageID(page: page) }
}

/// Hides all pages from assistive technology except the one with the largest visible part.
private struct PageVisibility: ViewModifier {
    let model: PagerModel
    let page: Int64

    func body(content: Content) -> some View { content.accessibilityHidden(model.passing != page) }
}

/// A page that fills its slot. It's evaluated again only if the program provides new pages.
private struct PageHost<Page: View>: View {
    let number: Int64
    let page: (Int64) -> Page

    var body: some View {
        page(number).frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
    }
}
