import ScrollworkTesting
import SwiftUI
import Testing

/// When views are considered visible, in a scroll view of 100 points. The view of interest begins 120 points from the
/// start.
@MainActor
@Suite struct VisibilityThresholdTests {
    private struct Scrolled<Content: View>: View {
        let axis: Axis
        @ViewBuilder let content: Content
        var body: some View {
            ScrollView(Axis.Set(axis)) {
                let layout =
                    axis == .vertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
                layout {
                    Color.clear.frame(width: 120, height: 120)
                    content
                    Color.clear.frame(width: 500, height: 500)
                }
            }
            .scrollIndicators(.hidden)
            .accessibilityIdentifier("scroll")
        }
    }

    private func stage<Content: View>(
        _ axis: Axis = .vertical, isRightToLeft: Bool = false, padding: CGFloat = 0,
        @ViewBuilder _ content: () -> Content
    ) -> Stage {
        Stage(
            size: CGSize(width: 100, height: 100),
            environment: { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
        ) {
            Scrolled(axis: axis, content: content).safeAreaPadding(axis == .vertical ? .bottom : .trailing, padding)
        }
    }

    private func scroll(_ stage: Stage, by distance: CGFloat, _ axis: Axis = .vertical, isRightToLeft: Bool = false)
        throws
    {
        let by = isRightToLeft ? -distance : distance
        stage.wheel(
            by: axis == .vertical ? CGSize(width: 0, height: by) : CGSize(width: by, height: 0),
            at: CGPoint(x: 50, y: 50), precise: true)
        try stage.settle()
    }

    /// At an offset of 20 points the view of 40 points begins to come into view, and at 120 it begins to leave.
    @Test(
        arguments: [(0.0, 0.0), (0.25, 0.25), (0.5, 0.5), (1, 1), (-1, 0), (3, 1), (.nan, 0.5), (.infinity, 0.5)],
        [(Axis.vertical, false), (.horizontal, false), (.horizontal, true)])
    func `A view is visible from its threshold on, in both directions`(
        _ threshold: (given: Double, effective: Double), _ form: (axis: Axis, isRightToLeft: Bool)
    ) throws {
        var seen: [Bool] = []
        let stage = stage(form.axis, isRightToLeft: form.isRightToLeft) {
            Color.red.frame(width: 40, height: 40).onScrollVisibilityChange(threshold: threshold.given) {
                seen.append($0)
            }
        }
        func step(_ distance: CGFloat) throws {
            try scroll(stage, by: distance, form.axis, isRightToLeft: form.isRightToLeft)
        }
        let come = 20 + 40 * threshold.effective, leave = 120 + 40 * (1 - threshold.effective)
        try step(come - 0.25)
        #expect(seen.isEmpty)
        try step(0.5)
        #expect(seen == [true])
        try step(leave - come - 0.5)
        #expect(seen == [true])
        try step(0.5)
        #expect(seen == [true, false])
        try step(-0.5)
        #expect(seen == [true, false, true])
        try step(come - leave)
        #expect(seen == [true, false, true, false])
    }

    @Test func `A view exactly at the threshold is visible`() throws {
        var seen: [Bool] = []
        let stage = stage {
            Color.red.frame(width: 40, height: 40).onScrollVisibilityChange(threshold: 0.5) { seen.append($0) }
        }
        try scroll(stage, by: 40)
        #expect(seen == [true])
    }

    @Test func `Views that come and leave together are reported in their order`() throws {
        let log = GestureLog()
        let stage = stage {
            VStack(spacing: 0) {
                ForEach(0..<3, id: \.self) { row in
                    Color.red.frame(width: 40, height: 10).onScrollVisibilityChange { log.note("\(row) \($0)") }
                }
            }
        }
        for _ in 0..<2 { try scroll(stage, by: 100) }
        #expect(log.entries == ["0 true", "1 true", "2 true", "0 false", "1 false", "2 false"])
    }

    @Test func `A view under an inset is not visible`() throws {
        var seen: [Bool] = []
        let stage = stage(padding: 30) {
            Color.red.frame(width: 40, height: 40).onScrollVisibilityChange { seen.append($0) }
        }
        try scroll(stage, by: 69)
        #expect(seen.isEmpty)
        try scroll(stage, by: 2)
        #expect(seen == [true])
    }

    @Test func `A view longer than the viewport counts by the viewport`() throws {
        var seen: [Bool] = []
        let stage = stage {
            Color.red.frame(width: 40, height: 300).onScrollVisibilityChange(threshold: 0.75) { seen.append($0) }
        }
        try scroll(stage, by: 94)
        #expect(seen.isEmpty)
        try scroll(stage, by: 2)
        #expect(seen == [true])
        try scroll(stage, by: 248)
        #expect(seen == [true])
        try scroll(stage, by: 2)
        #expect(seen == [true, false])
    }

    @Test func `The area counts on both axes`() throws {
        var seen: [Bool] = []
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            ScrollView([.horizontal, .vertical]) {
                Color.red.frame(width: 40, height: 40).onScrollVisibilityChange { seen.append($0) }
                    .frame(width: 400, height: 400, alignment: .topLeading)
            }
        }
        #expect(seen == [true])
        // Three quarters of three quarters are visible, and then two thirds of two thirds.
        stage.wheel(by: CGSize(width: 10, height: 10), at: CGPoint(x: 50, y: 50), precise: true)
        try stage.settle()
        #expect(seen == [true])
        stage.wheel(by: CGSize(width: 4, height: 4), at: CGPoint(x: 50, y: 50), precise: true)
        try stage.settle()
        #expect(seen == [true, false])
    }

