/// Screens on top of each other, with a bar that tells of the topmost one and leads back.
///
/// Links inside push screens; so does a path that the program owns. The bar is laid out as on the iPhone: 64 points high
/// with an inline title, 116.5 with a large one, which collapses when what lies under it has been scrolled away.
@MainActor @preconcurrency
public struct NavigationStack<Data, Root: View>: View {
    private let root: Root
    private let path: Binding<[AnyHashable]>?
    @State private var store = NavigationStore()

    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        path = nil
    }

    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        self.path = Binding(get: { path.wrappedValue.elements }, set: { path.wrappedValue.elements = $0 })
    }

    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable {
        self.root = root()
        self.path = Binding(
            get: { path.wrappedValue.map { AnyHashable($0) } },
            set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
    }

    /// With a store that others put screens into.
    init(store: NavigationStore, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        path = nil
        _store = State(initialValue: store)
    }

    public var body: some View {
        let entries = store.entries(path)
        ZStack {
            if let root = store.root {
                NavigationScreen(content: NavigationDestination(entry: root, store: store), goBack: nil)
                    .navigationCovered(by: entries.count)
                    .id(root.id)
            } else {
                NavigationScreen(content: root, goBack: nil)
                    .navigationCovered(by: entries.count)
            }
            ForEach(Array(entries.enumerated()), id: \.element.id) { index, entry in
                let way = store.way(of: entry)
                NavigationScreen(
                    content: NavigationDestination(entry: entry, store: store), goBack: { store.pop(to: index) }, way: way
                )
                .background(.background)
                .navigationCovered(by: entries.count - index - 1)
                .transition(ScreenTransition(way: way))
            }
        }
        .modifier(TransitionSpace(sources: store.sources))
        .animation(.smooth(duration: 0.35), value: entries.map(\.id))
        .environment(\.navigationStore, store)
        .environment(\.transitionSources, store.sources)
        .environment(\.linksReplaceScreens, false)
    }
}

/// The values that a navigation stack shows screens for, of any types.
public struct NavigationPath: Equatable {
    var elements: [AnyHashable] = []

    public init() {}

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { self.elements = elements.map { AnyHashable($0) } }

    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }

    public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

    /// More than there are removes all.
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(min(max(k, 0), elements.count)) }
}

/// A screen that was pushed, made when it is there, so that what it depends on is read by itself.
private struct NavigationDestination: View {
    let entry: NavigationStore.Entry
    let store: NavigationStore

    var body: some View { store.view(of: entry) }
}

extension View {
    /// What lies under other screens cannot be touched or read, and need not be drawn under more than one.
    fileprivate func navigationCovered(by count: Int) -> some View {
        modifier(CoveredModifier(isCovered: count > 0, delay: 0.35))
            .opacity(count > 1 ? 0 : 1).allowsHitTesting(count == 0).accessibilityHidden(count > 0)
    }
}
