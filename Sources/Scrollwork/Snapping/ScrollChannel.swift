/// The state of the last request to a scroll view, as far as it affects the reported position of the content.
///
/// ```
///     any case ── request ──▶ pending ── requestWasDelivered ──▶ unconfirmed ── confirm ──▶ open
///                                └─────── its position is confirmed ──▶ open
///     any case ── start ──▶ starting ── confirm ──▶ open
///     open ── invalidate ──▶ unconfirmed
/// ```
enum ScrollChannel: Equatable, Sendable {
    /// The reported position is the actual one.
    case open
    /// The scroll view hasn't received the request yet. `isConfirmed` is whether the content was reported at its
    /// previous position.
    case pending(ScrollRequest, isConfirmed: Bool)
    /// The content has a new position but hasn't been reported there. While slots are laid out again, it can be off by
    /// whole slots.
    case unconfirmed
    /// The scroll view received a request to move, but hasn't moved yet.
    case starting

    /// Whether the scroll view hasn't received the last request.
    var isPending: Bool { pendingRequest != nil }

    var pendingRequest: ScrollRequest? { if case .pending(let request, _) = self { request } else { nil } }

    /// Whether the scroll view must animate its next motion.
    var isAnimated: Bool { pendingRequest?.isAnimated ?? false }

    /// Whether the content has been reported at its last requested position.
    var isConfirmed: Bool {
        switch self {
        case .open, .starting: true
        case .pending(_, let isConfirmed): isConfirmed
        case .unconfirmed: false
        }
    }

    mutating func request(_ request: ScrollRequest) {
        self = .pending(request, isConfirmed: request.isAnimated && isConfirmed)
    }

    /// Records that the scroll view received the request.
    mutating func requestWasDelivered() {
        if isPending { self = isConfirmed ? .open : .unconfirmed }
    }

    /// Confirms a request: the content reached its requested position, or a finger holds it.
    mutating func confirm() {
        self = pendingRequest.map { .pending($0, isConfirmed: true) } ?? .open
    }

    /// Records that the scroll view received a request, and will move or report the end of another motion.
    mutating func start() { self = .starting }

    /// Records that a new layout may have moved the content, or that content at rest was reported elsewhere.
    mutating func invalidate() {
        switch self {
        case .pending(let request, _): self = .pending(request, isConfirmed: false)
        case .open, .unconfirmed: self = .unconfirmed
        case .starting: break
        }
    }
}

/// A request to a scroll view.
enum ScrollRequest: Equatable, Sendable {
    /// To show a view without or with an animation.
    case jump, glide
    /// To show the marker without or with an animation.
    case place, steer
    /// To show the marker while the content is faded out.
    case fade

    var isAnimated: Bool { self == .glide || self == .steer }
}
