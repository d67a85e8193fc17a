/// An action that dismisses the screen whose environment provides it.
@MainActor @preconcurrency
public struct DismissAction {
    let exit: ScreenExit?

    /// Dismisses the screen that contains the view.
    public func callAsFunction() { exit?.leave() }
}

/// The way to leave a screen. Two values are equal if they leave the same screen.
struct ScreenExit: Equatable {
    private let screen: AnyHashable
    let leave: @MainActor () -> Void

    /// Creates the exit of a screen.
    ///
    /// - Parameters:
    ///   - screen: The identity of the screen.
    ///   - leave: The closure that leaves the screen. All exits of a screen have the same effect.
    init(from screen: some Hashable, leave: @escaping @MainActor () -> Void) {
        self.screen = AnyHashable(screen)
        self.leave = leave
    }

    static func == (a: ScreenExit, b: ScreenExit) -> Bool { a.screen == b.screen }
}

extension EnvironmentValues {
    private struct ScreenExitKey: EnvironmentKey {
        static var defaultValue: ScreenExit? { nil }
    }

    /// The exit of the view's screen, or `nil` if the screen isn't presented.
    var screenExit: ScreenExit? {
        get { self[ScreenExitKey.self] }
        set { self[ScreenExitKey.self] = newValue }
    }

    /// An action that dismisses the view's screen. Has no effect if the screen isn't presented.
    public var dismiss: DismissAction {
        let exit = UncheckedTransfer(screenExit)
        return MainActor.assumeIsolated { UncheckedTransfer(DismissAction(exit: exit.value)) }.value
    }

    /// A Boolean value that indicates whether the view is on a presented screen.
    public var isPresented: Bool { screenExit != nil }
}
