import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct CarouselAutoplayTests {
    private let middle = CGPoint(x: 150, y: 100)

    private func subject(_ count: Int = 4) -> CarouselSubject {
        let subject = CarouselSubject(count: count)
        subject.autoplay = 3
        return subject
    }

    @Test(arguments: [24.0, 60, 120])
    func itAdvancesAtTheSameTimesAtEveryFrameRate(_ rate: Double) throws {
        let subject = subject()
        let stage = subject.stage(framesPerSecond: rate)
        stage.advance(by: 2.9)
        #expect(subject.selection == nil)
        stage.advance(by: 0.2)
        #expect(subject.selection == "p1")
        stage.advance(by: 15)
        // Three seconds of rest and half a second of motion for each page.
        #expect(
            subject.log.filter { $0.hasPrefix("settled") } == ["settled p1", "settled p2", "settled p3", "settled p0"])
    }

    @Test func aRowMovesFromItsLastPageBackToTheFirst() throws {
        let subject = subject(2)
        subject.loops = false
        let stage = subject.stage()
        stage.advance(by: 8.5)
        #expect(subject.log.filter { $0.hasPrefix("settled") } == ["settled p1", "settled p0"])
    }

    @Test(arguments: ["finger", "pointer", "focus", "reader", "background", "motion"])
    func itWaits(_ reason: String) throws {
        let subject = subject()
        let stage = subject.stage {
            if reason == "reader" { $0.setVoiceOver(true) }
            if reason == "motion" { $0.setReduceMotion(true) }
        }
        if reason == "background" { stage.changeEnvironment { $0.scenePhase = .background } }
        var finger: Finger?
        switch reason {
        case "finger": finger = stage.touch(at: middle)
        case "pointer": stage.hover(at: middle)
        case "focus": stage.press(.tab)
        default: break
        }
        stage.advance(by: 10)
        #expect(subject.log.isEmpty)
        switch reason {
        case "finger": finger?.lift()
        case "pointer": stage.hover(at: nil)
        default: return
        }
        stage.advance(by: 3.2)
        #expect(subject.selection == "p1")
    }

    @Test func aPhaseThatNeverWasActivePausesNothing() {
        let subject = subject()
        let stage = subject.stage { $0.scenePhase = .background }
        stage.advance(by: 3.2)
        #expect(subject.selection == "p1")
    }

    @Test func itWaitsOffscreen() throws {
        let subject = subject()
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            ScrollView {
                VStack(spacing: 0) {
                    CarouselSubjectView(subject: subject).frame(height: 200)
                    Color.green.frame(height: 900)
                }
            }
            .accessibilityIdentifier("feed")
        }
        stage.flick(from: CGPoint(x: 150, y: 280), velocity: CGVector(dx: 0, dy: -1500))
        stage.advance(by: 10)
        #expect(subject.log.isEmpty)
        stage.flick(from: CGPoint(x: 150, y: 50), velocity: CGVector(dx: 0, dy: 3000))
        stage.advance(by: 5.5)
        #expect(subject.selection == "p1")
    }

    /// A carousel whose edge only touches the visible area is offscreen. One point is enough to be visible.
    @Test(arguments: [Axis.horizontal, .vertical], [300, 299] as [CGFloat])
    func itWaitsAtTheEdgeOfTheVisibleArea(_ axis: Axis, _ length: CGFloat) throws {
        let subject = subject(), isRow = axis == .horizontal
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
            ScrollView(isRow ? .horizontal : .vertical) {
                layout {
                    CarouselSubjectView(subject: subject).frame(width: 250, height: 250)
                    Color.green.frame(width: isRow ? length : 300, height: isRow ? 300 : length)
                }
            }
            .defaultScrollAnchor(isRow ? .trailing : .bottom)
        }
        stage.advance(by: 3.2)
        #expect(subject.log.contains("target p1") == (length == 299))
    }

    /// A setting that stops autoplay withdraws the choice to play, but not the choice to stop.
    @Test(arguments: [AccessibilitySetting.voiceOver, .reduceMotion], [false, true])
    func theChoiceToStopOutlastsASetting(_ setting: AccessibilitySetting, _ stops: Bool) throws {
        let subject = subject(), stage = subject.stage()
        for name in stops ? ["Pause"] : ["Pause", "Play"] {
            let button = try stage.element(.button, name)
            stage.tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
        }
        for isOn in [true, false] {
            stage.changeEnvironment { $0.set(setting, to: isOn) }
            stage.advance(by: 0.1)
            _ = try stage.element(.button, isOn || stops ? "Play" : "Pause")
        }
        stage.advance(by: 4)
        #expect(subject.log.contains("target p1") == !stops)
    }

    @Test func aButtonStopsAndStartsIt() throws {
        let subject = subject()
        let stage = subject.stage()
        let button = try stage.element(.button, "Pause")
        stage.tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
        stage.advance(by: 10)
        #expect(subject.log.isEmpty)
        _ = try stage.element(.button, "Play")
        stage.tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
        stage.advance(by: 3.2)
        #expect(subject.selection == "p1")
    }

    @Test func withReducedMotionItWaitsForARequest() throws {
        let subject = subject()
        let stage = subject.stage { $0.setReduceMotion(true) }
        let button = try stage.element(.button, "Play")
        stage.tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
        stage.advance(by: 3.6)
        #expect(subject.selection == "p1")
    }

    @Test func itWaitsBelowAScreenThatIsPushedOverIt() throws {
        let subject = subject(), screens = Screens()
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Covered(subject: subject, screens: screens) }
        stage.advance(by: 0.5)
        screens.isPushed = true
        stage.advance(by: 10)
        #expect(subject.log.isEmpty)
        screens.isPushed = false
        stage.advance(by: 5)
        #expect(subject.selection == "p1")
    }

    @Observable final class Screens { var isPushed = false }

    private struct Covered: View {
        let subject: CarouselSubject
        @Bindable var screens: Screens

        var body: some View {
            NavigationStack {
                CarouselSubjectView(subject: subject).navigationDestination(isPresented: $screens.isPushed) {
                    Text("over it")
                }
            }
        }
    }

    @Test func aScreenReaderStopsRequestedAutoplay() throws {
        let subject = subject()
        let stage = subject.stage()
        for name in ["Pause", "Play"] {
            let button = try stage.element(.button, name)
            stage.tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
        }
        stage.changeEnvironment { $0.set(.voiceOver) }
        stage.advance(by: 10)
        #expect(subject.log.isEmpty)
        _ = try stage.element(.button, "Play")
    }

    @Test func anItemEditedDuringAutoplayStaysCurrent() throws {
        let subject = subject(5)
        let stage = subject.stage()
        stage.advance(by: 3.1)
        subject.items.insert("new", at: 0)
        stage.advance(by: 1)
        #expect(subject.selection == "p1")
        #expect(try stage.start("p1") == 0)
    }

    /// The button is in the lower trailing corner, and large enough for a fingertip.
    @Test(arguments: [false, true]) func theButtonIsInTheCorner(_ rightToLeft: Bool) throws {
        let frame = try subject().stage(rightToLeft: rightToLeft).element(.button, "Pause").frame
        #expect(frame == CGRect(x: rightToLeft ? 3 : 253, y: 153, width: 44, height: 44))
    }

    /// The button accepts taps within 22 points of its center. The corners of its frame belong to the page.
    @Test func theButtonIsLargerThanItsDisc() throws {
        let subject = subject(), stage = subject.stage()
        let frame = try stage.element(.button, "Pause").frame
        stage.tap(at: CGPoint(x: frame.midX - 21, y: frame.midY))
        _ = try stage.element(.button, "Play")
        stage.tap(at: CGPoint(x: frame.midX, y: frame.midY + 21))
        _ = try stage.element(.button, "Pause")
        #expect(try stage.text(of: "taps-p0") == "0")
        stage.tap(at: CGPoint(x: frame.minX + 1, y: frame.minY + 1))
        _ = try stage.element(.button, "Pause")
        #expect(try stage.text(of: "taps-p0") == "1")
    }

    @Test func aSinglePageDoesNotAdvance() throws {
        for count in [0, 1] {
            let subject = subject(count), stage = subject.stage()
            #expect(throws: StageError.self) { try stage.element(.button, "Pause") }
            stage.advance(by: 4)
            #expect(subject.log.isEmpty)
        }
    }

    @Test(arguments: [(0.1, 0.5), (0.5, 0.5), (0.75, 0.75)]) func aPageRestsAtLeastHalfASecond(
        _ interval: Double, _ seconds: Double
    ) throws {
        let subject = subject()
        subject.autoplay = interval
        let stage = subject.stage()
        stage.advance(by: seconds - 0.05)
        #expect(subject.log.isEmpty)
        stage.advance(by: 0.1)
        #expect(subject.log.first == "target p1")
    }

    @Test(arguments: [0, -2, nil]) func noIntervalStopsIt(_ interval: Double?) throws {
        let subject = subject()
        subject.autoplay = interval
        let stage = subject.stage()
        stage.advance(by: 5)
        #expect(subject.log.isEmpty)
        #expect(throws: StageError.self) { try stage.element(.button, "Pause") }
    }

    /// Autoplay isn't announced, because no person asked for it.
    @Test func itIsNotAnnounced() throws {
        let subject = subject(), stage = subject.stage()
        stage.advance(by: 4)
        #expect(subject.selection == "p1")
        #expect(stage.accessibilityNotifications.filter { $0.kind == .pageScrolled }.isEmpty)
    }
}
