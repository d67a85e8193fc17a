import ScrollworkTesting
import SwiftUI
import Testing

/// Where a view of 40 points is in a container of 200 points when its transition begins.
@MainActor
@Suite struct TransitionThresholdTests {
    typealias Threshold = ScrollTransitionConfiguration.Threshold

    private struct Row: View {
        let threshold: Threshold
        let length: CGFloat
        var mode = ScrollTransitionConfiguration.interactive(timingCurve: .linear)

        var body: some View {
            ScrollView {
                Color.clear.frame(height: 1_000)
                Color.black.frame(height: length)
                    .scrollTransition(mode.threshold(threshold)) { effect, phase in
                        // The identity is 0, and each side goes to its own side.
                        effect.offset(x: phase.value * 100)
                    }
                    .accessibilityIdentifier("view")
                Color.clear.frame(height: 1_000)
            }
            .accessibilityIdentifier("scroll")
        }
    }

    /// Returns the progress of the transition for a view whose top is at a distance from the container's.
    private func progress(_ threshold: Threshold, start: CGFloat, length: CGFloat = 40) throws -> Double {
        let stage = Stage(size: CGSize(width: 200, height: 200), scale: 1) {
            VStack(spacing: 0) { Row(threshold: threshold, length: length) }
        }
        let top = try stage.frame(of: "view").minY
        stage.wheel(by: CGSize(width: 0, height: top - start), at: CGPoint(x: 100, y: 100), precise: true)
        #expect(abs(try stage.frame(of: "view").minY - start) < 0.001)
        return Double(try stage.drawnFrame(of: "view").minX - stage.frame(of: "view").minX) / 100
    }

    private func check(
        _ threshold: Threshold, length: CGFloat = 40, _ expected: [(CGFloat, Double)],
        _ location: SourceLocation = #_sourceLocation
    ) throws {
        for (start, value) in expected {
            let found = try progress(threshold, start: start, length: length)
            #expect(abs(found - value) < 0.001, "\(start): \(found)", sourceLocation: location)
        }
    }

    @Test func `A visible view is unchanged, and a hidden one is at the end of its transition`() throws {
        try check(
            .visible,
            [(-40, -1), (-20, -0.5), (-1, -0.025), (0, 0), (80, 0), (160, 0), (161, 0.025), (180, 0.5), (200, 1)])
        try check(.visible(1), [(-20, -0.5), (0, 0), (160, 0), (180, 0.5)])
        try check(.visible(0.5), [(-40, -1), (-30, -0.5), (-20, 0), (180, 0), (190, 0.5), (200, 1)])
        try check(.hidden, [(-39, 0), (199, 0)])
        try check(.visible(.nan), [(-20, -0.5), (0, 0)])
    }

    @Test func `A centered threshold is reached only in the middle`() throws {
        try check(.centered, [(-40, -1), (20, -0.5), (79, -1 / 120), (80, 0), (81, 1 / 120), (140, 0.5), (200, 1)])
    }

    @Test func `An inset moves the threshold inward, or outward`() throws {
        try check(.visible.inset(by: 40), [(-40, -1), (0, -0.5), (20, -0.25), (40, 0), (120, 0), (160, 0.5)])
        try check(.visible.inset(by: -20), [(-20, 0), (-30, -0.5), (180, 0)])
        try check(.visible.inset(by: 10).inset(by: 30), [(0, -0.5), (40, 0)])
        try check(.visible.inset(by: .nan), [(0, 0), (-20, -0.5)])
        // The thresholds of both sides overlap. The nearer one counts, and in the middle that of the end.
        try check(.centered.inset(by: 20), [(79, -0.15), (80, 1.0 / 7), (81, 0.15)])
        // Beyond the place at which the view is hidden, there's no transition.
        try check(.hidden.inset(by: -10), [(-39, 0), (199, 0)])
    }

    @Test func `Thresholds interpolate`() throws {
        let between = Threshold.hidden.interpolated(towards: .visible.inset(by: 40), amount: 0.5)
        // Half of the view is visible 20 points inside the edge: as if all of it were visible.
        try check(between, [(-40, -1), (-20, -0.5), (0, 0), (160, 0), (180, 0.5)])
        try check(Threshold.hidden.interpolated(towards: .centered, amount: 0), [(-30, 0)])
        try check(Threshold.hidden.interpolated(towards: .centered, amount: 1), [(20, -0.5), (80, 0)])
    }

