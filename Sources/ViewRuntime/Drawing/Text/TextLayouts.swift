import Foundation
import LayerTree

/// The layouts of a text for the proposals of its container.
struct TextLayouts {
    /// The layout without a limit on its width.
    private let natural: TextLayout
    /// The layouts that aren't the natural one, for the first proposals.
    private var constrained: [(proposal: ProposedViewSize, layout: TextLayout)] = []
    private let minimumScaleFactor: Double
    private let allowsTightening: Bool
    private let measurer: any TextMeasurer

    /// Creates the layouts of a request without a limit on its width.
    init(_ request: TextRequest, minimumScaleFactor: Double, allowsTightening: Bool, measurer: any TextMeasurer) {
        natural = measurer.layout(request)
        self.minimumScaleFactor = minimumScaleFactor
        self.allowsTightening = allowsTightening
        self.measurer = measurer
    }

    /// The maximum number of layouts whose repetition costs less than a layout of the views around the text.
    private static let mostRepetitions = 8

    mutating func layout(for proposal: ProposedViewSize) -> TextLayout {
        if let known = constrained.first(where: { $0.proposal == proposal }) { return known.layout }
        let layout = fit(proposal)
        if layout !== natural, constrained.count <= Self.mostRepetitions { constrained.append((proposal, layout)) }
        return layout
    }

    /// Returns whether the layouts of another text have the same metrics for all proposals so far.
    func haveSameMetrics(as other: inout TextLayouts) -> Bool {
        guard constrained.count <= Self.mostRepetitions, natural.hasSameMetrics(as: other.natural) else { return false }
        return constrained.allSatisfy { other.layout(for: $0.proposal).hasSameMetrics(as: $0.layout) }
    }

    private func fit(_ proposal: ProposedViewSize) -> TextLayout {
        let width = Double(max(proposal.width ?? .infinity, 0))
        let height = Double(max(proposal.height ?? .infinity, 0))
        let fitsAcross = natural.size.width <= width + Tolerance.text
        if fitsAcross && natural.size.height <= height + Tolerance.text { return natural }
        if !fitsAcross, let tight = tightened(to: width), tight.size.height <= height + Tolerance.text { return tight }
        var request = natural.request
        if !fitsAcross {
            request.maximumWidth = width
            request.minimumScaleFactor = minimumScaleFactor
        }
        let wrapped = fitsAcross ? natural : measurer.layout(request)
        if wrapped.size.height <= height + Tolerance.text || wrapped.lines.count <= 1 { return wrapped }
        let pitch = wrapped.size.height / CGFloat(wrapped.lines.count)
        let lines = max(Int(height / Double(pitch) + Tolerance.lines), 1)
        if lines >= wrapped.lines.count { return wrapped }
        request.maximumLines = min(lines, natural.request.maximumLines ?? lines)
        if request.maximumWidth == nil { request.maximumWidth = natural.size.width }
        return measurer.layout(request)
    }

    /// The part of its width by which text can be tightened.
    private static let maximumTightening = 0.05
    /// The distance in points by which a width may exceed that of its characters, because it's rounded up to pixels.
    private static let pixelRounding = 0.5

    /// Returns the text on its line with tighter characters, so that it fits a width, or `nil` if they'd be too tight.
    private func tightened(to width: Double) -> TextLayout? {
        guard allowsTightening, natural.lines.count == 1 else { return nil }
        let excess = Double(natural.size.width) - width
        let characters = natural.request.spans.reduce(0) { $0 + $1.text.count }
        guard characters > 1, excess <= Double(natural.size.width) * Self.maximumTightening else { return nil }
        var request = natural.request
        let reduction = (excess + Self.pixelRounding) / Double(characters - 1)
        for index in request.spans.indices { request.spans[index].tracking -= reduction }
        let layout = measurer.layout(request)
        return layout.size.width <= width + Tolerance.text ? layout : nil
    }
}

extension TextLayout {
    /// Returns whether the views around a text can't distinguish two layouts.
    fileprivate func hasSameMetrics(as other: TextLayout) -> Bool {
        size == other.size && lines.count == other.lines.count
            && zip(lines, other.lines).allSatisfy {
                $0.baseline == $1.baseline && $0.ascent == $1.ascent && $0.descent == $1.descent
            }
    }
}
