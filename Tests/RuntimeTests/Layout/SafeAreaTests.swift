import ScrollworkTesting
import SwiftUI
import Testing

/// Views that extend into the safe area of a window of 200 by 300 points.
@MainActor
@Suite struct SafeAreaTests {
    private static let safeArea = EdgeInsets(top: 20, leading: 10, bottom: 30, trailing: 5)

    private func frame(isRightToLeft: Bool = false, @ViewBuilder _ content: () -> some View) throws -> CGRect {
        let stage = Stage(
            size: CGSize(width: 200, height: 300), safeArea: Self.safeArea,
            environment: { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }, content: content)
        return try stage.frame(of: "view")
    }

    private var view: some View { Color.red.accessibilityIdentifier("view") }

    /// Returns the safe area and its extension to edges of the window.
    private func rect(_ edges: Edge.Set, isRightToLeft: Bool = false, less: (Edge, CGFloat)? = nil) -> CGRect {
        func inset(_ edge: Edge) -> CGFloat {
            let own = less?.0 == edge ? less?.1 ?? 0 : 0
            return edges.contains(Edge.Set(edge)) ? 0 : Self.safeArea[edge] + own
        }
        let left = inset(isRightToLeft ? .trailing : .leading), right = inset(isRightToLeft ? .leading : .trailing)
        return CGRect(
            x: left, y: inset(.top), width: 200 - left - right, height: 300 - inset(.top) - inset(.bottom))
    }

    nonisolated private static let sets: [Edge.Set] = [
        [], .top, .bottom, .leading, .trailing, .horizontal, .vertical, .all, [.top, .trailing], [.leading, .bottom],
    ]

    @Test(arguments: sets, [false, true]) func `A view extends to the edges that it names`(
        edges: Edge.Set, isRightToLeft: Bool
    ) throws {
        let found = try frame(isRightToLeft: isRightToLeft) { view.ignoresSafeArea(edges: edges) }
        #expect(found == rect(edges, isRightToLeft: isRightToLeft))
        let kept = try frame(isRightToLeft: isRightToLeft) { view.ignoresSafeArea(.keyboard, edges: edges) }
        #expect(kept == rect([], isRightToLeft: isRightToLeft))
    }

    /// Half a point is less than a pixel.
    @Test(arguments: Edge.allCases, [(0.5, true), (0.53, false), (0.6, false)])
    func `A view extends only at the edge that it touches`(edge: Edge, padding: (CGFloat, Bool)) throws {
        for isRightToLeft in [false, true] {
            let found = try frame(isRightToLeft: isRightToLeft) {
                view.ignoresSafeArea().padding(Edge.Set(edge), padding.0)
            }
            let edges: Edge.Set = padding.1 ? .all : Edge.Set.all.subtracting(Edge.Set(edge))
            let expected = rect(edges, isRightToLeft: isRightToLeft, less: (edge, padding.0))
            #expect(abs(found.minX - expected.minX) < 1e-6 && abs(found.maxX - expected.maxX) < 1e-6)
            #expect(abs(found.minY - expected.minY) < 1e-6 && abs(found.maxY - expected.maxY) < 1e-6)
        }
    }

    @Test(arguments: Edge.allCases, [false, true]) func `A view stays near an edge without a safe area`(
        edge: Edge, isRightToLeft: Bool
    ) throws {
        let direction: LayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        let stage = Stage(size: CGSize(width: 200, height: 300), environment: { $0.layoutDirection = direction }) {
            view.ignoresSafeArea().padding(Edge.Set(edge), 0.25)
        }
        let isLeft = edge == (isRightToLeft ? Edge.trailing : .leading)
        let isHorizontal = edge == .leading || edge == .trailing
        let expected = CGRect(
            x: isLeft ? 0.25 : 0, y: edge == .top ? 0.25 : 0, width: isHorizontal ? 199.75 : 200,
            height: isHorizontal ? 300 : 299.75)
        #expect(try stage.frame(of: "view") == expected)
    }

    /// The bar at the top is part of the safe area, which is 20 points high above it.
    @Test(arguments: [(0, 31.0), (0.5, 31), (0.53, 0), (40, 0)] as [(CGFloat, CGFloat)])
    func `A geometry has the insets of the edges that it touches`(padding: CGFloat, top: CGFloat) {
        var insets: EdgeInsets?
        let stage = Stage(size: CGSize(width: 200, height: 300), safeArea: Self.safeArea) {
            GeometryReader { proxy in
                let _ = insets = proxy.safeAreaInsets
                Color.clear
            }
            .padding(.top, padding)
            .safeAreaInset(edge: .top, spacing: 4) { Color.blue.frame(height: 7) }
        }
        withExtendedLifetime(stage) {
            #expect(abs((insets?.top ?? -1) - (top > 0 ? top + padding : 0)) < 1e-6)
            #expect(insets?.leading == 10 && insets?.bottom == 30 && insets?.trailing == 5)
        }
    }