    @Test func `A view that is longer than its container is visible while it covers it`() throws {
        try check(
            .visible, length: 300,
            [(-300, -1), (-200, -0.5), (-110, -0.05), (-100, 0), (-50, 0), (0, 0), (10, 0.05), (100, 0.5), (200, 1)])
    }

    @Test(arguments: [(-1.0, -1.0), (-0.5, -0.125), (0.5, 0.125)])
    func `A timing curve shapes the progress on both sides`(place: Double, value: Double) throws {
        let stage = Stage(size: CGSize(width: 200, height: 200), scale: 1) {
            Row(
                threshold: .visible, length: 40,
                mode: .interactive(
                    timingCurve: .bezier(
                        startControlPoint: UnitPoint(x: 1.0 / 3, y: 0), endControlPoint: UnitPoint(x: 2.0 / 3, y: 0))))
        }
        let start = place < 0 ? place * 40 : 160 + place * 40
        let top = try stage.frame(of: "view").minY
        stage.wheel(by: CGSize(width: 0, height: top - start), at: CGPoint(x: 100, y: 100), precise: true)
        let found = Double(try stage.drawnFrame(of: "view").minX - stage.frame(of: "view").minX) / 100
        #expect(abs(found - value) < 0.001, "\(found)")
    }

    /// A quarter of the view is hidden.
    @Test func `A transition is interactive with an easing curve, unless it has another configuration`() throws {
        let eased = CGFloat(UnitCurve.easeInOut.value(at: 0.25)) * 100
        #expect(eased > 5 && eased < 20)
        let modes: [(ScrollTransitionConfiguration, CGFloat)] = [
            (.interactive, eased), (.interactive(), eased), (.interactive.animation(.linear(duration: 9)), eased),
            (.identity, 0), (.identity.animation(.linear(duration: 9)), 0), (.interactive(timingCurve: .linear), 25),
        ]
        for (index, (mode, value)) in modes.enumerated() {
            let stage = Stage(size: CGSize(width: 200, height: 200), scale: 1) {
                Row(threshold: .visible, length: 40, mode: mode)
            }
            let top = try stage.frame(of: "view").minY
            stage.wheel(by: CGSize(width: 0, height: top - 170), at: CGPoint(x: 100, y: 100), precise: true)
            let found = try stage.drawnFrame(of: "view").minX - stage.frame(of: "view").minX
            #expect(abs(found - value) < 0.01, "\(index): \(found)")
        }
    }

    // MARK: Animated

    @Test func `A configuration can have another animation`() throws {
        for mode in [
            ScrollTransitionConfiguration.animated.animation(.linear(duration: 1)),
            .animated(.linear(duration: 9)).animation(.linear(duration: 1)), .animated(.linear(duration: 1)),
        ] {
            let stage = Stage(size: CGSize(width: 200, height: 200), scale: 1) {
                Row(threshold: .visible, length: 40, mode: mode)
            }
            let top = try stage.frame(of: "view").minY
            stage.wheel(by: CGSize(width: 0, height: top - 150), at: CGPoint(x: 100, y: 100), precise: true)
            stage.advance(by: 0.5)
            let found = try stage.drawnFrame(of: "view").minX - stage.frame(of: "view").minX
            #expect(abs(found - 50) < 3, "\(found)")
        }
    }

    @Observable final class Model { var isShown = true }

