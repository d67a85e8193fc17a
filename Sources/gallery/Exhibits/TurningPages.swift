import SwiftUI

/// Endless pages that a finger drags and a spring settles, without a scroll view.
///
/// A fling turns one page from the current target, however fast flings follow each other. A touch during the motion
/// stops the pages under the finger.
struct TurningPages<Content: View>: View {
    /// The page where the pages rest, or their target.
    @Binding var page: Int
    /// The distance between adjacent pages, in points.
    let step: CGFloat
    /// The distance that a finger moves before the drag begins, in points.
    let minimumDistance: CGFloat
    /// A closure that receives the middle page during a drag, and the target page.
    let onPass: (Int) -> Void
    /// The pages around a position in pages.
    private let content: (Double) -> Content

    /// The page, or the position between two pages during a drag.
    @State private var position: Double
    @State private var shown = ShownPosition()
    /// The visible position at the start of the touch; `nil` without a touch.
    @State private var held: Double?
    @GestureState private var isTouched = false
    @Environment(\.layoutDirection) private var layoutDirection

    init(
        page: Binding<Int>, step: CGFloat, minimumDistance: CGFloat, onPass: @escaping (Int) -> Void = { _ in },
        @ViewBuilder content: @escaping (Double) -> Content
    ) {
        _page = page
        self.step = max(step, 1)
        self.minimumDistance = minimumDistance
        self.onPass = onPass
        self.content = content
        _position = State(initialValue: Double(page.wrappedValue))
    }

    var body: some View {
        PositionedPages(position: position, shown: shown, content: content)
            .contentShape(Rectangle())
            .gesture(pull)
            .simultaneousGesture(touch)
            .onChange(of: isTouched) { _, isTouched in
                if !isTouched { letGo() }
            }
            .onChange(of: page) { _, page in
                if held == nil { go(to: page) }
            }
    }

    // MARK: The finger

    /// Stops the pages at the start of a touch. Buttons in the pages still receive it.
    private var touch: some Gesture {
        DragGesture(minimumDistance: 0)
            .updating($isTouched) { _, isTouched, _ in isTouched = true }
            .onChanged { _ in hold() }
    }

    private var pull: some Gesture {
        DragGesture(minimumDistance: minimumDistance)
            .onChanged { value in
                hold()
                position = (held ?? position) + pages(value.translation)
                onPass(Int(position.rounded()))
            }
            .onEnded { value in
                let distance = pages(value.predictedEndTranslation)
                // The distance that the velocity of the finger adds.
                let end = position + distance - pages(value.translation)
                if abs(distance) <= 0.5 {
                    turn(to: Int(end.rounded()))
                } else if distance > 0 {
                    turn(to: max(page + 1, Int(position.rounded())))
                } else {
                    turn(to: min(page - 1, Int(position.rounded())))
                }
            }
    }

    /// Returns a distance of the finger in pages. Forward is to the left, or to the right in right-to-left layouts.
    private func pages(_ translation: CGSize) -> Double {
        let pages = Double(translation.width / step)
        return layoutDirection == .rightToLeft ? pages : -pages
    }

    /// Stops the pages at their visible position. A value that a gesture sets replaces the animation.
    private func hold() {
        guard held == nil else { return }
        held = shown.position
        position = shown.position
    }

    /// Ends a touch that was canceled. After a touch without a drag, the turn continues.
    private func letGo() {
        guard let held else { return }
        turn(to: held == position ? page : Int(position.rounded()))
    }

    // MARK: Turning

    private func turn(to target: Int) {
        held = nil
        onPass(target)
        page = target
        go(to: target)
    }

    private func go(to target: Int) {
        withAnimation(.snappy(duration: 0.3)) { position = Double(target) }
    }
}

/// The visible position of the pages, also during an animation.
private final class ShownPosition {
    var position = 0.0
}

/// The position is animatable, so every frame of an animation shows the pages at its position.
private struct PositionedPages<Content: View>: View, Animatable {
    var position: Double
    let shown: ShownPosition
    let content: (Double) -> Content

    nonisolated var animatableData: Double {
        get { position }
        set { position = newValue }
    }

    var body: some View {
        let _ = shown.position = position
        content(position)
    }
}
