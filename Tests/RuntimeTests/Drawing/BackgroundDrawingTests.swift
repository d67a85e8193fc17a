import ScrollworkTesting
import SwiftUI
import Testing

/// Content in the background: glass, the background of page dots, the backgrounds of containers.
@MainActor
@Suite struct BackgroundDrawingTests {
    private func picture(_ size: CGSize = CGSize(width: 120, height: 80), @ViewBuilder _ content: () -> some View)
        throws -> Data
    {
        try Stage(size: size, content: content).png()
    }

    private func label(_ glass: Glass) -> some View {
        ZStack {
            LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
            Color.clear.frame(width: 60, height: 30).glassEffect(glass)
        }
    }

    @Test func glassIsVisibleUnlessItIsTheIdentity() throws {
        let bare = try picture { LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing) }
        let regular = try picture { label(.regular) }
        #expect(regular != bare)
        #expect(try picture { label(.identity) } == bare)
        #expect(try picture { label(.clear) } != regular)
        #expect(try picture { label(.regular.tint(.green)) } != regular)
    }

    @Test func dotsHaveABackgroundIfTheirStyleDoes() throws {
        func pages(_ mode: PageIndexViewStyle.BackgroundDisplayMode) throws -> Data {
            try picture {
                TabView {
                    Color.red
                    Color.blue
                }
                .tabViewStyle(.page)
                .indexViewStyle(.page(backgroundDisplayMode: mode))
            }
        }
        #expect(try pages(.always) != pages(.never))
        #expect(try pages(.interactive) == pages(.never))
    }

    @Test func dotsCanHaveABackgroundWhileAFingerTurnsThePages() throws {
        func pictures(_ mode: PageIndexViewStyle.BackgroundDisplayMode) throws -> (held: Data, left: Data) {
            let stage = Stage(size: CGSize(width: 120, height: 80)) {
                TabView {
                    Color.red
                    Color.blue
                }
                .tabViewStyle(.page)
                .indexViewStyle(.page(backgroundDisplayMode: mode))
            }
            let finger = stage.touch(at: CGPoint(x: 90, y: 30))
            finger.move(by: CGSize(width: -30, height: 0), over: 0.2)
            finger.hold(for: 0.1)
            let held = try stage.png()
            finger.lift()
            try stage.settle()
            return (held, try stage.png())
        }
        let interactive = try pictures(.interactive), always = try pictures(.always), never = try pictures(.never)
        #expect(interactive.held == always.held && interactive.held != never.held)
        #expect(interactive.left == never.left && interactive.left != always.left)
    }

    @Test func aContainerBackgroundFillsTheScreenBehindItsContent() throws {
        let size = CGSize(width: 200, height: 300)
        let stage = Stage(size: size) {
            NavigationStack {
                Text("Here").containerBackground(for: .navigation) {
                    Color.red.accessibilityElement().accessibilityIdentifier("ground")
                }
            }
        }
        #expect(try stage.drawnFrame(of: "ground").size.width == size.width)
        #expect(try stage.drawnFrame(of: "ground").maxY == size.height)
    }

    @Test func directionalInsetsAreEdgeInsets() {
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(EdgeInsets(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) == insets)
        #expect(EdgeInsets(NSDirectionalEdgeInsets(insets)) == insets)
    }
}
