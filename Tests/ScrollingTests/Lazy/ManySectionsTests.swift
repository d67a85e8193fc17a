import ScrollworkTesting
import SwiftUI
import Testing

/// Sections of a fixed number of views in a collection are realized only when they become visible.
@MainActor
@Suite struct ManySectionsTests {
    final class Counter {
        var sections = 0
    }

    @MainActor @Observable final class Model {
        var folded: Set<Int> = []
        var count = 100_000
    }

    /// A month of 300 points under a header of 30 points.
    private struct Month: View {
        let index: Int
        let model: Model
        let counter: Counter

        var body: some View {
            let _ = counter.sections += 1
            Section(
                isExpanded: Binding {
                    !model.folded.contains(index)
                } set: {
                    if !$0 { model.folded.insert(index) }
                }
            ) {
                Color.blue.frame(height: 200).accessibilityIdentifier("month-\(index)")
                Color.gray.frame(height: 100).accessibilityIdentifier("notes-\(index)")
            } header: {
                Text("\(index)").frame(height: 30).accessibilityIdentifier("header-\(index)")
            }
        }
    }

    private struct Months: View {
        let model: Model
        let counter: Counter
        @Binding var proxy: ScrollViewProxy?

        var body: some View {
            ScrollViewReader { reader in
                let _ = proxy = reader
                ScrollView {
                    LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                        ForEach(0..<model.count, id: \.self) { Month(index: $0, model: model, counter: counter).id($0) }
                    }
                }
                .accessibilityIdentifier("list")
            }
        }
    }

    private func stage(_ model: Model = Model()) -> (Stage, Counter, ScrollViewProxy?) {
        let counter = Counter()
        var proxy: ScrollViewProxy?
        let stage = Stage(size: CGSize(width: 200, height: 400)) {
            Months(
                model: model, counter: counter,
                proxy: Binding {
                    proxy
                } set: {
                    proxy = $0
                })
        }
        return (stage, counter, proxy)
    }

    @Test func openingRealizesTheVisibleOnes() throws {
        let (stage, counter, _) = stage()
        #expect(counter.sections <= 4)
        #expect(abs(try stage.scroll("list").contentSize.height - 33_000_000) < 0.25 * 33_000_000)
        #expect(stage.exists("header-1") && !stage.exists("header-2"))
    }

    @Test func aJumpRealizesItsTargetsAndPinsTheirHeader() throws {
        let (stage, counter, proxy) = stage()
        proxy?.scrollTo(73_210, anchor: .top)
        stage.update()
        #expect(counter.sections <= 16)
        #expect(abs(try stage.frame(of: "header-73210").minY) < 0.01)
        stage.wheel(by: CGSize(width: 0, height: 150), at: CGPoint(x: 100, y: 200), precise: true)
        try stage.settle()
        #expect(abs(try stage.frame(of: "header-73210").minY) < 0.01)
        #expect(abs(try stage.frame(of: "month-73210").minY - (30 - 150)) < 0.01)
        #expect(abs(try stage.frame(of: "notes-73210").minY - (230 - 150)) < 0.01)
    }

    @Test func aSectionCollapsesAndExpands() throws {
        let model = Model()
        model.count = 50
        let (stage, _, _) = stage(model)
        #expect(try stage.frame(of: "header-1").minY == 330)
        model.folded = [0]
        try stage.settle()
        #expect(!stage.exists("month-0") && !stage.exists("notes-0"))
        #expect(try stage.frame(of: "header-1").minY == 30)
        model.folded = [1]
        try stage.settle()
        #expect(try stage.frame(of: "month-0").minY == 30)
        #expect(try stage.frame(of: "header-2").minY == 360)
        model.folded = []
        try stage.settle()
        #expect(try stage.frame(of: "header-1").minY == 330)
    }

    /// A section of one or two rows of 200 points under a header of 30 points.
    private struct Chapter: View {
        let number: Int

        var body: some View {
            Section {
                if number != 1 { cell(nil, 200, "intro-\(number)") }
                cell(nil, 200, "text-\(number)")
            } header: {
                cell(nil, 30, "title-\(number)")
            }
        }
    }

    @Test func sectionsThatTheBodiesOfViewsDetermineKeepTheirHeadersInPlace() throws {
        let stage = Stage(size: CGSize(width: 200, height: 400)) {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    ForEach(0..<3, id: \.self) { Chapter(number: $0) }
                }
            }
        }
        for (distance, number, text) in [(100, 0, 130), (400, 1, -40)] as [(CGFloat, Int, CGFloat)] {
            stage.wheel(by: CGSize(width: 0, height: distance), at: CGPoint(x: 100, y: 200), precise: true)
            try stage.settle()
            #expect(abs(try stage.frame(of: "title-\(number)").minY) < 0.01)
            #expect(abs(try stage.frame(of: "text-\(number)").minY - text) < 0.01)
        }
    }

    /// A mixture of different kinds of sections works the same.
    @Test func sectionsOfTwoKindsKeepTheirHeadersInPlace() throws {
        let stage = Stage(size: CGSize(width: 200, height: 400)) {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    ForEach(0..<40, id: \.self) { index in
                        if index % 2 == 0 {
                            Section {
                                Color.blue.frame(height: 150)
                            } header: {
                                Text("\(index)").frame(height: 30).accessibilityIdentifier("header-\(index)")
                            }
                        } else {
                            Color.red.frame(height: 20)
                            Color.red.frame(height: 20)
                        }
                    }
                }
            }
        }
        stage.wheel(by: CGSize(width: 0, height: 320), at: CGPoint(x: 100, y: 200), precise: true)
        try stage.settle()
        // The second pair begins at 220 and has its own pinned views.
        #expect(abs(try stage.frame(of: "header-2").minY) < 0.01)
        #expect(!stage.exists("header-0"))
    }
}
