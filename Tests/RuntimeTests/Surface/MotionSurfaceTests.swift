import ScrollworkTesting
import SwiftUI
import Testing

/// Animation in Apple's spelling. The test is that it compiles.
@MainActor
@Suite struct MotionSurfaceTests {
    private static let animations: [Animation] = [
        .default, .linear, .linear(duration: 1), .easeIn, .easeIn(duration: 1), .easeOut, .easeOut(duration: 1),
        .easeInOut, .easeInOut(duration: 1),
        .timingCurve(0.1, 0.2, 0.3, 0.4), .timingCurve(0.1, 0.2, 0.3, 0.4, duration: 1),
        .timingCurve(.circularEaseIn, duration: 1),
        .spring, .spring(), .spring(duration: 1), .spring(duration: 1, bounce: 0.2, blendDuration: 0),
        .spring(response: 0.5, dampingFraction: 0.8, blendDuration: 0),
        .spring(Spring(mass: 1, stiffness: 2, damping: 3)), .spring(Spring(), blendDuration: 1),
        .interactiveSpring, .interactiveSpring(),
        .interactiveSpring(response: 0.1, dampingFraction: 0.5, blendDuration: 0.2),
        .interactiveSpring(duration: 0.2, extraBounce: 0.1, blendDuration: 0.2),
        .smooth, .smooth(duration: 1), .smooth(duration: 1, extraBounce: 0.1), .snappy,
        .snappy(duration: 1, extraBounce: 0.1), .bouncy, .bouncy(duration: 1, extraBounce: 0.1),
        .interpolatingSpring, .interpolatingSpring(stiffness: 1, damping: 2),
        .interpolatingSpring(mass: 1, stiffness: 2, damping: 3, initialVelocity: 4),
        .interpolatingSpring(duration: 1, bounce: 0.2, initialVelocity: 1),
        .interpolatingSpring(Spring(), initialVelocity: 1),
        .default.delay(1).speed(2).repeatCount(3).repeatCount(3, autoreverses: false).repeatForever().repeatForever(
            autoreverses: false
        ).logicallyComplete(after: 1),
        Animation(Ramp()), .ramp,
    ]

