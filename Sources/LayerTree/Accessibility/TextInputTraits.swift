/// The properties of a text field that the system's text input needs.
public struct TextInputTraits: Hashable, Sendable {
    /// The layout of an onscreen keyboard, with the values of the HTML attribute `inputmode`.
    public enum Keyboard: String, Sendable { case text, numeric, decimal, tel, email, url, search }
    /// The automatic capitalization, with the values of the HTML attribute `autocapitalize`.
    public enum Capitalization: String, Sendable { case none, words, sentences, characters }
    /// The label of the Return key, with the values of the HTML attribute `enterkeyhint`.
    public enum ReturnKey: String, Sendable { case enter, done, go, next, search, send }

    /// A Boolean value that indicates whether the text can have several lines.
    public var isMultiline: Bool
    /// A Boolean value that indicates whether the Return key submits the text instead of beginning a line.
    public var submitsOnReturn: Bool
    /// A Boolean value that indicates whether dots replace the characters.
    public var isSecure: Bool
    /// The selection while the field has the focus, in UTF-16 code units of the visible text; otherwise `nil`.
    public var selection: Range<Int>?
    /// The layout of an onscreen keyboard.
    public var keyboard: Keyboard
    /// The automatic capitalization; `nil` for the default of the system.
    public var capitalization: Capitalization?
    /// A Boolean value that indicates whether the system corrects words.
    public var correctsWords: Bool
    /// The label of the Return key; `nil` for the default of the system.
    public var returnKey: ReturnKey?
    /// The content that the system can fill in, with the values of the HTML attribute `autocomplete`; `nil` for any.
    public var contentType: String?

    /// Creates the properties of a text field.
    public init(
        isMultiline: Bool = false, submitsOnReturn: Bool = true, isSecure: Bool = false, selection: Range<Int>? = nil,
        keyboard: Keyboard = .text, capitalization: Capitalization? = nil, correctsWords: Bool = true,
        returnKey: ReturnKey? = nil, contentType: String? = nil
    ) {
        self.isMultiline = isMultiline
        self.submitsOnReturn = submitsOnReturn
        self.isSecure = isSecure
        self.selection = selection
        self.keyboard = keyboard
        self.capitalization = capitalization
        self.correctsWords = correctsWords
        self.returnKey = returnKey
        self.contentType = contentType
    }
}
