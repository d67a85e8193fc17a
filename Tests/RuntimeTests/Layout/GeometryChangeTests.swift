import ScrollworkTesting
import SwiftUI
import Testing

/// Values that a view derives from its geometry.
@MainActor
@Suite struct GeometryChangeTests {
    @Test func `An action has the old value and the new one, which are equal at first`() {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            Color.red.onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: { old, new in
                log.note("\(Int(old)) \(Int(new))")
            }
        }
        stage.advance(by: 0.1)
        #expect(log.entries == ["200 200"])
        stage.resize(to: CGSize(width: 150, height: 100))
        stage.advance(by: 0.1)
        #expect(log.entries == ["200 200", "200 150"])
        // The height changes, but not the value.
        stage.resize(to: CGSize(width: 150, height: 80))
        stage.advance(by: 0.1)
        #expect(log.entries == ["200 200", "200 150"])
        stage.resize(to: CGSize(width: 200, height: 80))
        stage.advance(by: 0.1)
        #expect(log.entries == ["200 200", "200 150", "150 200"])
    }

    /// A value that depends on the place changes with the view around, although the size doesn't.
    @Test func `An action follows the place of a view`() {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            Color.red.frame(width: 20, height: 20).onGeometryChange(for: CGFloat.self) {
                $0.frame(in: .global).minX
            } action: {
                log.note("\(Int($0))")
            }
        }
        stage.advance(by: 0.1)
        stage.resize(to: CGSize(width: 100, height: 100))
        stage.advance(by: 0.1)
        stage.resize(to: CGSize(width: 100, height: 60))
        stage.advance(by: 0.1)
        #expect(log.entries == ["90", "40"])
    }
}
