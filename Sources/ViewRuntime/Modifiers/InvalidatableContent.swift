extension View {
    /// Marks content that may be outdated until an action has completed. As in apps on iOS, it has no effect outside
    /// widgets.
    ///
    /// Available from iOS 17 and macOS 14.
    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
