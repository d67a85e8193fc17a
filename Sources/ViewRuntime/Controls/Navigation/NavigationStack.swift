/// A view that shows a stack of screens over a root view, with a navigation bar for the topmost screen.
///
/// Navigation links inside the stack push screens. A program can also control the stack through a path. The bar has the
/// size of an iPhone's: 64 points high with an inline title, and 116.5 points with a large title, which collapses when
/// the content scrolls.
@MainActor @preconcurrency
public struct NavigationStack<Data, Root: View>: View {
    private let root: Root
    private let path: Binding<[AnyHashable]>?
    @State private var store = NavigationStore()
    @State private var titles = ScreenTitles()

    /// Creates a navigation stack that manages its own path.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        path = nil
    }

    /// Creates a navigation stack whose path can hold values of different types.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        self.path = Binding(get: { path.wrappedValue.elements }, set: { path.wrappedValue.elements = $0 })
    }

    /// Creates a navigation stack whose path is a collection of values of one type.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
    {
        self.root = root()
        self.path = Binding(
            get: { path.wrappedValue.map { AnyHashable($0) } },
            set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
    }

    /// Creates a navigation stack with a store into which others push screens.
    init(store: NavigationStore, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        path = nil
        _store = State(initialValue: store)
    }

    public var body: some View {
        let entries = store.entries(path)
        ZStack {
            if let root = store.root {
                NavigationScreen(
                    content: NavigationDestination(entry: root, store: store), exit: nil, title: titles.title(at: 0)
                )
                .navigationCovered(by: entries.count)
                .environment(\.navigationLevel, 1)
                .id(root.id)
            } else {
                NavigationScreen(content: root, exit: nil, title: titles.title(at: 0))
                    .navigationCovered(by: entries.count)
                    .environment(\.navigationLevel, 0)
            }
            ForEach(Array(entries.enumerated()), id: \.element.id) { index, entry in
                let route = store.route(of: entry)
                NavigationScreen(
                    content: NavigationDestination(entry: entry, store: store), exit: store.exit(of: entry),
                    title: titles.title(at: index + 1), route: route
                )
                .modifier(SwipeBack(exit: store.exit(of: entry), route: route))
                .navigationCovered(by: entries.count - index - 1)
                .environment(\.navigationLevel, index + NavigationStore.firstLevel)
                .transition(ScreenTransition(route: route))
            }
        }
        .modifier(TransitionSpace(sources: store.sources))
        .animation(.smooth(duration: 0.35), value: entries.map(\.id))
        .onChange(of: entries.map(\.id)) { store.removeOrphans() }
        .environment(\.navigationStore, store)
        .environment(\.transitionSources, store.sources)
        .environment(\.linksReplaceScreens, false)
    }
}

/// A type-erased list of the values whose screens a navigation stack shows.
public struct NavigationPath: Equatable {
    var elements: [AnyHashable] = []

    /// Creates an empty path.
    public init() {}

    /// Creates a path from a sequence of values.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the sequence.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    /// The number of values in the path.
    public var count: Int { elements.count }
    /// A Boolean value that indicates whether the path has no values.
    public var isEmpty: Bool { elements.isEmpty }

    /// Appends a value to the end of the path.
    public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

    /// Removes values from the end of the path.
    ///
    /// - Parameter k: The number of values to remove. If it exceeds `count`, the path becomes empty.
    ///
    /// - Complexity: O(*k*), where *k* is the number of removed values.
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(min(max(k, 0), elements.count)) }
}

/// A pushed screen. As a view of its own, it tracks its dependencies separately.
private struct NavigationDestination: View {
    let entry: NavigationStore.Entry
    let store: NavigationStore

    var body: some View { store.view(of: entry) }
}

extension View {
    /// Disables hit testing and accessibility for a covered screen, and hides it if more than one screen covers it.
    fileprivate func navigationCovered(by count: Int) -> some View {
        modifier(CoveredModifier(isCovered: count > 0, delay: 0.35))
            .areasCovered(count > 0)
            .opacity(count > 1 ? 0 : 1).allowsHitTesting(count == 0).accessibilityHidden(count > 0)
    }
}
