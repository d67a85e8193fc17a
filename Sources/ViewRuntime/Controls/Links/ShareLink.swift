import Foundation
import LayerTree

/// A control that shares items with other programs.
///
/// The control shares items that are URLs or text, or that have such a representation; see ``Transferable``. A browser
/// shows its own dialog for sharing, or else copies the items. A test finds them in the requests of its stage.
///
/// Available from iOS 16 and macOS 13.
nonisolated public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: View
where
    Data: RandomAccessCollection, Data.Element: Transferable, PreviewImage: Transferable, PreviewIcon: Transferable,
    Label: View
{
    private let items: Data
    private let subject: Text?
    private let message: Text?
    private let label: Label
    /// The title of the first item's preview, or `nil` if the items have no preview.
    private let previewTitle: Text?
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone

    init(_ items: Data, _ subject: Text?, _ message: Text?, previewTitle: Text? = nil, _ label: Label) {
        self.items = items
        self.subject = subject
        self.message = message
        self.previewTitle = previewTitle
        self.label = label
    }

    /// Creates a control with a custom label that shares items.
    ///
    /// - Parameters:
    ///   - items: The items.
    ///   - subject: The title of the items, such as the subject of a mail. Without it, the title of the first preview.
    ///   - message: The text that accompanies the items.
    ///   - preview: The closure that returns the preview of an item.
    ///   - label: The label of the control.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) {
        self.init(items, subject, message, previewTitle: items.first.map { preview($0).title }, label())
    }

    /// Creates a control with a custom label that shares an item.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, previewTitle: preview.title, label())
    }

    @MainActor public var body: some View {
        Button {
            let share = Share(
                subject: (subject ?? previewTitle)?.string(in: language), message: message?.string(in: language),
                count: items.count)
            for (index, item) in items.enumerated() { share.load(item, at: index) }
        } label: {
            label
        }
    }

    /// The environment that determines the characters of texts.
    @MainActor private var language: EnvironmentValues {
        var values = EnvironmentValues()
        (values.locale, values.calendar, values.timeZone) = (locale, calendar, timeZone)
        return values
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
    /// Creates a control with a custom label that shares URLs.
    public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(items, subject, message, label())
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
    /// Creates a control with a custom label that shares texts.
    public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(items, subject, message, label())
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL> {
    /// Creates a control with a custom label that shares a URL.
    public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(CollectionOfOne(item), subject, message, label())
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String> {
    /// Creates a control with a custom label that shares a text.
    public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(CollectionOfOne(item), subject, message, label())
    }
}

/// The label of a share link without its own: a title with the symbol for sharing.
///
/// Available from iOS 16 and macOS 13.
nonisolated public struct DefaultShareLinkLabel: View {
    let title: Text

    init(_ title: Text = Text("Share…")) { self.title = title }

    @MainActor public var body: some View {
        Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}
