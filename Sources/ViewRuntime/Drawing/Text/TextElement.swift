import Foundation
import LayerTree

/// The element of a text.
final class TextElement: Element {
    var text = TextElement.nothing {
        didSet {
            if text == oldValue { return }
            moveStyle(from: (oldValue, environment), to: (text, environment))
            if let shown, environment.contentTransition.fades {
                fade = TextFade(from: shown, spans?.images ?? [], of: self)
            }
            spans = nil
            label = nil
            shown = nil
            if isInSamePlace() { show(layout(for: proposal)) } else { invalidateLayout() }
            setNeedsDraw()
            graph.semanticsTree.setNeedsRefresh()
        }
    }
    private static let nothing = Text(verbatim: "")
    private var source = TextElement.nothing
    private var clock: TextClock?

    /// Shows a text, and updates it if it changes with time.
    func show(_ view: Text) {
        if source == view { return }
        source = view
        clock?.stop()
        clock = view.hasDates ? TextClock(view, of: self) : nil
        text = clock?.reading ?? view
    }

    private var spans: TextSpans?
    /// The known result of `string`, because formatting a number takes long.
    private var label: String?
    /// The layouts since the last invalidation.
    private var layouts: TextLayouts?
    private var styleMotion: StyleMotion?
    private var fade: TextFade?
    private var shown: TextLayout?
    private var links: [TextLinkElement] = []

    override init(_ context: _NodeContext) {
        super.init(context)
        _ = makeLayer()
        setNeedsDraw()
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        if !environment.hasSameStyle(as: old) {
            moveStyle(from: (text, old), to: (text, environment))
            setNeedsDraw()
        }
        if environment.builtIn.redaction != old.builtIn.redaction {
            setNeedsDraw()
            graph.semanticsTree.setNeedsRefresh()
        }
        if let clock, environment.localCalendar != old.localCalendar { text = clock.reading }
        if environment.drawing.leastLines != old.drawing.leastLines { invalidateLayout() }
        let hasSameImages = environment.hasSameImages(as: old) || !text.hasImages
        if hasSameImages, environment.hasSameText(as: old), environment.hasSameStyle(as: old) || !text.hasOwnColors {
            return
        }
        if let clock { text = clock.reading }
        spans = nil
        label = nil
        shown = nil
        invalidateLayout()
        setNeedsDraw()
    }

    /// Animates the style of the entire text, and the colors of its spans.
    private func moveStyle(
        from old: (text: Text, environment: EnvironmentValues), to new: (text: Text, environment: EnvironmentValues)
    ) {
        styleMotion = StyleMotion.next(
            after: styleMotion, from: old.text.paints(in: old.environment), to: new.text.paints(in: new.environment),
            of: self)
    }

    /// The text that assistive technology reads.
    var string: String {
        if let label { return label }
        let string = text.label(in: environment)
        if text.speaksItself { label = string }
        return string
    }

    // MARK: Layout

    override func layoutWasInvalidated() { layouts = nil }

    /// Returns whether a changed text takes the place of the old one, as a counter with digits of the same width. The
    /// views around it then need no layout.
    private func isInSamePlace() -> Bool {
        guard !needsArrangement, let old = layouts else { return false }
        var new = newLayouts()
        defer { layouts = new }
        return old.haveSameMetrics(as: &new)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let layout = layout(for: proposal), least = environment.drawing.leastLines, count = layout.lines.count
        guard least > count, let last = layout.lines.last else { return layout.size }
        // Missing lines are as high as the last line.
        let pitch = last.ascent + last.descent + Double(max(environment.drawing.lineSpacing, 0))
        return CGSize(width: layout.size.width, height: layout.size.height + pitch * Double(min(least, 10_000) - count))
    }

    override func arrange() { show(layout(for: proposal)) }

