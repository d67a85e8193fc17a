import Observation

/// The screens above the root of a navigation stack, and the closures that create the screens of values.
@MainActor @Observable
final class NavigationStore {
    struct Entry: Equatable {
        enum Content: Equatable {
            case value(AnyHashable)
            case presented(PresentedView)

            nonisolated static func == (a: Content, b: Content) -> Bool {
                switch (a, b) {
                case (.value(let a), .value(let b)): a == b
                case (.presented(let a), .presented(let b)): a === b
                default: false
                }
            }
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
        let screen: PresentedView
        /// The screen that pushed this one, or `nil` for the root. The screens leave together.
        let source: Entry.ID?
        /// The number of values in the path when the screen was pushed. Later values are above the screen.
        var depth: Int
        let didLeave: () -> Void
    }

    /// The navigation level of the first screen above the root. A root that replaces another has a level of its own.
    static let firstLevel = 2

    /// The path, if the program doesn't control it.
    private var values: [AnyHashable] = []
    private var pushed: [Pushed] = []
    /// The screen that another column shows in place of the root.
    private(set) var root: Entry?
    @ObservationIgnored private var path: Binding<[AnyHashable]>?
    @ObservationIgnored private var makers: [ObjectIdentifier: ScreenMaker] = [:]
    @ObservationIgnored private var pushCount = 0
    /// The sources of zoom transitions.
    @ObservationIgnored let sources = TransitionSources()
    @ObservationIgnored private var routes: [Entry.ID: ScreenRoute] = [:]

    func entries(_ path: Binding<[AnyHashable]>?) -> [Entry] {
        self.path = path
        let entries = screens
        if routes.count > entries.count {
            let ids = Set(entries.map(\.id))
            routes = routes.filter { ids.contains($0.key) }
        }
        return entries
    }

    /// The screens above the root, without those whose source has left.
    private var screens: [Entry] {
        let values = shownValues
        var entries: [Entry] = []
        var rest = pushed[...]
        for depth in 0...values.count {
            while let screen = rest.first, screen.depth <= depth || depth == values.count {
                rest.removeFirst()
                if let source = screen.source, !entries.contains(where: { $0.id == source }) { continue }
                let id = Entry.ID(level: entries.count, value: screen.key)
                entries.append(Entry(id: id, content: .presented(screen.screen)))
            }
            if depth < values.count {
                let value = values[depth]
                entries.append(Entry(id: Entry.ID(level: entries.count, value: value), content: .value(value)))
            }
        }
        return entries
    }

    /// Forgets the pushed screens whose source has left.
    func removeOrphans() {
        let contents = screens.map(\.content)
        let orphans = pushed.filter { !contents.contains(.presented($0.screen)) }
        if orphans.isEmpty { return }
        pushed.removeAll { !contents.contains(.presented($0.screen)) }
        for orphan in orphans { orphan.didLeave() }
    }

    private var shownValues: [AnyHashable] { path?.wrappedValue ?? values }

    /// The route of a screen in its transition.
    func route(of entry: Entry) -> ScreenRoute {
        if let route = routes[entry.id] { return route }
        let route = ScreenRoute(sources)
        routes[entry.id] = route
        return route
    }

    /// Sets the closure that creates the screens of a type's values. Existing screens update.
    ///
    /// Among the declarations for a type, those on the screens nearest to the root have an effect. So the screens that
    /// a closure creates can't replace the closure.
    func register<V: Hashable, Content: View>(
        _ type: V.Type, _ make: @escaping (V) -> Content, _ declaration: DestinationDeclaration, level: Int
    ) {
        declaration.level = level
        let make: ScreenMaker.Make = { ($0 as? V).map { AnyView(make($0)) } ?? AnyView(EmptyView()) }
        guard let maker = makers[ObjectIdentifier(type)] else {
            makers[ObjectIdentifier(type)] = ScreenMaker(make, declaration)
            return
        }
        if let current = maker.declaration, current.level < level { return }
        maker.declaration = declaration
        maker.make = make
    }

    /// Returns whether a view has registered a closure for a type, or a screen has requested one.
    func isKnown(_ type: Any.Type) -> Bool { makers[ObjectIdentifier(type)] != nil }

    private func maker(of type: Any.Type) -> ScreenMaker {
        if let maker = makers[ObjectIdentifier(type)] { return maker }
        let maker = ScreenMaker(nil, nil)
        makers[ObjectIdentifier(type)] = maker
        return maker
    }

    /// Returns the screen of an entry. A value without a destination shows a warning symbol.
    func view(of entry: Entry) -> AnyView {
        switch entry.content {
        case .presented(let presented): presented.view
        case .value(let value):
            maker(of: type(of: value.base as Any)).make?(value.base)
                ?? AnyView(Image(systemName: "exclamationmark.triangle"))
        }
    }

