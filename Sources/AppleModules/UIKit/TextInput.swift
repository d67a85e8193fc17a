import LayerTree
import ViewRuntime

/// The type of an onscreen keyboard.
public enum UIKeyboardType: Int, Sendable {
    /// A type of keyboard.
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
        decimalPad, twitter
    /// A type of keyboard.
    case webSearch, asciiCapableNumberPad

    /// The keyboard for ASCII characters.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The content type of a text field.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String

    /// Creates a content type from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A full name.
    public static let name = UITextContentType(rawValue: "name")
    /// A given name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// The name of an organization.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A street address.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// A city.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An email address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A URL.
    public static let URL = UITextContentType(rawValue: "url")
    /// A credit card number.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// A user name.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "current-password")
    /// A new password.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A one-time code.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// The automatic capitalization of an onscreen keyboard.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

extension View {
    /// Sets the type of an onscreen keyboard.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
        environment(\.textInput.keyboard, type.keyboard)
    }

    /// Sets the content that the system can fill into text fields.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
        environment(\.textInput.contentType, textContentType?.rawValue)
    }

    /// Sets the automatic capitalization of an onscreen keyboard.
    @available(*, deprecated, renamed: "textInputAutocapitalization(_:)")
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        environment(\.textInput.capitalization, style.capitalization)
    }
}

extension UIKeyboardType {
    fileprivate var keyboard: TextInputTraits.Keyboard {
        switch self {
        case .default, .asciiCapable, .namePhonePad, .twitter: .text
        case .numbersAndPunctuation, .numberPad, .asciiCapableNumberPad: .numeric
        case .decimalPad: .decimal
        case .phonePad: .tel
        case .emailAddress: .email
        case .URL: .url
        case .webSearch: .search
        }
    }
}

extension UITextAutocapitalizationType {
    fileprivate var capitalization: TextInputTraits.Capitalization {
        switch self {
        case .none: .none
        case .words: .words
        case .sentences: .sentences
        case .allCharacters: .characters
        }
    }
}