    override func lengthRange(on axis: Axis, proposal: ProposedViewSize) -> ClosedRange<CGFloat> {
        if axis == .horizontal {
            return 0...max(size(for: ProposedViewSize(width: nil, height: proposal.height)).width, 0)
        }
        let layout = layout(for: ProposedViewSize(width: proposal.width, height: nil))
        guard let first = layout.lines.first, layout.lines.count > 1 else {
            return layout.size.height...layout.size.height
        }
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

    func layout(for proposal: ProposedViewSize) -> TextLayout {
        if layouts == nil { layouts = newLayouts() }
        return layouts!.layout(for: proposal)
    }

    private func newLayouts() -> TextLayouts {
        let values = environment.drawing, limit = values.lineLimit.map { max($0, 1) }
        let request = TextRequest(
            spans: currentSpans().spans, maximumLines: limit, alignment: values.multilineTextAlignment.request,
            truncation: values.truncationMode.request, lineSpacing: Double(max(values.lineSpacing, 0)),
            isRightToLeft: environment.layoutDirection == .rightToLeft)
        return TextLayouts(
            request, minimumScaleFactor: Double(values.minimumScaleFactor), allowsTightening: values.allowsTightening,
            measurer: graph.measurer)
    }

    private func currentSpans() -> TextSpans {
        if let spans { return spans }
        let new = text.partSpans(in: environment)
        spans = new
        for name in new.images.compactMap(\.unknownName) {
            graph.warn("there is no picture or symbol named \"\(name)\" for a text")
        }
        return new
    }

    private func show(_ layout: TextLayout) {
        if shown === layout { return }
        shown = layout
        setNeedsDraw()
        placeLinks(currentSpans().links(in: layout))
    }

    // MARK: Links

    private func placeLinks(_ found: [TextLink]) {
        while links.count > found.count { links.removeLast().unmount() }
        while links.count < found.count {
            let link = graph.parts.textLink(_NodeContext(graph: graph, parent: self, environment: environment))
            link.layoutParent = self
            links.append(link as! TextLinkElement)
        }
        for (element, link) in zip(links, found) {
            element.link = link
            element.settle(at: link.frame.origin, size: link.frame.size, proposal: ProposedViewSize(link.frame.size))
        }
    }

    override func forEachChild(_ body: (_Node) -> Void) { links.forEach(body) }

    package override func forEachLayoutChild(_ body: (Element) -> Void) { links.forEach(body) }

    // MARK: Drawing

    override func draw() {
        guard let layout = shown else { return }
        if styleMotion?.isOver == true { styleMotion = nil }
        let target = text.style(in: environment)
        let style = styleMotion?.style(towards: target) ?? target
        if environment.builtIn.redaction.contains(.placeholder) {
            layer?.content = layout.bars.map { .fill($0, style.opacity(0.16).paint(in: bounds), evenOdd: false) }
            return
        }
        if fade?.isOver == true { fade = nil }
        guard let fade else {
            layer?.content = commands(recolored(layout, style), currentSpans().images, style)
            return
        }
        let share = fade.share
        layer?.content =
            commands(fade.layout, fade.images, style.opacity(1 - share), opacity: 1 - share)
            + commands(layout, currentSpans().images, style.opacity(share), opacity: share)
    }

    /// Returns the layout with the animated colors of its parts.
    private func recolored(_ layout: TextLayout, _ style: _ResolvedStyle) -> TextLayout {
        guard let styleMotion else { return layout }
        let targets = text.paints(in: environment)
        var request = layout.request
        guard targets.count == request.spans.count + 1 else { return layout }
        for index in request.spans.indices {
            let part = styleMotion.style(towards: targets[index + 1], level: index + 1)
            if part != style, let color = part.color { request.spans[index].color = color }
        }
        return request == layout.request ? layout : graph.measurer.layout(request)
    }

    private func commands(
        _ layout: TextLayout, _ images: [TextImage], _ style: _ResolvedStyle, opacity: Double = 1
    ) -> [DrawCommand] {
        layout.backgrounds(opacity: opacity) + [.text(layout, at: .zero, style.paint(in: bounds))]
            + images.commands(in: layout, style: style, opacity: opacity)
    }

    override func willUnmount() {
        clock?.stop()
        styleMotion?.stop()
        fade?.stop()
    }

    override func semantics(_ children: [SemanticsNode]) -> [SemanticsNode] {
        let string = string
        if string.isEmpty { return [] }
        // Assistive technology doesn't read redacted text.
        if environment.builtIn.redaction.contains(.placeholder) { return [graph.semanticsTree.node(for: self, .text)] }
        // A text that is only a link needs no element around it.
        if children.count == 1, children[0].label == string { return children }
        var node = graph.semanticsTree.node(for: self, .text)
        node.label = string
        node.children = children
        return [node]
    }
}

extension TextAlignment {
    var horizontal: HorizontalAlignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }

    var request: TextRequest.Alignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

extension Text.TruncationMode {
    var request: TextRequest.Truncation {
        switch self {
        case .head: .head
        case .tail: .tail
        case .middle: .middle
        }
    }
}

extension TextLayout {
    /// A bar in place of each line.
    fileprivate var bars: [Path] {
        lines.compactMap { line in
            guard let start = line.runs.map(\.x).min(), let end = line.runs.map({ $0.x + $0.width }).max(), end > start
            else { return nil }
            let height = line.ascent * 0.8
            return Path(
                roundedRect: CGRect(x: start, y: line.baseline - height, width: end - start, height: height),
                cornerRadius: 3)
        }
    }
}
