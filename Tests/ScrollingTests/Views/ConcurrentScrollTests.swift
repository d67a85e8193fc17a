import ScrollworkTesting
import SwiftUI
import Testing

/// Scrolls of the program while another one is on its way, in two columns of lazy rows. Most rows are longer than the
/// first ones, so the expected position of a far row is wrong.
@MainActor
@Suite struct ConcurrentScrollTests {
    @MainActor private final class Reader { var proxy: ScrollViewProxy? }

    private struct Columns: View {
        let reader: Reader

        var body: some View {
            ScrollViewReader { proxy in
                let _ = reader.proxy = proxy
                HStack(spacing: 0) {
                    column("left", 0..<300)
                    column("right", 1_000..<1_300)
                }
            }
        }

        private func column(_ name: String, _ rows: Range<Int>) -> some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(rows, id: \.self) { row in
                        let index = row % 1_000
                        cell(100, index < 20 ? 30 : CGFloat(40 + index % 40), "row-\(row)")
                    }
                }
            }
            .accessibilityIdentifier(name)
        }
    }

    private let reader = Reader()

    private func stage() -> Stage { Stage(size: CGSize(width: 200, height: 400)) { Columns(reader: reader) } }

    /// The reader searches the first column for both rows.
    @Test func `Two scroll views that scroll at once reach their rows exactly`() throws {
        let stage = stage()
        withAnimation(.linear(duration: 0.5)) {
            reader.proxy?.scrollTo(200, anchor: .top)
            reader.proxy?.scrollTo(1_150, anchor: .top)
        }
        try stage.settle()
        #expect(abs(try stage.frame(of: "row-200").minY) < 0.01)
        #expect(abs(try stage.frame(of: "row-1150").minY) < 0.01)
    }

    @Test func `A scroll to an unknown view does not disturb another one`() throws {
        let stage = stage()
        withAnimation(.linear(duration: 0.5)) { reader.proxy?.scrollTo(200, anchor: .top) }
        stage.advance(by: 0.2)
        #expect(try stage.scroll("left").phase == .animating)
        reader.proxy?.scrollTo(5_000)
        try stage.settle()
        #expect(abs(try stage.frame(of: "row-200").minY) < 0.01)
    }

    @Test func `A scroll to another row replaces the first one`() throws {
        let stage = stage()
        withAnimation(.linear(duration: 0.5)) { reader.proxy?.scrollTo(200, anchor: .top) }
        stage.advance(by: 0.2)
        withAnimation(.linear(duration: 0.5)) { reader.proxy?.scrollTo(250, anchor: .top) }
        try stage.settle()
        #expect(abs(try stage.frame(of: "row-250").minY) < 0.01)
    }
}