    fileprivate struct Ramp: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            context.state[Count<V>.self].count += 1
            let _: Bool = context.isLogicallyComplete
            let _: EnvironmentValues = context.environment
            return time > 1 ? nil : value.scaled(by: time)
        }
        func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { value }
        func shouldMerge<V: VectorArithmetic>(
            previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> Bool { false }
    }

    fileprivate struct Count<V: VectorArithmetic>: AnimationStateKey {
        static var defaultValue: Self { Self() }
        var count = 0
    }

    private struct Wave: Shape {
        var phase: Double
        var height: CGFloat
        var animatableData: AnimatablePair<Double, CGFloat> {
            get { AnimatablePair(phase, height) }
            set {
                phase = newValue.first
                height = newValue.second
            }
        }
        func path(in rect: CGRect) -> Path { Path(rect) }
    }

    private struct Fade: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.opacity(phase.isIdentity ? 1 : 0).offset(x: phase.value * 10)
        }
        static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
    }

    private struct Shift: ViewModifier, Animatable {
        var x: CGFloat
        nonisolated var animatableData: CGFloat {
            get { x }
            set { x = newValue }
        }
        func body(content: Content) -> some View { content.offset(x: x) }
    }

    private struct Slide: GeometryEffect {
        var x: CGFloat
        var animatableData: CGFloat {
            get { x }
            set { x = newValue }
        }
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: x, y: 0))
        }
    }

    private struct Moving: View {
        @State private var isOn = false
        @Namespace private var space

        private static let transitions: [AnyTransition] = [
            .identity, .opacity, .slide, .scale, .scale(scale: 0.5), .scale(scale: 0.5, anchor: .top),
            .move(edge: .leading), .push(from: .bottom), .offset(x: 1, y: 2),
            .offset(CGSize(width: 1, height: 2)), .asymmetric(insertion: .opacity, removal: .slide),
            .opacity.combined(with: .scale).animation(.linear),
            .modifier(active: Shift(x: 3), identity: Shift(x: 0)), AnyTransition(.blurReplace), AnyTransition(Fade()),
        ]

        var body: some View {
            VStack {
                ForEach(Self.transitions.indices, id: \.self) { index in
                    if isOn { Text("a").transition(Self.transitions[index]) }
                }
                if isOn {
                    Text("a").transition(.blurReplace).transition(.blurReplace(.upUp)).transition(.opacity).transition(
                        .scale(0.3, anchor: .top)
                    ).transition(Fade().combined(with: .slide))
                    Text("a").transition(Fade().animation(.bouncy)).transition(
                        AsymmetricTransition(insertion: .opacity, removal: .identity))
                }
                Wave(phase: isOn ? 1 : 0, height: 3).animation(.default, value: isOn).modifier(Shift(x: 3)).modifier(
                    Slide(x: isOn ? 3 : 0))
                Text("a").animation(.easeIn) { $0.opacity(isOn ? 1 : 0) }.transaction { $0.animation = nil }
                    .transaction(value: isOn) { $0.disablesAnimations = true }
                    .transaction {
                        $0.tracksVelocity = true
                    } body: {
                        $0.opacity(isOn ? 1 : 0)
                    }
                Text("a").matchedGeometryEffect(id: 1, in: space).matchedGeometryEffect(
                    id: 2, in: space, properties: .position, anchor: .top, isSource: false
                ).geometryGroup()
                Text("a").phaseAnimator([1, 2]) { view, phase in
                    view.opacity(Double(phase))
                } animation: { _ in
                    .default
                }
                .phaseAnimator([1, 2], trigger: isOn) { view, phase in view.opacity(Double(phase)) }
                PhaseAnimator([false, true]) { Text($0 ? "a" : "b") }
                Text("a").keyframeAnimator(initialValue: 1.0, trigger: isOn) { view, value in
                    view.opacity(value)
                } keyframes: { _ in
                    LinearKeyframe(1, duration: 0.2)
                    CubicKeyframe(1, duration: 0.2)
                    SpringKeyframe(1, duration: 0.2, spring: .bouncy)
                    MoveKeyframe(0)
                }
                Button("go") {
                    withAnimation { isOn.toggle() }
                    withAnimation(.default) {
                        isOn.toggle()
                    } completion: {
                        isOn.toggle()
                    }
                    withAnimation(.bouncy, completionCriteria: .removed) {
                        isOn.toggle()
                    } completion: {
                    }
                    withTransaction(Transaction(animation: .default)) { isOn.toggle() }
                    withTransaction(\.animation, .linear) { isOn.toggle() }
                    var transaction = Transaction()
                    transaction.addAnimationCompletion { isOn.toggle() }
                    transaction.addAnimationCompletion(criteria: .logicallyComplete) {}
                    transaction.scrollTargetAnchor = .top
                    transaction.scrollPositionUpdatePreservesVelocity = true
                    transaction.isContinuous = false
                    withTransaction(transaction) { isOn.toggle() }
                }
                Toggle("on", isOn: $isOn.animation()).labelsHidden()
                Toggle("on", isOn: $isOn.animation(.linear).transaction(Transaction())).labelsHidden()
                TimelineView(.animation) { context in Text("\(context.date)") }
                TimelineView(.animation(minimumInterval: 1, paused: true)) { context in
                    Text(context.cadence == .live ? "live" : "slow")
                }
                TimelineView(.periodic(from: .now, by: 1)) { _ in Text("a") }
                TimelineView(.everyMinute) { _ in Text("a") }
                TimelineView(.explicit([Date()])) { _ in Text("a") }
            }
        }
    }

    @Test func motionCompilesAndEveryAnimationEnds() throws {
        for animation in Self.animations.prefix(while: { $0 != .ramp })
        where animation != Self.animations.first(where: { "\($0)".contains("epeat") }) {
            let _: Animation = animation
        }
        let stage = Stage(size: CGSize(width: 300, height: 2000)) { Moving() }
        stage.advance(by: 0.2)
        #expect(stage.semantics.flattened.contains { $0.label == "go" })
    }
}

extension Animation {
    fileprivate static var ramp: Animation { Animation(MotionSurfaceTests.Ramp()) }
}
