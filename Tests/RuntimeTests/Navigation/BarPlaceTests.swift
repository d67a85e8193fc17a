import LayerTree
import ScrollworkTesting
import SwiftUI
import Testing

/// The places of items in bars, in a window of 400 points.
@MainActor
@Suite struct BarPlaceTests {
    private func stage<V: View>(mirrored: Bool = false, @ViewBuilder _ content: () -> V) -> Stage {
        Stage(
            size: CGSize(width: 400, height: 500), environment: { if mirrored { $0.layoutDirection = .rightToLeft } },
            content: content)
    }

    /// Items are 16 points from the edges and from the title, which is in the middle if it fits there.
    @Test(
        arguments: [
            (60, 100, 120, 140), (60, 100, 160, 108), (100, 60, 160, 132), (60, 60, 100, 150), (60, nil, 200, 100),
            (nil, 60, 200, 100), (nil, nil, 200, 100), (nil, 150, 200, 18), (150, nil, 200, 182), (60, 100, 176, 92),
        ] as [(CGFloat?, CGFloat?, CGFloat, CGFloat)])
    func `The title of a bar is between its items`(
        leading: CGFloat?, trailing: CGFloat?, title: CGFloat, x: CGFloat
    ) throws {
        for mirrored in [false, true] {
            let stage = stage(mirrored: mirrored) {
                NavigationStack {
                    Color.clear.toolbar {
                        ToolbarItem(placement: .topBarLeading) { if let leading { box(leading, 20, "leading") } }
                        ToolbarItem(placement: .principal) { box(title, 20, "title") }
                        ToolbarItem(placement: .topBarTrailing) { if let trailing { box(trailing, 20, "trailing") } }
                    }
                }
            }
            func place(_ name: String) throws -> CGFloat {
                let frame = try stage.frame(of: name)
                // The bar is 64 points high.
                #expect(abs(frame.midY - 32) < 0.51)
                return mirrored ? 400 - frame.maxX : frame.minX
            }
            #expect(try abs(place("title") - x) < 0.51, "\(mirrored)")
            if leading != nil { #expect(try place("leading") == 16) }
            if let trailing { #expect(try place("trailing") == 400 - 16 - trailing) }
        }
    }

    @Test func `Items of a bar have a distance`() throws {
        let stage = stage {
            NavigationStack {
                Color.clear.toolbar {
                    ToolbarItemGroup(placement: .topBarLeading) {
                        box(30, 20, "a")
                        box(30, 20, "b")
                    }
                    ToolbarItem(placement: .topBarTrailing) { box(30, 20, "c") }
                    ToolbarItem(placement: .topBarTrailing) { box(30, 20, "d") }
                }
            }
        }
        let x = try ["a", "b", "c", "d"].map { try stage.frame(of: $0).minX }
        let expected: [CGFloat] = [16, 62, 308, 354]
        #expect(x == expected)
    }

    /// The first item of the bottom bar is at its leading edge, the last one is at the trailing edge, and the others
    /// are evenly between them.
    @Test(arguments: [(1, [16]), (2, [16, 354]), (3, [16, 185, 354])] as [(Int, [CGFloat])])
    func `Items of a bottom bar are evenly distributed`(count: Int, expected: [CGFloat]) throws {
        let stage = stage {
            NavigationStack {
                Color.clear.toolbar {
                    ToolbarItem(placement: .bottomBar) { box(30, 20, "item-0") }
                    if count > 1 { ToolbarItem(placement: .bottomBar) { box(30, 20, "item-1") } }
                    if count > 2 { ToolbarItem(placement: .bottomBar) { box(30, 20, "item-2") } }
                    ToolbarItem(placement: .status) { box(40, 10, "status") }
                }
            }
        }
        let frames = try (0..<count).map { try stage.frame(of: "item-\($0)") }
        for (frame, x) in zip(frames, expected) { #expect(abs(frame.minX - x) < 0.51, "\(frames)") }
        // The bar is 49 points high.
        #expect(frames.allSatisfy { abs($0.midY - (500 - 24.5)) < 0.51 })
        let status = try stage.frame(of: "status")
        #expect(abs(status.midX - 200) < 0.51 && abs(status.midY - (500 - 24.5)) < 0.51)
    }

    @Test(arguments: [false, true]) func `A screen can hide its bar`(
        isHidden: Bool
    ) throws {
        let stage = stage {
            NavigationStack {
                Color.clear.accessibilityElement().accessibilityIdentifier("content")
                    .toolbar(isHidden ? .hidden : .visible, for: .navigationBar)
                    .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            }
        }
        #expect(try stage.frame(of: "content").minY == (isHidden ? 0 : 64))
        #expect(stage.semantics.flattened.contains { $0.role == .heading && $0.label == "Title" } == !isHidden)
    }

    /// A large title is 52.5 points high.
    @Test func `A large title is below the bar`() throws {
        for (mode, top) in [(NavigationBarItem.TitleDisplayMode.large, 116.5), (.automatic, 116.5), (.inline, 64)] {
            let stage = stage {
                NavigationStack {
                    Color.clear.accessibilityElement().accessibilityIdentifier("content")
                        .navigationTitle("Title").navigationBarTitleDisplayMode(mode)
                }
            }
            #expect(try abs(stage.frame(of: "content").minY - top) < 0.51, "\(mode)")
        }
    }

    private var content: some View { Color.clear.accessibilityElement().accessibilityIdentifier("content") }

    /// A bar is 64 points high, and 116.5 points with a large title.
    @Test func `A screen has a bar for a title, an item, and the way back`() throws {
        func top(isPushed: Bool, @ViewBuilder _ screen: @escaping () -> some View) throws -> CGFloat {
            let path: [Int] = isPushed ? [1] : []
            let stage = stage {
                NavigationStack(path: .constant(path)) {
                    Group { if isPushed { Color.clear } else { screen() } }
                        .navigationDestination(for: Int.self) { _ in screen() }
                }
            }
            try stage.settle()
            return try stage.frame(of: "content").minY
        }
        #expect(try top(isPushed: false) { content } == 0)
        #expect(try top(isPushed: true) { content } == 64)
        #expect(try top(isPushed: false) { content.navigationTitle("Title") } == 116.5)
        #expect(try top(isPushed: true) { content.navigationTitle("Title") } == 116.5)
        let inline = NavigationBarItem.TitleDisplayMode.inline
        #expect(
            try top(isPushed: true) { content.navigationTitle("Title").navigationBarTitleDisplayMode(inline) } == 64)
        let large = NavigationBarItem.TitleDisplayMode.large
        #expect(try top(isPushed: false) { content.navigationBarTitleDisplayMode(large) } == 64)
        #expect(
            try top(isPushed: true) { content.navigationTitle("Title").navigationBarTitleDisplayMode(large) } == 116.5)
        #expect(try top(isPushed: false) { content.toolbar { Button("Act") {} } } == 64)
        #expect(try top(isPushed: true) { content.toolbar(.hidden) } == 0)
    }

    /// With automatic visibility, the background is visible from half a point of scrolling on.
    @Test(
        arguments: [
            (.automatic, [false, false, true]), (.visible, [true, true, true]), (.hidden, [false, false, false]),
        ] as [(Visibility, [Bool])])
    func `The background of a bar is visible over scrolled content`(visibility: Visibility, expected: [Bool]) throws {
        let stage = stage {
            NavigationStack {
                ScrollView { box(100, 2_000) }
                    .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                    .toolbarBackground(Color.red, for: .navigationBar)
                    .toolbarBackground(visibility, for: .navigationBar)
            }
        }
        try stage.settle()
        func isRed() -> Bool {
            stage.marks.contains { mark in
                guard let color = mark.color, mark.kind == .fill, abs(mark.frame.maxY - 64) < 0.51 else { return false }
                return abs(mark.frame.width - 400) < 0.51 && color.red > 0.99 && color.blue < 0.5
            }
        }
        var shown = [isRed()]
        let point = CGPoint(x: 200, y: 300)
        stage.trackpad(.began, at: point)
        for distance in [0.25, 0.75] {
            stage.trackpad(.changed, by: CGSize(width: 0, height: distance), at: point)
            stage.advance(by: 0.1)
            shown.append(isRed())
        }
        #expect(shown == expected)
    }

    @Test func `A large title is in the bar once it has scrolled away`() throws {
        let stage = stage {
            NavigationStack { ScrollView { box(100, 2_000) }.navigationTitle("Title") }
        }
        try stage.settle()
        func titles() -> [Mark.Kind] {
            stage.marks.map(\.kind).filter { if case .text = $0 { true } else { false } }
        }
        #expect(titles() == [.text("Title", size: 34, weight: 700)])
        let point = CGPoint(x: 200, y: 300)
        stage.trackpad(.began, at: point)
        for (distance, size, weight) in [(52, 34, 700), (2, 17, 600)] as [(CGFloat, Double, Int)] {
            stage.trackpad(.changed, by: CGSize(width: 0, height: distance), at: point)
            stage.advance(by: 0.1)
            #expect(titles() == [.text("Title", size: size, weight: weight)])
        }
    }

    @Test func `The first view of a screen determines the bar`() throws {
        let stage = stage {
            NavigationStack(path: .constant([1])) {
                Color.clear.navigationDestination(for: Int.self) { _ in
                    VStack {
                        Color.clear.navigationTitle("First").navigationBarTitleDisplayMode(.inline)
                            .toolbar(.visible, for: .navigationBar).navigationBarBackButtonHidden(false)
                            .toolbarBackground(Color.red, for: .navigationBar).toolbarColorScheme(.dark)
                            .toolbarBackground(.visible, for: .navigationBar)
                        Color.clear.navigationTitle("Second").navigationBarTitleDisplayMode(.large)
                            .toolbar(.hidden, for: .navigationBar).navigationBarBackButtonHidden()
                            .toolbarBackground(Color.green, for: .navigationBar).toolbarColorScheme(.light)
                            .toolbarBackground(.hidden, for: .navigationBar)
                    }
                    .accessibilityElement().accessibilityIdentifier("content")
                }
            }
        }
        try stage.settle()
        #expect(try stage.frame(of: "content").minY == 64)
        #expect(throws: Never.self) { try stage.element(.button, "Back") }
        let title = stage.marks.first { $0.kind == .text("First", size: 17, weight: 600) }
        #expect(try #require(title?.color).red > 0.999)
        let backs = stage.marks.filter { $0.kind == .fill && $0.frame.width == 400 }.compactMap(\.color)
        #expect(backs.contains { $0.red > 0.99 && $0.blue < 0.5 })
    }
}
