import ScrollworkTesting
import SwiftUI
import Testing

/// Rows of lazy stacks appear when they become visible, and disappear when they leave the viewport.
@MainActor
@Suite struct LazyAppearanceTests {
    private let log = AppearanceTests.Log()

    private func makeStage() -> Stage {
        Stage(size: CGSize(width: 100, height: 100)) { [log] in
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1_000) { index in
                        Color.gray.frame(height: 20)
                            .onAppear { log.entries.append("+\(index)") }
                            .onDisappear { log.entries.append("-\(index)") }
                            .accessibilityIdentifier("row-\(index)")
                    }
                }
            }
            .accessibilityIdentifier("list")
        }
    }

    @Test func visibleRowsAppear() {
        let stage = makeStage()
        #expect(log.entries == ["+0", "+1", "+2", "+3", "+4"])
        // End the stage and its views.
        stage.close()
        #expect(Set(log.entries.dropFirst(5)) == ["-0", "-1", "-2", "-3", "-4"])
    }

    @Test func rowsThatEnterAppearAndRowsThatLeaveDisappear() throws {
        let stage = makeStage()
        log.entries = []
        let finger = stage.touch(at: CGPoint(x: 50, y: 90))
        finger.move(by: CGSize(width: 0, height: -50), over: 0.2)
        #expect(try stage.scroll("list").offset.y == 40)
        #expect(Set(log.entries) == ["+5", "+6", "-0", "-1"])
        log.entries = []
        finger.move(by: CGSize(width: 0, height: 40), over: 0.2)
        #expect(Set(log.entries) == ["+0", "+1", "-5", "-6"])
        finger.cancel()
    }

    @Test func aRowThatLeftFarBehindLosesItsState() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<1_000) { Row(index: $0) } }
            }
            .accessibilityIdentifier("list")
        }
        #expect(try stage.text(of: "row-0") == "1")
        stage.press(.end)
        try stage.settle()
        #expect(!stage.exists("row-0"))
        stage.press(.home)
        try stage.settle()
        #expect(try stage.text(of: "row-0") == "1")
    }

    private struct Row: View {
        let index: Int
        @State private var count = 0

        var body: some View {
            Text("\(count)").frame(height: 20).onAppear { count += 1 }.accessibilityIdentifier("row-\(index)")
        }
    }

    // MARK: Views that are listed, and several at once

    /// Ten rows of 20 points, `content`, and a hundred more rows. Returns the offsets of events while the content
    /// scrolls by 20 points at a time.
    private func reported<Content: View>(@ViewBuilder of content: @escaping () -> Content) throws -> [String: [CGFloat]]
    {
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<10) { _ in Color.red.frame(height: 20) }
                    content()
                    ForEach(0..<100) { _ in Color.red.frame(height: 20) }
                }
            }
            .accessibilityIdentifier("list")
        }
        var reported: [String: [CGFloat]] = [:]
        for _ in 0..<40 {
            let offset = try stage.scroll("list").offset.y
            for entry in log.entries { reported[entry, default: []].append(offset.rounded()) }
            log.entries = []
            stage.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 60), over: 0.5)
            try stage.settle()
        }
        return reported
    }

    /// As the last view of a list, it can load more when it becomes visible.
    @Test func listedViewsAppearWhenTheyBecomeVisible() throws {
        let isThere = true
        let reported = try reported {
            Color.blue.frame(height: 20).onAppear { log.entries.append("+a") }.onDisappear { log.entries.append("-a") }
                .padding(.top, 20)
            if isThere {
                Color.green.frame(height: 20).onAppear { log.entries.append("+b") }.onDisappear {
                    log.entries.append("-b")
                }
            }
            AnyView(
                Color.green.frame(height: 20).task { log.entries.append("task") }.onAppear { log.entries.append("+c") })
            Section {
                Color.green.frame(height: 20).onAppear { log.entries.append("+d") }
                Color.green.frame(height: 20).onAppear { log.entries.append("+e") }
            }
        }
        #expect(reported["+a"] == [120] && reported["-a"] == [240])
        #expect(reported["+b"] == [160] && reported["-b"] == [260])
        #expect(reported["+c"] == [180])
        #expect(reported["+d"] == [200])
        #expect(reported["+e"] == [220])
    }

    /// An action on several rows runs when the first one appears and when the last one disappears.
    @Test func anActionOnSeveralRowsRunsFromTheFirstToTheLast() throws {
        let reported = try reported {
            ForEach(0..<10) { _ in Color.green.frame(height: 20) }
                .onAppear { log.entries.append("+all") }
                .onDisappear { log.entries.append("-all") }
            ForEach(0..<2) { index in
                Group {
                    Color.blue.frame(height: 20)
                    Color.gray.frame(height: 20)
                }
                .onAppear { log.entries.append("+\(index)") }
                .onDisappear { log.entries.append("-\(index)") }
            }
        }
        #expect(reported == ["+all": [120], "-all": [400], "+0": [320], "-0": [440], "+1": [360], "-1": [480]])
    }

    /// As the rows of a `ForEach` do.
    @Test func aListedViewThatLeftFarBehindLosesItsState() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    Row(index: 0)
                    ForEach(1..<1_000) { Row(index: $0) }
                }
            }
            .accessibilityIdentifier("list")
        }
        stage.wheel(by: CGSize(width: 0, height: 80), at: CGPoint(x: 50, y: 50), precise: true)
        try stage.settle()
        stage.press(.home)
        try stage.settle()
        #expect(try stage.text(of: "row-0") == "2")
        stage.press(.end)
        try stage.settle()
        #expect(!stage.exists("row-0"))
        stage.press(.home)
        try stage.settle()
        #expect(try stage.text(of: "row-0") == "1")
    }

    /// Views at the end are found by their identity without having been visible.
    @Test func aListedViewThatWasNeverVisibleCanBeScrolledTo() throws {
        var proxy: ScrollViewProxy?
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            ScrollViewReader { reader in
                let _ = proxy = reader
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<1_000) { Color.red.frame(height: 20).accessibilityIdentifier("\($0)") }
                        Color.green.frame(height: 20).accessibilityIdentifier("end").id("end")
                    }
                }
            }
        }
        proxy?.scrollTo("end")
        stage.update()
        #expect(abs(try stage.frame(of: "end").maxY - 100) < 0.01)
    }
}