    @Test func `A view fills a window that is smaller than its safe area`() throws {
        let safeArea = EdgeInsets(top: 70, leading: 60, bottom: 50, trailing: 70)
        let stage = Stage(size: CGSize(width: 100, height: 100), safeArea: safeArea) { view.ignoresSafeArea() }
        #expect(try stage.frame(of: "view") == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test func `Areas of several views add up`() throws {
        #expect(
            try frame { view.ignoresSafeArea().safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) }
                == rect(.all))
        #expect(
            try frame {
                view.ignoresSafeArea(edges: .top).safeAreaPadding(
                    EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
            }
                == CGRect(x: 12, y: 0, width: 179, height: 267))
        #expect(
            try frame {
                view.ignoresSafeArea(edges: .vertical)
                    .safeAreaInset(edge: .top, spacing: 2) { Color.blue.frame(height: 11) }
                    .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 7) }
            } == CGRect(x: 10, y: 0, width: 185, height: 300))
        // A view in the middle isn't at an edge.
        #expect(
            try frame { view.ignoresSafeArea().frame(width: 50, height: 40) }
                == CGRect(x: 77.5, y: 125, width: 50, height: 40))
    }

    nonisolated private static let padded: [(edge: Edge, frame: CGRect)] = [
        (.top, CGRect(x: 12, y: 0, width: 179, height: 267)), (.bottom, CGRect(x: 12, y: 21, width: 179, height: 279)),
        (.leading, CGRect(x: 0, y: 21, width: 191, height: 246)),
        (.trailing, CGRect(x: 12, y: 21, width: 188, height: 246)),
    ]

    /// The safe area and its padding are 21, 12, 33, and 9 points.
    @Test(arguments: padded, [false, true]) func `A padded view extends to the edge that it names`(
        place: (edge: Edge, frame: CGRect), isRightToLeft: Bool
    ) throws {
        let found = try frame(isRightToLeft: isRightToLeft) {
            view.ignoresSafeArea(edges: Edge.Set(place.edge))
                .safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        }
        var expected = place.frame
        if isRightToLeft { expected.origin.x = 200 - place.frame.maxX }
        #expect(found == expected)
    }

    /// The scroll view itself extends its content.
    @Test(arguments: [Edge.Set.top, .all])
    func `A view in a scroll view stays in the safe area`(edges: Edge.Set) throws {
        let usual = try frame { ScrollView { view.frame(height: 50) } }
        #expect(usual.minY == 20 && usual.height == 50)
        #expect(try frame { ScrollView { view.ignoresSafeArea(edges: edges).frame(height: 50) } } == usual)
    }

    /// The bar is 30 by 12 points.
    @Test(arguments: Edge.allCases, [false, true]) func `A bar is at its edge, aligned, and the view beside it`(
        edge: Edge, isRightToLeft: Bool
    ) throws {
        for (spacing, gap) in [(nil, 8), (3, 3)] as [(CGFloat?, CGFloat)] {
            let stage = Stage(
                size: CGSize(width: 200, height: 300),
                environment: { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
            ) {
                let bar = Color.blue.frame(width: 30, height: 12).accessibilityIdentifier("bar")
                switch edge {
                case .top: view.safeAreaInset(edge: .top, alignment: .leading, spacing: spacing) { bar }
                case .bottom: view.safeAreaInset(edge: .bottom, alignment: .trailing, spacing: spacing) { bar }
                case .leading: view.safeAreaInset(edge: .leading, alignment: .bottom, spacing: spacing) { bar }
                case .trailing: view.safeAreaInset(edge: .trailing, alignment: .top, spacing: spacing) { bar }
                }
            }
            var bar = CGRect(x: 0, y: 0, width: 30, height: 12), rest = CGRect(x: 0, y: 0, width: 200, height: 300)
            switch edge {
            case .top:
                rest.origin.y = 12 + gap
                rest.size.height -= 12 + gap
            case .bottom:
                bar.origin = CGPoint(x: 170, y: 288)
                rest.size.height -= 12 + gap
            case .leading:
                bar.origin.y = 288
                rest.origin.x = 30 + gap
                rest.size.width -= 30 + gap
            case .trailing:
                bar.origin.x = 170
                rest.size.width -= 30 + gap
            }
            if isRightToLeft {
                bar.origin.x = 200 - bar.maxX
                rest.origin.x = 200 - rest.maxX
            }
            #expect(try stage.frame(of: "bar") == bar)
            #expect(try stage.frame(of: "view") == rest)
        }
    }
}
