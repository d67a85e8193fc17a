import ScrollworkTesting
import SwiftUI
import Testing

/// Sections of lazy containers that show only their headers. The views of their content have places without a view.
@MainActor
@Suite struct CollapsedSectionTests {
    @MainActor @Observable final class Model { var ends = [0] }

    private struct Sections: View {
        let model: Model

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { section in
                        Section(isExpanded: .constant(false)) {
                            cell(100, 30, "one")
                            cell(100, 30, "two")
                        } header: {
                            cell(100, section < 10 ? 20 : 60, "header-\(section)")
                        }
                    }
                    ForEach(model.ends, id: \.self) { cell(100, 40, "end-\($0)") }
                }
            }
            .accessibilityIdentifier("scroll")
        }
    }

    /// Each section has three places. All 61 places are known, and a new one has their average length.
    @Test func `A row added after collapsed sections leaves their lengths`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Sections(model: model) }
        func height() throws -> CGFloat { try stage.scroll("scroll").contentSize.height }
        for _ in 0..<16 { try stage.move(by: 80, StackForm()) }
        #expect(try abs(height() - 840) < 0.01 && abs(stage.frame(of: "end-0").maxY - 100) < 0.01)
        model.ends = [0, 1]
        try stage.settle()
        #expect(try abs(height() - 840 - 840.0 / 61) < 0.01 && abs(stage.frame(of: "end-0").maxY - 100) < 0.01)
        for _ in 0..<3 { try stage.move(by: 80, StackForm()) }
        #expect(try abs(height() - 880) < 0.01 && abs(stage.frame(of: "end-1").maxY - 100) < 0.01)
    }

    @Test(arguments: Axis.allCases, [false, true]) func `Places without a view have no spacing`(
        axis: Axis, isGrid: Bool
    ) throws {
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            ScrollView(Axis.Set(axis)) {
                let views = Group {
                    Section(isExpanded: .constant(false)) {
                        cell(20, 20, "one")
                        cell(20, 20, "two")
                    } header: {
                        cell(20, 20, "header")
                    }
                    cell(20, 20, "after")
                }
                let tracks = [GridItem(.fixed(50))]
                switch (axis, isGrid) {
                case (.vertical, false): LazyVStack(spacing: 10) { views }
                case (.vertical, true): LazyVGrid(columns: tracks, spacing: 10) { views }
                case (.horizontal, false): LazyHStack(spacing: 10) { views }
                case (.horizontal, true): LazyHGrid(rows: tracks, spacing: 10) { views }
                }
            }
            .accessibilityIdentifier("scroll")
        }
        let after = try stage.frame(of: "after"), length = try stage.scroll("scroll").contentSize
        #expect((axis == .vertical ? after.minY : after.minX) == 30)
        #expect((axis == .vertical ? length.height : length.width) == 50)
        #expect(!stage.exists("one") && !stage.exists("two"))
    }
}
