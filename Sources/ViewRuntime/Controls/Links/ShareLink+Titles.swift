import Foundation

// Share links with the default label: with a preview, and for URLs and texts, which need none.

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Creates a control with the default title that shares items.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, subject, message, previewTitle: items.first.map { preview($0).title }, DefaultShareLinkLabel())
    }

    /// Creates a control with the default title that shares an item.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, previewTitle: preview.title, DefaultShareLinkLabel())
    }

    /// Creates a control with a title from a localized string key that shares items.
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(
            items, subject, message, previewTitle: items.first.map { preview($0).title },
            DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Creates a control with a title from a localized string key that shares an item.
    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(
            CollectionOfOne(item), subject, message, previewTitle: preview.title, DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Creates a control with a title from a string that shares items.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(
            items, subject, message, previewTitle: items.first.map { preview($0).title },
            DefaultShareLinkLabel(Text(title)))
    }

    /// Creates a control with a title from a string that shares an item.
    @_disfavoredOverload
    public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(
            CollectionOfOne(item), subject, message, previewTitle: preview.title, DefaultShareLinkLabel(Text(title)))
    }

    /// Creates a control with a title that shares items.
    public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(
            items, subject, message, previewTitle: items.first.map { preview($0).title }, DefaultShareLinkLabel(title))
    }

    /// Creates a control with a title that shares an item.
    public init<I: Transferable>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, previewTitle: preview.title, DefaultShareLinkLabel(title))
    }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL, Label == DefaultShareLinkLabel {
    /// Creates a control with the default title that shares URLs.
    public init(items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items, subject, message, DefaultShareLinkLabel())
    }

    /// Creates a control with a title from a localized string key that shares URLs.
    public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items, subject, message, DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Creates a control with a title from a string that shares URLs.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items, subject, message, DefaultShareLinkLabel(Text(title)))
    }

    /// Creates a control with a title that shares URLs.
    public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items, subject, message, DefaultShareLinkLabel(title))
    }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data.Element == String, Label == DefaultShareLinkLabel {
    /// Creates a control with the default title that shares texts.
    public init(items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items, subject, message, DefaultShareLinkLabel())
    }

    /// Creates a control with a title from a localized string key that shares texts.
    public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items, subject, message, DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Creates a control with a title from a string that shares texts.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items, subject, message, DefaultShareLinkLabel(Text(title)))
    }

    /// Creates a control with a title that shares texts.
    public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items, subject, message, DefaultShareLinkLabel(title))
    }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL>, Label == DefaultShareLinkLabel {
    /// Creates a control with the default title that shares a URL.
    public init(item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel())
    }

    /// Creates a control with a title from a localized string key that shares a URL.
    public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Creates a control with a title from a string that shares a URL.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(Text(title)))
    }

    /// Creates a control with a title that shares a URL.
    public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title))
    }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String>, Label == DefaultShareLinkLabel {
    /// Creates a control with the default title that shares a text.
    public init(item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel())
    }

    /// Creates a control with a title from a localized string key that shares a text.
    public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Creates a control with a title from a string that shares a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(Text(title)))
    }

    /// Creates a control with a title that shares a text.
    public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title))
    }
}
