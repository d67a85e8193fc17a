import Foundation

/// A label, and a switch at the trailing edge. Tapping the switch turns it over; dragging moves it.
nonisolated public struct SwitchToggleStyle: ToggleStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View { SwitchToggle(configuration: configuration) }
}

/// The usual style, which is a switch.
nonisolated public struct DefaultToggleStyle: ToggleStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View { SwitchToggle(configuration: configuration) }
}

/// A button that stays filled while it is on.
nonisolated public struct ButtonToggleStyle: ToggleStyle {
    public init() {}

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
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private struct ButtonToggleLook: ButtonStyle {
    let isOn: Bool

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(.tint)
            .padding(ControlSize.regular.insets)
            .background(isOn ? AnyShapeStyle(.tint.opacity(0.15)) : AnyShapeStyle(.clear), in: RoundedRectangle(cornerRadius: 8))
            .contentShape(.rect)
            .opacity(configuration.isPressed ? 0.6 : 1)
    }
}

private struct SwitchToggle: View {
    @Environment(\.builtIn.controls.hidesLabels) private var hidesLabel
    let configuration: ToggleStyleConfiguration

    init(configuration: ToggleStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        HStack(spacing: 0) {
            ControlLabel(isHidden: hidesLabel) { configuration.label }
            if !hidesLabel { Spacer(minLength: 8) }
            Switch(isOn: configuration.$isOn)
        }
    }
}

/// The switch of iOS: 51 by 31 points.
private struct Switch: View {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var direction
    @Environment(\.builtIn.tint) private var tint
    @Binding var isOn: Bool

    init(isOn: Binding<Bool>) { _isOn = isOn }

    var body: some View {
        ZStack {
            Capsule().fill(SystemFill.secondary)
            Capsule().fill(tint ?? AnyShapeStyle(Color.green)).opacity(isOn ? 1 : 0)
            Circle()
                .fill(.white.shadow(.drop(color: .black.opacity(0.15), radius: 3, y: 3)))
                .frame(width: 27, height: 27)
                .offset(x: isOn ? 10 : -10)
        }
        .frame(width: 51, height: 31)
        .opacity(isEnabled ? 1 : 0.5)
        .animation(.spring(duration: 0.3), value: isOn)
        .contentShape(.rect)
        .gesture(
            DragGesture(minimumDistance: 4).onEnded { value in
                isOn = (value.translation.width > 0) != (direction == .rightToLeft)
            }
        )
        .gesture(TapGesture().onEnded { isOn.toggle() })
    }
}
