import ScrollworkTesting
import SwiftUI
import Testing

/// Drags of a sheet, and of the content of a sheet at its top, in a window of 300 by 600 points. A large sheet is 590
/// points high.
@MainActor
@Suite struct SheetDragTests {
    @MainActor @Observable final class Model {
        var isShown = true
        var detent = PresentationDetent.large
        var detents: Set<PresentationDetent> = [.large]
        var isLocked = false
        var interaction = PresentationContentInteraction.automatic
        var axes: Axis.Set = .vertical
        var padding: CGFloat = 100
        var scale: CGFloat = 1
    }

    private struct Page: View {
        let model: Model

        var body: some View {
            @Bindable var model = model
            Color.clear.sheet(isPresented: $model.isShown) {
                VStack(spacing: 0) {
                    Color.red.frame(height: model.padding).accessibilityIdentifier("head")
                    ScrollView(model.axes) { Color.blue.frame(width: 900, height: 2_000) }
                        .accessibilityIdentifier("scroll")
                        .scaleEffect(model.scale)
                }
                .frame(maxHeight: .infinity, alignment: .top)
                .presentationDetents(model.detents, selection: $model.detent)
                .presentationContentInteraction(model.interaction)
                .interactiveDismissDisabled(model.isLocked)
            }
        }
    }

    private func opened(_ model: Model, inset: CGFloat = 0) throws -> Stage {
        let stage = Stage(
            size: CGSize(width: 300, height: 600), framesPerSecond: 120,
            safeArea: EdgeInsets(top: 0, leading: 0, bottom: inset, trailing: 0)
        ) {
            Page(model: model)
        }
        try stage.settle()
        return stage
    }

    private func top(_ stage: Stage) throws -> CGFloat { try stage.drawnFrame(of: "head").minY }

