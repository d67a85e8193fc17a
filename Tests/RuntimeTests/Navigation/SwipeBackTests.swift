import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct SwipeBackTests {
    private struct Screens: View {
        @State private var path = [1]
        var hidesBackButton = false

        var body: some View {
            NavigationStack(path: $path) {
                Text("root").accessibilityIdentifier("root").navigationTitle("Root")
                    .navigationDestination(for: Int.self) { number in
                        ScrollView {
                            VStack(spacing: 0) {
                                ScrollView(.horizontal) {
                                    HStack { ForEach(0..<20, id: \.self) { Text("\($0)").frame(width: 80) } }
                                }
                                .accessibilityIdentifier("strip")
                                ForEach(0..<40, id: \.self) { row in
                                    Button("row \(row)") { path.append(2) }
                                        .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
                                        .accessibilityIdentifier("row-\(row)-\(number)")
                                }
                            }
                        }
                        .navigationTitle("Screen \(number)")
                        .navigationBarBackButtonHidden(hidesBackButton)
                    }
            }
        }
    }

    private let size = CGSize(width: 390, height: 700)

    private func stage(_ screens: Screens = Screens(), _ direction: LayoutDirection = .leftToRight) throws -> Stage {
        let stage = Stage(size: size, environment: { $0.layoutDirection = direction }) { screens }
        try stage.settle()
        return stage
    }

    private func swipe(_ stage: Stage, from x: CGFloat, by distance: CGFloat, y: CGFloat = 400) throws {
        let finger = stage.touch(at: CGPoint(x: x, y: y))
        finger.move(by: CGSize(width: distance, height: 0), over: 0.3)
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
    }

    @Test(arguments: [(5.0, 300.0, true), (19, 220, true), (5, 150, false), (25, 300, false)])
    func aDragFromTheEdgePopsTheScreen(x: Double, distance: Double, pops: Bool) throws {
        let stage = try stage()
        try swipe(stage, from: x, by: distance)
        #expect(stage.exists("row-0-1") != pops)
    }

    @Test func aQuickFlickPopsTheScreen() throws {
        let stage = try stage()
        stage.flick(from: CGPoint(x: 8, y: 400), velocity: CGVector(dx: 1500, dy: 0))
        try stage.settle()
        #expect(stage.exists("root"))
    }

    @Test func aDragFromTheRightEdgePopsFromRightToLeft() throws {
        let stage = try stage(Screens(), .rightToLeft)
        try swipe(stage, from: 5, by: 300)
        #expect(stage.exists("row-0-1"))
        try swipe(stage, from: 385, by: -300)
        #expect(stage.exists("root"))
    }

    @Test func theScreenFollowsTheFingerAndReturns() throws {
        let stage = try stage()
        let before = try stage.drawnFrame(of: "row-3-1").minX
        let finger = stage.touch(at: CGPoint(x: 5, y: 400))
        finger.move(by: CGSize(width: 120, height: 0), over: 0.3)
        #expect(try stage.drawnFrame(of: "row-3-1").minX - before == 120)
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
        #expect(try stage.drawnFrame(of: "row-3-1").minX == before)
    }

    @Test func theEdgeComesBeforeAScrollViewAndAfterTaps() throws {
        let stage = try stage()
        let strip = try stage.frame(of: "strip").midY, number = try stage.frame(of: "row-3-1")
        // A vertical drag scrolls, and a tap presses.
        let finger = stage.touch(at: CGPoint(x: 5, y: 500))
        finger.move(by: CGSize(width: 0, height: -100), over: 0.3)
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
        #expect(abs(try stage.frame(of: "row-3-1").minY - number.minY + 90) < 15)
        stage.tap(at: CGPoint(x: 8, y: try stage.frame(of: "row-6-1").midY))
        try stage.settle()
        #expect(stage.exists("row-0-2"))
        try swipe(stage, from: 5, by: 300, y: strip)
        #expect(stage.exists("row-5-1") && !stage.exists("row-0-2"))
    }

    @Test func aScreenWithoutABackButtonStays() throws {
        let stage = try stage(Screens(hidesBackButton: true))
        try swipe(stage, from: 5, by: 300)
        #expect(stage.exists("row-0-1"))
    }

    @Test func aMouseDoesNotPopTheScreen() throws {
        let stage = try stage()
        let mouse = stage.touch(at: CGPoint(x: 5, y: 400), kind: .mouse)
        mouse.move(by: CGSize(width: 300, height: 0), over: 0.3)
        mouse.lift()
        try stage.settle()
        #expect(stage.exists("row-0-1"))
    }
}
