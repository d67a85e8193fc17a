import ScrollworkTesting
import SwiftUI
import Testing

/// Three weeks side by side that a drag moves. After a week passes, the weeks change and the strip returns to the
/// center, so it has no end.
private struct WeekStrip: View {
    @State var weeks: [[Int]] = [Array(1...7), Array(8...14), Array(15...21)]
    @GestureState var drag: CGFloat = .zero
    @State var offset: CGFloat = .zero
    let width: CGFloat = 350

    var body: some View {
        HStack(spacing: 0) {
            ForEach(weeks.indices, id: \.self) { index in
                HStack(spacing: 0) {
                    ForEach(weeks[index], id: \.self) { day in
                        Text("\(day)").frame(maxWidth: .infinity).accessibilityIdentifier("day-\(day)")
                    }
                }
                .frame(width: width, height: 50)
                .contentShape(.rect)
            }
        }
        .frame(width: width)
        .offset(x: drag + offset)
        .gesture(
            DragGesture()
                .updating($drag) { value, state, _ in state = value.translation.width }
                .onEnded { value in
                    offset = value.translation.width
                    if value.translation.width < -100 {
                        withAnimation(.linear(duration: 0.05)) { offset = -width }
                        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { turn(by: 7) }
                    } else if value.translation.width > 100 {
                        withAnimation(.linear(duration: 0.05)) { offset = width }
                        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { turn(by: -7) }
                    } else {
                        withAnimation(.linear(duration: 0.5)) { offset = .zero }
                    }
                })
    }

    private func turn(by days: Int) {
        weeks = weeks.map { $0.map { $0 + days } }
        offset = .zero
    }
}

@MainActor
@Suite struct WeekStripTests {
    private func makeStage() -> Stage { Stage(size: CGSize(width: 350, height: 100)) { WeekStrip() } }

    /// Returns where the first day of a week is drawn.
    private func monday(_ stage: Stage, _ day: Int) throws -> CGFloat { try stage.drawnFrame(of: "day-\(day)").midX }

    @Test func theStripFollowsTheFingerAndContinuesFromThere() throws {
        let stage = makeStage()
        #expect(try monday(stage, 8) == 25)
        let finger = stage.touch(at: CGPoint(x: 200, y: 50))
        finger.move(by: CGSize(width: -80, height: 0), over: 0.2)
        #expect(try monday(stage, 8) == -55)
        finger.lift()
        // No jump at the end of the gesture, in either direction.
        #expect(abs(try monday(stage, 8) + 55) < 0.51)
        stage.advance(by: 0.25)
        #expect(abs(try monday(stage, 8) + 15) < 1)
        try stage.settle()
        #expect(try monday(stage, 8) == 25)
    }

    @Test func aLongDragTurnsTheWeek() async throws {
        let stage = makeStage()
        let finger = stage.touch(at: CGPoint(x: 300, y: 50))
        finger.move(by: CGSize(width: -150, height: 0), over: 0.2)
        finger.lift()
        stage.advance(by: 0.05)
        #expect(abs(try monday(stage, 15) - 25) < 0.51)
        for _ in 0..<40 where !stage.exists("day-22") { await stage.mainQueue(for: 0.05) }
        #expect(try monday(stage, 15) == 25)
        #expect(stage.exists("day-28"))
        #expect(!stage.exists("day-1"))
    }

    @Test func turningBackAndForthEndsWhereItBegan() async throws {
        let stage = makeStage()
        stage.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 260, y: 50), over: 0.2)
        stage.advance(by: 0.06)
        for _ in 0..<40 where !stage.exists("day--6") { await stage.mainQueue(for: 0.05) }
        #expect(try monday(stage, 1) == 25)
        stage.drag(from: CGPoint(x: 260, y: 50), to: CGPoint(x: 100, y: 50), over: 0.2)
        stage.advance(by: 0.06)
        for _ in 0..<40 where !stage.exists("day-21") { await stage.mainQueue(for: 0.05) }
        #expect(try monday(stage, 8) == 25)
    }
}
