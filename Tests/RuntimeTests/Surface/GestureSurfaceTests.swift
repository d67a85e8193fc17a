import ScrollworkTesting
import SwiftUI
import Testing

/// Gestures in Apple's spelling. The test is that they compile.
@MainActor
@Suite struct GestureSurfaceTests {
    private struct Gestures: View {
        @GestureState private var plain = CGSize.zero
        @GestureState(wrappedValue: 1) private var wrapped: Int
        @GestureState(initialValue: 2) private var initial: Int
        @GestureState(reset: { value, transaction in transaction.animation = value > 0 ? .default : nil }) private
            var reset = 0.0
        @GestureState(resetTransaction: Transaction(animation: .default)) private var animated = false
        @GestureState private var optional: CGPoint?
        @State private var log = ""

        private var drag: some Gesture {
            DragGesture(minimumDistance: 3, coordinateSpace: .named("space"))
                .updating($plain) { value, state, transaction in
                    transaction.isContinuous = true
                    state = value.translation
                }
                .onChanged { value in
                    let _: CGPoint = value.location
                    let _: CGPoint = value.startLocation
                    let _: CGSize = value.velocity
                    let _: CGSize = value.predictedEndTranslation
                    let _: CGPoint = value.predictedEndLocation
                    let _: Date = value.time
                }
                .onEnded { log = "\($0.translation)" }
        }

        var body: some View {
            VStack {
                Color.red.gesture(drag).gesture(drag, including: .subviews).gesture(drag, isEnabled: true).gesture(
                    drag, name: "drag"
                ).gesture(drag, name: "drag", isEnabled: false)
                Color.red.simultaneousGesture(drag).simultaneousGesture(drag, including: [.gesture, .subviews])
                    .simultaneousGesture(drag, isEnabled: false)
                    .simultaneousGesture(drag, name: "a")
                Color.red.highPriorityGesture(drag).highPriorityGesture(drag, including: .none).highPriorityGesture(
                    drag, isEnabled: true
                )
                .highPriorityGesture(drag, name: "a", isEnabled: true)
                Color.red.onTapGesture {}.onTapGesture(count: 2) {}.onTapGesture { (point: CGPoint) in log = "\(point)"
                }
                .onTapGesture(count: 2, coordinateSpace: .global) { (point: CGPoint) in log = "\(point)" }
                Color.red.onLongPressGesture {}.onLongPressGesture(minimumDuration: 1, maximumDistance: 3) {
                } onPressingChanged: {
                    log = "\($0)"
                }
                Color.red.gesture(TapGesture(count: 2).onEnded { log = "tapped" }).gesture(
                    LongPressGesture(minimumDuration: 1, maximumDistance: 2).onChanged { log = "\($0)" })
                Color.red.gesture(
                    SpatialTapGesture(count: 1, coordinateSpace: .local).onEnded { log = "\($0.location)" })
                Color.red.gesture(
                    MagnifyGesture(minimumScaleDelta: 0.1).onChanged { value in
                        log =
                            "\(value.magnification) \(value.velocity) \(value.startAnchor) \(value.startLocation) \(value.time)"
                    })
                Color.red.gesture(
                    RotateGesture(minimumAngleDelta: .degrees(2)).onEnded { value in
                        log =
                            "\(value.rotation) \(value.velocity) \(value.startAnchor) \(value.startLocation) \(value.time)"
                    })
                Color.red.gesture(
                    MagnifyGesture().simultaneously(with: RotateGesture()).onChanged {
                        log = "\($0.first?.magnification ?? 1) \($0.second?.rotation ?? .zero)"
                    })
                Color.red.gesture(
                    TapGesture().exclusively(before: DragGesture()).onEnded { value in
                        switch value {
                        case .first: log = "tap"
                        case .second(let drag): log = "\(drag.translation)"
                        }
                    })
                Color.red.gesture(
                    LongPressGesture().sequenced(before: DragGesture()).updating($optional) { value, state, _ in
                        switch value {
                        case .first(let pressed): state = pressed ? .zero : nil
                        case .second(let pressed, let drag): state = pressed ? drag?.location : nil
                        }
                    })
                Color.red.gesture(AnyGesture(TapGesture().map { 3 })).gesture(
                    DragGesture().map(\.translation).onChanged { log = "\($0)" })
                Color.red.onHover { log = "\($0)" }.onContinuousHover { phase in
                    if case .active(let point) = phase { log = "\(point)" }
                }
                .onContinuousHover(coordinateSpace: .global) { if case .ended = $0 { log = "" } }
                Color.red.hoverEffect().hoverEffect(.lift).hoverEffect(.highlight, isEnabled: false)
                    .contentShape(.hoverEffect, .circle).defaultHoverEffect(.automatic).hoverEffectDisabled()
                Color.red.contentShape(.circle).contentShape(.interaction, .rect, eoFill: true).allowsHitTesting(false)
                    .defersSystemGestures(on: .all)
            }
            .coordinateSpace(.named("space"))
            .coordinateSpace(NamedCoordinateSpace.named("other"))
        }
    }

    @Test func gesturesCompileAndReceiveEvents() {
        let stage = Stage(size: CGSize(width: 400, height: 600)) { Gestures() }
        stage.drag(from: CGPoint(x: 100, y: 20), to: CGPoint(x: 200, y: 30), over: 0.2)
        #expect(stage.warnings.isEmpty)
    }
}
