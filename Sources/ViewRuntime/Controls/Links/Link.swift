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
