/// The cause and the target of the motion of a component that snaps. The content has one owner at any time.
///
/// A finger that stops moving content holds content that still has a target. The target changes only when the finger
/// lifts, and a fling counts from the previous target.
enum SnapState: Equatable, Sendable {
    /// The content rests on a slot.
    case idle(at: Int)
    /// A finger holds the content, which was at rest on a slot.
    case dragging(from: Int)
    /// The content was released and moves to a slot.
    case settling(to: Int)
    /// The content moves to a slot that the program, a key, or assistive technology chose.
    case commanded(to: Int)
    /// The content follows another component.
    case following(SnapLead)

    /// The slot on which the content rests or will rest, or from which it was dragged.
    var slot: Int {
        switch self {
        case .idle(let slot), .dragging(let slot), .settling(let slot), .commanded(let slot): slot
        case .following(let lead): lead.slot
        }
    }

    /// Whether the content is at rest.
    var isAtRest: Bool {
        switch self {
        case .idle: true
        case .dragging, .settling, .commanded: false
        case .following(let lead): lead.isAtRest
        }
    }

    /// The target slot of the motion, or `nil`.
    var goal: Int? {
        switch self {
        case .settling(let slot), .commanded(let slot): slot
        case .idle, .dragging, .following: nil
        }
    }

    /// Returns the state after its slot received another number and point.
    func renumbered(_ slot: Int, at point: Double) -> SnapState {
        switch self {
        case .idle: return .idle(at: slot)
        case .dragging: return .dragging(from: slot)
        case .settling: return .settling(to: slot)
        case .commanded: return .commanded(to: slot)
        case .following(var lead):
            (lead.slot, lead.point, lead.former) = (slot, point, nil)
            return .following(lead)
        }
    }

    var lead: SnapLead? { if case .following(let lead) = self { lead } else { nil } }

    /// Whether the program or another component moves the content. During such a motion, no pages in between are
    /// created.
    var isCommanded: Bool {
        switch self {
        case .commanded: true
        case .following(let lead): !lead.isAtRest
        case .idle, .dragging, .settling: false
        }
    }
}

/// A position that another component determines.
struct SnapLead: Equatable, Sendable {
    /// The slot nearest to the position.
    var slot: Int
    var point: Double
    /// The previous position of the content, which it may still have, or `nil` once it has been reported at its new
    /// position.
    var former: Double?
    /// Whether the other component is at rest.
    var isAtRest: Bool
}
