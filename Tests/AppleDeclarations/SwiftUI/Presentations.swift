import Foundation

extension View {
    nonisolated public func sheet<Content>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View { EmptyView() }
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { EmptyView() }
}

public struct PresentationDetent: Hashable, Sendable {
    public static var medium: PresentationDetent { fatalError() }
    public static var large: PresentationDetent { fatalError() }
}

@MainActor @preconcurrency public struct DismissAction {
    @MainActor @preconcurrency public func callAsFunction() { fatalError() }
}

extension EnvironmentValues {
    @MainActor public var dismiss: DismissAction { fatalError() }
}
