import ScrollworkTesting
import SwiftUI
import Testing

/// Controls over a scroll view receive their touches; drawings let touches through.
@MainActor
@Suite struct TouchesOverScrollViewsTests {
    /// The content of the scroll view in front fits, so it can't scroll.
    @Test func aScrollViewInFrontHidesTheOneBehindIt() throws {
        let stage = Stage(size: CGSize(width: 100, height: 200)) {
            ZStack {
                ScrollView { Color.red.frame(height: 1000).accessibilityIdentifier("behind") }
                ScrollView { Color.blue.frame(height: 50) }.scrollBounceBehavior(.basedOnSize)
            }
        }
        for y: CGFloat in [30, 150] {
            stage.drag(from: CGPoint(x: 50, y: y), to: CGPoint(x: 50, y: y - 25), over: 0.2)
            try stage.settle()
            #expect(try stage.frame(of: "behind").minY == 0)
        }
    }

    enum Place: CaseIterable { case overlay, zStack, inset }

    private struct Feed: View {
        let place: Place
        let log: GestureLog
        var isButton = true

        var body: some View {
            switch place {
            case .overlay: rows.overlay(alignment: .bottom) { today }
            case .zStack:
                ZStack(alignment: .bottom) {
                    rows
                    today
                }
            case .inset: rows.safeAreaInset(edge: .bottom) { today }
            }
        }

        private var rows: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1_000) { Color.gray.frame(height: 50).accessibilityIdentifier("row-\($0)") }
                }
            }
            .accessibilityIdentifier("feed")
        }

        @ViewBuilder private var today: some View {
            if isButton {
                Button {
                    log.note("today")
                } label: {
                    Color.blue.frame(width: 100, height: 40)
                }
            } else {
                Color.blue.frame(width: 100, height: 40).onTapGesture { log.note("today") }
            }
        }
    }

    private func stage(_ place: Place, isButton: Bool, _ log: GestureLog) -> Stage {
        Stage(size: CGSize(width: 200, height: 400)) { Feed(place: place, log: log, isButton: isButton) }
    }

    @Test(arguments: Place.allCases, [true, false])
    func `A button over a scroll view that moves is pressed at the first touch`(place: Place, isButton: Bool) throws {
        let log = GestureLog()
        let stage = stage(place, isButton: isButton, log)
        stage.flick(from: CGPoint(x: 100, y: 200), velocity: CGVector(dx: 0, dy: -3_000))
        stage.advance(by: 0.2)
        let before = try stage.scroll("feed").offset.y
        stage.tap(at: CGPoint(x: 100, y: 380))
        #expect(log.entries == ["today"])
        // The content wasn't touched and continues to move.
        #expect(try stage.scroll("feed").offset.y > before + 50)
    }

    @Test(arguments: Place.allCases, [true, false])
    func `A drag on a button over a scroll view does not scroll it`(place: Place, isButton: Bool) throws {
        let stage = stage(place, isButton: isButton, GestureLog())
        stage.drag(from: CGPoint(x: 100, y: 380), to: CGPoint(x: 100, y: 100), over: 0.3)
        try stage.settle()
        #expect(try stage.scroll("feed").offset.y == 0)
    }

    @Test func `A line over a scroll view lets touches through`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 400)) {
            ScrollView { Color.gray.frame(height: 4_000) }
                .accessibilityIdentifier("feed")
                .overlay { Color.red.frame(height: 40) }
        }
        stage.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 100), over: 0.5)
        #expect(try stage.scroll("feed").offset.y > 50)
    }

    /// Inside moving content, a touch stops the movement and presses nothing.
    @Test func `A button in content that moves is not pressed by the touch that stops it`() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 200, height: 400)) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<200) { row in
                        Button {
                            log.note("row")
                        } label: {
                            Color.gray.frame(height: 50)
                        }
                    }
                }
            }
            .accessibilityIdentifier("feed")
        }
        stage.flick(from: CGPoint(x: 100, y: 300), velocity: CGVector(dx: 0, dy: -3_000))
        stage.advance(by: 0.2)
        stage.tap(at: CGPoint(x: 100, y: 200))
        #expect(log.entries.isEmpty)
        #expect(try stage.scroll("feed").phase == .idle)
        stage.tap(at: CGPoint(x: 100, y: 200))
        #expect(log.entries == ["row"])
    }
}
