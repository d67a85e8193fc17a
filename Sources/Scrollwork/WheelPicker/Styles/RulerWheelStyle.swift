import SwiftUI

/// A wheel picker style with a ruler that moves under a line. Long ticks have labels, and short ticks are between them.
///
/// The ruler fills the proposed length. Its thickness grows with the text size. If labels would touch, the ruler shows
/// every second, fifth, or tenth label.
public struct RulerWheelStyle: WheelStyle, Equatable {
    private let spacing: CGFloat

    /// Creates a ruler style.
    ///
    /// - Parameter spacing: The distance between ticks, in points, at most 10,000. A value below 0.5, or a value that
    ///   isn't finite, is treated as 1.
    nonisolated public init(spacing: CGFloat = 10) { self.spacing = spacing }

    /// Creates the body of a wheel picker.
    public func makeBody(configuration: Configuration) -> some View {
        Ruler(configuration: configuration, spacing: spacing)
    }
}

extension WheelStyle where Self == RulerWheelStyle {
    /// A style with a ruler that moves under a line.
    nonisolated public static var ruler: RulerWheelStyle { RulerWheelStyle() }

    /// A style with a ruler that moves under a line.
    ///
    /// - Parameter spacing: The distance between ticks, in points.
    nonisolated public static func ruler(spacing: CGFloat) -> RulerWheelStyle { RulerWheelStyle(spacing: spacing) }
}

private struct Ruler: View {
    let configuration: WheelStyleConfiguration
    let spacing: CGFloat
    @Environment(\.isEnabled) private var isEnabled
    /// The size of the largest sample label.
    @State private var label = leastLabel
    @Environment(\.dynamicTypeSize) private var typeSize

    private static var leastLabel: CGSize { CGSize(width: 32, height: 20) }
    private var axis: Axis { configuration.axis ?? .horizontal }
    /// The distance from the edge to the ticks, beyond which the line extends.
    private let headroom: CGFloat = 7
    private let longTick: CGFloat = 32

    var body: some View {
        let thickness = headroom + longTick + 8 + label.length(on: axis.other) + 4
        configuration.track(axis: axis, spacing: spacing) { tick in
            RulerMark(
                tick: tick, labelRoom: label.length(on: axis), spacing: spacing, headroom: headroom, longTick: longTick
            ) { size in
                // Measures the program's own views when they appear.
                guard configuration.sampleTexts.isEmpty else { return }
                label = CGSize(width: max(size.width, label.width), height: max(size.height, label.height))
            }
        }
        .frame(axis, across: thickness)
        .mask { if configuration.fadesEdges { EdgeFade(axis: axis) } else { Rectangle() } }
        .overlay(alignment: axis.other.start) {
            Capsule()
                .fill(.tint)
                .frame(axis, along: 3, across: longTick + 2 * headroom)
                .allowsHitTesting(false)
        }
        .background { samples }
        // The program's own views report their sizes again.
        .onChange(of: typeSize) { if configuration.sampleTexts.isEmpty { label = Self.leastLabel } }
        .opacity(isEnabled ? 1 : 0.4)
    }

    private var samples: some View {
        ZStack {
            ForEach(configuration.sampleTexts, id: \.self) { Text(verbatim: $0).rulerLabel() }
        }
        .fixedSize()
        .onGeometryChange(for: CGSize.self, of: { $0.size }) { size in
            if size.height > 0 { label = size }
        }
        .hidden()
        .accessibilityHidden(true)
    }
}

private struct RulerMark: View {
    let tick: WheelPickerTick
    let labelRoom: CGFloat
    let spacing: CGFloat
    let headroom: CGFloat
    let longTick: CGFloat
    let labelDidMeasure: (CGSize) -> Void
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiatesWithoutColor

    var body: some View {
        let axis = tick.axis, side = axis.other.start
        Capsule()
            .fill(.primary.opacity(opacity))
            .frame(axis, along: 2, across: length)
            .padding(axis.other.startEdge, headroom)
            .filling(axis.other, alignment: side)
            .overlay(alignment: side) {
                if hasLabel {
                    tick.label.rulerLabel()
                        .overlay { if isMarkedDisabled { Rectangle().frame(height: 1.5) } }
                        .opacity(tick.isEnabled ? 1 : contrast == .increased ? 0.5 : 0.35)
                        .fixedSize()
                        .onGeometryChange(for: CGSize.self, of: { $0.size }, action: labelDidMeasure)
                        .frame(axis, along: 2)
                        .padding(axis.other.startEdge, headroom + longTick + 8)
                }
            }
    }

    /// Whether the tick has a label. Labels have a distance of at least 8 points. If not all labels fit, only round
    /// numbers have one.
    private var hasLabel: Bool {
        guard tick.kind == .major else { return false }
        let room = labelRoom + 8, apart = spacing * CGFloat(tick.majorDistance)
        let every = [1, 2, 5, 10, 20, 50, 100].first { CGFloat($0) * apart >= room } ?? 1000
        return tick.majorNumber.isMultiple(of: every)
    }

    /// Whether to mark a disabled value by more than its opacity: with a tick of half the length, and a line through
    /// its label.
    private var isMarkedDisabled: Bool { !tick.isEnabled && differentiatesWithoutColor }

    private var length: CGFloat {
        let share: CGFloat =
            switch tick.kind {
            case .major: 1
            case .medium: 0.7
            case .minor: 0.5
            }
        return longTick * share * (isMarkedDisabled ? 0.5 : 1)
    }

    private var opacity: Double {
        let full = contrast == .increased ? 0.9 : tick.kind == .major ? 0.75 : 0.32
        return tick.isEnabled ? full : full * (contrast == .increased ? 0.5 : 0.35)
    }
}

extension View {
    fileprivate func rulerLabel() -> some View { font(.subheadline.weight(.medium).monospacedDigit()) }
}

/// A mask that is opaque in the center and fades toward the ends of an axis. With increased contrast, it fades only at
/// the ends.
struct EdgeFade: View {
    let axis: Axis
    @Environment(\.colorSchemeContrast) private var contrast

    private var stops: [Gradient.Stop] {
        if contrast == .increased {
            return [
                .init(color: .clear, location: 0), .init(color: .black, location: 0.1),
                .init(color: .black, location: 0.9),
                .init(color: .clear, location: 1),
            ]
        }
        return [
            .init(color: .clear, location: 0), .init(color: .black.opacity(0.08), location: 0.05),
            .init(color: .black.opacity(0.55), location: 0.18), .init(color: .black, location: 0.34),
            .init(color: .black, location: 0.66), .init(color: .black.opacity(0.55), location: 0.82),
            .init(color: .black.opacity(0.08), location: 0.95), .init(color: .clear, location: 1),
        ]
    }

    var body: some View {
        LinearGradient(
            stops: stops,
            startPoint: UnitPoint(axis, along: 0), endPoint: UnitPoint(axis, along: 1))
    }
}
