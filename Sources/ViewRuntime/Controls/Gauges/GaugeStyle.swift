import Foundation

/// A type that defines the appearance of gauges.
///
/// Available from iOS 16 and macOS 13.
@MainActor @preconcurrency
public protocol GaugeStyle {
    /// A view that represents the body of a gauge.
    associatedtype Body: View
    /// Creates a view that represents the body of a gauge.
    ///
    /// - Parameter configuration: The properties of the gauge.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// The properties of a gauge.
    typealias Configuration = GaugeStyleConfiguration
}

/// The properties of a gauge that a gauge style shows.
///
/// Available from iOS 16 and macOS 13.
public struct GaugeStyleConfiguration {
    /// A type-erased label of a gauge.
    public struct Label: View {
        // The runtime creates and shows views on the main actor.
        nonisolated(unsafe) let content: AnyView
        public var body: some View { content }

        nonisolated init(content: AnyView) { self.content = content }
    }

    /// A type-erased current value label of a gauge.
    public struct CurrentValueLabel: View {
        // The runtime creates and shows views on the main actor.
        nonisolated(unsafe) let content: AnyView
        public var body: some View { content }

        nonisolated init(content: AnyView) { self.content = content }
    }

    /// A type-erased minimum value label of a gauge.
    public struct MinimumValueLabel: View {
        // The runtime creates and shows views on the main actor.
        nonisolated(unsafe) let content: AnyView
        public var body: some View { content }

        nonisolated init(content: AnyView) { self.content = content }
    }

    /// A type-erased maximum value label of a gauge.
    public struct MaximumValueLabel: View {
        // The runtime creates and shows views on the main actor.
        nonisolated(unsafe) let content: AnyView
        public var body: some View { content }

        nonisolated init(content: AnyView) { self.content = content }
    }

    /// The value's position in the range, from 0 at the lower bound to 1 at the upper bound.
    public var value: Double
    /// A view that describes the purpose of the gauge.
    public var label: Label
    /// A view that describes the current value, or `nil` if the gauge has none.
    public var currentValueLabel: CurrentValueLabel?
    /// A view that describes the lower bound, or `nil` if the gauge has none.
    public var minimumValueLabel: MinimumValueLabel?
    /// A view that describes the upper bound, or `nil` if the gauge has none.
    public var maximumValueLabel: MaximumValueLabel?
}

/// A gauge style that fills a bar from the leading edge and shows the labels around it.
///
/// Available from iOS 16 and macOS 13.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// Creates a linear capacity gauge style.
    public init() {}

    /// Creates a view that represents the body of a gauge.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.label
            HStack(spacing: 8) {
                configuration.minimumValueLabel
                GaugeBar(value: configuration.value, mark: false)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel
        }
    }
}

/// The default gauge style, which is the linear capacity style.
///
/// Available from iOS 16 and macOS 13.
public struct DefaultGaugeStyle: GaugeStyle {
    /// Creates a default gauge style.
    public init() {}

    /// Creates a view that represents the body of a gauge.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

/// A gauge style that marks the value on a bar and shows the labels of the bounds at its ends.
///
/// Available from iOS 16 and macOS 13.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    /// Creates an accessory linear gauge style.
    public init() {}

    /// Creates a view that represents the body of a gauge.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 6) {
            configuration.minimumValueLabel
            GaugeBar(value: configuration.value, mark: true)
            configuration.maximumValueLabel
        }
        .font(.footnote.weight(.medium))
    }
}

/// A gauge style that shows the label above a bar, which fills from the leading edge.
///
/// Available from iOS 16 and macOS 13.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    /// Creates an accessory linear capacity gauge style.
    public init() {}

    /// Creates a view that represents the body of a gauge.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 3) {
            configuration.label.font(.footnote.weight(.medium))
            GaugeBar(value: configuration.value, mark: false)
            configuration.currentValueLabel.font(.footnote).foregroundStyle(.secondary)
        }
    }
}

