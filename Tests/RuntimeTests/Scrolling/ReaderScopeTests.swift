import ScrollworkTesting
import SwiftUI
import Testing

/// Which scroll views a `ScrollViewReader` scrolls, and which of several views with one identity it finds.
@MainActor
@Suite struct ReaderScopeTests {
    private let size = CGSize(width: 200, height: 400)

    // MARK: Around the reader

    private struct ReaderInside: View {
        let wish: Wish<Int>
        let isLazy: Bool

        var body: some View {
            ScrollView {
                ScrollViewReader { proxy in
                    Group {
                        if isLazy { LazyVStack(spacing: 0) { rows } } else { VStack(spacing: 0) { rows } }
                    }
                    .onChange(of: wish.target) { wish.target.map { proxy.scrollTo($0, anchor: wish.anchor) } }
                }
            }
            .accessibilityIdentifier("scroll")
        }

        private var rows: some View { ForEach(0..<200, id: \.self) { cell(200, 50, "row-\($0)") } }
    }

    @Test(arguments: [false, true]) func `A reader inside a scroll view scrolls the one around it`(isLazy: Bool) throws
    {
        let wish = Wish<Int>()
        let stage = Stage(size: size) { ReaderInside(wish: wish, isLazy: isLazy) }
        wish.target = 150
        try stage.settle()
        #expect(try stage.frame(of: "row-150").minY == 0)
        wish.anchor = .bottom
        wish.target = 20
        try stage.settle()
        #expect(try stage.frame(of: "row-20").maxY == 400)
    }

    @Test func `A reader inside a scroll view decides where that begins`() throws {
        let stage = Stage(size: size) {
            ScrollView {
                ScrollViewReader { proxy in
                    VStack(spacing: 0) { ForEach(0..<40, id: \.self) { cell(200, 50, "row-\($0)") } }
                        .onAppear { proxy.scrollTo(12, anchor: .top) }
                }
            }
        }
        #expect(try stage.frame(of: "row-12").minY == 0)
    }

    /// Content inside the reader comes first: a carousel on a page doesn't scroll the page.
    @Test func `A reader does not scroll the page around it when the view is inside`() throws {
        let stage = Stage(size: size) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 600)
                    ScrollViewReader { proxy in
                        ScrollView(.horizontal) {
                            HStack(spacing: 0) { ForEach(0..<10, id: \.self) { cell(200, 100, "page-\($0)") } }
                        }
                        .accessibilityIdentifier("shelf")
                        .onAppear { proxy.scrollTo(4, anchor: .leading) }
                    }
                }
            }
            .accessibilityIdentifier("scroll")
        }
        #expect(try stage.scroll("shelf").offset.x == 800)
        #expect(try stage.scroll("scroll").offset.y == 0)
    }
}
