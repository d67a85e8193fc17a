import SwiftUI

/// Pages without end that a finger pulls and a spring brings to rest, without a scroll view.
///
/// A throw turns one page from where the pages are going, however fast throws follow each other. A finger that comes while
/// they turn holds what is seen under it.
struct TurningPages<Content: View>: View {
    /// The page that they rest on, or are going to.
    @Binding var page: Int
    /// From a page to the next, points.
    let step: CGFloat
    /// How far a finger goes before it pulls, points.
    let minimumDistance: CGFloat
    /// Told of the page in the middle while a finger pulls, and of the one that is gone to.
    let onPass: (Int) -> Void
    /// The pages around a position, which is counted in pages.
    private let content: (Double) -> Content

    /// The page, or where a finger holds the pages between two.
    @State private var position: Double
    @State private var shown = ShownPosition()
    /// What was seen when the finger came; nil without a finger.
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

    /// Stops the pages as soon as a finger is there; what is pressed in them goes on beside it.
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
                let way = pages(value.predictedEndTranslation)
                // What the finger's speed adds to where it is.
                let end = position + way - pages(value.translation)
                if abs(way) <= 0.5 {
                    turn(to: Int(end.rounded()))
                } else if way > 0 {
                    turn(to: max(page + 1, Int(position.rounded())))
                } else {
                    turn(to: min(page - 1, Int(position.rounded())))
                }
            }
    }

    /// A finger's way in pages; to the left is forward, but for those who read from right to left.
    private func pages(_ translation: CGSize) -> Double {
        let pages = Double(translation.width / step)
        return layoutDirection == .rightToLeft ? pages : -pages
    }

    /// Keeps the pages where they are seen. What a gesture sets takes over from an animation.
    private func hold() {
        guard held == nil else { return }
        held = shown.position
        position = shown.position
    }

    /// The finger left without a word, or was taken away. One that did not pull lets the turn go on.
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

/// Where the pages are seen, also on their way.
private final class ShownPosition {
    var position = 0.0
}

/// The position is animatable, so the pages are those that are seen in every frame of an animation.
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
