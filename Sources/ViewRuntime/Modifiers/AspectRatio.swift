import Foundation

/// The method of scaling content into a rectangle with another aspect ratio.
nonisolated public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// All of the content is inside the rectangle.
    case fit
    /// The content covers all of the rectangle.
    case fill
}

/// A layout that proposes sizes with an aspect ratio.
nonisolated public struct _AspectRatioLayout: ElementModifier, Equatable {
    /// The ratio of width to height; `nil` for that of the content.
    public var aspectRatio: CGFloat?
    /// The method of scaling the content.
    public var contentMode: ContentMode

    /// Creates a layout with an aspect ratio.
    public init(aspectRatio: CGFloat?, contentMode: ContentMode) {
        self.aspectRatio = aspectRatio
        self.contentMode = contentMode
    }

    @MainActor package func makeElement(_ context: _NodeContext) -> _Node { AspectRatioElement(context) }
    @MainActor package func update(_ element: _Node) {
        unsafeDowncast(element, to: AspectRatioElement.self).layout = self
    }
}

extension View {
    /// Proposes the largest size with an aspect ratio that fits the proposed size, or the smallest that covers it.
    ///
    /// - Parameters:
    ///   - aspectRatio: The ratio of width to height; `nil` for the ratio of the view's ideal size. A value that isn't
    ///     a positive number is treated as `nil`.
    ///   - contentMode: Whether to fit or to fill the proposed size.
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
    }

    /// Proposes a size with the aspect ratio of another size.
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Scales the view to fit the proposed size, with its own aspect ratio.
    nonisolated public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

    /// Scales the view to fill the proposed size, with its own aspect ratio.
    nonisolated public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }
}

final class AspectRatioElement: ModifierElement {
    var layout = _AspectRatioLayout(aspectRatio: nil, contentMode: .fit) {
        didSet { if layout != oldValue { invalidateLayout() } }
    }

    private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        if proposal.width == nil && proposal.height == nil { return proposal }
        let ratio: CGFloat
        if let given = layout.aspectRatio, given > 0, given.isFinite {
            ratio = given
        } else {
            let ideal = child.size(for: .unspecified)
            guard ideal.width > 0, ideal.height > 0 else { return proposal }
            ratio = ideal.width / ideal.height
        }
        let isByWidth: Bool
        switch (proposal.width, proposal.height) {
        case (_, nil): isByWidth = true
        case (nil, _): isByWidth = false
        case (let width?, let height?):
            if width.isInfinite && height.isInfinite { return proposal }
            isByWidth = (width < height * ratio) == (layout.contentMode == .fit)
        }
        if isByWidth, let width = proposal.width { return ProposedViewSize(width: width, height: width / ratio) }
        if let height = proposal.height { return ProposedViewSize(width: height * ratio, height: height) }
        return proposal
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(for: childProposal(proposal)) }

    override func arrange() { place(child, at: .zero, proposal: childProposal(proposal)) }

    override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        child.explicitGuide(key, size: size, proposal: childProposal(proposal))
    }

    override func lengthRange(on axis: Axis, proposal: ProposedViewSize) -> ClosedRange<CGFloat> {
        measuredLengthRange(on: axis, proposal: proposal)
    }
}
