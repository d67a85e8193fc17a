/// The state of the last request to a scroll view, as far as it affects the reported position of the content.
enum ScrollChannel: Equatable, Sendable {
    /// The reported position is the actual one.
    case open
    /// The scroll view hasn't received the request yet. `isSeen` is whether the content has reached its previous
    /// position.
    case asked(ScrollRequest, isSeen: Bool)
    /// The content has a new position but hasn't been reported there. While slots are laid out again, it can be off by
    /// whole slots.
    case put
    /// The scroll view received a request to move, but hasn't moved yet.
    case starting

    /// Whether the scroll view hasn't received the last request.
    var isAsked: Bool { request != nil }

    var request: ScrollRequest? { if case .asked(let request, _) = self { request } else { nil } }

    /// Whether the content has been reported at its last requested position.
    var isSeen: Bool {
        switch self {
        case .open, .starting: true
        case .asked(_, let isSeen): isSeen
        case .put: false
        }
    }

    mutating func ask(_ request: ScrollRequest) { self = .asked(request, isSeen: request.isAnimated && isSeen) }

    /// Records that the scroll view received the request.
    mutating func give() {
        if isAsked { self = isSeen ? .open : .put }
    }

    /// Records that the content at rest was reported elsewhere.
    mutating func lose() {
        if self == .open { self = .put }
    }

    /// Records that the content was reported at its requested position, or that a finger holds it.
    mutating func see() {
        if case .asked(let request, _) = self { self = .asked(request, isSeen: true) } else { self = .open }
    }

    /// Records that the scroll view received a request, and will move or report the end of another motion.
    mutating func start() { self = .starting }

    /// Records that a new layout may have moved the content.
    mutating func invalidate() {
        switch self {
        case .asked(let request, _): self = .asked(request, isSeen: false)
        case .open, .put: self = .put
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
    var usesMarker: Bool { self == .place || self == .steer || self == .fade }
}