/// A gauge style that marks the value on an open ring.
///
/// Available from iOS 16 and macOS 13.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// Creates an accessory circular gauge style.
    public init() {}

    /// Creates a view that represents the body of a gauge.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        GaugeRing(configuration: configuration, isOpen: true)
    }
}

/// A gauge style that fills a ring clockwise from the top.
///
/// Available from iOS 16 and macOS 13.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// Creates an accessory circular capacity gauge style.
    public init() {}

    /// Creates a view that represents the body of a gauge.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        GaugeRing(configuration: configuration, isOpen: false)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The default gauge style, which is the linear capacity style.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A gauge style that fills a bar from the leading edge and shows the labels around it.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A gauge style that marks the value on a bar and shows the labels of the bounds at its ends.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A gauge style that shows the label above a bar, which fills from the leading edge.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// A gauge style that marks the value on an open ring.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A gauge style that fills a ring clockwise from the top.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

extension View {
    /// Sets the style of gauges in this view.
    ///
    /// Available from iOS 16 and macOS 13.
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return controls { $0.gaugeStyle = StyleChoice(style) { $0.makeBody(configuration: $1) } }
    }
}

/// A bar 6 points thick that is filled up to the value, or that has a mark at the value.
private struct GaugeBar: View {
    let value: Double
    let mark: Bool

    var body: some View {
        GeometryReader { proxy in
            let length = proxy.size.width
            if mark {
                Capsule().fill(GaugeTint(course: .bar))
                Circle().fill(.background).frame(width: 10, height: 10)
                    .overlay { Circle().fill(.primary).frame(width: 6, height: 6) }
                    .offset(x: (length - 6) * value - 2, y: -2)
            } else {
                Capsule().fill(SystemFill.secondary)
                Capsule().fill(GaugeTint(course: .bar)).frame(width: max(length * value, value > 0 ? 6 : 0))
            }
        }
        .frame(height: 6)
    }
}

/// A ring 58 points wide that surrounds the value's label.
private struct GaugeRing: View {
    let configuration: GaugeStyleConfiguration
    let isOpen: Bool

    private static let width: CGFloat = 58, thickness: CGFloat = 6
    /// The part of the circle that the ring covers, from 0 to 1.
    private var share: Double { isOpen ? 0.75 : 1 }

    var body: some View {
        ZStack {
            ring(to: share).stroke(
                isOpen ? AnyShapeStyle(GaugeTint(course: .openRing)) : AnyShapeStyle(SystemFill.secondary), style: line)
            if isOpen {
                Circle().fill(.background).frame(width: 11, height: 11)
                    .overlay { Circle().fill(.primary).frame(width: 7, height: 7) }
                    .offset(y: -(Self.width - Self.thickness) / 2)
                    .rotationEffect(.degrees(-135 + 270 * configuration.value))
            } else {
                ring(to: configuration.value).stroke(GaugeTint(course: .ring), style: line)
            }
            middle
                .font(.system(size: 17, weight: .medium))
                .lineLimit(1)
                .minimumScaleFactor(0.4)
                .frame(width: Self.width - 22)
            if isOpen {
                HStack(spacing: 10) {
                    configuration.minimumValueLabel
                    configuration.maximumValueLabel
                    if configuration.minimumValueLabel == nil, configuration.currentValueLabel != nil {
                        configuration.label
                    }
                }
                .font(.system(size: 10, weight: .medium))
                .lineLimit(1)
                .frame(maxHeight: .infinity, alignment: .bottom)
            }
        }
        .frame(width: Self.width, height: Self.width)
    }

    @ViewBuilder private var middle: some View {
        if let label = configuration.currentValueLabel { label } else { configuration.label }
    }

    private var line: StrokeStyle { StrokeStyle(lineWidth: Self.thickness, lineCap: .round) }

    private func ring(to end: Double) -> some Shape {
        Circle().inset(by: Self.thickness / 2).trim(from: 0, to: end).rotation(.degrees(isOpen ? 135 : -90))
    }
}
