import Observation

/// The screens above the root of a navigation stack, and the closures that create the screens of values.
@MainActor @Observable
final class NavigationStore {
    struct Entry {
        enum Content {
            case value(AnyHashable)
            case view(AnyView)
            case presented(PresentedView)
        }

        struct ID: Hashable {
            let level: Int
            let value: AnyHashable
        }

        let id: ID
        let content: Content
    }

    /// A screen that a link or a condition pushed without a value.
    private struct Pushed {
        let key: AnyHashable
        let content: Entry.Content
        let didLeave: () -> Void
    }

    /// The path, if the program doesn't control it.
    private var values: [AnyHashable] = []
    private var pushed: [Pushed] = []
    /// The screen that another column shows in place of the root.
    private(set) var root: Entry?
    /// The pushed screens that update with the view that presents them.
    @ObservationIgnored private var presented: [ObjectIdentifier: PresentedView] = [:]
    @ObservationIgnored private var path: Binding<[AnyHashable]>?
    @ObservationIgnored private var makers: [ObjectIdentifier: (Any) -> AnyView] = [:]
    @ObservationIgnored private var pushCount = 0
    /// The sources of zoom transitions.
    @ObservationIgnored let sources = TransitionSources()
    @ObservationIgnored private var routes: [Entry.ID: ScreenRoute] = [:]

    func entries(_ path: Binding<[AnyHashable]>?) -> [Entry] {
        self.path = path
        let values = path?.wrappedValue ?? self.values
        var entries: [Entry] = []
        for value in values {
            entries.append(Entry(id: Entry.ID(level: entries.count, value: value), content: .value(value)))
        }
        for screen in pushed {
            entries.append(Entry(id: Entry.ID(level: entries.count, value: screen.key), content: screen.content))
        }
        if routes.count > entries.count {
            let ids = Set(entries.map(\.id))
            routes = routes.filter { ids.contains($0.key) }
        }
        return entries
    }

    /// The route of a screen in its transition.
    func route(of entry: Entry) -> ScreenRoute {
        if let route = routes[entry.id] { return route }
        let route = ScreenRoute(sources)
        routes[entry.id] = route
        return route
    }

    func register<V: Hashable, Content: View>(_ type: V.Type, _ make: @escaping (V) -> Content) {
        makers[ObjectIdentifier(type)] = { ($0 as? V).map { AnyView(make($0)) } ?? AnyView(EmptyView()) }
    }

    /// Returns the screen of an entry. A value without a destination shows a warning symbol.
    func view(of entry: Entry) -> AnyView {
        switch entry.content {
        case .view(let view): view
        case .presented(let presented): presented.view
        case .value(let value):
            makers[ObjectIdentifier(type(of: value.base as Any))]?(value.base)
                ?? AnyView(Image(systemName: "exclamationmark.triangle"))
        }
    }

    func push(_ value: AnyHashable) {
        if let path { path.wrappedValue.append(value) } else { values.append(value) }
    }

    func push(_ view: AnyView) {
        pushCount += 1
        pushed.append(Pushed(key: AnyHashable(pushCount), content: .view(view), didLeave: {}))
    }

    /// Replaces the root and removes all screens above it.
    func replaceRoot(with content: Entry.Content) {
        pop(to: 0)
        pushCount += 1
        root = Entry(id: Entry.ID(level: 0, value: AnyHashable(pushCount)), content: content)
    }

    /// Pushes a view, or removes it if the view is `nil`.
    func present(_ key: ObjectIdentifier, _ view: AnyView?, didLeave: @escaping () -> Void) {
        let index = pushed.firstIndex { $0.key == AnyHashable(key) }
        if let view {
            if index != nil { return update(key, view) }
            let screen = PresentedView(view)
            presented[key] = screen
            pushed.append(
                Pushed(
                    key: AnyHashable(key), content: .presented(screen),
                    didLeave: { [weak self] in
                        self?.presented[key] = nil
                        didLeave()
                    }))
        } else if let index {
            pushed.remove(at: index)
            presented[key] = nil
        }
    }

    /// Updates a pushed view.
    func update(_ key: ObjectIdentifier, _ view: AnyView) {
        presented[key]?.show(view)
    }

    /// Removes screens until the given number remains above the root.
    func pop(to count: Int) {
        let values = path?.wrappedValue ?? self.values
        while values.count + pushed.count > count, let last = pushed.popLast() { last.didLeave() }
        if values.count > count {
            if let path {
                path.wrappedValue = Array(values.prefix(count))
            } else {
                self.values = Array(values.prefix(count))
            }
        }
    }
}

/// A pushed screen that updates with the view that presents it. Only the screen observes the change.
@MainActor @Observable
final class PresentedView {
    private(set) var view: AnyView
    /// A copy of the view that the presenter reads, so that writing `view` doesn't make the presenter depend on it.
    @ObservationIgnored private var last: AnyView

    init(_ view: AnyView) {
        self.view = view
        last = view
    }

    func show(_ view: AnyView) {
        if last.isSame(as: view) { return }
        last = view
        self.view = view
    }
}

extension EnvironmentValues {
    private enum NavigationStoreKey: EnvironmentKey {
        static let defaultValue: NavigationStore? = nil
    }

    /// The navigation stack that contains the view.
    var navigationStore: NavigationStore? {
        get { self[NavigationStoreKey.self] }
        set { self[NavigationStoreKey.self] = newValue }
    }
}