    @MainActor @Observable final class Model { var isShown = true }

    private struct Removing: View {
        let model: Model
        let report: (Bool) -> Void
        var body: some View {
            VStack {
                if model.isShown {
                    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("view")
                        .onScrollVisibilityChange(report)
                }
            }
        }
    }

    @Test(arguments: [false, true]) func `A view that is removed is no longer visible`(isInScrollView: Bool) throws {
        let model = Model()
        var seen: [Bool] = []
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            if isInScrollView {
                ScrollView { Removing(model: model) { seen.append($0) } }
            } else {
                Removing(model: model) { seen.append($0) }
            }
        }
        #expect(seen == [true])
        #expect(try stage.frame(of: "view").size == CGSize(width: 20, height: 20))
        model.isShown = false
        stage.update()
        #expect(seen == [true, false])
    }

    @MainActor @Observable final class Setting {
        var threshold = 1.0
        var name = "old"
    }

    /// The view is from 80 to 120 points at first, and then half a point or a point higher.
    @Test func `A report has the threshold and the closure of the last update`() throws {
        let setting = Setting()
        var seen: [String] = []
        let stage = stage {
            Live {
                let name = setting.name
                Color.red.frame(width: 40, height: 40).onScrollVisibilityChange(threshold: setting.threshold) {
                    seen.append("\(name) \($0)")
                }
            }
        }
        try scroll(stage, by: 40)
        #expect(seen.isEmpty)
        (setting.threshold, setting.name) = (0.5, "new")
        stage.update()
        try scroll(stage, by: 0.5)
        #expect(seen == ["new true"])
        (setting.threshold, setting.name) = (0.75, "last")
        stage.update()
        try scroll(stage, by: 0.5)
        #expect(seen == ["new true", "last false"])
    }

    // MARK: Targets

    @Test(arguments: [(0.0, 0.0), (0.25, 0.25), (0.5, 0.5), (1, 1), (-1, 0), (3, 1), (.nan, 0.5)])
    func `The visible targets are those that reach the threshold, in order`(
        _ threshold: (given: Double, effective: Double)
    ) throws {
        var visible: [[Int]] = []
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<20, id: \.self) { _ in Color.red.frame(height: 40) } }
                    .scrollTargetLayout()
            }
            .scrollIndicators(.hidden)
            .onScrollTargetVisibilityChange(idType: Int.self, threshold: threshold.given) { visible.append($0) }
        }
        // The third row is half visible.
        #expect(visible.last == (threshold.effective <= 0.5 ? [0, 1, 2] : [0, 1]))
        for offset in [5, 15, 25, 35, 41, 60] as [CGFloat] {
            stage.wheel(by: CGSize(width: 0, height: offset), at: CGPoint(x: 50, y: 50), precise: true)
            try stage.settle()
        }
        let offset: CGFloat = 5 + 15 + 25 + 35 + 41 + 60
        let expected = (0..<20).filter { row in
            let start = CGFloat(row) * 40 - offset
            let share = (min(start + 40, 100) - max(start, 0)) / 40
            return share > 0 && share >= threshold.effective
        }
        #expect(visible.last == expected)
        // Equal sets are reported once.
        #expect(zip(visible, visible.dropFirst()).allSatisfy { $0 != $1 })
    }

    /// Rows of 40 points in a window of 100 points, of which the third one is half visible at first.
    @Test func `The visible targets are those of the last threshold`() throws {
        let setting = Setting()
        var visible: [[Int]] = []
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Live {
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(0..<20, id: \.self) { _ in Color.red.frame(height: 40) } }
                        .scrollTargetLayout()
                }
                .scrollIndicators(.hidden)
                .onScrollTargetVisibilityChange(idType: Int.self, threshold: setting.threshold) { visible.append($0) }
            }
        }
        #expect(visible.last == [0, 1])
        for (threshold, rows) in [(0.5, [0, 1, 2]), (1, [1]), (.nan, [0, 1, 2])] as [(Double, [Int])] {
            setting.threshold = threshold
            stage.update()
            try scroll(stage, by: 1)
            #expect(visible.last == rows, "\(threshold)")
        }
    }

    @Test func `Without a threshold, a target is visible from half of its length on`() {
        var visible: [[Int]] = []
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<20, id: \.self) { _ in Color.red.frame(height: 40) } }
                    .scrollTargetLayout()
            }
            .onScrollTargetVisibilityChange(idType: Int.self) { visible.append($0) }
        }
        withExtendedLifetime(stage) { #expect(visible.last == [0, 1, 2]) }
    }

    @Test func `A view without height is visible where it is`() throws {
        var seen: [Bool] = []
        let stage = stage { Color.red.frame(width: 40, height: 0).onScrollVisibilityChange { seen.append($0) } }
        try scroll(stage, by: 15)
        #expect(seen.isEmpty)
        try scroll(stage, by: 10)
        #expect(seen == [true])
        try scroll(stage, by: 100)
        #expect(seen == [true, false])
    }
}
