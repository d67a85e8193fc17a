import SwiftUI

/// Keyboard and accessibility actions of a pager. The arrow keys, the page keys, and scroll actions turn one page. The
/// Home and End keys move to the bounds that the program set.
struct PagerKeys: ViewModifier {
    let model: PagerModel
    let ends: PagerEnds
    let axis: Axis
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    func body(content: Content) -> some View {
        content
            .accessibilityScrollAction { edge in
                switch edge {
                case .leading where axis == .horizontal, .top where axis == .vertical: _ = turn(by: -1)
                case .trailing where axis == .horizontal, .bottom where axis == .vertical: _ = turn(by: 1)
                default: break
                }
            }
            .focusable()
            .onKeyPress(keys: [.leftArrow, .rightArrow, .upArrow, .downArrow, .pageUp, .pageDown, .home, .end]) {
                press in
                // On macOS, the arrow keys have the numeric pad modifier.
                guard press.modifiers.isDisjoint(with: [.command, .control, .option, .shift]) else { return .ignored }
                switch press.key {
                case .home: return go(to: ends.first)
                case .end: return go(to: ends.last)
                default:
                    guard let pages = pages(for: press.key) else { return .ignored }
                    return turn(by: pages)
                }
            }
    }

    private func pages(for key: KeyEquivalent) -> Int64? {
        let forward: Int64 = layoutDirection == .rightToLeft ? -1 : 1
        switch key {
        case .pageUp: return -1
        case .pageDown: return 1
        case .leftArrow where axis == .horizontal: return -forward
        case .rightArrow where axis == .horizontal: return forward
        case .upArrow where axis == .vertical: return -1
        case .downArrow where axis == .vertical: return 1
        default: return nil
        }
    }

    private func turn(by pages: Int64) -> KeyPress.Result {
        let (page, overflow) = model.target.addingReportingOverflow(pages)
        if overflow || !model.bounds.contains(page) { return .ignored }
        model.motion.cause = .step
        model.aim(at: page, fading: reducesMotion)
        return .handled
    }

    /// Moves to a bound. Without a bound, the key has no effect, but isn't passed on.
    private func go(to page: Int64?) -> KeyPress.Result {
        model.motion.cause = page == nil || page == model.target ? .program : .step
        if let page { model.aim(at: page, fading: reducesMotion) }
        return .handled
    }
}

/// The first and the last page, or `nil` where the program set no bound.
struct PagerEnds {
    let first: Int64?
    let last: Int64?
}
