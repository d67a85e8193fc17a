import ScrollworkTesting
import SwiftUI
import Testing

/// The position of a view in different coordinate spaces. A name that no view around it has means the window.
@MainActor
@Suite struct CoordinateSpaceTests {
    @Test func `A coordinate space is global, local, or named`() {
        let spaces: [(space: CoordinateSpace, isGlobal: Bool, isLocal: Bool)] = [
            (.global, true, false), (.local, false, true), (.named("a"), false, false),
        ]
        for (space, isGlobal, isLocal) in spaces { #expect(space.isGlobal == isGlobal && space.isLocal == isLocal) }
    }

    private final class Log { var places: [String: CGPoint] = [:] }

    /// A view of 20 points in a row that scrolls horizontally, in content that scrolls vertically below a bar.
    private struct Page: View {
        let log: Log

        private var probe: some View {
            GeometryReader { proxy in
                let _ =
                    log.places = [
                        "local": proxy.frame(in: .local).origin, "global": proxy.frame(in: .global).origin,
                        "scroll view": proxy.frame(in: .scrollView).origin,
                        "horizontal": proxy.frame(in: .scrollView(axis: .horizontal)).origin,
                        "vertical": proxy.frame(in: .scrollView(axis: .vertical)).origin,
                        "row": proxy.frame(in: .named("row")).origin, "page": proxy.frame(in: .named("page")).origin,
                        "both": proxy.frame(in: .named("both")).origin, "none": proxy.frame(in: .named("none")).origin,
                    ]
                Color.red
            }
            .frame(width: 20, height: 60)
        }

        var body: some View {
            VStack(spacing: 0) {
                Color.blue.frame(width: 200, height: 30)
                ScrollView {
                    VStack(spacing: 0) {
                        Color.blue.frame(width: 200, height: 50)
                        ScrollView(.horizontal) {
                            HStack(spacing: 0) {
                                Color.blue.frame(width: 40, height: 60)
                                probe
                                Color.blue.frame(width: 500, height: 60)
                            }
                            .coordinateSpace(.named("row"))
                            .coordinateSpace(name: "both")
                        }
                        Color.blue.frame(width: 200, height: 500)
                    }
                }
            }
            .coordinateSpace(.named("page"))
            .coordinateSpace(name: "both")
        }
    }

    @Test func `A position is relative to the nearest view with the name`() throws {
        let log = Log()
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Page(log: log) }
        func check(_ expected: [String: CGPoint]) {
            for (name, place) in expected { #expect(log.places[name] == place, "\(name)") }
            #expect(log.places.count == expected.count)
        }
        check([
            "local": .zero, "global": CGPoint(x: 40, y: 80), "scroll view": CGPoint(x: 40, y: 0),
            "horizontal": CGPoint(x: 40, y: 0), "vertical": CGPoint(x: 40, y: 50), "row": CGPoint(x: 40, y: 0),
            "page": CGPoint(x: 40, y: 80), "both": CGPoint(x: 40, y: 0), "none": CGPoint(x: 40, y: 80),
        ])
        stage.wheel(by: CGSize(width: 15, height: 0), at: CGPoint(x: 100, y: 100), precise: true)
        stage.advance(by: 1)
        stage.wheel(by: CGSize(width: 0, height: 10), at: CGPoint(x: 100, y: 100), precise: true)
        try stage.settle()
        check([
            "local": .zero, "global": CGPoint(x: 25, y: 70), "scroll view": CGPoint(x: 25, y: 0),
            "horizontal": CGPoint(x: 25, y: 0), "vertical": CGPoint(x: 25, y: 40), "row": CGPoint(x: 40, y: 0),
            "page": CGPoint(x: 25, y: 70), "both": CGPoint(x: 40, y: 0), "none": CGPoint(x: 25, y: 70),
        ])
    }
}
