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

    /// A view 40 points below the top of spaces with names of different types, in a scroll view.
    private struct NamedPage: View {
        let log: Log

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    Color.blue.frame(width: 200, height: 40)
                    GeometryReader { proxy in
                        let _ =
                            log.places = [
                                "text": proxy.frame(in: .named("text")).origin,
                                "erased text": proxy.frame(in: CoordinateSpace.named("text")).origin,
                                "erased name": proxy.frame(in: .named(AnyHashable("text"))).origin,
                                "number": proxy.frame(in: .named(7)).origin,
                                "number of another type": proxy.frame(in: .named(Int8(7))).origin,
                                "text of a number": proxy.frame(in: .named("7")).origin,
                                "scroll view": proxy.frame(in: NamedCoordinateSpace.scrollView.coordinateSpace).origin,
                                "horizontal": proxy.frame(
                                    in: NamedCoordinateSpace.scrollView(axis: .horizontal).coordinateSpace
                                ).origin,
                                "vertical": proxy.frame(
                                    in: .named(AnyHashable(erased(.scrollView(axis: .vertical))))
                                ).origin,
                            ]
                        Color.red
                    }
                    .frame(height: 20)
                }
                .coordinateSpace(name: "text")
                .padding(.top, 5)
                .coordinateSpace(.named(7))
                .padding(.top, 3)
            }
            .padding(.top, 10)
        }

        private func erased(_ space: NamedCoordinateSpace) -> AnyHashable {
            guard case .named(let name) = space.coordinateSpace else { return 0 }
            return name
        }
    }

    @Test func `Names are equal if their values are`() {
        let log = Log()
        _ = Stage(size: CGSize(width: 200, height: 200)) { NamedPage(log: log) }
        let window = CGPoint(x: 0, y: 58)
        let expected: [String: CGPoint] = [
            "text": CGPoint(x: 0, y: 40), "erased text": CGPoint(x: 0, y: 40), "erased name": CGPoint(x: 0, y: 40),
            "number": CGPoint(x: 0, y: 45), "number of another type": CGPoint(x: 0, y: 45), "text of a number": window,
            "scroll view": CGPoint(x: 0, y: 48), "horizontal": window, "vertical": CGPoint(x: 0, y: 48),
        ]
        #expect(log.places == expected)
    }

    @Test func `Coordinate spaces are equal if their names are`() {
        let spaces: [NamedCoordinateSpace] = [
            .named("a"), .named("b"), .named(1), .scrollView, .scrollView(axis: .horizontal),
            .scrollView(axis: .vertical),
        ]
        for (index, space) in spaces.enumerated() {
            for (other, another) in spaces.enumerated() { #expect((space == another) == (index == other)) }
        }
        #expect(NamedCoordinateSpace.named(1) == .named(Int16(1)))
        #expect(NamedCoordinateSpace.named("a").coordinateSpace == .named("a"))
    }
}
