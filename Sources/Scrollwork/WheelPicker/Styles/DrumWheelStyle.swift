import SwiftUI

/// A wheel picker style with a drum of rows that turns behind a band. The row in the band is the selected value.
///
/// The drum fills the proposed length across its axis. Along its axis, it is as long as its rows, or as long as the
/// proposed length if that is shorter. Fewer rows are then visible. Rows grow with the text size while three of them
/// fit.
public struct DrumWheelStyle: WheelStyle, Equatable {
    private let rowLength: CGFloat
    private let rows: Int

    /// Creates a drum style.
    ///
    /// - Parameters:
    ///   - rowLength: The distance between rows at the default text size, in points, from 4 to 10,000. A value that
    ///     isn't finite is treated as 36.
    ///   - rows: The number of visible rows, from 3 to 99.
    nonisolated public init(rowLength: CGFloat = 36, rows: Int = 7) {
        self.rowLength = rowLength.isFinite ? min(max(rowLength, 4), 10_000) : 36
        self.rows = min(max(rows, 3), 99)
    }

    /// Creates the body of a wheel picker.
    public func makeBody(configuration: Configuration) -> some View {
        Drum(configuration: configuration, rowLength: rowLength, rows: rows)
    }
}

extension WheelStyle where Self == DrumWheelStyle {
    /// A style with a drum of rows that turns behind a band.
    nonisolated public static var drum: DrumWheelStyle { DrumWheelStyle() }

    /// A style with a drum of rows that turns behind a band.
    ///
    /// - Parameters:
    ///   - rowLength: The distance between rows at the default text size, in points.
    ///   - rows: The number of visible rows, from 3 to 99.
    nonisolated public static func drum(rowLength: CGFloat = 36, rows: Int = 7) -> DrumWheelStyle {
        DrumWheelStyle(rowLength: rowLength, rows: rows)
    }
}

private struct Drum: View {
    let configuration: WheelStyleConfiguration
    let rowLength: CGFloat
    let rows: Int
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorSchemeContrast) private var contrast

    private var axis: Axis { configuration.axis ?? .vertical }

    var body: some View {
        let row = rowLength * (axis == .vertical ? typeSize.growth : max(typeSize.growth * 0.9, 1) * 1.8)
        let height = axis == .vertical ? row * CGFloat(rows) : rowLength * typeSize.growth * 1.4
        Group {
            if axis == .vertical, row > rowLength {
                GeometryReader { face(row: max(min(row, $0.size.height / 3), rowLength)) }
            } else {
                face(row: row)
            }
        }
        .frame(minHeight: 0, idealHeight: height, maxHeight: height)
        .opacity(isEnabled ? 1 : 0.4)
    }

    private func face(row: CGFloat) -> some View {
        configuration.track(axis: axis, spacing: row, isProportional: false) { tick in
            DrumRow(tick: tick, length: row)
        }
        .mask { if configuration.fadesEdges { EdgeFade(axis: axis) } else { Rectangle() } }
        .background { band(row) }
    }

    private func band(_ row: CGFloat) -> some View {
        RoundedRectangle(cornerRadius: 9, style: .continuous)
            .fill(.primary.opacity(contrast == .increased ? 0.1 : 0.06))
            .strokeBorder(.primary.opacity(contrast == .increased ? 0.7 : 0), lineWidth: 1.5)
            .frame(axis, along: row)
    }
}

private struct DrumRow: View {
    let tick: WheelPickerTick
    let length: CGFloat
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiatesWithoutColor

    var body: some View {
        let turn = DrumTurn(axis: tick.axis, row: length, fading: contrast == .increased ? 0.25 : 0.5)
        tick.label
            .font(.title3.monospacedDigit())
            .lineLimit(1)
            // The columns of a date are narrow, and large text is wide.
            .minimumScaleFactor(0.5)
            .overlay { if !tick.isEnabled && differentiatesWithoutColor { Rectangle().frame(height: 1.5) } }
            .opacity(tick.isEnabled ? 1 : contrast == .increased ? 0.5 : 0.3)
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
            .contentShape(Rectangle())
            .visualEffect { content, geometry in turn.shown(content, geometry) }
    }
}

/// Draws a row on the surface of a cylinder: closer to the center than in the layout, flatter, and fainter.
private struct DrumTurn: Sendable {
    let axis: Axis
    let row: CGFloat
    /// The reduction of the opacity of the rows next to the selected row.
    let fading: Double
    /// The angle at which rows leave the drum, in radians.
    private static var widest: CGFloat { 1.05 }

    nonisolated func shown(_ content: EmptyVisualEffect, _ geometry: GeometryProxy) -> some VisualEffect {
        let room = geometry.bounds(of: .named("Scrollwork.WheelTrack")) ?? CGRect(origin: .zero, size: geometry.size)
        let distance = geometry.size.length(on: axis) / 2 - room.middle(on: axis)
        let radius = max(room.size.length(on: axis), row) / 2 / Self.widest
        let angle = Double(min(max(distance / radius, -1.5), 1.5))
        let shift = radius * CGFloat(sin(angle)) - distance, flat = CGFloat(cos(angle))
        let beside = min(abs(distance) / row, 1), across = 1 - 0.06 * beside - 0.08 * (1 - flat)
        let scale = axis.ordered(along: flat, across: across), move = axis.ordered(along: shift, across: 0)
        return
            content
            .scaleEffect(x: scale.x, y: scale.y)
            .transformEffect(ProjectionTransform(CGAffineTransform(translationX: move.x, y: move.y)))
            .opacity(1 - fading * Double(beside))
    }
}

extension DynamicTypeSize {
    /// The scale of body text relative to the default size.
    var growth: CGFloat {
        switch self {
        case .xSmall: 14.0 / 17
        case .small: 15.0 / 17
        case .medium: 16.0 / 17
        case .large: 1
        case .xLarge: 19.0 / 17
        case .xxLarge: 21.0 / 17
        case .xxxLarge: 23.0 / 17
        case .accessibility1: 28.0 / 17
        case .accessibility2: 33.0 / 17
        case .accessibility3: 40.0 / 17
        case .accessibility4: 47.0 / 17
        case .accessibility5: 53.0 / 17
        @unknown default: 1
        }
    }
}
