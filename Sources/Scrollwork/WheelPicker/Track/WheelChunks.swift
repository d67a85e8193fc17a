import SwiftUI

/// The visible values, in chunks. A movement to another chunk creates only the new chunks.
struct WheelChunks<Mark: View>: View {
    let motion: WheelMotion
    let draft: WheelMotion
    let core: WheelCore
    /// The proposed length of each view along the axis, or `nil` for its ideal length.
    let lengthOfEach: CGFloat?
    let mark: (WheelPickerTick) -> Mark

    var body: some View {
        let _ = motion.window.chunk, place = draft.place
        WheelLayout(
            axis: place.axis, length: CGFloat(place.contentLength), lengthOfEach: CGFloat(place.chunkLength),
            isCentered: false
        ) {
            ForEach(motion.asShown(by: draft).chunks.map { WheelPart(chunk: $0) }, id: \.self) { part in
                WheelChunk(number: part.chunk, draft: draft, core: core, lengthOfEach: lengthOfEach, mark: mark)
                    .equatable()
                    .layoutValue(
                        key: WheelLayout.Point.self,
                        value: CGFloat(place.start(ofChunk: part.chunk) - place.contentStart))
            }
        }
    }
}

/// The identity of a chunk. It isn't a number, because programs use numbers for their own views in other scroll views.
struct WheelPart: Hashable {
    let chunk: Int
}

private struct WheelChunk<Mark: View>: View, Equatable {
    let number: Int
    /// The draft. Another draft has other values or views.
    let draft: WheelMotion
    let core: WheelCore
    let lengthOfEach: CGFloat?
    let mark: (WheelPickerTick) -> Mark

    nonisolated static func == (a: WheelChunk, b: WheelChunk) -> Bool { a.number == b.number && a.draft == b.draft }

    var body: some View {
        let place = draft.place, slots = place.slots(inChunk: number), start = place.start(ofChunk: number)
        WheelLayout(axis: place.axis, length: CGFloat(place.chunkLength), lengthOfEach: lengthOfEach, isCentered: true)
        {
            ForEach(slots.map { WheelSlot(id: .init(number: $0 + place.identityShift), number: $0) }) { slot in
                mark(core.makeTick(place.rail.index(ofSlot: slot.number), place.axis))
                    .layoutValue(
                        key: WheelLayout.Point.self, value: CGFloat(place.rail.point(of: slot.number) - start))
            }
        }
    }
}

private struct WheelSlot: Identifiable {
    struct ID: Hashable {
        let number: Int
    }

    let id: ID
    let number: Int
}

/// A marker at the position to which the scroll view moves.
struct WheelGoalMark: View {
    let motion: WheelMotion
    let draft: WheelMotion

    var body: some View {
        let place = draft.place
        if let goal = motion.window.goal, let point = motion.asShown(by: draft).state.goalPoint {
            WheelLayout(
                axis: place.axis, length: CGFloat(place.contentLength), lengthOfEach: CGFloat(place.container),
                isCentered: true
            ) {
                Color.clear
                    .id(goal)
                    .layoutValue(
                        key: WheelLayout.Point.self,
                        value: CGFloat(point - place.contentStart))
            }
            .allowsHitTesting(false)
            .accessibilityHidden(true)
        }
    }
}

/// A view that sends commands to the scroll view. It is a separate view, so that a command doesn't update the ticks.
struct ScrollCommandRunner: View {
    let motion: WheelMotion
    /// Makes the motion adopt the draft whose views are on screen, and returns it.
    let take: @MainActor () -> WheelMotion
    let reader: ScrollViewProxy
    /// The opacity of the values.
    @Binding var opacity: Double

    var body: some View {
        Color.clear
            .onChange(of: motion.window.goal) { _, goal in
                guard let goal, take().window.goal == goal else { return }
                if motion.state.motion.channel.pendingRequest == .fade {
                    return $opacity.crossFade { if motion.window.goal == goal { motion.land() } }
                }
                withAnimation(motion.state.motion.channel.isAnimated ? .spring(duration: 0.4) : nil) {
                    reader.scrollTo(goal, anchor: .center)
                }
                motion.goalWasDelivered()
            }
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }
}
