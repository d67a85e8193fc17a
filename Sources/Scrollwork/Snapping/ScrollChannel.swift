/// What a scroll view was asked last, as far as it bears on what is seen of its content.
enum ScrollChannel: Equatable, Sendable {
    /// The content is where it is seen.
    case open
    /// The scroll view has been asked for something, and does not know yet. Whether the content has been seen where it
    /// was put before is still of interest.
    case asked(ScrollRequest, isSeen: Bool)
    /// The content was put somewhere, and has not been seen there yet: it may be whole slots from there while slots
    /// that got other places are laid out.
    case put

    /// Whether the scroll view does not know yet.
    var isAsked: Bool { request != nil }

    var request: ScrollRequest? { if case .asked(let request, _) = self { request } else { nil } }

    /// Whether the content has been seen where it was put last.
    var isSeen: Bool {
        switch self {
        case .open: true
        case .asked(_, let isSeen): isSeen
        case .put: false
        }
    }

    mutating func ask(_ request: ScrollRequest) { self = .asked(request, isSeen: request.isAnimated && isSeen) }

    /// The scroll view has got what was asked.
    mutating func give() {
        if isAsked { self = isSeen ? .open : .put }
    }

    /// The content is seen where it was put, or a hand takes it where it is.
    mutating func see() {
        if case .asked(let request, _) = self { self = .asked(request, isSeen: true) } else { self = .open }
    }
}

/// What is asked of a scroll view.
enum ScrollRequest: Equatable, Sendable {
    /// To show something at once, or to go to it.
    case jump, glide
    /// To stand at the marker at once, or to go to it.
    case place, steer

    var isAnimated: Bool { self == .glide || self == .steer }
    var usesMarker: Bool { self == .place || self == .steer }
}
