import SwiftUI

/// What a track needs of its picker.
@MainActor
struct WheelCore {
    let motion: WheelMotion
    let makeRail: (_ spacing: CGFloat, _ isProportional: Bool) -> WheelRail
    let makeTick: (_ index: Int, _ axis: Axis) -> WheelPickerTick
}

/// The values, which scroll under the middle of the view.
struct WheelTrack<Mark: View>: View {
    let core: WheelCore
    let axis: Axis
    let spacing: CGFloat
    let isProportional: Bool
    let mark: (WheelPickerTick) -> Mark
    @Environment(\.layoutDirection) private var layoutDirection
    /// The lap in the middle of those that there are.
    @State private var lap = 0
    /// Below 1 while the wheel fades over to another value, when less motion is asked for.
    @State private var opacity = 1.0

    static var space: String { "Scrollwork.WheelTrack" }

    var body: some View {
        GeometryReader { geometry in
            ScrollViewReader { reader in
                scrollView(in: Double(axis == .horizontal ? geometry.size.width : geometry.size.height), reader)
            }
        }
    }

    private func scrollView(in viewport: Double, _ reader: ScrollViewProxy) -> some View {
        let motion = core.motion
        let place = WheelPlace(
            core.makeRail(spacing, isProportional), axis: axis, viewport: viewport, isOneEach: !isProportional, lap: lap)
        motion.lay(place)
        motion.scroll = { chunk, anchor in reader.scrollTo(chunk, anchor: anchor) }
        motion.recentre = { lap = $0 }
        motion.fade = fade
        return ScrollView(axis == .horizontal ? .horizontal : .vertical) {
            stack(place)
                .onGeometryChange(for: Double.self, of: reading(place, in: viewport)) { motion.contentDidMove(to: $0) }
        }
        .opacity(opacity)
        .scrollIndicators(.never)
        .safeAreaPadding(axis == .horizontal ? .horizontal : .vertical, place.inset(in: viewport))
        .scrollTargetBehavior(WheelTarget(motion: motion, axis: axis, start: place.start))
        .onWheelPhaseChange(motion)
        .coordinateSpace(.named(Self.space))
        .onTapGesture(coordinateSpace: .named(Self.space)) { location in
            let distance = Double(axis == .horizontal ? location.x : location.y) - viewport / 2
            motion.visit(point: motion.point(at: isMirrored ? -distance : distance))
        }
        .onAppear { motion.appear() }
        .onChange(of: WheelShape(place)) { motion.placesDidChange() }
    }

    private func fade(_ land: @escaping () -> Void) {
        withAnimation(.easeOut(duration: 0.15)) {
            opacity = 0
        } completion: {
            land()
            withAnimation(.easeIn(duration: 0.15)) { opacity = 1 }
        }
    }

    private var isMirrored: Bool { axis == .horizontal && layoutDirection == .rightToLeft }

    @ViewBuilder private func stack(_ place: WheelPlace) -> some View {
        if axis == .horizontal {
            LazyHStack(spacing: 0) { chunks(place) }
        } else {
            LazyVStack(spacing: 0) { chunks(place) }
        }
    }

    private func chunks(_ place: WheelPlace) -> some View {
        ForEach(place.chunks, id: \.self) { chunk in
            WheelChunkLayout(axis: axis, length: CGFloat(place.chunkLength), thicknessOfEach: isProportional ? nil : spacing) {
                ForEach(place.rail.slots(inChunk: chunk, length: place.chunkLength).lazy.map(WheelSlot.init), id: \.self) { slot in
                    mark(core.makeTick(place.rail.index(ofSlot: slot.number), axis))
                        .layoutValue(
                            key: WheelChunkLayout.Point.self,
                            value: CGFloat(place.rail.point(ofSlot: slot.number) - Double(chunk) * place.chunkLength + place.rail.spacing / 2))
                }
            }
        }
    }

    /// The point of the rail under the middle of the scroll view.
    private func reading(_ place: WheelPlace, in viewport: Double) -> @Sendable (GeometryProxy) -> Double {
        let start = Double(place.chunks.lowerBound) * place.chunkLength - place.rail.spacing / 2
        let axis = axis, isMirrored = isMirrored
        return { geometry in
            let frame = geometry.frame(in: .named("Scrollwork.WheelTrack"))
            if axis == .vertical { return viewport / 2 - Double(frame.minY) + start }
            return (isMirrored ? Double(frame.maxX) - viewport / 2 : viewport / 2 - Double(frame.minX)) + start
        }
    }
}

/// The identity of a tick. It must not be taken for a chunk's.
private struct WheelSlot: Hashable {
    let number: Int
}

/// What makes other places of a rail's values.
private struct WheelShape: Equatable {
    let count: Int
    let length: Double
    let spacing: Double
    let wraps: Bool
    let axis: Axis

    init(_ place: WheelPlace) {
        count = place.rail.count
        length = place.rail.length
        spacing = place.rail.spacing
        wraps = place.rail.wraps
        axis = place.axis
    }
}

extension View {
    /// Tells the motion of the scroll view's phases, where the system does.
    @ViewBuilder fileprivate func onWheelPhaseChange(_ motion: WheelMotion) -> some View {
        if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
            onScrollPhaseChange { _, new in
                motion.knowsPhases = true
                switch new {
                case .idle: motion.phaseDidChange(to: .idle)
                case .tracking, .interacting: motion.phaseDidChange(to: .touched)
                case .decelerating: motion.phaseDidChange(to: .decelerating)
                case .animating: motion.phaseDidChange(to: .animating)
                }
            }
        } else {
            self
        }
    }
}
