import SwiftUI

/// A move of a component that a program waits for.
@MainActor @Observable
final class PendingMove<Value: Hashable> {
    struct Request: Equatable {
        let number: Int
        let value: Value
    }

    private enum Stage {
        case none
        /// The component has not been told yet.
        case asked((Bool) -> Void)
        case underWay((Bool) -> Void)
    }

    private(set) var request: Request?
    @ObservationIgnored private var stage = Stage.none

    /// Asks for a move. It takes over from one that is under way.
    func begin(_ value: Value, _ done: @escaping (Bool) -> Void) {
        end(false)
        stage = .asked(done)
        request = Request(number: (request?.number ?? 0) &+ 1, value: value)
    }

    /// The component is told of the move.
    func start() {
        if case .asked(let done) = stage { stage = .underWay(done) }
    }

    /// The component came to rest.
    func rest(on value: Value) {
        if case .underWay = stage { end(value == request?.value) }
    }

    func end(_ isThere: Bool) {
        switch stage {
        case .none: break
        case .asked(let done), .underWay(let done):
            stage = .none
            done(isThere)
        }
    }
}

/// Connects a component with the reader around it.
struct SelectionMoves<Value: Hashable>: ViewModifier {
    let move: PendingMove<Value>
    /// Sets the bound value. Returns whether the component rests on it, and nil if it is on its way.
    let go: (Value) -> Bool?
    @Environment(\.selectionProxies) private var proxies

    func body(content: Content) -> some View {
        let proxy = proxies.proxy(for: Value.self)
        content
            // What the component shows is not meant.
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
