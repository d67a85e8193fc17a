import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct CarouselStyleTests {
    private struct Sunk: CarouselStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.page.pageEffect { effect, page in
                effect.offset(x: 3 * page.screenProgress, y: 10 * page.progress)
            }
        }
    }

    @Test(arguments: [true, false])
    func aCustomStyleIsUsed(_ rightToLeft: Bool) throws {
        let subject = CarouselSubject(count: 5)
        subject.pageSize = .relative(0.5)
        let stage = subject.stage(rightToLeft: rightToLeft, style: Sunk())
        for (page, progress) in [("p0", 0.0), ("p1", 1), ("p4", -1)] {
            let layout = try stage.frame(of: "page-\(page)"), drawn = try stage.drawnFrame(of: "page-\(page)")
            #expect(abs(drawn.minY - layout.minY - 10 * progress) < 0.01)
            // Effects use the directions of the screen.
            #expect(abs(drawn.minX - layout.minX - (rightToLeft ? -3 : 3) * progress) < 0.01)
        }
    }

    @Test(arguments: [true, false])
    func aStackShowsTheNextPagesBehindTheCurrentOne(_ rightToLeft: Bool) throws {
        let subject = CarouselSubject(count: 6)
        subject.pageSize = .relative(0.6)
        let stage = subject.stage(rightToLeft: rightToLeft, style: .stack)
        let front = try stage.drawnFrame(of: "page-p0")
        var edge = rightToLeft ? front.minX : front.maxX
        for page in ["p1", "p2"] {
            let frame = try stage.drawnFrame(of: "page-\(page)")
            let next = rightToLeft ? frame.minX : frame.maxX
            #expect(abs(abs(next - edge) - 14) < 0.5, "each looks out by as much")
            #expect(frame.height < front.height)
            edge = next
        }
        #expect(try stage.opacity(of: "page-p3") < 0.01)
        // With three pages, two are behind the front one, too.
        subject.items = ["p0", "p1", "p2"]
        stage.update()
        #expect(try stage.drawnFrame(of: "page-p2").height < stage.drawnFrame(of: "page-p1").height)
    }

    private struct Faded: CarouselStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.page.look { page, look in look.opacity = 0.3 + 0.7 * page.share }
        }
    }

    @MainActor @Observable final class Wardrobe {
        var style: any CarouselStyle = PlainCarouselStyle()
    }

    private struct Dressed: View {
        let subject: CarouselSubject
        let wardrobe: Wardrobe

        var body: some View { CarouselSubjectView(subject: subject).carouselStyle(wardrobe.style) }
    }

    @Test func pagesKeepTheirStateWhenTheStyleChanges() throws {
        let subject = CarouselSubject(count: 5), wardrobe = Wardrobe()
        subject.pageSize = .relative(0.6)
        let stage = Stage(size: CGSize(width: 300, height: 200)) { Dressed(subject: subject, wardrobe: wardrobe) }
        stage.tap(at: CGPoint(x: 150, y: 100))
        #expect(try stage.text(of: "taps-p0") == "1")
        let styles: [any CarouselStyle] = [
            ScaledCarouselStyle(), CoverFlowCarouselStyle(), StackCarouselStyle(), ParallaxCarouselStyle(),
            PlainCarouselStyle(), Faded(),
        ]
        for (taps, style) in styles.enumerated() {
            // Also while a page moves to the place of another.
            let finger = stage.touch(at: CGPoint(x: 150, y: 100))
            finger.move(by: CGSize(width: -60, height: 0), over: 0.1)
            wardrobe.style = style
            stage.update()
            finger.move(by: CGSize(width: 60, height: 0), over: 0.1)
            finger.hold(for: 0.2)
            finger.lift()
            try stage.settle()
            #expect(try stage.text(of: "taps-p0") == "\(taps + 1)")
            stage.tap(at: CGPoint(x: 150, y: 100))
            #expect(try stage.text(of: "taps-p0") == "\(taps + 2)")
        }
        #expect(try stage.opacity(of: "page-p1") < 0.35)
    }

    @Test func withReducedMotionPagesHaveNoEffects() throws {
        for name in ["flow", "stack", "parallax", "scaled"] {
            let subject = CarouselSubject(count: 5)
            subject.pageSize = .relative(0.6)
            let motionless: (inout EnvironmentValues) -> Void = { $0.setReduceMotion(true) }
            let stage =
                switch name {
                case "flow": subject.stage(style: .coverFlow, environment: motionless)
                case "stack": subject.stage(style: .stack, environment: motionless)
                case "parallax": subject.stage(style: .parallax, environment: motionless)
                default: subject.stage(style: .scaled, environment: motionless)
                }
            for page in ["p0", "p1", "p4"] {
                let frame = try stage.frame(of: "page-\(page)")
                let drawn = try stage.drawnFrame(of: "page-\(page)")
                #expect(abs(drawn.minX - frame.minX) < 0.01 && abs(drawn.width - frame.width) < 0.01, "\(name) \(page)")
            }
        }
    }

    @Test(arguments: [2, 3, 4, 5], [true, false])
    func pagesOfAShortLoopChangeSidesOffscreen(_ count: Int, _ isPile: Bool) throws {
        for rightToLeft in [true, false] {
            let subject = CarouselSubject(count: count)
            subject.pageSize = .relative(isPile ? 0.6 : 0.5)
            let stage =
                isPile
                ? subject.stage(rightToLeft: rightToLeft, style: .stack)
                : subject.stage(rightToLeft: rightToLeft, style: .coverFlow)
            let finger = stage.touch(at: CGPoint(x: 150, y: 100))
            var last: [String: (frame: CGRect, opacity: Double)] = [:]
            for _ in 0..<120 {
                finger.move(by: CGSize(width: rightToLeft ? 4 : -4, height: 0), over: 1 / 60)
                var now: [String: (frame: CGRect, opacity: Double)] = [:]
                for name in stage.frames(prefix: "page-").keys {
                    now[name] = (try stage.drawnFrame(of: name), try stage.opacity(of: name))
                }
                for (name, page) in now {
                    guard let former = last[name], min(page.opacity, former.opacity) > 0.15 else { continue }
                    let isSeen = [page.frame, former.frame].allSatisfy { $0.maxX > 8 && $0.minX < 292 }
                    if isSeen { #expect(abs(page.frame.midX - former.frame.midX) < 60, "\(name)") }
                }
                last = now
            }
        }
    }

    @Test func aCardThatLeavesAStackIsNotClipped() throws {
        let subject = CarouselSubject(count: 6)
        subject.pageSize = .relative(0.8)
        let stage = subject.stage(style: .stack)
        let finger = stage.touch(at: CGPoint(x: 150, y: 100))
        for _ in 0..<20 {
            finger.move(by: CGSize(width: -8, height: 0), over: 1 / 60)
            let card = try stage.drawnFrame(of: "page-p0")
            #expect(card.minY > -0.01 && card.maxY < 200.01)
        }
    }

    private struct Shifted: CarouselStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.page.look { page, look in
                let height: CGFloat = page.containerLength / 100 + page.length / 10
                look.offset = CGSize(width: page.shift / 10, height: height)
            }
        }
    }

    /// Pages of 120 points at a distance of 10 points, in a carousel of 300 points.
    @Test(arguments: [false, true]) func theShiftIsTheDistanceFromTheAlignedPosition(_ rightToLeft: Bool) throws {
        for alignment in CarouselAlignment.allCases {
            let subject = CarouselSubject(count: 9, selection: "p4")
            (subject.pageSize, subject.spacing, subject.alignment) = (.fixed(120), 10, alignment)
            let stage = subject.stage(rightToLeft: rightToLeft, style: Shifted())
            let shifts: [(String, CGFloat)] = [("p3", -13), ("p4", 0), ("p5", 13)]
            for (page, shift) in shifts {
                let layout = try stage.frame(of: "page-\(page)"), drawn = try stage.drawnFrame(of: "page-\(page)")
                let across = drawn.minX - layout.minX, down = drawn.minY - layout.minY
                let expected = rightToLeft ? -shift : shift
                #expect(abs(across - expected) < 0.01, "\(alignment) \(page)")
                #expect(abs(down - 15) < 0.01, "\(alignment) \(page)")
            }
        }
    }

    private struct Tilted: CarouselStyle {
        let degrees: Double

        func makeBody(configuration: Configuration) -> some View {
            let tilt = Angle.degrees(degrees)
            configuration.page.look { _, look in look.tilt = tilt }
        }
    }

    /// A positive angle moves the right or lower side away from the person. Marks that are farther away are smaller.
    @Test(arguments: [Axis.horizontal, .vertical], [40.0, -40])
    func theSignOfATiltIsThatOfTheSideFartherAway(_ axis: Axis, _ degrees: Double) throws {
        let isRow = axis == .horizontal
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            Carousel(0..<3, id: \.self, axis: axis, pageSize: .relative(0.5)) { item in
                Color.blue
                    .overlay(alignment: isRow ? .leading : .top) {
                        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("near-\(item)")
                    }
                    .overlay(alignment: isRow ? .trailing : .bottom) {
                        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("far-\(item)")
                    }
            }
            .carouselStyle(Tilted(degrees: degrees))
        }
        func across(_ name: String) throws -> CGFloat {
            let frame = try stage.drawnFrame(of: "\(name)-0")
            return isRow ? frame.height : frame.width
        }
        let near = try across("near"), far = try across("far")
        #expect(degrees > 0 ? far < 19.8 && near > 20.2 : far > 20.2 && near < 19.8)
    }

    /// Effects use the directions of the screen, and the views with the effects keep those of the carousel.
    @Test(arguments: [false, true]) func pagesKeepTheLayoutDirection(_ rightToLeft: Bool) throws {
        let stage = Stage(size: CGSize(width: 300, height: 200)) {
            if rightToLeft { $0.layoutDirection = .rightToLeft }
        } content: {
            Carousel(0..<3, id: \.self) { item in
                HStack(spacing: 0) {
                    Color.red.accessibilityIdentifier("first-\(item)")
                    Color.blue.accessibilityIdentifier("second-\(item)")
                }
                .pageEffect { effect, page in effect.opacity(page.share) }
            }
        }
        #expect(abs(try stage.frame(of: "first-0").minX - (rightToLeft ? 150 : 0)) < 0.01)
        #expect(abs(try stage.frame(of: "second-0").minX - (rightToLeft ? 0 : 150)) < 0.01)
    }

    @Test func outsideOfACarouselThePageIsAtRest() throws {
        let stage = Stage(size: CGSize(width: 300, height: 200)) {
            Color.blue.frame(width: 80, height: 40).accessibilityIdentifier("alone")
                .pageEffect { effect, page in
                    let distance: CGFloat = page.containerLength + page.length + page.shift + 1
                    let height: Double = 10 * page.share + page.progress + page.screenProgress
                    return effect.offset(page.offset(distance)).offset(x: 0, y: height)
                }
        }
        #expect(try stage.frame(of: "alone") == CGRect(x: 110, y: 80, width: 80, height: 40))
        #expect(try stage.drawnFrame(of: "alone") == CGRect(x: 271, y: 90, width: 80, height: 40))
    }
}
