import Foundation

/// A layout with the ideal size of its content on some axes, regardless of the proposal.
nonisolated public struct _FixedSizeLayout: ElementModifier, Equatable {
    let horizontal: Bool
    let vertical: Bool

    func isFixed(on axis: Axis) -> Bool { axis == .horizontal ? horizontal : vertical }

    @MainActor package func makeElement(_ context: _NodeContext) -> _Node { FixedSizeElement(context) }
    @MainActor package func update(_ element: _Node) {
        unsafeDowncast(element, to: FixedSizeElement.self).layout = self
    }
}

extension View {
    /// Fixes the view at its ideal size.
    nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Fixes the view at its ideal size on some axes.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    }
}

final class FixedSizeElement: ModifierElement {
    var layout = _FixedSizeLayout(horizontal: true, vertical: true) {
        didSet { if layout != oldValue { invalidateLayout() } }
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: layout.horizontal ? nil : proposal.width, height: layout.vertical ? nil : proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(for: inner(proposal)) }

    override func arrange() { place(child, at: .zero, proposal: inner(proposal)) }

    override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        child.explicitGuide(key, size: size, proposal: inner(proposal))
    }

    override func lengthRange(on axis: Axis, proposal: ProposedViewSize) -> ClosedRange<CGFloat> {
        guard layout.isFixed(on: axis) else { return child.lengthRange(on: axis, proposal: inner(proposal)) }
        let length = size(for: proposal)[axis]
        return length...length
    }
}
