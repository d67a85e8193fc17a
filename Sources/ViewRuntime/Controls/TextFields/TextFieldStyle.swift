enum TextFieldLook {
    case plain, rounded
}

/// How text fields look.
public protocol TextFieldStyle {
    var _look: _TextFieldLook { get }
}

public struct _TextFieldLook {
    let look: TextFieldLook
}

/// The usual style: the text alone.
public struct DefaultTextFieldStyle: TextFieldStyle {
    public init() {}
    public var _look: _TextFieldLook { _TextFieldLook(look: .plain) }
}

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
    public init() {}
    public var _look: _TextFieldLook { _TextFieldLook(look: .plain) }
}

/// The text in a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public init() {}
    public var _look: _TextFieldLook { _TextFieldLook(look: .rounded) }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension EnvironmentValues {
    private enum TextFieldLookKey: EnvironmentKey {
        static let defaultValue = TextFieldLook.plain
    }

    var textFieldLook: TextFieldLook {
        get { self[TextFieldLookKey.self] }
        set { self[TextFieldLookKey.self] = newValue }
    }
}

extension View {
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(\.textFieldLook, style._look.look)
    }
}
