import Foundation

/// A frame with a fixed size. A missing dimension is that of the content.
nonisolated public struct _FrameLayout: ElementModifier, Equatable {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    /// The length on an axis in points, or `nil` for that of the content.
    func length(on axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }

    @MainActor package func makeElement(_ context: _NodeContext) -> _Node { FixedFrameElement(context) }
    @MainActor package func update(_ element: _Node) {
        unsafeDowncast(element, to: FixedFrameElement.self).frame = self
    }
}

/// A frame with a size between limits.
nonisolated public struct _FlexFrameLayout: ElementModifier, Equatable {
    let minWidth: CGFloat?
    let idealWidth: CGFloat?
    let maxWidth: CGFloat?
    let minHeight: CGFloat?
    let idealHeight: CGFloat?
    let maxHeight: CGFloat?
    let alignment: Alignment

    /// The limits of the length on an axis in points, or `nil` for none.
    func limits(on axis: Axis) -> (low: CGFloat?, high: CGFloat?) {
        axis == .horizontal ? (minWidth, maxWidth) : (minHeight, maxHeight)
    }

    @MainActor package func makeElement(_ context: _NodeContext) -> _Node { FlexibleFrameElement(context) }
    @MainActor package func update(_ element: _Node) {
        unsafeDowncast(element, to: FlexibleFrameElement.self).frame = self
    }
}

extension View {
    /// Positions the view in a frame with a fixed size, in points. A size that's negative or NaN is treated as 0, and
    /// an infinite one as missing.
    nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
        -> some View
    {
        modifier(_FrameLayout(width: Self.valid(width), height: Self.valid(height), alignment: alignment))
    }

    /// Has no effect.
    @available(*, deprecated, message: "Please pass one or more parameters.")
    nonisolated public func frame() -> some View { frame(width: nil, height: nil) }

    /// Positions the view in a frame with limits, in points. The frame raises contradictory limits: the ideal size to
    /// the minimum, and the maximum to the ideal size.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        func ordered(_ low: CGFloat?, _ ideal: CGFloat?, _ high: CGFloat?) -> (CGFloat?, CGFloat?, CGFloat?) {
            func number(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0.isNaN ? nil : $0 } }
            let low = number(low).map { max($0, 0) }
            let ideal = number(ideal).map { max($0, low ?? 0) }
            let high = number(high).map { max($0, ideal ?? low ?? 0) }
            return (low, ideal, high)
        }
        let width = ordered(minWidth, idealWidth, maxWidth), height = ordered(minHeight, idealHeight, maxHeight)
        return modifier(
            _FlexFrameLayout(
                minWidth: width.0, idealWidth: width.1, maxWidth: width.2, minHeight: height.0, idealHeight: height.1,
                maxHeight: height.2, alignment: alignment))
    }

    private nonisolated static func valid(_ length: CGFloat?) -> CGFloat? {
        guard let length else { return nil }
        if length.isNaN || length < 0 { return 0 }
        return length.isInfinite ? nil : length
    }
}

/// An element that aligns its child in a size of its own.
class AlignedElement: ModifierElement {
    var alignment: Alignment { .center }

    func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

    /// Returns the proposal with which the element places its child in a size of its own.
    func placing(_ proposal: ProposedViewSize, in size: CGSize) -> ProposedViewSize { childProposal(proposal) }

    override func arrange() {
        let proposal = placing(proposal, in: size)
        place(child, at: childOrigin(size, proposal), proposal: proposal)
    }

    override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        let inner = placing(proposal, in: size)
        let childSize = child.size(for: inner)
        guard let guide = child.explicitGuide(key, size: childSize, proposal: inner) else { return nil }
        return guide + childOrigin(size, inner)[key.axis]
    }

    private func childOrigin(_ size: CGSize, _ proposal: ProposedViewSize) -> CGPoint {
        let childSize = child.size(for: proposal)
        let own = ViewDimensions(size: size)
        let x = alignment.horizontal.key, y = alignment.vertical.key
        return CGPoint(
            x: x.id.defaultValue(in: own) - child.guide(x, size: childSize, proposal: proposal),
            y: y.id.defaultValue(in: own) - child.guide(y, size: childSize, proposal: proposal))
    }

    override var spacing: ViewSpacing { ViewSpacing() }
}

