import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct StageTests {
    private let size = CGSize(width: 200, height: 100)

    // MARK: Time

    @Test func theFirstFrameIsAtTimeZero() {
        let stage = Stage(size: size) { Color.red }
        #expect(stage.time == 0)
        #expect(stage.statistics.frames == 1)
        #expect(stage.isAtRest)
    }

    @Test func framesAreAtMultiplesAndAtTheEnd() {
        let stage = Stage(size: size) { Color.red }
        stage.resetStatistics()
        stage.advance(by: 0.1)
        #expect(stage.statistics.frames == 6)
        #expect(stage.time == 0.1)
        stage.resetStatistics()
        stage.advance(by: 0.05, framesPerSecond: 24)
        #expect(stage.statistics.frames == 2)
        #expect(abs(stage.time - 0.15) < 1e-12)
        stage.resetStatistics()
        stage.advance(by: 0)
        #expect(stage.statistics.frames == 1)
    }

    @Test func settlingEndsWhenNothingMovesAndThrowsWhenSomethingAlwaysDoes() throws {
        let stage = Stage(size: size) { ScrollView { box(200, 5_000) } }
        #expect(try stage.settle() == 0)
        stage.flick(from: CGPoint(x: 100, y: 80), velocity: CGVector(dx: 0, dy: -3_000))
        #expect(throws: StageError.neverSettled(after: 0.5, moving: ["ScrollElement"])) {
            try stage.settle(within: 0.5)
        }
        #expect(try stage.settle() > 1)
        #expect(stage.isAtRest)
    }

    @Test func stagesDoNotDisturbEachOther() throws {
        let first = Stage(size: size) { ScrollView { box(200, 5_000) }.accessibilityIdentifier("page") }
        let second = Stage(size: size) { ScrollView { box(200, 5_000) }.accessibilityIdentifier("page") }
        first.press(.end)
        try first.settle()
        #expect(try first.scroll("page").offset.y == 4_900)
        #expect(try second.scroll("page").offset.y == 0)
        #expect(second.time == 0)
    }

    @MainActor private final class Calls {
        var count = 0
    }

    /// In a canceled task, a turn takes no time.
    @Test func workOutsideHasFiftyTurns() async {
        let stage = Stage(size: size) { Color.red }, calls = Calls()
        let wait = Task {
            await stage.mainQueue(
                until: {
                    calls.count += 1
                    return false
                }, within: 0)
        }
        wait.cancel()
        await wait.value
        #expect(calls.count == 51, "before the first turn, and after each")
    }

    // MARK: Questions

    /// The window is 200 points wide. A view of 60 points is in reach while its center is.
    @Test(
        arguments: [(0, true), (169, true), (170, false), (300, false), (-29, true), (-31, false)] as [(CGFloat, Bool)])
    func aTapRequiresACenterInTheWindow(_ x: CGFloat, _ isInReach: Bool) throws {
        let taps = Counter()
        let stage = Stage(size: size) {
            Color.red.frame(width: 60, height: 40).onTapGesture { taps.count += 1 }.accessibilityIdentifier("card")
                .offset(x: x).frame(width: 200, height: 100, alignment: .leading)
        }
        if isInReach {
            try stage.tap("card")
        } else {
            let frame = CGRect(x: x, y: 30, width: 60, height: 40)
            #expect(throws: StageError.outOfReach(identifier: "card", frame: frame)) { try stage.tap("card") }
        }
        #expect(taps.count == (isInReach ? 1 : 0))
    }

    private final class Counter {
        var count = 0
    }

    @Test func errorsListTheExistingIdentifiers() {
        let stage = Stage(size: size) {
            HStack {
                box(10, 10, "left")
                box(10, 10, "right")
            }
        }
        #expect(throws: StageError.notFound(identifier: "middle", known: ["left", "right"])) {
            try stage.frame(of: "middle")
        }
        let text = StageError.notFound(identifier: "middle", known: ["left", "right"]).description
        #expect(text == "No view on stage has the identifier \"middle\". There are: \"left\", \"right\".")
        #expect(throws: StageError.noScrollView(identifier: "left")) { try stage.scroll("left") }
        #expect(throws: StageError.noText(identifier: "left")) { try stage.text(of: "left") }
        #expect(throws: StageError.noAction(.increment, identifier: "left")) { try stage.adjust("left", .increment) }
        #expect(throws: StageError.notFound(identifier: "x", known: ["left", "right"])) { try stage.tap("x") }
        #expect(!stage.exists("middle"))
    }

    @Test func framesAreFoundByPrefix() {
        let stage = Stage(size: size) {
            HStack(spacing: 0) {
                box(10, 10, "row-1")
                box(10, 10, "row-2")
                box(10, 10, "other")
            }
        }
        #expect(Set(stage.frames(prefix: "row-").keys) == ["row-1", "row-2"])
        #expect(stage.frames().count == 3)
    }

    @Test func aScrollViewIsFoundFromInsideAndFromOutside() throws {
        let stage = Stage(size: size) {
            VStack { ScrollView { box(200, 1_000, "content") }.accessibilityIdentifier("scroll") }
                .accessibilityIdentifier("around")
        }
        for name in ["content", "scroll", "around"] {
            let state = try stage.scroll(name)
            #expect(state.contentSize == CGSize(width: 200, height: 1_000))
            #expect(state.containerSize == size)
            #expect(state.phase == .idle)
            #expect(state.velocity == .zero)
        }
    }

    @Test func textIsTheVisibleText() throws {
        let stage = Stage(size: size) {
            VStack {
                Text("Hello \(3)").accessibilityIdentifier("one")
                HStack {
                    Text("a")
                    Text("b")
                }
                .accessibilityIdentifier("two")
            }
        }
        #expect(try stage.text(of: "one") == "Hello 3")
        #expect(try stage.text(of: "two") == "a b")
        #expect(try stage.element(.text, "Hello 3").frame == stage.frame(of: "one"))
        #expect(throws: StageError.noElement(role: .button, label: "Hello 3", known: [])) {
            try stage.element(.button, "Hello 3")
        }
    }

    @Test func fixedTextDependsOnNoFont() throws {
        let stage = Stage(size: size) {
            Text("12345").font(.system(size: 20)).fixedSize().accessibilityIdentifier("text")
        }
        let frame = try stage.frame(of: "text")
        #expect(abs(frame.width - 50) < 0.01)
        #expect(abs(frame.height - 24) < 0.01)
    }

    @Test func aChangeOfAModelShowsInTheNextFrame() throws {
        let model = Width()
        let stage = Stage(size: size) { Bar(model: model) }
        #expect(try stage.frame(of: "bar").width == 10)
        model.value = 30
        #expect(!stage.isAtRest)
        stage.update()
        #expect(try stage.frame(of: "bar").width == 30)
        #expect(stage.isAtRest)
    }

    @Observable final class Width {
        var value: CGFloat = 10
    }

    private struct Bar: View {
        let model: Width
        var body: some View { box(model.value, 10, "bar") }
    }

    @Test func resizingUpdatesTheLayout() throws {
        let stage = Stage(size: size) { Color.red.accessibilityIdentifier("color") }
        stage.resize(to: CGSize(width: 50, height: 70))
        #expect(try stage.frame(of: "color") == CGRect(x: 0, y: 0, width: 50, height: 70))
        #expect(stage.size == CGSize(width: 50, height: 70))
    }

    // MARK: Environment

    @Test func theEnvironmentIsTheSameOnEveryMachineUnlessChanged() throws {
        let plain = Stage(size: size) { Shown() }
        #expect(try plain.text(of: "shown") == "en_US_POSIX light ltr 2.0 gregorian UTC")
        let changed = Stage(
            size: size, scale: 3,
            environment: {
                $0.locale = Locale(identifier: "ko_KR")
                $0.colorScheme = .dark
                $0.layoutDirection = .rightToLeft
            }
        ) { Shown() }
        #expect(try changed.text(of: "shown") == "ko_KR dark rtl 3.0 gregorian UTC")
    }

    private struct Shown: View {
        @Environment(\.locale) private var locale
        @Environment(\.colorScheme) private var colorScheme
        @Environment(\.layoutDirection) private var layoutDirection
        @Environment(\.displayScale) private var scale
        @Environment(\.calendar) private var calendar

        var body: some View {
            Text(
                verbatim:
                    "\(locale.identifier) \(colorScheme == .dark ? "dark" : "light") \(layoutDirection == .leftToRight ? "ltr" : "rtl") \(Double(scale)) \(calendar.identifier) \(calendar.timeZone.secondsFromGMT() == 0 ? "UTC" : "elsewhere")"
            )
            .accessibilityIdentifier("shown")
        }
    }

    // MARK: Pictures

    @Test func aPictureHasTheWindowsPixels() throws {
        let stage = Stage(size: CGSize(width: 20, height: 10), scale: 3) { Color.red }
        let data = try stage.png()
        #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        // The width and height in the header, in big-endian order.
        #expect(Array(data[16..<24]) == [0, 0, 0, 60, 0, 0, 0, 30])
    }

    // MARK: Fingers

    @Test func aFingerReportsAtTheStagesRateByDefault() {
        let stage = Stage(size: size) { Color.red }
        let finger = stage.touch(at: .zero)
        stage.resetStatistics()
        finger.move(to: CGPoint(x: 30, y: 0), over: 0.1)
        #expect(stage.statistics.frames == 6)
        #expect(finger.location == CGPoint(x: 30, y: 0))
        #expect(stage.time == 0.1)
        finger.move(by: CGSize(width: 0, height: 8), over: 0)
        #expect(finger.location == CGPoint(x: 30, y: 8))
        finger.lift()
        #expect(!finger.isDown)
    }

    @Test(arguments: [300.0, 1_000, 6_000]) func aFlickHasTheRequestedVelocity(velocity: Double) throws {
        for rate in [24.0, 60, 240] {
            let stage = Stage(size: CGSize(width: 300, height: 300), framesPerSecond: rate) {
                ScrollView { box(300, 50_000) }.accessibilityIdentifier("page")
            }
            stage.flick(from: CGPoint(x: 100, y: 250), velocity: CGVector(dx: 0, dy: -velocity))
            #expect(abs(try stage.scroll("page").velocity.dy - velocity) < 0.001)
        }
    }

    private struct Settings: View {
        @Environment(\.accessibilityReduceMotion) private var reducesMotion
        @Environment(\.colorSchemeContrast) private var contrast
        @Environment(\.accessibilityVoiceOverEnabled) private var isRead
        @Environment(\.accessibilityEnabled) private var isAssisted
        @Environment(\.layoutDirection) private var direction

        var body: some View {
            Text("\(reducesMotion) \(contrast == .increased) \(isRead) \(isAssisted) \(direction == .rightToLeft)")
                .accessibilityIdentifier("text")
        }
    }

    @Test func accessibilitySettingsApplyFromTheStartAndCanChange() throws {
        let stage = Stage(size: CGSize(width: 300, height: 100), environment: { $0.set(.reduceMotion) }) { Settings() }
        #expect(try stage.text(of: "text") == "true false false false false")
        stage.changeEnvironment {
            $0.set(.reduceMotion, to: false)
            $0.set(.increaseContrast)
            $0.set(.voiceOver)
            $0.layoutDirection = .rightToLeft
        }
        #expect(try stage.text(of: "text") == "false true true true true")
    }

    @Test func aViewCanSetWhetherAnAssistiveTechnologyIsActive() throws {
        let stage = Stage(size: CGSize(width: 300, height: 100), environment: { $0.set(.voiceOver) }) {
            Settings().environment(\.accessibilityEnabled, false)
        }
        #expect(try stage.text(of: "text") == "false false true false false")
    }
}

