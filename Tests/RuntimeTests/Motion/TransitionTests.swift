import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor @Observable private final class Model {
    var isShown = false
    var id = 0
    var items = [1, 2, 3]
    var log: [String] = []
}

private let red = Color(red: 1, green: 0, blue: 0)

private struct Switch<T: Transition>: View {
    let model: Model
    let transition: T
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if model.isShown {
                red.frame(width: 40, height: 20).accessibilityIdentifier("box").transition(transition)
                    .onAppear { model.log.append("appear") }
                    .onDisappear { model.log.append("disappear") }
            }
            Color.white.frame(width: 40, height: 20).accessibilityIdentifier("below")
        }
        .frame(width: 100, height: 100, alignment: .topLeading)
    }
}

@MainActor @Suite struct TransitionTests {
    private let model = Model()
    private func stage(@ViewBuilder _ content: () -> some View) -> Stage {
        Stage(size: CGSize(width: 100, height: 100), content: content)
    }
    private func toggle(_ stage: Stage, _ animation: Animation? = .linear(duration: 1)) {
        withAnimation(animation) { model.isShown.toggle() }
        stage.update()
    }
    /// Returns the redness of a point: 1 for the box alone, 0 for the white background.
    private func redness(_ stage: Stage, _ x: Int, _ y: Int) -> Double {
        // The box is pure red.
        Double(1 - Pixels(stage)[x, y].green)
    }

    @Test func insertionFadesByDefaultAndAffectsLayoutAtOnce() throws {
        struct Plain: View {
            let model: Model
            var body: some View {
                ZStack { if model.isShown { red.accessibilityIdentifier("box") } }
            }
        }
        let stage = stage { Plain(model: model) }
        toggle(stage)
        #expect(try stage.frame(of: "box") == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(try stage.opacity(of: "box") == 0)
        stage.advance(by: 0.25)
        #expect(abs(try stage.opacity(of: "box") - 0.25) < 1e-9)
        stage.advance(by: 0.75)
        #expect(try stage.opacity(of: "box") == 1)
        #expect(stage.isAtRest)
    }

    @Test func insertionWithoutAnimationIsImmediate() throws {
        let stage = stage { Switch(model: model, transition: .opacity) }
        toggle(stage, nil)
        #expect(try stage.opacity(of: "box") == 1)
        #expect(stage.isAtRest)
    }

    @Test func removedViewLeavesLayoutAndReportsNothingAtOnce() throws {
        model.isShown = true
        let stage = stage { Switch(model: model, transition: .opacity) }
        #expect(redness(stage, 20, 10) > 0.99)
        toggle(stage)
        #expect(!stage.exists("box"))
        #expect(stage.frames(prefix: "box").isEmpty)
        #expect(try stage.frame(of: "below").minY == 0)
        #expect(redness(stage, 20, 10) > 0.99)
        stage.advance(by: 0.5)
        #expect(abs(redness(stage, 45, 10)) < 0.01)
        #expect(model.log == ["appear"])
        try stage.settle()
        #expect(model.log == ["appear", "disappear"])
        #expect(stage.isAtRest)
    }

    @Test func removedViewsPixelsFade() throws {
        struct Alone: View {
            let model: Model
            var body: some View { ZStack { if model.isShown { red } } }
        }
        model.isShown = true
        let stage = stage { Alone(model: model) }
        toggle(stage)
        stage.advance(by: 0.25)
        #expect(abs(redness(stage, 50, 50) - 0.75) < 0.02)
        stage.advance(by: 0.5)
        #expect(abs(redness(stage, 50, 50) - 0.25) < 0.02)
        try stage.settle()
        #expect(redness(stage, 50, 50) == 0)
    }

