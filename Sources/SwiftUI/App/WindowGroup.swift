import ViewRuntime

/// A group of windows with the same content. Each browser tab that opens the program shows a window with its own state.
public nonisolated struct WindowGroup<Content: View>: Scene {
    private let title: String?
    private let makeContent: () -> Content

    /// Creates a group of windows without a title.
    public init(@ViewBuilder makeContent: @escaping () -> Content) {
        self.init(named: nil, makeContent)
    }

    /// Creates a group of windows without a title. The identifier has no effect.
    public init(id: String, @ViewBuilder makeContent: @escaping () -> Content) {
        self.init(named: nil, makeContent)
    }

    /// Creates a group of windows.
    ///
    /// - Parameters:
    ///   - title: The title of a window. A browser shows it as the title of the page.
    ///   - makeContent: A closure that creates the content of a window.
    public init<S: StringProtocol>(_ title: S, @ViewBuilder makeContent: @escaping () -> Content) {
        self.init(named: String(title), makeContent)
    }

    /// Creates a group of windows. The identifier has no effect.
    ///
    /// - Parameters:
    ///   - title: The title of a window. A browser shows it as the title of the page.
    ///   - id: An identifier.
    ///   - makeContent: A closure that creates the content of a window.
    public init<S: StringProtocol>(
        _ title: S, id: String, @ViewBuilder makeContent: @escaping () -> Content
    ) {
        self.init(named: String(title), makeContent)
    }

    /// This scene has no body.
    @MainActor public var body: Never { fatalError("a primitive scene has no body") }

    private init(named title: String?, _ makeContent: @escaping () -> Content) {
        self.title = title
        self.makeContent = makeContent
    }
}

extension WindowGroup {
    /// Creates a group of windows without a title.
    @_disfavoredOverload
    public init(@ViewBuilder content: @escaping () -> Content) {
        self.init(named: nil, content)
    }

    /// Creates a group of windows without a title. The identifier has no effect.
    @_disfavoredOverload
    public init(id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(named: nil, content)
    }

    /// Creates a group of windows with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(named: String(title), content)
    }

    /// Creates a group of windows with a title. The identifier has no effect.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(named: String(title), content)
    }
}

extension WindowGroup: WindowSource {
    @MainActor func windows(in evaluation: SceneEvaluation) -> [WindowPlan] {
        [WindowPlan(title: title) { WindowContent(makeContent: makeContent) }]
    }
}

/// A view that evaluates the content of a window in its body, so it updates with the values that the closure reads.
private struct WindowContent<Content: View>: View {
    let makeContent: () -> Content

    var body: some View { makeContent() }
}
