/// The title and images that represent an item while it's shared.
///
/// Hosts show their own preview, so only programs on Apple's systems show the images.
///
/// Available from iOS 16 and macOS 13.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
    let title: Text

    private init(title: Text) { self.title = title }

    /// Creates a preview with a title from a localized string key, an image, and an icon.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init(title: Text(titleKey)) }

    /// Creates a preview with a title from a string, an image, and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init(title: Text(title)) }

    /// Creates a preview with a title, an image, and an icon.
    public init(_ title: Text, image: Image, icon: Icon) { self.init(title: title) }
}

extension SharePreview where Icon == Never {
    /// Creates a preview with a title from a localized string key, and an image.
    public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(title: Text(titleKey)) }

    /// Creates a preview with a title from a string, and an image.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) { self.init(title: Text(title)) }

    /// Creates a preview with a title and an image.
    public init(_ title: Text, image: Image) { self.init(title: title) }
}

extension SharePreview where Image == Never {
    /// Creates a preview with a title from a localized string key, and an icon.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(title: Text(titleKey)) }

    /// Creates a preview with a title from a string, and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(title: Text(title)) }

    /// Creates a preview with a title and an icon.
    public init(_ title: Text, icon: Icon) { self.init(title: title) }
}

extension SharePreview where Image == Never, Icon == Never {
    /// Creates a preview with a title from a localized string key.
    public init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey)) }

    /// Creates a preview with a title from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init(title: Text(title)) }

    /// Creates a preview with a title.
    public init(_ title: Text) { self.init(title: title) }
}
