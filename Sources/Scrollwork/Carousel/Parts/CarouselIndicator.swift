import SwiftUI

/// A page indicator: a mark over dots, or on a line for many items.
///
/// The indicator is on the track. Effects of the track's offset hold it in place, and move the mark with the pages.
struct CarouselIndicator: View {
    let sequence: PageSequence
    let plan: CarouselPlan
    let space: CarouselSpace
    @Environment(\.colorSchemeContrast) private var contrast

    /// The maximum number of items for dots. More items use a line.
    nonisolated static let mostDots = 12

    private var marks: IndicatorMarks { IndicatorMarks(count: sequence.count) }

    var body: some View {
        let marks = marks
        ZStack(alignment: plan.axis.start) {
            indicatorBackground
            ForEach([false, true], id: \.self) { isNext in
                mark(isNext, marks)
            }
        }
        .frame(plan.axis, along: marks.length, across: IndicatorMarks.thickness)
        .padding(4)
        .filling(plan.axis)
        .visualEffect { [plan, space] effect, proxy in
            let offset = CGFloat(plan.sign * plan.offset(seenFrom: proxy, space, in: Self.track(proxy, plan, space)))
            return effect.offset(CGSize(plan.axis, along: offset))
        }
        .allowsHitTesting(false)
        .accessibilityHidden(true)
        // Effects and the positions of the marks use screen directions.
        .environment(\.layoutDirection, .leftToRight)
    }

    private var faint: Color { .primary.opacity(contrast == .increased ? 0.45 : 0.2) }

    @ViewBuilder private var indicatorBackground: some View {
        if sequence.count > Self.mostDots {
            Capsule().fill(faint)
                .frame(plan.axis, along: marks.length, across: IndicatorMarks.lineThickness)
        } else {
            let stack =
                plan.axis == .horizontal
                ? AnyLayout(HStackLayout(spacing: IndicatorMarks.gap))
                : AnyLayout(VStackLayout(spacing: IndicatorMarks.gap))
            stack {
                ForEach(0..<sequence.count, id: \.self) { _ in
                    Circle().fill(faint).frame(width: IndicatorMarks.thickness, height: IndicatorMarks.thickness)
                }
            }
            .padding(Edge.Set(plan.axis), IndicatorMarks.gap / 2)
        }
    }

    /// Returns the mark, or the second mark that replaces it where a loop wraps around.
    private func mark(_ isNext: Bool, _ marks: IndicatorMarks) -> some View {
        Capsule()
            .fill(.primary)
            .frame(plan.axis, along: marks.mark, across: marks.markThickness)
            .accessibilityIdentifier(isNext ? "carousel-next-mark" : "carousel-mark")
            .visualEffect { [plan, space, sequence] effect, proxy in
                let track = Self.track(proxy, plan, space)
                let place = track.place(
                    at: plan.position(at: plan.offset(seenFrom: proxy, space, in: track), in: track))
                let (position, opacity) = sequence.mark(at: place, isNext: isNext)
                let along = marks.step * (plan.isMirrored ? CGFloat(sequence.count - 1) - position : position)
                return effect.offset(CGSize(plan.axis, along: along)).opacity(opacity)
            }
    }

    private nonisolated static func track(_ proxy: GeometryProxy, _ plan: CarouselPlan, _ space: CarouselSpace)
        -> CarouselTrack
    {
        plan.track(in: Double(proxy.bounds(of: .named(space.viewport))?.size.length(on: plan.axis) ?? 0))
    }
}

/// The dimensions of an indicator, in points.
private struct IndicatorMarks: Sendable {
    let length: CGFloat
    let mark: CGFloat
    let markThickness: CGFloat
    /// The distance between the marks of two items.
    let step: CGFloat

    static let thickness: CGFloat = 7
    static let gap: CGFloat = 8
    static let lineThickness: CGFloat = 4
    private static let lineLength: CGFloat = 132

    init(count: Int) {
        if count > CarouselIndicator.mostDots {
            length = Self.lineLength
            mark = max(Self.lineLength / CGFloat(count), 14)
            markThickness = Self.lineThickness
            step = (Self.lineLength - mark) / CGFloat(max(count - 1, 1))
        } else {
            // The mark extends half a gap beyond its dot on both sides.
            step = Self.thickness + Self.gap
            length = step * CGFloat(count)
            mark = step
            markThickness = Self.thickness
        }
    }
}

extension PageSequence {
    /// Returns the position of an indicator's mark, in items, and its opacity.
    ///
    /// Where a loop wraps around, the mark fades out beyond the last item, and another mark fades in before the first
    /// item.
    func mark(at place: Double, isNext: Bool) -> (position: CGFloat, opacity: Double) {
        let slot = Int(place.rounded(.down)), part = place - place.rounded(.down)
        guard let index = index(at: clamp(slot)) else { return (0, isNext ? 0 : 1) }
        guard loops else {
            return (CGFloat(min(max(position(at: place), 0), Double(count - 1))), isNext ? 0 : 1)
        }
        guard let next = self.index(at: slot + 1), next != index + 1, part > 0 else {
            return (CGFloat(Double(index) + part), isNext ? 0 : 1)
        }
        // Moves half a step beyond each end, so that the mark stays on the indicator.
        return isNext ? (CGFloat(Double(next) - (1 - part) / 2), part) : (CGFloat(Double(index) + part / 2), 1 - part)
    }
}
