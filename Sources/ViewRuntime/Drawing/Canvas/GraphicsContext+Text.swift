import Foundation
import LayerTree

extension GraphicsContext {
    /// Text prepared for a canvas. Available from iOS 15 and macOS 12.
    public struct ResolvedText {
        /// The shading of parts without their own color.
        public var shading: Shading
        let request: TextRequest
        let images: [TextImage]
        let measurer: any TextMeasurer

        fileprivate func layout(in size: CGSize) -> TextLayout {
            let natural = measurer.layout(request)
            let width = Double(size.width.isNaN ? .infinity : max(size.width, 0))
            let height = Double(size.height.isNaN ? .infinity : max(size.height, 0))
            let fits = natural.size.width <= width + Tolerance.text && natural.size.height <= height + Tolerance.text
            if fits { return natural }
            var request = request
            if natural.size.width > width + Tolerance.text { request.maximumWidth = width }
            let wrapped = measurer.layout(request)
            guard wrapped.size.height > height + Tolerance.text, wrapped.lines.count > 1 else { return wrapped }
            let pitch = Double(wrapped.size.height) / Double(wrapped.lines.count)
            request.maximumLines = min(max(Int(height / pitch + Tolerance.lines), 1), wrapped.lines.count)
            if request.maximumWidth == nil { request.maximumWidth = Double(natural.size.width) }
            return measurer.layout(request)
        }

        /// Returns the size of the text in a proposed size, in points.
        public func measure(in size: CGSize) -> CGSize { layout(in: size).size }

        /// Returns the distance from the top to the baseline of the first line, in points.
        public func firstBaseline(in size: CGSize) -> CGFloat { CGFloat(layout(in: size).firstBaseline) }

        /// Returns the distance from the top to the baseline of the last line, in points.
        public func lastBaseline(in size: CGSize) -> CGFloat { CGFloat(layout(in: size).lastBaseline) }
    }

    /// Prepares text for measuring and drawing in the environment.
    public func resolve(_ text: Text) -> ResolvedText {
        let values = environment.drawing
        // Canvases draw in a frame, on the main actor.
        nonisolated(unsafe) let surroundings = environment
        nonisolated(unsafe) var found: TextSpans!
        MainActor.assumeIsolated { found = TextSpans(of: text, in: surroundings) }
        let spans: TextSpans = found
        let request = TextRequest(
            spans: spans.spans, maximumLines: values.lineLimit.map { max($0, 1) },
            alignment: values.multilineTextAlignment.request, truncation: values.truncationMode.request,
            lineSpacing: Double(max(values.lineSpacing, 0)), isRightToLeft: environment.layoutDirection == .rightToLeft)
        return ResolvedText(shading: .foreground, request: request, images: spans.images, measurer: record.measurer)
    }

    /// Draws text from the top-leading corner of a rectangle, in lines that fit its width.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        let layout = text.layout(in: rect.size)
        var box = CGRect(origin: rect.origin, size: layout.size)
        // The alignment of lines applies to the entire rectangle.
        let share: CGFloat =
            switch environment.drawing.multilineTextAlignment {
            case .leading: text.request.isRightToLeft ? 1 : 0
            case .center: 0.5
            case .trailing: text.request.isRightToLeft ? 0 : 1
            }
        if share > 0, rect.width.isFinite { box.origin.x += (rect.width - layout.size.width) * share }
        draw(layout, text, box)
    }

    /// Draws text with its anchor at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let layout = text.layout(in: CGSize(width: CGFloat.infinity, height: .infinity))
        let origin = CGPoint(x: point.x - layout.size.width * anchor.x, y: point.y - layout.size.height * anchor.y)
        draw(layout, text, CGRect(origin: origin, size: layout.size))
    }

    /// Draws text from the top-leading corner of a rectangle, in lines that fit its width.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws text with its anchor at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    private func draw(_ layout: TextLayout, _ text: ResolvedText, _ box: CGRect) {
        guard let paint = paint(text.shading, in: box) else { return }
        record.add(.commands([.text(layout, at: box.origin, paint)]), state)
        if text.images.isEmpty { return }
        // A shading without a view style uses one color for images.
        let style: _ResolvedStyle
        if case .style(let known) = text.shading.resolved(in: environment) {
            style = known
        } else if case .color(let color) = paint {
            style = _ResolvedStyle(color: color)
        } else {
            style = ForegroundStyle().resolved(in: environment)
        }
        let images = text.images
        nonisolated(unsafe) let layout = layout
        nonisolated(unsafe) var commands: [DrawCommand] = []
        MainActor.assumeIsolated { commands = images.commands(in: layout, at: box.origin, style: style) }
        record.add(.commands(commands), state)
    }
}
