extension EnvironmentValues {
    /// The text size that a person prefers. Apple replaces it with `dynamicTypeSize`.
    ///
    /// Available from iOS 13 and macOS 10.15.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.size }
    }
}
