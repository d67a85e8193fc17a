import Foundation
import LayerTree

/// The element of a text.
final class TextElement: Element {
    var text = TextElement.nothing {
        didSet {
            spans = nil
            shown = nil
            invalidateLayout()
            setNeedsDraw()
            graph.semanticsTree.setNeedsRefresh()
        }
    }
    private static let nothing = Text(verbatim: "")

    private var spans: [TextSpan]?
    private var natural: TextLayout?
    private var shownStyle: _ResolvedStyle?
    private var styleMotion: StyleMotion?
    private var shown: (width: Double?, lines: Int?, layout: TextLayout)?

    override init(_ context: _NodeContext) {
        super.init(context)
        _ = makeLayer()
        setNeedsDraw()
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        if !environment.hasSameStyle(as: old) {
            if let shownStyle {
                styleMotion?.stop()
                styleMotion = StyleMotion(from: shownStyle, of: self)
            }
            setNeedsDraw()
        }
        if environment.hasSameText(as: old), environment.hasSameStyle(as: old) || !text.hasOwnColors { return }
        spans = nil
        shown = nil
        invalidateLayout()
        setNeedsDraw()
    }

    /// What assistive technology reads.
    var string: String { text.string(in: environment.locale) }

    // MARK: Layout

    override func layoutWasInvalidated() { natural = nil }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { layout(for: proposal).size }

    override func arrange() { show(layout(for: proposal)) }

    override func lengthRange(on axis: Axis, proposal: ProposedViewSize) -> ClosedRange<CGFloat> {
        if axis == .horizontal { return 0...max(size(for: ProposedViewSize(width: nil, height: proposal.height)).width, 0) }
        let layout = layout(for: ProposedViewSize(width: proposal.width, height: nil))
        guard let first = layout.lines.first, layout.lines.count > 1 else { return layout.size.height...layout.size.height }
        return min(first.ascent + first.descent, layout.size.height)...layout.size.height
    }

    override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard key.axis == .vertical else { return nil }
        if key == VerticalAlignment.firstTextBaseline.key { return layout(for: proposal).firstBaseline }
        if key == VerticalAlignment.lastTextBaseline.key { return layout(for: proposal).lastBaseline }
        return nil
    }

    override var spacing: ViewSpacing { .text }

    override func containsPoint(_ point: CGPoint) -> Bool { bounds.contains(point) }

    private func layout(for proposal: ProposedViewSize) -> TextLayout {
        let limit = lineLimit
        let natural = naturalLayout(limit)
        let width = Double(max(proposal.width ?? .infinity, 0))
        let height = Double(max(proposal.height ?? .infinity, 0))
        let fitsAcross = natural.size.width <= width + 0.01
        if fitsAcross && natural.size.height <= height + 0.01 { return natural }
        var request = natural.request
        if !fitsAcross {
            request.maximumWidth = width
            // A line of a word or two per point of width is of no use to anyone.
            request.minimumScaleFactor = Double(environment.builtIn.minimumScaleFactor)
        }
        let wrapped = fitsAcross ? natural : graph.measurer.layout(request)
        if wrapped.size.height <= height + 0.01 || wrapped.lines.count <= 1 { return wrapped }
        let pitch = wrapped.size.height / CGFloat(wrapped.lines.count)
        let lines = max(Int(height / Double(pitch) + 0.001), 1)
        if lines >= wrapped.lines.count { return wrapped }
        request.maximumLines = min(lines, limit ?? lines)
        if request.maximumWidth == nil { request.maximumWidth = natural.size.width }
        return graph.measurer.layout(request)
    }

    private var lineLimit: Int? {
        guard let limit = environment.builtIn.lineLimit else { return nil }
        return max(limit, 1)
    }

    /// The text with no limit on its width.
    private func naturalLayout(_ limit: Int?) -> TextLayout {
        if let natural { return natural }
        let values = environment.builtIn
        let request = TextRequest(
            spans: currentSpans(), maximumLines: limit, alignment: values.multilineTextAlignment.request,
            truncation: values.truncationMode.request, lineSpacing: Double(max(values.lineSpacing, 0)),
            isRightToLeft: values.layoutDirection == .rightToLeft)
        let layout = graph.measurer.layout(request)
        natural = layout
        return layout
    }

    private func currentSpans() -> [TextSpan] {
        if let spans { return spans }
        let made = TextSpans(environment).spans(of: text)
        spans = made
        return made
    }

    // MARK: Drawing

    private func show(_ layout: TextLayout) {
        if shown?.layout === layout { return }
        shown = (nil, nil, layout)
        setNeedsDraw()
    }

    override func draw() {
        guard let layout = shown?.layout else { return }
        let target = ForegroundStyle().resolved(in: environment)
        let style = styleMotion?.style(towards: target) ?? target
        shownStyle = style
        layer?.content = [.text(layout, at: .zero, style.paint(in: bounds))]
    }

    override func willUnmount() { styleMotion?.stop() }

    override func semantics(_ children: [SemanticsNode]) -> [SemanticsNode] {
        let string = string
        if string.isEmpty { return [] }
        var node = graph.semanticsTree.node(for: self, .text)
        node.label = string
        return [node]
    }
}

extension TextAlignment {
    fileprivate var request: TextRequest.Alignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

extension Text.TruncationMode {
    fileprivate var request: TextRequest.Truncation {
        switch self {
        case .head: .head
        case .tail: .tail
        case .middle: .middle
        }
    }
}
