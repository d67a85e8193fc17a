import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct SeveralFingersTests {
    @Test func twoListsAreDraggedByTwoFingersAtOnce() throws {
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            HStack(spacing: 0) {
                ScrollView { Color.gray.frame(width: 150, height: 2_000) }.accessibilityIdentifier("left")
                ScrollView { Color.gray.frame(width: 150, height: 2_000) }.accessibilityIdentifier("right")
            }
        }
        let left = stage.touch(at: CGPoint(x: 70, y: 300)), right = stage.touch(at: CGPoint(x: 220, y: 300))
        left.move(by: CGSize(width: 0, height: -60), over: 0.2)
        right.move(by: CGSize(width: 0, height: -110), over: 0.2)
        #expect(abs(try stage.scroll("left").offset.y - 50) < 0.001)
        #expect(abs(try stage.scroll("right").offset.y - 100) < 0.001)
        left.lift()
        right.lift()
    }

    @Test func aSecondFingerOnTheSameListTakesOver() throws {
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            ScrollView { Color.gray.frame(width: 300, height: 2_000) }.accessibilityIdentifier("list")
        }
        let first = stage.touch(at: CGPoint(x: 70, y: 300))
        first.move(by: CGSize(width: 0, height: -60), over: 0.2)
        let second = stage.touch(at: CGPoint(x: 220, y: 300))
        first.hold(for: 0.2)
        first.lift()
        #expect(abs(try stage.scroll("list").offset.y - 50) < 0.001)
        second.move(by: CGSize(width: 0, height: -30), over: 0.2)
        #expect(abs(try stage.scroll("list").offset.y - 80) < 0.001)
        second.lift()
    }

    enum Surroundings: CaseIterable { case list, pinched, rows, pages }

    private struct Content: View {
        let surroundings: Surroundings

        var body: some View {
            switch surroundings {
            case .list: ScrollView { Color.gray.frame(width: 300, height: 4_000) }.accessibilityIdentifier("list")
            case .pinched:
                ScrollView { Color.gray.frame(width: 300, height: 4_000) }
                    .accessibilityIdentifier("list")
                    .simultaneousGesture(MagnifyGesture())
            case .rows:
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<80, id: \.self) { row in
                            Button("\(row)") {}.frame(width: 300, height: 50).contentShape(.rect)
                        }
                    }
                }
                .accessibilityIdentifier("list")
            case .pages:
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<20, id: \.self) { _ in
                            ScrollView(.horizontal) { Color.gray.frame(width: 2_000, height: 200) }
                        }
                    }
                }
                .accessibilityIdentifier("list")
            }
        }
    }

    /// Whatever the first did before it was lifted.
    @Test(arguments: Surroundings.allCases, ["nothing", "drags", "both drag", "falls"])
    func `A remaining finger continues to scroll when the first one lifts`(
        _ surroundings: Surroundings, before: String
    ) throws {
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Content(surroundings: surroundings) }
        if before == "falls" {
            stage.flick(from: CGPoint(x: 100, y: 300), velocity: CGVector(dx: 0, dy: -600))
            stage.advance(by: 0.1)
        }
        let first = stage.touch(at: CGPoint(x: 70, y: 300))
        stage.advance(by: 0.05)
        if before == "drags" { first.move(by: CGSize(width: 0, height: -60), over: 0.2) }
        let second = stage.touch(at: CGPoint(x: 220, y: 330))
        if before == "both drag" {
            for _ in 0..<10 {
                first.move(by: CGSize(width: 0, height: -6), over: 0.02)
                second.move(by: CGSize(width: 0, height: -6), over: 0.02)
            }
        }
        first.lift()
        let start = try stage.scroll("list").offset.y
        second.move(by: CGSize(width: 0, height: -114), over: 0.3)
        let distance = try stage.scroll("list").offset.y - start
        #expect(distance >= 104 - 0.01 && distance <= 114.01, "moved by \(distance)")
        second.hold(for: 0.3)
        second.lift()
        try stage.settle()
        #expect(abs(try stage.scroll("list").offset.y - start - distance) < 0.01)
    }

    /// Whatever the number of fingers, the one that has been down longest continues.
    @Test(arguments: 2...6) func `Fingers take over in the order in which they went down`(_ count: Int) throws {
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            ScrollView { Color.gray.frame(width: 300, height: 4_000) }.accessibilityIdentifier("list")
        }
        let fingers = (0..<count).map { stage.touch(at: CGPoint(x: 40 + 40 * CGFloat($0), y: 300)) }
        fingers[0].move(by: CGSize(width: 0, height: -20), over: 0.1)
        for index in 0..<count {
            for place in (index..<count).reversed() {
                let before = try stage.scroll("list").offset.y
                fingers[place].move(by: CGSize(width: 0, height: -30), over: 0.1)
                let distance = try stage.scroll("list").offset.y - before
                #expect(abs(distance - (place == index ? 30 : 0)) < 0.01, "finger \(index) of \(count)")
            }
            fingers[index].hold(for: 0.2)
            fingers[index].lift()
        }
    }
}
