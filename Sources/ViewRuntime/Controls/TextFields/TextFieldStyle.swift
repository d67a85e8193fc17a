enum TextFieldLook {
    case plain, rounded
}

/// A type that defines the appearance of text fields.
public protocol TextFieldStyle {
    /// The appearance that the style selects.
    var _look: _TextFieldLook { get }
}

/// The appearance of text fields in the runtime.
public struct _TextFieldLook {
    let look: TextFieldLook
}

/// The default text field style, which shows the text without decoration.
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// Creates a default text field style.
    public init() {}
    public var _look: _TextFieldLook { _TextFieldLook(look: .plain) }
}

/// A text field style that shows the text without decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// Creates a plain text field style.
    public init() {}
    public var _look: _TextFieldLook { _TextFieldLook(look: .plain) }
}

/// A text field style that draws a rounded border around the text.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// Creates a rounded border text field style.
    public init() {}
    public var _look: _TextFieldLook { _TextFieldLook(look: .rounded) }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The default text field style, which shows the text without decoration.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// A text field style that shows the text without decoration.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A text field style that draws a rounded border around the text.
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
    /// Sets the style of text fields in this view.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(\.textFieldLook, style._look.look)
    }
}
