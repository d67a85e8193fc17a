nonisolated private struct DestinationForValue<V: Hashable, Destination: View>: ViewModifier {
    let make: (V) -> Destination
    @Environment(\.navigationStore) private var store

    @MainActor func body(content: Content) -> some View {
        store?.register(V.self, make)
        return content
    }
}

/// Identifies the modifier that presents a screen.
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
    /// Associates a destination view with a type of value in a navigation stack.
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

/// An action that dismisses the screen whose environment provides it.
@MainActor @preconcurrency
public struct DismissAction {
    let action: @MainActor () -> Void

    /// Dismisses the screen that contains the view.
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

    /// An action that dismisses the view's screen. Has no effect if the screen isn't presented.
    public var dismiss: DismissAction {
        let goBack = goBack
        return MainActor.assumeIsolated { DismissAction { goBack?() } }
    }

    /// A Boolean value that indicates whether the view is on a presented screen.
    public var isPresented: Bool { goBack != nil }
}
