import ViewRuntime

/// Windows of the same kind: every tab of a browser that opens the program gets one, with a state of its own.
public nonisolated struct WindowGroup<Content: View>: Scene {
    private let title: String?
    private let makeContent: () -> Content

    public init(@ViewBuilder makeContent: @escaping () -> Content) {
        self.init(named: nil, makeContent)
    }

    public init(id: String, @ViewBuilder makeContent: @escaping () -> Content) {
        self.init(named: nil, makeContent)
    }

    /// - Parameter title: What the window is called; a browser shows it as the page's title.
    public init<S: StringProtocol>(_ title: S, @ViewBuilder makeContent: @escaping () -> Content) {
        self.init(named: String(title), makeContent)
    }

    /// - Parameter title: What the window is called; a browser shows it as the page's title.
    public init<S: StringProtocol>(
        _ title: S, id: String, @ViewBuilder makeContent: @escaping () -> Content
    ) {
        self.init(named: String(title), makeContent)
    }

    @MainActor public var body: Never { fatalError("a primitive scene has no body") }

    private init(named title: String?, _ makeContent: @escaping () -> Content) {
        self.title = title
        self.makeContent = makeContent
    }
}

extension WindowGroup {
    @_disfavoredOverload
    public init(@ViewBuilder content: @escaping () -> Content) {
        self.init(named: nil, content)
    }

    @_disfavoredOverload
    public init(id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(named: nil, content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(named: String(title), content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(named: String(title), content)
    }
}

extension WindowGroup: WindowSource {
    @MainActor var windows: [WindowPlan] { [WindowPlan(title: title) { WindowContent(makeContent: makeContent) }] }
}

/// Makes a window's content as its own body, so that it follows what the closure reads.
private struct WindowContent<Content: View>: View {
    let makeContent: () -> Content

    var body: some View { makeContent() }
}
