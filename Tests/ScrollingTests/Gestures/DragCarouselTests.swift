import ScrollworkTesting
import SwiftUI
import Testing

/// A carousel without a scroll view: a drag moves tiles that are placed by their index. Each tile exists three times,
/// so each end continues with the other.
private struct DragCarousel: View {
    let count = 5
    let tileWidth: CGFloat = 200
    let gap: CGFloat = 20
    @State var active = 5
    @State var drag: CGFloat = 0
    var log: GestureLog

    private var step: CGFloat { tileWidth + gap }

    var body: some View {
        ZStack(alignment: .center) {
            ForEach(0..<count * 3, id: \.self) { index in
                LazyVStack {
                    Color.blue.frame(width: tileWidth, height: 80)
                        .accessibilityIdentifier("tile-\(index)")
                        .offset(x: CGFloat(index - active) * step + drag)
                }
            }
        }
        .simultaneousGesture(
            DragGesture(minimumDistance: 1, coordinateSpace: .local)
                .onChanged { value in
                    drag = value.translation.width
                    log.note(String(format: "%.2f", share))
                }
                .onEnded { _ in
                    let new = active - Int((drag / step).rounded())
                    withAnimation(.linear(duration: 0.2)) {
                        drag = 0
                        active = new
                    }
                    if active < count { active += count } else if active >= count * 2 { active -= count }
                })
    }

    /// The index at the center, with the fraction of the next one.
    private var share: Double { Double(active) - drag / step }
}

@MainActor
@Suite struct DragCarouselTests {
    private func makeStage(_ log: GestureLog = GestureLog()) -> Stage {
        Stage(size: CGSize(width: 400, height: 100)) { DragCarousel(log: log) }
    }

    private func middle(_ stage: Stage, _ index: Int) throws -> CGFloat {
        try stage.drawnFrame(of: "tile-\(index)").midX
    }

    @Test func theTilesFollowTheFingerFromTheFirstPoint() throws {
        let stage = makeStage()
        #expect(try middle(stage, 5) == 200)
        let finger = stage.touch(at: CGPoint(x: 200, y: 50))
        finger.move(by: CGSize(width: -1, height: 0), over: 0)
        #expect(try middle(stage, 5) == 199)
        finger.move(by: CGSize(width: -54, height: 0), over: 0.2)
        #expect(try middle(stage, 5) == 145)
        #expect(try middle(stage, 6) == 365)
        finger.lift()
        try stage.settle()
        #expect(try middle(stage, 5) == 200)
    }

    @Test func aDragOfMoreThanHalfATileMovesToTheNext() throws {
        let log = GestureLog()
        let stage = makeStage(log)
        let finger = stage.touch(at: CGPoint(x: 290, y: 50))
        finger.move(by: CGSize(width: -165, height: 0), over: 0.3)
        #expect(log.entries.last == "5.75")
        finger.lift()
        #expect(abs(try middle(stage, 6) - 255) < 0.51)
        stage.advance(by: 0.1)
        #expect(abs(try middle(stage, 6) - 227.5) < 2)
        try stage.settle()
        #expect(try middle(stage, 6) == 200)
    }

    @Test func theLastTileIsFollowedByTheFirst() throws {
        let stage = makeStage()
        for _ in 0..<5 {
            stage.drag(from: CGPoint(x: 350, y: 50), to: CGPoint(x: 130, y: 50), over: 0.3)
            try stage.settle()
        }
        #expect(try middle(stage, 5) == 200)
    }
}