    @Test func `An animated transition changes at once at its threshold, over time`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200), scale: 1) {
            Row(threshold: .visible, length: 40, mode: .animated(.linear(duration: 1)))
        }
        func move(to start: CGFloat) throws {
            let top = try stage.frame(of: "view").minY
            stage.wheel(by: CGSize(width: 0, height: top - start), at: CGPoint(x: 100, y: 100), precise: true)
        }
        func shown() throws -> CGFloat { try stage.drawnFrame(of: "view").minX - stage.frame(of: "view").minX }
        #expect(try shown() == 100)
        try move(to: 165)
        stage.advance(by: 0.5)
        #expect(try shown() == 100)
        try move(to: 155)
        stage.advance(by: 0.5)
        #expect(abs(try shown() - 50) < 3)
        stage.advance(by: 0.6)
        #expect(try shown() == 0)
        try move(to: -5)
        stage.advance(by: 0.5)
        #expect(abs(try shown() + 50) < 3)
        try move(to: 20)
        try stage.settle()
        #expect(try shown() == 0)
    }

    // MARK: Sides, axes, and changes

    @MainActor @Observable final class Shift {
        var factor: CGFloat = 100
        var topLeading = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
        var bottomTrailing = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
    }

    private struct Shifted: View {
        let shift: Shift
        var body: some View {
            let factor = shift.factor
            ScrollView {
                Color.clear.frame(height: 1_000)
                Color.black.frame(height: 40)
                    .scrollTransition(topLeading: shift.topLeading, bottomTrailing: shift.bottomTrailing) {
                        $0.offset(x: CGFloat($1.value) * factor)
                    }
                    .accessibilityIdentifier("view")
                Color.clear.frame(height: 1_000)
            }
        }
    }

    /// Moves the view to a place, and returns its shift.
    private func shift(_ stage: Stage, at start: CGFloat) throws -> CGFloat {
        let top = try stage.frame(of: "view").minY
        stage.wheel(by: CGSize(width: 0, height: top - start), at: CGPoint(x: 100, y: 100), precise: true)
        return try stage.drawnFrame(of: "view").minX - stage.frame(of: "view").minX
    }

    @Test(
        arguments: [
            (false, [(-20, -50), (0, 0), (40, 0), (80, 0), (100, 100.0 / 6), (180, 250.0 / 3)]),
            (true, [(-20, -250.0 / 3), (20, -50), (80, 0), (100, 0), (160, 0), (180, 50)]),
        ] as [(Bool, [(CGFloat, CGFloat)])])
    func `Each side has its own threshold`(isTopCentered: Bool, expected: [(CGFloat, CGFloat)]) throws {
        let model = Shift()
        if isTopCentered {
            model.topLeading = model.topLeading.threshold(.centered)
        } else {
            model.bottomTrailing = model.bottomTrailing.threshold(.centered)
        }
        let stage = Stage(size: CGSize(width: 200, height: 200), scale: 1) { Shifted(shift: model) }
        for (start, value) in expected {
            let found = try shift(stage, at: start)
            #expect(abs(found - value) < 0.01, "\(start): \(found)")
        }
    }

    @Test func `A changed transition is shown without a movement`() throws {
        let model = Shift()
        let stage = Stage(size: CGSize(width: 200, height: 200), scale: 1) { Shifted(shift: model) }
        func shown() throws -> CGFloat {
            stage.update()
            return try stage.drawnFrame(of: "view").minX - stage.frame(of: "view").minX
        }
        #expect(abs(try shift(stage, at: 180) - 50) < 0.01)
        model.factor = 60
        #expect(abs(try shown() - 30) < 0.01)
        model.bottomTrailing = model.bottomTrailing.threshold(.centered)
        #expect(abs(try shown() - 50) < 0.01)
        model.bottomTrailing = .identity
        #expect(abs(try shown()) < 0.01)
    }

    @Test func `A changed transition that has animated is shown without a movement`() throws {
        let model = Shift()
        (model.topLeading, model.bottomTrailing) = (.animated, .animated)
        let stage = Stage(size: CGSize(width: 200, height: 200), scale: 1) { Shifted(shift: model) }
        for (start, side) in [(190.0, 1.0), (80, 0), (-30, -1)] as [(CGFloat, CGFloat)] {
            model.factor = 100
            _ = try shift(stage, at: start)
            try stage.settle()
            #expect(try shift(stage, at: start) == 100 * side)
            model.factor = 60
            stage.update()
            #expect(try shift(stage, at: start) == 60 * side)
        }
    }

    @Test func `A transition along an axis follows the scroll view that scrolls along it`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200), scale: 1) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(0..<3) { page in
                        ScrollView {
                            Color.black.frame(width: 40, height: 40)
                                .scrollTransition(.interactive(timingCurve: .linear), axis: .horizontal) {
                                    $0.offset(y: $1.value * 100)
                                }
                                .accessibilityIdentifier("\(page)")
                            Color.clear.frame(width: 200, height: 900)
                        }
                        .frame(width: 200, height: 200)
                    }
                }
            }
        }
        func shown(_ name: String) throws -> CGFloat {
            try stage.drawnFrame(of: name).minY - stage.frame(of: name).minY
        }
        // The view on the first page is then at -20...20, and that on the second page at 180...220.
        stage.wheel(by: CGSize(width: 100, height: 0), at: CGPoint(x: 50, y: 150), precise: true)
        try stage.settle()
        #expect(abs(try shown("0") + 50) < 0.01)
        #expect(abs(try shown("1") - 50) < 0.01)
        stage.wheel(by: CGSize(width: 0, height: 30), at: CGPoint(x: 50, y: 150), precise: true)
        try stage.settle()
        #expect(abs(try shown("0") + 50) < 0.01)
        #expect(abs(try shown("1") - 50) < 0.01)
    }
}
