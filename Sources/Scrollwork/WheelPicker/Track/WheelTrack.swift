import SwiftUI

/// The part of a picker that its track requires.
@MainActor
struct WheelCore {
    let motion: WheelMotion
    let connection: WheelConnection
    let makeRail: (_ spacing: CGFloat, _ isProportional: Bool) -> WheelRail
    let makeTick: (_ index: Int, _ axis: Axis) -> WheelPickerTick
}

/// A view in which the values scroll under the center.
struct WheelTrack<Mark: View>: View {
    let core: WheelCore
    let axis: Axis
    let spacing: CGFloat
    let isProportional: Bool
    let mark: (WheelPickerTick) -> Mark
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.reportsScrollPhases) private var reportsPhases
    /// The opacity, below 1 during a cross-fade to another value with reduced motion.
    @State private var opacity = 1.0
    @State private var identity = ContentToken()

    static var space: String { "Scrollwork.WheelTrack" }

    var body: some View {
        GeometryReader { geometry in
            ScrollViewReader { reader in
                scrollView(in: Double(geometry.size.length(on: axis)), reader)
            }
        }
    }

    private func scrollView(in viewport: Double, _ reader: ScrollViewProxy) -> some View {
        let motion = core.motion, draft = WheelMotion(draftOf: motion, core.connection)
        draft.layOut(core.makeRail(spacing, isProportional), axis: axis, viewport: viewport)
        let place = draft.place, take = taking(draft)
        return ScrollView(axis.set) {
            WheelChunks(
                motion: motion, draft: draft, core: core, lengthOfEach: isProportional ? nil : spacing, mark: mark
            )
            .scrollTargetLayout()
            .background { WheelGoalMark(motion: motion, draft: draft) }
            .onGeometryChange(for: WheelReading.self, of: reading(place)) {
                take().contentDidMove(to: $0, reportsPhases: reportsPhases)
            }
            .transaction { $0.animation = nil }
        }
        .opacity(opacity)
        .scrollIndicators(.never)
        // Content margins that the program sets for surrounding scroll views don't apply to the wheel.
        .contentMargins(0, for: .scrollContent)
        .safeAreaPadding(Edge.Set(axis), place.inset)
        .scrollTargetBehavior(WheelTarget(motion: take, axis: axis, start: place.start, farthest: place.farthest))
        .scrollPosition(
            id: Binding {
                motion.state.anchor
            } set: {
                motion.state.anchor = $0
            }
        )
        .modifier(
            ScrollMovement(idleDetector: reportsPhases ? nil : motion.idleDetector, mayRest: { motion.mayRest }) {
                motion.actorDidChange(to: $0)
            }
        )
        .coordinateSpace(.named(Self.space))
        .onTapGesture { location in
            let distance = Double(location.coordinate(on: axis)) - viewport / 2
            motion.visit(point: motion.point(at: isMirrored ? -distance : distance))
        }
        .onChange(of: draft, initial: true) {
            let motion = take()
            // A draft that was created before the motion adopted another draft doesn't count the changes of both.
            if motion.place.version != place.version { motion.placeDidChange() }
        }
        .onAppear { take().appear(identity) }
        .onDisappear { motion.disappear(identity) }
        .onChange(of: place.change) { old, new in take().placeDidChange(isTurned: old.axis != new.axis) }
        .background { ScrollCommandRunner(motion: motion, take: take, reader: reader, opacity: $opacity) }
    }

    /// Returns a closure with which the motion adopts a draft whose views appeared.
    private func taking(_ draft: WheelMotion) -> @MainActor () -> WheelMotion {
        let core = core
        return {
            core.motion.take(draft, core.connection)
            return core.motion
        }
    }

    private var isMirrored: Bool { axis == .horizontal && layoutDirection == .rightToLeft }

    /// Returns a closure that computes the point of the rail under the center of the scroll view.
    private func reading(_ place: WheelPlace) -> @Sendable (GeometryProxy) -> WheelReading {
        let start = place.contentStart, viewport = place.viewport, version = place.version
        let axis = axis, isMirrored = isMirrored
        return { geometry in
            let frame = geometry.frame(in: .named("Scrollwork.WheelTrack"))
            let distance =
                axis == .vertical
                ? viewport / 2 - Double(frame.minY)
                : isMirrored ? Double(frame.maxX) - viewport / 2 : viewport / 2 - Double(frame.minX)
            return WheelReading(point: distance + start, version: version)
        }
    }
}
