nonisolated private struct DestinationForValue<V: Hashable, Destination: View>: ViewModifier {
    let make: (V) -> Destination
    @Environment(\.navigationStore) private var store

    @MainActor func body(content: Content) -> some View {
        store?.register(V.self, make)
        return content
    }
}

/// Identifies the place from which a screen is presented.
private final class PresentationMark {}

nonisolated private struct PresentedDestination<Value: Equatable, Destination: View>: ViewModifier {
    @Binding var value: Value?
    let make: (Value) -> Destination
    @Environment(\.navigationStore) private var store
    @State private var mark = PresentationMark()

    @MainActor func body(content: Content) -> some View {
        if let value { store?.update(ObjectIdentifier(mark), AnyView(make(value))) }
        return content.onChange(of: value, initial: true) { _, value in
            store?.present(ObjectIdentifier(mark), value.map { AnyView(make($0)) }) { self.value = nil }
        }
    }
}

extension View {
    /// What a navigation stack shows for values of a type.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(DestinationForValue(make: destination))
    }

    /// Pushes a screen while the value is true; going back makes it false.
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        let destination = destination()
        let value = Binding<Bool?>(
            get: { isPresented.wrappedValue ? true : nil }, set: { isPresented.wrappedValue = $0 ?? false })
        return modifier(PresentedDestination(value: value) { _ in destination })
    }

    /// Pushes a screen while there is an item; going back makes it nil.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(PresentedDestination(value: item, make: destination))
    }
}

/// Takes away the screen it was read on.
@MainActor @preconcurrency
public struct DismissAction {
    let action: @MainActor () -> Void

    public func callAsFunction() { action() }
}

extension EnvironmentValues {
    private struct DismissKey: EnvironmentKey {
        static var defaultValue: (@MainActor () -> Void)? { nil }
    }

    var goBack: (@MainActor () -> Void)? {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// Goes back from the screen that the view is on; does nothing where there is no way back.
    public var dismiss: DismissAction {
        let goBack = goBack
        return MainActor.assumeIsolated { DismissAction { goBack?() } }
    }

    /// Whether the view is on a screen that was put on top of another.
    public var isPresented: Bool { goBack != nil }
}
