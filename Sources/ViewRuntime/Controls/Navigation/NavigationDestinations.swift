nonisolated private struct DestinationForValue<V: Hashable, Destination: View>: ViewModifier {
    let make: (V) -> Destination
    @Environment(\.navigationStore) private var store
    @Environment(\.navigationLevel) private var level
    @State private var declaration = DestinationDeclaration()

    @MainActor func body(content: Content) -> some View {
        // The screens of an initial path are created in this update, before actions run.
        if let store, !store.isKnown(V.self) { store.register(V.self, make, declaration, level: level) }
        return content.onChange(of: ScreenClosure(make: make), initial: true) { _, closure in
            store?.register(V.self, closure.make, declaration, level: level)
        }
    }
}

/// A closure that creates screens. A closure equals only itself: the comparison reads references to code and captures.
nonisolated private struct ScreenClosure<V, Destination>: Equatable {
    let make: (V) -> Destination

    static func == (a: ScreenClosure, b: ScreenClosure) -> Bool {
        nonisolated(unsafe) let (a, b) = (a, b)
        return MainActor.assumeIsolated { ValueComparison.areEqual(a.make, b.make) }
    }
}

/// Identifies the modifier that presents a screen.
private final class PresentationMark {}

nonisolated private struct PresentedDestination<Value: Equatable, Destination: View>: ViewModifier {
    @Binding var value: Value?
    let make: (Value) -> Destination
    @Environment(\.navigationStore) private var store
    @Environment(\.navigationLevel) private var level
    @State private var mark = PresentationMark()

    @MainActor func body(content: Content) -> some View {
        let screen = value.map { AnyViewValue(view: AnyView(make($0))) }
        return content.onChange(of: screen, initial: true) { _, screen in
            store?.present(ObjectIdentifier(mark), screen?.view, from: level) { value = nil }
        }
        .modifier(
            Departure { [weak store, mark, level] in
                store?.present(ObjectIdentifier(mark), nil, from: level) {}
            })
    }
}

/// Runs an action when its content leaves a screen that remains. In a lazy container, which also releases distant
/// views, the modifier has no effect.
nonisolated private struct Departure: NodeModifier {
    let action: @MainActor () -> Void

    @MainActor func makeNode(_ context: _NodeContext) -> _Node {
        let node = DepartureNode(context)
        node.action = action
        return node
    }

    @MainActor func apply(to node: _Node) { unsafeDowncast(node, to: DepartureNode.self).action = action }
}

private final class DepartureNode: PassthroughNode {
    var action: (@MainActor () -> Void)!

    override func willUnmount() {
        var ancestor = parent
        while let current = ancestor, !current.realizesSlots {
            if current is CoveredNode {
                if current.isMounted { graph.afterUpdate(action) }
                return
            }
            ancestor = current.parent
        }
    }
}

extension View {
    /// Associates a destination view with a type of value in a navigation stack.
    ///
    /// If several screens of a stack have a destination for a type, the one nearest to the root creates the screens.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(DestinationForValue(make: destination))
    }

    /// Pushes a screen while a Boolean binding is `true`. Going back sets it to `false`.
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        let destination = destination()
        let value = Binding<Bool?>(
            get: { isPresented.wrappedValue ? true : nil }, set: { isPresented.wrappedValue = $0 ?? false })
        return modifier(PresentedDestination(value: value) { _ in destination })
    }

    /// Pushes a screen while a binding has an item. Going back sets it to `nil`.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(PresentedDestination(value: item, make: destination))
    }
}
