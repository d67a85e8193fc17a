import Foundation

/// A control that opens a URL.
///
/// Available from iOS 14 and macOS 11.
nonisolated public struct Link<Label: View>: View {
    private let destination: URL
    private let label: Label
    @Environment(\.openURL) private var openURL

    /// Creates a link with a custom label.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.init(destination, label())
    }

    private init(_ destination: URL, _ label: Label) {
        self.destination = destination
        self.label = label
    }

    @MainActor public var body: some View {
        Button {
            openURL(destination)
        } label: {
            label
        }
        .accessibilityRemoveTraits(.isButton)
        .accessibilityAddTraits(.isLink)
    }
}

extension Link where Label == Text {
    /// Creates a link with a title from a localized string key.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination, Text(titleKey))
    }

    /// Creates a link with a title from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination, Text(title))
    }
}

/// An action that opens a URL.
///
/// Hosts can't open URLs. Without a handler from the program, the action opens nothing.
///
/// Available from iOS 14 and macOS 11.
@MainActor @preconcurrency
public struct OpenURLAction {
    /// The outcome of an attempt to open a URL.
    public struct Result {
        enum Kind: Sendable { case handled, discarded, system(URL?) }
        let kind: Kind

        /// The handler opened the URL.
        public static var handled: Result { Result(kind: .handled) }
        /// The handler discarded the URL.
        public static var discarded: Result { Result(kind: .discarded) }
        /// The handler asks the system to open the original URL.
        public static var systemAction: Result { Result(kind: .system(nil)) }
        /// The handler asks the system to open another URL.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    private let handler: (URL) -> Result

    /// Creates an action with a handler.
    public init(handler: @escaping (URL) -> Result) { self.handler = handler }

    /// Opens a URL with the action's handler.
    public func callAsFunction(_ url: URL) { _ = handler(url) }

    /// Opens a URL.
    ///
    /// - Parameters:
    ///   - url: The URL to open.
    ///   - completion: The closure that receives whether the handler opened the URL.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        if case .handled = handler(url).kind { completion(true) } else { completion(false) }
    }
}

extension EnvironmentValues {
    private struct OpenURLKey: EnvironmentKey {
        static var defaultValue: OpenURLAction? { nil }
    }

    /// The action that opens URLs, including those of links.
    ///
    /// Available from iOS 14 and macOS 11.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] ?? MainActor.assumeIsolated { OpenURLAction { _ in .discarded } } }
        set { self[OpenURLKey.self] = newValue }
    }
}