    @Test(arguments: [
        (Edge.leading, CGPoint(x: -40, y: 0)), (.trailing, CGPoint(x: 40, y: 0)), (.top, CGPoint(x: 0, y: -20)),
        (.bottom, CGPoint(x: 0, y: 20)),
    ])
    func moveComesFromItsEdgeByItsOwnLength(_ edge: Edge, _ start: CGPoint) throws {
        let stage = stage { Switch(model: model, transition: .move(edge: edge)) }
        toggle(stage)
        #expect(try stage.drawnFrame(of: "box").origin == start)
        stage.advance(by: 0.5)
        let half = try stage.drawnFrame(of: "box").origin
        #expect(abs(half.x - start.x / 2) < 1e-9 && abs(half.y - start.y / 2) < 1e-9)
        try stage.settle()
        #expect(try stage.drawnFrame(of: "box").origin == .zero)
    }

    /// The box is 40 by 20 points. A quarter of the time after its insertion, three quarters of the distance remain.
    @Test func eachTransitionCoversItsDistance() throws {
        let cases: [(transition: AnyTransition, x: CGFloat, y: CGFloat, scale: CGFloat, opacity: Double)] = [
            (.push(from: .leading), -30, 0, 1, 0.25), (.push(from: .trailing), 30, 0, 1, 0.25),
            (.push(from: .top), 0, -15, 1, 0.25), (.push(from: .bottom), 0, 15, 1, 0.25), (.slide, -30, 0, 1, 1),
            (.offset(x: 8, y: -4), 6, -3, 1, 1), (.scale(scale: 2), 0, 0, 1.75, 1), (.scale, 0, 0, 0.25, 1),
            (AnyTransition(.blurReplace), 0, 0, 0.8875, 0.25), (AnyTransition(.blurReplace(.upUp)), 0, 0, 1.1125, 0.25),
            (.identity, 0, 0, 1, 1),
        ]
        for (index, start) in cases.enumerated() {
            let model = Model()
            let stage = stage {
                InTheMiddle(model: model, transition: start.transition)
            }
            withAnimation(.linear(duration: 1)) { model.isShown = true }
            stage.update()
            stage.advance(by: 0.25)
            let frame = try stage.drawnFrame(of: "box")
            #expect(abs(frame.midX - stage.size.width / 2 - start.x) < 0.01, "\(index): \(frame)")
            #expect(abs(frame.midY - stage.size.height / 2 - start.y) < 0.01, "\(index): \(frame)")
            #expect(abs(frame.width - 40 * start.scale) < 0.01, "\(index): \(frame)")
            #expect(abs(frame.height - 20 * start.scale) < 0.01, "\(index): \(frame)")
            #expect(try abs(stage.opacity(of: "box") - start.opacity) < 1e-6, "\(index)")
        }
    }

    private struct InTheMiddle: View {
        let model: Model
        let transition: AnyTransition

        var body: some View {
            ZStack {
                Color.clear
                if model.isShown {
                    red.frame(width: 40, height: 20).accessibilityIdentifier("box").transition(transition)
                }
            }
            .frame(width: 100, height: 100)
        }
    }

    @Test func moveIsMirroredWithTheLayoutDirection() throws {
        let stage = Stage(
            size: CGSize(width: 100, height: 100), environment: { $0.layoutDirection = .rightToLeft }
        ) { Switch(model: model, transition: .move(edge: .leading)) }
        toggle(stage)
        #expect(try stage.drawnFrame(of: "box").minX == 100)
    }

    @Test func slideLeavesAtTheTrailingEdge() throws {
        model.isShown = true
        let stage = stage { Switch(model: model, transition: .slide) }
        toggle(stage)
        stage.advance(by: 0.5)
        // The box moved by half of its 40 points over "below", which moved up beneath it.
        #expect(redness(stage, 55, 5) > 0.99)
        #expect(redness(stage, 62, 5) < 0.01)
    }

    @Test func scaleGrowsFromTheAnchor() throws {
        let stage = stage { Switch(model: model, transition: .scale(0.5, anchor: .topLeading)) }
        toggle(stage)
        #expect(try stage.drawnFrame(of: "box").size == CGSize(width: 20, height: 10))
        stage.advance(by: 0.5)
        #expect(abs(try stage.drawnFrame(of: "box").width - 30) < 1e-9)
    }

