import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct ContinuousHoverTests {
    @Test func everyPointerPositionIsReportedInTheRequestedSpace() {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            Color.red.frame(width: 100, height: 100)
                .onContinuousHover { phase in
                    switch phase {
                    case .active(let point): log.note("\(Int(point.x)) \(Int(point.y))")
                    case .ended: log.note("ended")
                    }
                }
                .onContinuousHover(coordinateSpace: .global) {
                    if case .active(let point) = $0 { log.note("global \(Int(point.x))") }
                }
        }
        stage.hover(at: CGPoint(x: 60, y: 70))
        stage.hover(at: CGPoint(x: 61, y: 72))
        stage.hover(at: CGPoint(x: 10, y: 10))
        #expect(log.entries.filter { !$0.hasPrefix("global") } == ["10 20", "11 22", "ended"])
        #expect(log.entries.filter { $0.hasPrefix("global") } == ["global 60", "global 61"])
    }
}
