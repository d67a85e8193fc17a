import SwiftUI

/// The role of a view in a carousel's track.
enum CarouselRole: Equatable {
    /// A view that is as long as the container. The layout measures the container with it.
    case ruler
    /// A view to scroll to.
    case marker
    case page(Int)
    /// A view that stays in place while pages move.
    case indicator

    struct Key: LayoutValueKey {
        static let defaultValue = CarouselRole.ruler
    }
}

/// A layout that places the realized pages of a carousel in their slots on a track of any length.
struct CarouselTrackLayout: Layout {
    let plan: CarouselPlan
    /// The position of the marker.
    let marker: MarkerPlace

    /// The distance between pages and the indicator, in points.
    private static let indicatorSpacing: CGFloat = 14

    private func container(_ subviews: Subviews) -> Double {
        let ruler = subviews.first { $0[CarouselRole.Key.self] == .ruler }
        return Double(ruler?.sizeThatFits(.unspecified).length(on: plan.axis) ?? 0)
    }

    private func proposal(along: CGFloat?, across: CGFloat?) -> ProposedViewSize {
        ProposedViewSize(plan.axis, along: along, across: across)
    }

    private func pageProposal(_ slot: Int, _ track: CarouselTrack, across: CGFloat?) -> ProposedViewSize {
        proposal(along: plan.pageSize == .content ? nil : CGFloat(track.extents.length(of: slot)), across: across)
    }

    /// Returns the length of the indicator across the axis, with its spacing.
    private func indicatorRoom(_ subviews: Subviews, _ container: Double) -> CGFloat {
        guard let view = subviews.first(where: { $0[CarouselRole.Key.self] == .indicator }) else { return 0 }
        let size = view.sizeThatFits(proposal(along: CGFloat(container), across: nil))
        return size.length(on: plan.axis.other) + Self.indicatorSpacing
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let container = container(subviews)
        let track = plan.track(in: container)
        let room = indicatorRoom(subviews, container)
        let offered = proposal.length(on: plan.axis.other).map { max($0 - room, 0) }
        var across: CGFloat = 0
        for view in subviews {
            guard case .page(let slot) = view[CarouselRole.Key.self] else { continue }
            let size = view.sizeThatFits(pageProposal(slot, track, across: offered))
            across = max(across, size.length(on: plan.axis.other))
        }
        return CGSize(plan.axis, along: CGFloat(plan.length(in: track)), across: across + room)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let container = container(subviews)
        let track = plan.track(in: container)
        let room = indicatorRoom(subviews, container)
        let across = max(bounds.size.length(on: plan.axis.other) - room, 0)
        func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
            let (x, y) = plan.axis.ordered(along: along, across: across)
            return CGPoint(x: bounds.minX + x, y: bounds.minY + y)
        }
        for view in subviews {
            switch view[CarouselRole.Key.self] {
            case .ruler:
                view.place(at: bounds.origin, proposal: self.proposal(along: nil, across: 0))
            case .marker:
                view.place(
                    at: point(CGFloat(plan.offset(at: marker.position(in: track), in: track)), 0),
                    proposal: self.proposal(along: CGFloat(container), across: across))
            case .page(let slot):
                let requested = pageProposal(slot, track, across: across)
                let size = view.sizeThatFits(requested).length(on: plan.axis.other)
                view.place(
                    at: point(CGFloat(plan.start(of: slot, in: track)), (across - size) / 2), proposal: requested)
            case .indicator:
                view.place(
                    at: point(0, across + Self.indicatorSpacing),
                    proposal: self.proposal(along: CGFloat(container), across: nil))
            }
        }
    }
}
