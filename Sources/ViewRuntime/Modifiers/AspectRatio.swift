import Foundation

/// How content of a given shape takes up the room it is offered.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// As large as fits inside.
    case fit
    /// As small as covers all of it.
    case fill
}

/// Offers the content a size of a given shape.
nonisolated struct AspectRatioLayout: ElementModifier, Equatable {
    /// Width by height; nil is the content's own.
    let ratio: CGFloat?
    let mode: ContentMode

    @MainActor package func makeElement(_ context: _NodeContext) -> _Node { AspectRatioElement(context) }
    @MainActor package func update(_ element: _Node) { unsafeDowncast(element, to: AspectRatioElement.self).layout = self }
}

extension View {
    /// Gives the view a shape: width by height. A ratio that is not a positive number counts as missing: the view's own.
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(AspectRatioLayout(ratio: aspectRatio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }, mode: contentMode))
    }

    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// As large as fits, in the view's own shape.
    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// As small as covers all room, in the view's own shape.
    nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

final class AspectRatioElement: ModifierElement {
    var layout = AspectRatioLayout(ratio: nil, mode: .fit) { didSet { if layout != oldValue { invalidateLayout() } } }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        if proposal == .unspecified { return proposal }
        var ratio = layout.ratio ?? 1
        if layout.ratio == nil {
            let ideal = child.size(for: .unspecified)
            guard ideal.width > 0, ideal.height > 0 else { return proposal }
            ratio = ideal.width / ideal.height
        }
        switch (proposal.width, proposal.height) {
        case (let width?, let height?):
            // The side that decides is the tighter one to fit in, the wider one to cover.
            let isByWidth = (width <= height * ratio) == (layout.mode == .fit)
            return isByWidth
                ? ProposedViewSize(width: width, height: width / ratio) : ProposedViewSize(width: height * ratio, height: height)
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (nil, nil): return proposal
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(for: inner(proposal)) }
    override func arrange() { place(child, at: .zero, proposal: inner(proposal)) }
    override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        child.explicitGuide(key, size: size, proposal: inner(proposal))
    }
    override func lengthRange(on axis: Axis, proposal: ProposedViewSize) -> ClosedRange<CGFloat> {
        var asked = proposal
        asked[axis] = 0
        let low = size(for: asked)[axis]
        asked[axis] = .infinity
        return low...max(low, size(for: asked)[axis])
    }
}