    @Test func asymmetricTransitionInsertsAndRemovesDifferently() throws {
        let stage = stage {
            Switch(
                model: model, transition: AsymmetricTransition(insertion: .move(edge: .trailing), removal: .identity))
        }
        toggle(stage)
        #expect(try stage.drawnFrame(of: "box").minX == 40)
        try stage.settle()
        toggle(stage)
        #expect(model.log == ["appear", "disappear"])
    }

    @Test func aCompoundTransitionHasMotionIfAPartHas() {
        func hasMotion<T: Transition>(_ transition: T) -> Bool { T.properties.hasMotion }
        let fade = OpacityTransition(), move = MoveTransition(edge: .top)
        #expect(!hasMotion(fade.combined(with: fade)) && hasMotion(fade.combined(with: move)))
        #expect(hasMotion(move.combined(with: fade).animation(.linear)) && !hasMotion(IdentityTransition()))
        #expect(!hasMotion(AsymmetricTransition(insertion: fade, removal: fade)))
        #expect(hasMotion(AsymmetricTransition(insertion: fade, removal: move)))
        #expect(hasMotion(AsymmetricTransition(insertion: move, removal: fade)))
    }

    @Test func typeErasedTransitionsBehaveLikeTheirContent() throws {
        struct Erased: View {
            let model: Model
            var body: some View {
                ZStack(alignment: .topLeading) {
                    if model.isShown {
                        red.frame(width: 40, height: 20).accessibilityIdentifier("box")
                            .transition(
                                .asymmetric(
                                    insertion: .move(edge: .leading).combined(with: .opacity),
                                    removal: .scale(scale: 0.5)))
                    }
                }
                .frame(width: 100, height: 100, alignment: .topLeading)
            }
        }
        let stage = stage { Erased(model: model) }
        toggle(stage)
        #expect(try stage.drawnFrame(of: "box").minX == -40)
        stage.advance(by: 0.5)
        #expect(abs(try stage.drawnFrame(of: "box").minX + 20) < 1e-9)
        #expect(abs(try stage.opacity(of: "box") - 0.5) < 1e-9)
    }

    @Test func modifierTransitionAnimatesBetweenTwoModifiers() throws {
        struct Shade: ViewModifier {
            let opacity: Double
            func body(content: Content) -> some View { content.opacity(opacity) }
        }
        struct Custom: View {
            let model: Model
            var body: some View {
                ZStack {
                    if model.isShown {
                        red.accessibilityIdentifier("box")
                            .transition(.modifier(active: Shade(opacity: 0.2), identity: Shade(opacity: 1)))
                    }
                }
            }
        }
        let stage = stage { Custom(model: model) }
        toggle(stage)
        #expect(abs(try stage.opacity(of: "box") - 0.2) < 1e-9)
        stage.advance(by: 0.5)
        #expect(abs(try stage.opacity(of: "box") - 0.6) < 1e-9)
    }

    @Test func theTransitionsAnimationRunsIfTheUpdateHasNone() throws {
        let stage = stage { Switch(model: model, transition: OpacityTransition().animation(.linear(duration: 1))) }
        toggle(stage, nil)
        stage.advance(by: 0.5)
        #expect(abs(try stage.opacity(of: "box") - 0.5) < 1e-9)
        #expect(try stage.drawnFrame(of: "below").minY == 20)
    }

    @Test func removalDuringInsertionReturnsFromItsPosition() throws {
        struct Alone: View {
            let model: Model
            var body: some View { ZStack { if model.isShown { red.transition(.opacity) } } }
        }
        let stage = stage { Alone(model: model) }
        toggle(stage)
        stage.advance(by: 0.5)
        toggle(stage)
        #expect(abs(redness(stage, 50, 50) - 0.5) < 0.02)
        try stage.settle()
        #expect(redness(stage, 50, 50) == 0)
    }