    /// The sheet ends where the finger's velocity takes it in a quarter of a second: at less than half its height, it
    /// is dismissed. A drag of the content first returns to the top.
    @Test(
        arguments: [
            (120.0, 620.0, true, true), (120, 740, true, false), (130, 600, false, true), (130, 700, false, false),
            (290, 0, false, true), (300, 0, false, false), (290, 0, true, true), (300, 0, true, false),
        ])
    func `A sheet is dismissed below half its height`(
        distance: Double, velocity: Double, isContent: Bool, isShown: Bool
    ) throws {
        let model = Model()
        let stage = try opened(model)
        let finger = stage.touch(at: CGPoint(x: 150, y: isContent ? 200 : 60))
        if isContent {
            finger.move(by: CGSize(width: 0, height: -20), over: 0.1)
            finger.move(by: CGSize(width: 0, height: 10), over: 0.1)
        }
        finger.move(by: CGSize(width: 0, height: distance), over: velocity > 0 ? distance / velocity : 0.5)
        if velocity == 0 { finger.hold(for: 0.3) }
        finger.lift()
        try stage.settle()
        #expect(model.isShown == isShown)
        #expect(stage.exists("head") == isShown)
        if isShown { #expect(abs(try top(stage) - 10) < 0.01) }
    }

    /// The height of a detent doesn't include the bottom inset of the window.
    @Test(arguments: [(-80.0, 300), (-110, 500), (140, 300), (160, nil)] as [(Double, Int?)])
    func `The inset of the window does not count as a part of a drag`(distance: Double, height: Int?) throws {
        let model = Model()
        model.detents = [.height(300), .height(500)]
        model.detent = .height(300)
        let stage = try opened(model, inset: 34)
        let finger = stage.touch(at: CGPoint(x: 150, y: 300))
        finger.move(by: CGSize(width: 0, height: distance), over: 0.5)
        finger.hold(for: 0.3)
        finger.lift()
        try stage.settle()
        #expect(model.isShown == (height != nil))
        if let height { #expect(model.detent == .height(CGFloat(height))) }
    }

    /// The sheet is 300, 420, or 590 points high.
    @Test(
        arguments: [
            (-40.0, 300), (-70, 420), (-190, 420), (-220, 590), (60, 300), (140, 300), (160, nil),
        ] as [(Double, Int?)])
    func `A drag ends at the nearest detent`(distance: Double, height: Int?) throws {
        let model = Model()
        model.detents = [.height(420), .height(300), .large]
        model.detent = .height(300)
        let stage = try opened(model)
        #expect(abs(try top(stage) - 300) < 0.01)
        let finger = stage.touch(at: CGPoint(x: 150, y: 350))
        finger.move(by: CGSize(width: 0, height: distance), over: 0.5)
        finger.hold(for: 0.3)
        finger.lift()
        try stage.settle()
        #expect(model.isShown == (height != nil))
        if let height {
            #expect(abs(try top(stage) - CGFloat(600 - height)) < 0.01)
            #expect(model.detent == (height == 590 ? .large : .height(CGFloat(height))))
        }
    }

    /// A sheet that can't be dismissed follows a fifth of the finger's distance below its lowest detent, and any sheet
    /// above its highest one. Between its detents, it follows the finger, on its content too.
    @Test(
        arguments: [
            (100.0, 20.0, false), (-50, -50, false), (-150, -122, false), (200, 132, true), (100, 100, true),
            (-50, -10, true),
        ], [(50.0, 0.0), (50, 34), (150, 34)])
    func `A locked sheet resists beyond its detents`(
        _ drag: (distance: Double, shift: Double, isHigh: Bool), _ form: (place: Double, inset: Double)
    ) throws {
        let model = Model()
        model.isLocked = true
        model.detents = [.height(300), .height(415)]
        model.detent = .height(drag.isHigh ? 415 : 300)
        let stage = try opened(model, inset: form.inset)
        let start = try top(stage), isPush = drag.distance < 0 && form.place > 100 && drag.isHigh
        let finger = stage.touch(at: CGPoint(x: 150, y: start + form.place))
        finger.move(by: CGSize(width: 0, height: drag.distance), over: 0.5)
        stage.advance(by: 0.5)
        // At its highest detent, a push scrolls the content.
        #expect(abs(try top(stage) - start - (isPush ? 0 : drag.shift)) < 0.01)
        finger.hold(for: 0.3)
        finger.lift()
        try stage.settle()
        #expect(model.isShown)
    }

    @Test(arguments: [false, true]) func `A sheet that is shown can be locked and unlocked`(isLocked: Bool) throws {
        let model = Model()
        model.isLocked = !isLocked
        let stage = try opened(model)
        model.isLocked = isLocked
        try stage.settle()
        let finger = stage.touch(at: CGPoint(x: 150, y: 60))
        finger.move(by: CGSize(width: 0, height: 400), over: 0.5)
        finger.hold(for: 0.3)
        finger.lift()
        try stage.settle()
        #expect(model.isShown == isLocked)
    }

    /// The finger moves the content after 10 points.
    @Test func `A pull and a push share the distance of the finger between the content and the sheet`() throws {
        let model = Model()
        let stage = try opened(model)
        let finger = stage.touch(at: CGPoint(x: 150, y: 200))
        func move(by distance: CGFloat, offset: CGFloat, shift: CGFloat, _ location: SourceLocation = #_sourceLocation)
            throws
        {
            finger.move(by: CGSize(width: 0, height: distance), over: 0.1)
            #expect(abs(try stage.scroll("scroll").offset.y - offset) < 0.01, sourceLocation: location)
            #expect(abs(try top(stage) - 10 - shift) < 0.01, sourceLocation: location)
        }
        try move(by: -30, offset: 20, shift: 0)
        try move(by: 70, offset: 0, shift: 50)
        try move(by: -20, offset: 0, shift: 30)
        try move(by: -50, offset: 20, shift: 0)
        try move(by: 10, offset: 10, shift: 0)
        try move(by: 40, offset: 0, shift: 30)
        try move(by: 5, offset: 0, shift: 35)
        try move(by: -35, offset: 0, shift: 0)
        try move(by: -40, offset: 40, shift: 0)
        finger.hold(for: 0.3)
        finger.lift()
        try stage.settle()
        #expect(try abs(stage.scroll("scroll").offset.y - 40) < 0.01 && model.isShown)
    }

    @Test func `A finger that returned the sheet flings the content`() throws {
        let model = Model()
        let stage = try opened(model)
        let finger = stage.touch(at: CGPoint(x: 150, y: 200))
        finger.move(by: CGSize(width: 0, height: -30), over: 0.2)
        finger.move(by: CGSize(width: 0, height: 70), over: 0.2)
        finger.move(by: CGSize(width: 0, height: -150), over: 0.1)
        finger.lift()
        try stage.settle()
        #expect(try stage.scroll("scroll").offset.y > 300)
        #expect(try model.isShown && abs(top(stage) - 10) < 0.01)
    }

    @Test func `A finger that moves the sheet does not fling the content`() throws {
        let model = Model()
        let stage = try opened(model)
        let finger = stage.touch(at: CGPoint(x: 150, y: 200))
        finger.move(by: CGSize(width: 0, height: -30), over: 0.2)
        finger.move(by: CGSize(width: 0, height: 170), over: 0.2)
        finger.move(by: CGSize(width: 0, height: -60), over: 0.1)
        finger.lift()
        for _ in 0..<60 {
            stage.advance(by: 1 / 60)
            #expect(try stage.scroll("scroll").offset.y == 0)
        }
        #expect(model.isShown)
    }

    /// The sheet is 50 points lower when the finger turns back, at more than 2,000 points per second.
    @Test(arguments: [([-20, -20, -10], false), ([-20, -20, -20], true)] as [([CGFloat], Bool)])
    func `A finger flings the content only if it moved the content last`(steps: [CGFloat], isFlung: Bool) throws {
        let model = Model()
        let stage = try opened(model)
        let finger = stage.touch(at: CGPoint(x: 150, y: 200))
        for distance in [-30, 70] as [CGFloat] { finger.move(by: CGSize(width: 0, height: distance), over: 0) }
        #expect(abs(try top(stage) - 60) < 0.01)
        finger.hold(for: 0.2)
        for distance in steps { finger.move(by: CGSize(width: 0, height: distance), over: 1.0 / 120) }
        #expect(abs(try top(stage) - 10) < 0.01)
        finger.lift()
        try stage.settle()
        let offset = try stage.scroll("scroll").offset.y
        #expect(isFlung ? offset > 300 : abs(offset) < 0.01, "\(offset)")
        #expect(try model.isShown && abs(top(stage) - 10) < 0.01)
    }

    // MARK: Smaller content

    /// The content is half as large as its layout, so a point of the finger moves it by two of its own.
    @Test func `Smaller content shares the distance of the finger with its sheet`() throws {
        let model = Model()
        model.scale = 0.5
        let stage = try opened(model)
        let finger = stage.touch(at: CGPoint(x: 150, y: 300))
        let rows: [(distance: CGFloat, offset: CGFloat, shift: CGFloat)] = [
            (-30, 40, 0), (70, 0, 50), (-20, 0, 30), (-50, 40, 0),
        ]
        for row in rows {
            finger.move(by: CGSize(width: 0, height: row.distance), over: 0.1)
            #expect(abs(try stage.scroll("scroll").offset.y - row.offset) < 0.01, "\(row)")
            #expect(abs(try top(stage) - 10 - row.shift) < 0.01, "\(row)")
        }
    }

    /// The finger pulls the sheet down by 100 points. In a quarter of a second, its velocity takes the sheet another
    /// 175 or 225 points. The sheet is dismissed below a height of 295 points.
    @Test(arguments: [(700.0, true), (900, false)])
    func `A sheet has the velocity of the finger on smaller content`(velocity: Double, isShown: Bool) throws {
        let model = Model()
        model.scale = 0.5
        let stage = try opened(model)
        let finger = stage.touch(at: CGPoint(x: 150, y: 250))
        finger.move(by: CGSize(width: 0, height: -20), over: 0.1)
        finger.move(by: CGSize(width: 0, height: 10), over: 0.1)
        finger.move(by: CGSize(width: 0, height: 100), over: 100 / velocity)
        finger.lift()
        try stage.settle()
        #expect(model.isShown == isShown)
    }

    // MARK: Other devices and axes

    @Test func `A finger and a trackpad take turns on the content`() throws {
        let model = Model()
        let stage = try opened(model), point = CGPoint(x: 150, y: 300)
        for _ in 0..<2 {
            let finger = stage.touch(at: point)
            finger.move(by: CGSize(width: 0, height: -30), over: 0.1)
            finger.move(by: CGSize(width: 0, height: 70), over: 0.1)
            #expect(abs(try top(stage) - 60) < 0.01)
            finger.hold(for: 0.3)
            finger.lift()
            try stage.settle()
            stage.trackpad(.began, by: CGSize(width: 0, height: -50), at: point)
            stage.trackpad(.changed, by: CGSize(width: 0, height: -50), at: point)
            #expect(abs(try top(stage) - 10) < 0.01)
            #expect(try stage.scroll("scroll").offset.y < -10)
            stage.trackpad(.ended, at: point)
            try stage.settle()
        }
    }

    @Test func `A trackpad stretches the content and leaves the sheet`() throws {
        let model = Model()
        let stage = try opened(model)
        let point = CGPoint(x: 150, y: 300)
        stage.trackpad(.began, by: CGSize(width: 0, height: -50), at: point)
        stage.trackpad(.changed, by: CGSize(width: 0, height: -50), at: point)
        stage.update()
        #expect(abs(try top(stage) - 10) < 0.01)
        #expect(try stage.scroll("scroll").offset.y < -10)
        stage.trackpad(.ended, at: point)
        try stage.settle()
        #expect(try stage.scroll("scroll").offset.y == 0)
    }

    @Test func `Content that scrolls across the screen leaves the pull to the sheet`() throws {
        let model = Model()
        model.axes = .horizontal
        let stage = try opened(model)
        let finger = stage.touch(at: CGPoint(x: 150, y: 300))
        finger.move(by: CGSize(width: 0, height: 80), over: 0.2)
        #expect(abs(try top(stage) - 90) < 0.01)
        #expect(try stage.scroll("scroll").offset == .zero)
        finger.hold(for: 0.3)
        finger.lift()
        try stage.settle()
        let other = stage.touch(at: CGPoint(x: 150, y: 300))
        other.move(by: CGSize(width: 40, height: 0), over: 0.2)
        #expect(try stage.scroll("scroll").offset.x < -5)
        #expect(abs(try top(stage) - 10) < 0.01)
    }

    @Test func `Content of a low sheet scrolls across the screen`() throws {
        let model = Model()
        model.detents = [.height(300), .height(420)]
        model.detent = .height(300)
        model.axes = .horizontal
        let stage = try opened(model)
        let finger = stage.touch(at: CGPoint(x: 150, y: 500))
        finger.move(by: CGSize(width: -70, height: 0), over: 0.5)
        #expect(abs(try stage.scroll("scroll").offset.x - 60) < 0.01)
        #expect(abs(try top(stage) - 300) < 0.01)
    }

    /// Each row is whether the content scrolls first, and the distance up.
    @Test(arguments: [(false, 420.0, 0.0), (true, 300, 60)])
    func `A push raises a low sheet before its content scrolls`(isFirst: Bool, height: Double, offset: Double) throws {
        let model = Model()
        model.detents = [.height(300), .height(420)]
        model.detent = .height(300)
        model.interaction = isFirst ? .scrolls : .automatic
        let stage = try opened(model)
        let finger = stage.touch(at: CGPoint(x: 150, y: 550))
        finger.move(by: CGSize(width: 0, height: -70), over: 0.5)
        finger.hold(for: 0.3)
        finger.lift()
        try stage.settle()
        #expect(abs(try top(stage) - CGFloat(600 - height)) < 0.01)
        #expect(abs(try stage.scroll("scroll").offset.y - CGFloat(offset)) < 0.01)
        // At its highest detent, the content scrolls.
        if !isFirst {
            let next = stage.touch(at: CGPoint(x: 150, y: 550))
            next.move(by: CGSize(width: 0, height: -70), over: 0.5)
            #expect(abs(try stage.scroll("scroll").offset.y - 60) < 0.01)
        }
    }

    /// Only content at its top passes a push on to the sheet.
    @Test func `A push scrolls the content of a low sheet that is not at its top`() throws {
        let model = Model()
        model.detents = [.height(300), .height(420)]
        model.detent = .height(300)
        let stage = try opened(model)
        stage.wheel(by: CGSize(width: 0, height: 50), at: CGPoint(x: 150, y: 500), precise: true)
        try stage.settle()
        let offset = try stage.scroll("scroll").offset.y
        #expect(offset > 0)
        let finger = stage.touch(at: CGPoint(x: 150, y: 550))
        finger.move(by: CGSize(width: 0, height: -70), over: 0.5)
        #expect(abs(try stage.scroll("scroll").offset.y - offset - 60) < 0.01)
        #expect(abs(try top(stage) - 300) < 0.01)
        finger.hold(for: 0.3)
        finger.lift()
        try stage.settle()
        #expect(model.detent == .height(300))
    }

    @MainActor @Observable final class Choice {
        var value = 0
        var isShown = true
        var detent = PresentationDetent.medium
    }

    private struct Wheel: View {
        @Bindable var choice: Choice

        var body: some View {
            Color.clear.sheet(isPresented: $choice.isShown) {
                Picker("Value", selection: $choice.value) { ForEach(0..<20, id: \.self) { Text("\($0)") } }
                    .pickerStyle(.wheel)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .accessibilityIdentifier("picker")
                    .presentationDetents([.medium, .large], selection: $choice.detent)
            }
        }
    }

    /// The wheel rests on the first, on a middle, or on the last value.
    @Test(arguments: [0, 10, 19], [-60.0, 60]) func `A wheel in a sheet turns`(value: Int, distance: Double) throws {
        let choice = Choice()
        choice.value = value
        let stage = Stage(size: CGSize(width: 300, height: 600)) { Wheel(choice: choice) }
        try stage.settle()
        let start = try stage.drawnFrame(of: "picker")
        let finger = stage.touch(at: CGPoint(x: start.midX, y: start.midY))
        finger.move(by: CGSize(width: 0, height: distance), over: 0.5)
        #expect(try stage.drawnFrame(of: "picker") == start)
        finger.hold(for: 0.3)
        finger.lift()
        try stage.settle()
        #expect(choice.isShown && choice.detent == .medium)
        #expect(choice.value == min(max(value + (distance < 0 ? 2 : -2), 0), 19))
    }

    @Test(arguments: [false, true]) func `A push follows a change of what it moves first`(isFirst: Bool) throws {
        let model = Model()
        model.detents = [.height(300), .height(420)]
        model.detent = .height(300)
        model.interaction = isFirst ? .automatic : .scrolls
        let stage = try opened(model)
        model.interaction = isFirst ? .scrolls : .automatic
        try stage.settle()
        let finger = stage.touch(at: CGPoint(x: 150, y: 550))
        finger.move(by: CGSize(width: 0, height: -70), over: 0.5)
        finger.hold(for: 0.3)
        finger.lift()
        try stage.settle()
        #expect(abs(try top(stage) - (isFirst ? 300 : 180)) < 0.01)
        #expect(abs(try stage.scroll("scroll").offset.y - (isFirst ? 60 : 0)) < 0.01)
    }

    /// The resistance of 300 points takes 40 points to 20.5.
    @Test func `Content that has pulled its sheet still moves across the screen`() throws {
        let model = Model()
        model.axes = [.horizontal, .vertical]
        let stage = try opened(model)
        let finger = stage.touch(at: CGPoint(x: 150, y: 200))
        let stretch: CGFloat = 22 * 300 / 322
        let rows: [(move: CGSize, offset: CGPoint, shift: CGFloat)] = [
            (CGSize(width: 0, height: -30), CGPoint(x: 0, y: 20), 0),
            (CGSize(width: 0, height: 70), CGPoint(x: 0, y: 0), 50),
            (CGSize(width: -40, height: 0), CGPoint(x: 40, y: 0), 50),
            (CGSize(width: 80, height: 0), CGPoint(x: -stretch, y: 0), 50),
            (CGSize(width: 0, height: -20), CGPoint(x: -stretch, y: 0), 30),
            (CGSize(width: -70, height: -60), CGPoint(x: 30, y: 30), 0),
        ]
        for row in rows {
            finger.move(by: row.move, over: 0)
            #expect(try stage.scroll("scroll").offset.isNear(row.offset, within: 0.01), "\(row)")
            #expect(abs(try top(stage) - 10 - row.shift) < 0.01, "\(row)")
        }
    }

    @Test func `Content that is caught beyond its top keeps the drag`() throws {
        let stage = try opened(Model())
        stage.wheel(by: CGSize(width: 0, height: 6), at: CGPoint(x: 150, y: 300))
        try stage.settle()
        stage.flick(from: CGPoint(x: 150, y: 200), velocity: CGVector(dx: 0, dy: 2_000))
        while try stage.scroll("scroll").offset.y > -5, !stage.isAtRest { stage.advance(by: 1.0 / 120) }
        let finger = stage.touch(at: CGPoint(x: 150, y: 300))
        let caught = try stage.scroll("scroll").offset.y
        #expect(caught <= -5)
        finger.move(by: CGSize(width: 0, height: 40), over: 0.1)
        #expect(try stage.scroll("scroll").offset.y < caught - 5)
        #expect(abs(try top(stage) - 10) < 0.01)
    }
}
