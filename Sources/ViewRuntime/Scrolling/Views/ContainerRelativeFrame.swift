import Foundation

/// A frame relative to the size of the nearest scroll view, or else of the window, without insets.
nonisolated struct ContainerRelativeFrameLayout: ElementModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    @MainActor package func makeElement(_ context: _NodeContext) -> _Node { ContainerRelativeFrameElement(context) }

    @MainActor package func update(_ element: _Node) {
        let element = unsafeDowncast(element, to: ContainerRelativeFrameElement.self)
        element.frame = self
        element.invalidateLayout()
    }
}

extension View {
    /// Sets the length of this view to that of its container on the given axes.
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Sets the length of this view to `span` of `count` equal parts of its container.
    ///
    /// - Parameters:
    ///   - axes: The axes.
    ///   - count: The number of parts.
    ///   - span: The number of parts that the view spans.
    ///   - spacing: The distance between parts, in points.
    ///   - alignment: The alignment of the view in the frame.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        let count = CGFloat(max(count, 1)), span = CGFloat(max(span, 0)), spacing = spacing.isFinite ? spacing : 0
        return containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let part = (length - spacing * (count - 1)) / count
            return part * span + spacing * max(span - 1, 0)
        }
    }

    /// Sets the length of this view to the result of a closure that receives the length of its container, in points.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerRelativeFrameLayout(axes: axes, alignment: alignment, length: length))
    }
}

final class ContainerRelativeFrameElement: AlignedElement {
    var frame: ContainerRelativeFrameLayout!

    override var alignment: Alignment { frame.alignment }

    private func length(on axis: Axis) -> CGFloat? {
        guard frame.axes.contains(Axis.Set(axis)) else { return nil }
        return containerLength(on: axis).map { frame.length($0, axis).sanitizedLength }
    }

    /// Returns the length of the nearest container that has one on the axis.
    private func containerLength(on axis: Axis) -> CGFloat? {
        var element = layoutParent
        while let current = element {
            if let container = current as? ScrollElement {
                container.relativeFrames.add(self)
                if let length = container.relativeFrames.length(on: axis) { return length }
            }
            if let root = current as? RootElement { return root.innerSafeRect.size[axis] }
            element = current.layoutParent
        }
        return nil
    }

    override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: length(on: .horizontal) ?? proposal.width, height: length(on: .vertical) ?? proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let width = length(on: .horizontal), height = length(on: .vertical)
        if let width, let height { return CGSize(width: width, height: height) }
        let content = child.size(for: childProposal(proposal))
        return CGSize(width: width ?? content.width, height: height ?? content.height)
    }

    override func lengthRange(on axis: Axis, proposal: ProposedViewSize) -> ClosedRange<CGFloat> {
        if let length = length(on: axis) { return length...length }
        return child.lengthRange(on: axis, proposal: childProposal(proposal))
    }
}

/// The views inside a scroll view whose size depends on that of the scroll view.
@MainActor
final class RelativeFrames {
    @MainActor private struct Reference { @Unretained var element: ContainerRelativeFrameElement? }
    private var references: [ObjectIdentifier: Reference] = [:]
    private(set) var room = ProposedViewSize.unspecified

    func add(_ element: ContainerRelativeFrameElement) {
        references[ObjectIdentifier(element)] = Reference(element: element)
    }

    func length(on axis: Axis) -> CGFloat? { room[axis] }

    /// Sets the length that views inside refer to. Called when the scroll view is measured. An infinite length has no
    /// effect.
    ///
    /// - Returns: Whether there are any such views.
    func use(_ asked: ProposedViewSize, in scroll: ScrollElement) -> Bool {
        var new = room
        for axis in [Axis.horizontal, .vertical] { if let length = asked[axis], length.isFinite { new[axis] = length } }
        if new == room { return false }
        room = new
        for (key, reference) in references {
            guard let element = reference.element, element.isMounted else {
                references[key] = nil
                continue
            }
            element.forgetLayout(upTo: scroll)
        }
        return !references.isEmpty
    }
}