final class FixedFrameElement: AlignedElement {
    var frame = _FrameLayout(width: nil, height: nil, alignment: .center) {
        didSet { if frame != oldValue { invalidateLayout() } }
    }

    override var alignment: Alignment { frame.alignment }

    override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: frame.width ?? proposal.width, height: frame.height ?? proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let width = frame.width, let height = frame.height { return CGSize(width: width, height: height) }
        let content = child.size(for: childProposal(proposal))
        return CGSize(width: frame.width ?? content.width, height: frame.height ?? content.height)
    }

    override func lengthRange(on axis: Axis, proposal: ProposedViewSize) -> ClosedRange<CGFloat> {
        if let length = frame.length(on: axis) { return length...length }
        return child.lengthRange(on: axis, proposal: childProposal(proposal))
    }

    override var spacing: ViewSpacing {
        var spacing = child.spacing
        if frame.width != nil {
            spacing.leading = .plain
            spacing.trailing = .plain
        }
        if frame.height != nil {
            spacing.top = .plain
            spacing.bottom = .plain
        }
        return spacing
    }
}

final class FlexibleFrameElement: AlignedElement {
    var frame = _FlexFrameLayout(
        minWidth: nil, idealWidth: nil, maxWidth: nil, minHeight: nil, idealHeight: nil, maxHeight: nil,
        alignment: .center)
    {
        didSet { if frame != oldValue { invalidateLayout() } }
    }

    override var alignment: Alignment { frame.alignment }

    override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: Self.clamp(proposal.width ?? frame.idealWidth, frame.minWidth, frame.maxWidth),
            height: Self.clamp(proposal.height ?? frame.idealHeight, frame.minHeight, frame.maxHeight))
    }

    /// The child can fill the frame, except on an axis on which the child alone determines its length.
    override func placing(_ proposal: ProposedViewSize, in size: CGSize) -> ProposedViewSize {
        func length(_ axis: Axis, _ low: CGFloat?, _ ideal: CGFloat?, _ high: CGFloat?) -> CGFloat? {
            let isFree = ideal == nil && proposal[axis] == nil
            return isFree && (low ?? -.infinity) < size[axis] && size[axis] < (high ?? .infinity) ? nil : size[axis]
        }
        return ProposedViewSize(
            width: length(.horizontal, frame.minWidth, frame.idealWidth, frame.maxWidth),
            height: length(.vertical, frame.minHeight, frame.idealHeight, frame.maxHeight))
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let inner = childProposal(proposal)
        // With both limits and a proposal, the content doesn't determine the size.
        let content = child.size(for: inner)
        return CGSize(
            width: Self.length(proposal.width, content.width, frame.minWidth, frame.idealWidth, frame.maxWidth),
            height: Self.length(proposal.height, content.height, frame.minHeight, frame.idealHeight, frame.maxHeight))
    }

    override func lengthRange(on axis: Axis, proposal: ProposedViewSize) -> ClosedRange<CGFloat> {
        let limits = frame.limits(on: axis), low = limits.low, high = limits.high.map { min($0, .boundless) }
        if let low, let high { return min(low, high)...high }
        let content = child.lengthRange(on: axis, proposal: childProposal(proposal))
        if let high { return min(content.lowerBound, high)...high }
        guard let low else { return content }
        return low...max(low, content.upperBound)
    }

    private static func clamp(_ value: CGFloat?, _ low: CGFloat?, _ high: CGFloat?) -> CGFloat? {
        guard let value else { return nil }
        return max(min(value, high ?? .infinity), low ?? 0)
    }

    private static func length(
        _ proposed: CGFloat?, _ content: CGFloat, _ low: CGFloat?, _ ideal: CGFloat?, _ high: CGFloat?
    ) -> CGFloat {
        guard let proposed else { return ideal ?? max(min(content, high ?? .infinity), low ?? 0) }
        switch (low, high) {
        case (nil, nil): return content
        case (let low?, let high?): return max(min(proposed, high), low)
        // Only a maximum: the larger of the proposal and the child's size, up to the maximum.
        case (nil, let high?): return min(max(content, proposed), high)
        // Only a minimum: the child's size, between the minimum and the proposal.
        case (let low?, nil): return max(min(content, proposed), low)
        }
    }
}