/// The effect of a finger on content doesn't depend on the frame rate.
@MainActor
@Suite struct StageRateTests {
    @Test(arguments: [200.0, 900, 3_000]) func aFlickTravelsAsFarAtAnyRate(velocity: Double) throws {
        func distance(_ framesPerSecond: Double) throws -> CGFloat {
            let stage = Stage(size: CGSize(width: 100, height: 400), framesPerSecond: framesPerSecond) {
                ScrollView { Color.red.frame(height: 100_000) }.accessibilityIdentifier("scroll")
            }
            stage.flick(from: CGPoint(x: 50, y: 350), velocity: CGVector(dx: 0, dy: -velocity))
            try stage.settle()
            return try stage.scroll("scroll").offset.y
        }
        let expected = try distance(60)
        #expect(expected > velocity * 0.04)
        for rate in [10.0, 24, 30, 90, 120] {
            #expect(abs(try distance(rate) - expected) < 0.5, "at \(rate) frames a second")
        }
    }

    @Test func aTapOnAViewReachesItWhileItMoves() throws {
        struct Moving: View {
            @State private var isLow = false
            @State private var taps = 0
            var body: some View {
                VStack(spacing: 0) {
                    if isLow { Color.gray.frame(height: 300) }
                    Button("\(taps)") {
                        taps += 1
                        withAnimation(.linear(duration: 1)) { isLow.toggle() }
                    }
                    .frame(width: 100, height: 40)
                    .rotationEffect(.degrees(90), anchor: .topLeading)
                    .offset(x: 60)
                    .accessibilityIdentifier("button")
                    Spacer(minLength: 0)
                }
            }
        }
        let stage = Stage(size: CGSize(width: 300, height: 500)) { Moving() }
        for taps in 1...4 {
            try stage.tap("button")
            stage.advance(by: 0.2)
            #expect(try stage.text(of: "button") == "\(taps)")
        }
    }
}
