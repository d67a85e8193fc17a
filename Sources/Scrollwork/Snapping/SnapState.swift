/// Who moves the content of a component that snaps, and where to. The content has one owner at any moment.
///
/// ```
///            moved              released              moved, at its slot
///     idle ─────────▶ dragging ─────────▶ settling ─────────────────────▶ idle
///
///     any state but following ── commanded ──▶ commanded ── moved, at its slot ──▶ idle
///                                                  └─────── released ──▶ settling
///     any state ── led ──▶ following ── moved elsewhere ──▶ dragging
///                              └─────── commanded, released ──▶ commanded, settling
/// ```
///
/// A finger that catches content on its way holds what is still going somewhere: only where it lets go decides
/// otherwise, and a fling counts from where the content was going.
enum SnapState: Equatable, Sendable {
    /// At rest on a slot.
    case idle(at: Int)
    /// In a hand, which took it from the slot that it rested on.
    case dragging(from: Int)
    /// Let go of, and on its way to a slot that was chosen for it.
    case settling(to: Int)
    /// On its way to a slot that the program, a key or assistive technology has chosen.
    case commanded(to: Int)
    /// Where another component leads it.
    case following(SnapLead)

    /// The slot that the content rests on, is going to, or was taken from.
    var slot: Int {
        switch self {
        case .idle(let slot), .dragging(let slot), .settling(let slot), .commanded(let slot): slot
        case .following(let lead): lead.slot
        }
    }

    /// Whether nothing moves the content.
    var isAtRest: Bool {
        switch self {
        case .idle: true
        case .dragging, .settling, .commanded: false
        case .following(let lead): lead.isAtRest
        }
    }

    /// The slot that the content is on its way to.
    var goal: Int? {
        switch self {
        case .settling(let slot), .commanded(let slot): slot
        case .idle, .dragging, .following: nil
        }
    }

    var lead: SnapLead? { if case .following(let lead) = self { lead } else { nil } }

    /// Whether the program or another component moves the content: nothing is made for a glance on its way.
    var isCommanded: Bool {
        switch self {
        case .commanded: true
        case .following(let lead): !lead.isAtRest
        case .idle, .dragging, .settling: false
        }
    }
}

/// A place that another component leads content to.
struct SnapLead: Equatable, Sendable {
    /// The slot nearest to the place.
    var slot: Int
    var point: Double
    /// Where the content was before, and may still be; nil once it was seen in its place.
    var former: Double?
    /// Whether the other component rests.
    var isAtRest: Bool
}
