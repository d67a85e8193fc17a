import Foundation

/// A toggle style that shows a switch after the label. A person taps or drags the switch.
nonisolated public struct SwitchToggleStyle: ToggleStyle {
    private var tint: Color?

    /// Creates a switch toggle style.
    public init() {}

    /// Creates a switch toggle style with a tint color.
    @available(*, deprecated, message: "Use tint(_:)")
    public init(tint: Color) { self.tint = tint }

    /// Creates a view that represents the body of a toggle.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        SwitchToggle(configuration: configuration, tint: tint.map { AnyShapeStyle($0) })
    }
}

/// The default toggle style, which is the switch style.
nonisolated public struct DefaultToggleStyle: ToggleStyle {
    /// Creates a default toggle style.
    public init() {}

    /// Creates a view that represents the body of a toggle.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        SwitchToggle(configuration: configuration)
    }
}

/// A toggle style that shows a button, which is filled while the toggle is on.
nonisolated public struct ButtonToggleStyle: ToggleStyle {
    /// Creates a button toggle style.
    public init() {}

    /// Creates a view that represents the body of a toggle.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
        .buttonStyle(ButtonToggleLook(isOn: configuration.isOn))
    }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A toggle style that shows a switch after the label.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The default toggle style, which is the switch style.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A toggle style that shows a button, which is filled while the toggle is on.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private struct ButtonToggleLook: ButtonStyle {
    let isOn: Bool

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(.tint)
            .padding(ControlSize.regular.insets)
            .background(
                isOn ? AnyShapeStyle(.tint.opacity(0.15)) : AnyShapeStyle(.clear), in: RoundedRectangle(cornerRadius: 8)
            )
            .contentShape(.rect)
            .opacity(configuration.isPressed ? 0.6 : 1)
    }
}

private struct SwitchToggle: View {
    @Environment(\.controlValues.hidesLabels) private var hidesLabel
    let configuration: ToggleStyleConfiguration
    /// The fill of the switch while it's on, or `nil` for the tint of the environment.
    let tint: AnyShapeStyle?

    init(configuration: ToggleStyleConfiguration, tint: AnyShapeStyle? = nil) {
        self.configuration = configuration
        self.tint = tint
    }

    var body: some View {
        HStack(spacing: 0) {
            ControlLabel(isHidden: hidesLabel) { configuration.label }
            if !hidesLabel { Spacer(minLength: 8) }
            Switch(isOn: configuration.$isOn, tint: tint)
        }
    }
}

/// A switch of 51 by 31 points, as on iOS.
private struct Switch: View {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var direction
    @Environment(\.drawing.tint) private var environmentTint
    @Binding var isOn: Bool
    private let tint: AnyShapeStyle?

    init(isOn: Binding<Bool>, tint: AnyShapeStyle?) {
        _isOn = isOn
        self.tint = tint
    }

    var body: some View {
        ZStack {
            Capsule().fill(SystemFill.secondary)
            Capsule().fill(tint ?? environmentTint ?? AnyShapeStyle(Color.green)).opacity(isOn ? 1 : 0)
            Circle()
                .fill(.white.shadow(.drop(color: .black.opacity(0.15), radius: 3, y: 3)))
                .frame(width: 27, height: 27)
                .offset(x: isOn ? 10 : -10)
        }
        .frame(width: 51, height: 31)
        .opacity(isEnabled ? 1 : 0.5)
        .animation(.spring(duration: 0.3), value: isOn)
        .geometryGroup()
        .contentShape(.rect)
        .gesture(
            // A shorter movement is a tap, and one across the switch leaves it.
            DragGesture().onEnded { value in
                guard abs(value.translation.width) > abs(value.translation.height) else { return }
                isOn = (value.translation.width > 0) != (direction == .rightToLeft)
            }
        )
        .gesture(TapGesture().onEnded { isOn.toggle() })
    }
}
