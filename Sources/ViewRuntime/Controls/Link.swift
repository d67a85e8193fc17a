import Foundation

/// A control that opens an address. Apple: iOS 14, macOS 11.
nonisolated public struct Link<Label: View>: View {
    private let destination: URL
    private let label: Label
    @Environment(\.openURL) private var openURL

    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.init(destination, label())
    }

    private init(_ destination: URL, _ label: Label) {
        self.destination = destination
        self.label = label
    }

    @MainActor public var body: some View {
        Button { openURL(destination) } label: { label }
            .accessibilityRemoveTraits(.isButton)
            .accessibilityAddTraits(.isLink)
    }
}

extension Link where Label == Text {
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination, Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination, Text(title))
    }
}

/// Opens an address. Apple: iOS 14, macOS 11.
///
/// Hosts have no way to open one here: unless the program has set an action that does, nothing is opened.
@MainActor @preconcurrency
public struct OpenURLAction {
    /// What became of an address.
    public struct Result {
        enum Kind: Sendable { case handled, discarded, system(URL?) }
        let kind: Kind

        public static var handled: Result { Result(kind: .handled) }
        public static var discarded: Result { Result(kind: .discarded) }
        public static var systemAction: Result { Result(kind: .system(nil)) }
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    private let handler: (URL) -> Result

    public init(handler: @escaping (URL) -> Result) { self.handler = handler }

    public func callAsFunction(_ url: URL) { _ = handler(url) }

    /// - Parameter completion: Told whether the address was opened.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        if case .handled = handler(url).kind { completion(true) } else { completion(false) }
    }
}

extension EnvironmentValues {
    private struct OpenURLKey: EnvironmentKey {
        static var defaultValue: OpenURLAction? { nil }
    }

    /// Opens addresses; that of `Link` too. Apple: iOS 14, macOS 11.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] ?? MainActor.assumeIsolated { OpenURLAction { _ in .discarded } } }
        set { self[OpenURLKey.self] = newValue }
    }
}
