import SwiftUI

/// Turns pages with keys: arrows and page keys by one, Home and End to the ends that a program gave; and as assistive
/// technology scrolls, by one as well.
struct PagerKeys: ViewModifier {
    let model: PagerModel
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
            .onKeyPress(keys: [.leftArrow, .rightArrow, .upArrow, .downArrow, .pageUp, .pageDown, .home, .end]) { press in
                // Arrow keys count as those of a numeric pad on macOS.
                guard press.modifiers.isDisjoint(with: [.command, .control, .option, .shift]) else { return .ignored }
                switch press.key {
                case .home: return go(to: model.bounds.lowerBound, if: model.bounds.lowerBound > .min)
                case .end: return go(to: model.bounds.upperBound, if: model.bounds.upperBound < .max)
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
        model.announcesRest = true
        model.aim(at: page, fading: reducesMotion)
        return .handled
    }

    /// Without ends there is nowhere to go, and nothing else should go there either.
    private func go(to page: Int64, if isThere: Bool) -> KeyPress.Result {
        model.announcesRest = isThere && page != model.target
        if isThere { model.aim(at: page, fading: reducesMotion) }
        return .handled
    }
}