    @Test func elementsOfACollectionHaveTransitions() throws {
        struct List: View {
            let model: Model
            var body: some View {
                VStack(spacing: 0) {
                    ForEach(model.items, id: \.self) { item in
                        red.frame(width: 100, height: 20).accessibilityIdentifier("\(item)")
                            .transition(.move(edge: .leading))
                    }
                    Spacer(minLength: 0)
                }
            }
        }
        let stage = stage { List(model: model) }
        withAnimation(.linear(duration: 1)) {
            model.items = [1, 4, 3]
        }
        stage.update()
        #expect(!stage.exists("2"))
        #expect(try stage.frame(of: "4") == CGRect(x: 0, y: 20, width: 100, height: 20))
        #expect(try stage.drawnFrame(of: "4").minX == -100)
        stage.advance(by: 0.5)
        // "2" is halfway out on the left, "4" halfway in.
        #expect(redness(stage, 25, 30) > 0.99)
        #expect(redness(stage, 75, 30) < 0.01)
        try stage.settle()
        #expect(redness(stage, 75, 30) > 0.99)
    }

    @Test func wrappedElementsLeaveWithTheirWrappers() throws {
        struct Wrapped: View {
            let model: Model
            var body: some View {
                ZStack {
                    Group { if model.isShown { red } }.opacity(0.5)
                }
            }
        }
        model.isShown = true
        let stage = stage { Wrapped(model: model) }
        toggle(stage)
        stage.advance(by: 0.5)
        #expect(abs(redness(stage, 50, 50) - 0.25) < 0.02)
        try stage.settle()
        #expect(redness(stage, 50, 50) == 0)
        toggle(stage)
        try stage.settle()
        #expect(abs(redness(stage, 50, 50) - 0.5) < 0.02)
    }

    @Test func aRemovedViewStaysBetweenTheViewsAroundIt() throws {
        struct Layers: View {
            let model: Model
            var body: some View {
                ZStack(alignment: .leading) {
                    red
                    if model.isShown { Color(red: 0, green: 1, blue: 0).transition(.opacity) }
                    Color(red: 0, green: 0, blue: 1).frame(width: 50)
                }
            }
        }
        model.isShown = true
        let stage = stage { Layers(model: model) }
        toggle(stage)
        stage.advance(by: 0.5)
        let covered = Pixels(stage)[25, 50], free = Pixels(stage)[75, 50]
        #expect(covered.blue > 0.99 && covered.green < 0.01 && covered.red < 0.01)
        #expect(abs(free.green - 0.5) < 0.02 && abs(free.red - 0.5) < 0.02 && free.blue < 0.01)
    }

    @Test func removingAContainerEndsTheTransitionsInIt() throws {
        struct Nested: View {
            let model: Model
            var body: some View {
                if model.id == 0 {
                    Switch(model: model, transition: .opacity)
                }
            }
        }
        model.isShown = true
        let stage = stage { Nested(model: model) }
        toggle(stage)
        stage.advance(by: 0.2)
        model.id = 1
        stage.update()
        #expect(model.log == ["appear", "disappear"])
        #expect(stage.isAtRest)
    }

    @Test func newIdentityAppearsBeforeTheOldDisappears() throws {
        let stage = stage { Identified(model: model, transition: .opacity) }
        model.id = 1
        stage.update()
        #expect(model.log == ["A0", "A1", "D1"])
    }

    @Test func identityTransitionDisappearsFirst() throws {
        let stage = stage { Identified(model: model, transition: .identity) }
        model.id = 1
        stage.update()
        #expect(model.log == ["A0", "D1", "A1"])
    }
}

private struct Identified: View {
    let model: Model
    let transition: AnyTransition
    var body: some View {
        red
            .onAppear { model.log.append("A\(model.id)") }
            .onDisappear { model.log.append("D\(model.id)") }
            .transition(transition)
            .id(model.id)
    }
}
