import Foundation

/// How gauges look. Apple: iOS 16, macOS 13.
@MainActor @preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    typealias Configuration = GaugeStyleConfiguration
}

/// A gauge that a style is asked to show. Apple: iOS 16, macOS 13.
public struct GaugeStyleConfiguration {
    public struct Label: View {
        // Views are made and shown on the main actor.
        nonisolated(unsafe) let content: AnyView
        public var body: some View { content }

        nonisolated init(content: AnyView) { self.content = content }
    }

    public struct CurrentValueLabel: View {
        // Views are made and shown on the main actor.
        nonisolated(unsafe) let content: AnyView
        public var body: some View { content }

        nonisolated init(content: AnyView) { self.content = content }
    }

    public struct MinimumValueLabel: View {
        // Views are made and shown on the main actor.
        nonisolated(unsafe) let content: AnyView
        public var body: some View { content }

        nonisolated init(content: AnyView) { self.content = content }
    }

    public struct MaximumValueLabel: View {
        // Views are made and shown on the main actor.
        nonisolated(unsafe) let content: AnyView
        public var body: some View { content }

        nonisolated init(content: AnyView) { self.content = content }
    }

    /// From 0 at the lower bound to 1 at the upper one.
    public var value: Double
    public var label: Label
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?
}

/// A bar that is filled from the leading edge, with the labels around it. Apple: iOS 16, macOS 13.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    public init() {}

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

/// The usual style, which is a filled bar. Apple: iOS 16, macOS 13.
public struct DefaultGaugeStyle: GaugeStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

/// A bar with a mark at the value; the bounds' labels stand at its ends. Apple: iOS 16, macOS 13.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 6) {
            configuration.minimumValueLabel
            GaugeBar(value: configuration.value, mark: true)
            configuration.maximumValueLabel
        }
        .font(.footnote.weight(.medium))
    }
}

/// A bar that is filled from the leading edge below the label. Apple: iOS 16, macOS 13.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 3) {
            configuration.label.font(.footnote.weight(.medium))
            GaugeBar(value: configuration.value, mark: false)
            configuration.currentValueLabel.font(.footnote).foregroundStyle(.secondary)
        }
    }
}

/// An open ring with a mark at the value. Apple: iOS 16, macOS 13.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        GaugeRing(configuration: configuration, isOpen: true)
    }
}

/// A ring that is filled clockwise from the top. Apple: iOS 16, macOS 13.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        GaugeRing(configuration: configuration, isOpen: false)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { AccessoryCircularCapacityGaugeStyle() }
}

extension View {
    /// How gauges in the view look. Apple: iOS 16, macOS 13.
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return controls { $0.gaugeStyle = StyleChoice(style) { $0.makeBody(configuration: $1) } }
    }
}

/// A bar 6 points thick, filled up to the value or with a mark there.
private struct GaugeBar: View {
    let value: Double
    let mark: Bool

    var body: some View {
        GeometryReader { proxy in
            let length = proxy.size.width
            if mark {
                Capsule().fill(.tint)
                Circle().fill(.background).frame(width: 10, height: 10)
                    .overlay { Circle().fill(.primary).frame(width: 6, height: 6) }
                    .offset(x: (length - 6) * value - 2, y: -2)
            } else {
                Capsule().fill(SystemFill.secondary)
                Capsule().fill(.tint).frame(width: max(length * value, value > 0 ? 6 : 0))
            }
        }
        .frame(height: 6)
    }
}

/// A ring 58 points wide, with the value in its middle.
private struct GaugeRing: View {
    let configuration: GaugeStyleConfiguration
    let isOpen: Bool

    private static let width: CGFloat = 58, thickness: CGFloat = 6
    /// The share of the ring that is there.
    private var share: Double { isOpen ? 0.75 : 1 }

    var body: some View {
        ZStack {
            ring(to: share).stroke(isOpen ? AnyShapeStyle(.tint) : AnyShapeStyle(SystemFill.secondary), style: line)
            if isOpen {
                Circle().fill(.background).frame(width: 11, height: 11)
                    .overlay { Circle().fill(.primary).frame(width: 7, height: 7) }
                    .offset(y: -(Self.width - Self.thickness) / 2)
                    .rotationEffect(.degrees(-135 + 270 * configuration.value))
            } else {
                ring(to: configuration.value).stroke(.tint, style: line)
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
                    if configuration.minimumValueLabel == nil, configuration.currentValueLabel != nil { configuration.label }
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
