extension View {
    /// Sets the navigation title and its display mode.
    @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
    public nonisolated func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode)
        -> some View
    {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets the navigation title and its display mode, with a localized string key.
    @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
    public nonisolated func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets the navigation title and its display mode, with a string.
    @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Adds views to the leading and the trailing edge of the navigation bar.
    @available(
        *, deprecated, message: "Use toolbar(content:) with navigationBarLeading or navigationBarTrailing placement"
    )
    public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .topBarLeading) { leading }
            ToolbarItem(placement: .topBarTrailing) { trailing }
        }
    }

    /// Adds a view to the leading edge of the navigation bar.
    @available(*, deprecated, message: "Use toolbar(content:) with navigationBarLeading placement")
    public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }

    /// Adds a view to the trailing edge of the navigation bar.
    @available(*, deprecated, message: "Use toolbar(content:) with navigationBarTrailing placement")
    public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }
}

/// Indicates whether a view is on a presented screen, and dismisses that screen.
///
/// Available from iOS 13 and macOS 10.15.
@available(*, deprecated, message: "Use EnvironmentValues.isPresented or EnvironmentValues.dismiss")
public struct PresentationMode {
    /// A Boolean value that indicates whether the view is on a presented screen.
    public let isPresented: Bool
    fileprivate var isDismissed = false

    /// Dismisses the screen. Has no effect if the screen isn't presented.
    public mutating func dismiss() { isDismissed = true }
}

extension EnvironmentValues {
    /// A binding to the presentation mode of the view's screen.
    @available(*, deprecated, message: "Use isPresented or dismiss")
    public var presentationMode: Binding<PresentationMode> {
        let exit = UncheckedTransfer(screenExit)
        return Binding(
            get: { PresentationMode(isPresented: exit.value != nil) },
            set: { mode in if mode.isDismissed { MainActor.assumeIsolated { exit.value?.leave() } } })
    }
}
