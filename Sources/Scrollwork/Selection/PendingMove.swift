import SwiftUI

/// A movement of a component for which a program waits.
@MainActor @Observable
final class PendingMove<Value: Hashable> {
    struct Request: Equatable {
        let number: Int
        let value: Value
    }

    private enum Stage {
        case none
        /// The component hasn't received the request yet.
        case requested((Bool) -> Void)
        case inProgress((Bool) -> Void)
    }

    private(set) var request: Request?
    @ObservationIgnored private var stage = Stage.none

    /// Requests a movement. It replaces a movement in progress.
    func begin(_ value: Value, _ done: @escaping (Bool) -> Void) {
        end(false)
        stage = .requested(done)
        request = Request(number: (request?.number ?? 0) &+ 1, value: value)
    }

    /// Handles the delivery of the request to the component.
    func start() {
        if case .requested(let done) = stage { stage = .inProgress(done) }
    }

    /// Handles the rest of the component on a value.
    func rest(on value: Value) {
        if case .inProgress = stage { end(value == request?.value) }
    }

    func end(_ isThere: Bool) {
        switch stage {
        case .none: break
        case .requested(let done), .inProgress(let done):
            stage = .none
            done(isThere)
        }
    }
}

/// A modifier that connects a component with the reader around it.
struct SelectionMoves<Value: Hashable>: ViewModifier {
    let move: PendingMove<Value>
    /// Sets the bound value. Returns whether the component rests on it, or `nil` while it moves.
    let go: (Value) -> Bool?
    @Environment(\.selectionProxies) private var proxies

    func body(content: Content) -> some View {
        let proxy = proxies.proxy(for: Value.self)
        content
            // The reader doesn't apply to components inside this component.
            .transformEnvironment(\.selectionProxies) { $0.put(nil, for: Value.self) }
            .onAppear { proxy?.connect(move) }
            .onDisappear {
                proxy?.disconnect(move)
                move.end(false)
            }
            .onChange(of: move.request) { _, request in
                guard let request else { return }
                move.start()
                if let isThere = go(request.value) { move.end(isThere) }
            }
    }
}