    func push(_ value: AnyHashable) {
        lowerScreens()
        if let path { path.wrappedValue.append(value) } else { values.append(value) }
    }

    /// Pushes a view from a screen with a navigation level.
    func push(_ screen: PresentedView, from level: Int) {
        pushCount += 1
        push(AnyHashable(pushCount), screen, from: level, didLeave: {})
    }

    private func push(_ key: AnyHashable, _ screen: PresentedView, from level: Int, didLeave: @escaping () -> Void) {
        lowerScreens()
        let screens = screens, source = level - Self.firstLevel
        // A screen that has left pushes nothing.
        guard source < screens.count else { return }
        pushed.append(
            Pushed(
                key: key, screen: screen, source: source < 0 ? nil : screens[source].id, depth: shownValues.count,
                didLeave: didLeave))
    }

    /// Moves the pushed screens below which the program removed values onto the last of the remaining values.
    private func lowerScreens() {
        removeOrphans()
        let depth = shownValues.count
        for index in pushed.indices where pushed[index].depth > depth { pushed[index].depth = depth }
    }

    /// Replaces the root and removes all screens above it.
    func replaceRoot(with content: Entry.Content) {
        pop(to: 0)
        pushCount += 1
        root = Entry(id: Entry.ID(level: 0, value: AnyHashable(pushCount)), content: content)
    }

    /// Pushes a view, updates it, or removes it and the screens above it if the view is `nil`.
    ///
    /// - Parameters:
    ///   - key: The identity of the modifier that presents the view.
    ///   - view: The view.
    ///   - level: The navigation level of the screen with the modifier.
    ///   - didLeave: A closure that runs when the view leaves in another way.
    func present(_ key: ObjectIdentifier, _ view: AnyView?, from level: Int, didLeave: @escaping () -> Void) {
        removeOrphans()
        let index = pushed.firstIndex { $0.key == AnyHashable(key) }
        switch (view, index) {
        case (let view?, let index?):
            pushed[index].screen.view = view
        case (let view?, nil):
            push(AnyHashable(key), PresentedView(view), from: level, didLeave: didLeave)
        case (nil, let index?):
            let below = index + min(pushed[index].depth, shownValues.count)
            pushed.remove(at: index)
            pop(to: below)
        case (nil, nil):
            break
        }
    }

    /// Returns the exit of a pushed screen, which has no effect once the screen has left.
    func exit(of entry: Entry) -> ScreenExit {
        struct Screen: Hashable {
            let store: ObjectIdentifier
            let id: Entry.ID
        }
        let id = entry.id
        return ScreenExit(from: Screen(store: ObjectIdentifier(self), id: id)) { [weak self] in
            if let self, screens.contains(where: { $0.id == id }) { pop(to: id.level) }
        }
    }

    /// Removes screens until the given number remains above the root.
    func pop(to count: Int) {
        removeOrphans()
        let values = shownValues
        var kept = values.count
        while kept + pushed.count > count {
            if let last = pushed.last, last.depth >= kept {
                pushed.removeLast()
                last.didLeave()
            } else {
                kept -= 1
            }
        }
        if kept == values.count { return }
        if let path { path.wrappedValue = Array(values.prefix(kept)) } else { self.values = Array(values.prefix(kept)) }
    }
}

/// A pushed screen that updates with the view that presents it. Only the screen observes the change.
@MainActor @Observable
final class PresentedView {
    var view: AnyView

    init(_ view: AnyView) { self.view = view }
}

/// A view's destination for a type of value.
final class DestinationDeclaration {
    /// The navigation level of the view.
    var level = 0
}

/// The closure that creates the screens of a type's values. Only these screens observe the change.
@MainActor @Observable
final class ScreenMaker {
    typealias Make = (Any) -> AnyView

    /// The closure, or `nil` if the type has no destination.
    var make: Make?
    /// The declaration that has the closure, while its view exists.
    @ObservationIgnored weak var declaration: DestinationDeclaration?

    init(_ make: Make?, _ declaration: DestinationDeclaration?) {
        self.make = make
        self.declaration = declaration
    }
}

extension EnvironmentValues {
    private enum NavigationStoreKey: EnvironmentKey {
        static let defaultValue: NavigationStore? = nil
    }

    private enum NavigationLevelKey: EnvironmentKey {
        static let defaultValue = 0
    }

    /// The navigation stack that contains the view.
    var navigationStore: NavigationStore? {
        get { self[NavigationStoreKey.self] }
        set { self[NavigationStoreKey.self] = newValue }
    }
    /// How far the view's screen is from the root: the screens above a root have greater levels.
    var navigationLevel: Int {
        get { self[NavigationLevelKey.self] }
        set { self[NavigationLevelKey.self] = newValue }
    }
}
