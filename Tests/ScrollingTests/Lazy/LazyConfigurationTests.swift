import ScrollworkTesting
import SwiftUI
import Testing

/// A lazy container whose properties change is like one that had them from the beginning.
@MainActor
@Suite struct LazyConfigurationTests {
    nonisolated struct Form: Sendable {
        var isGrid = false
        var axis = Axis.vertical
        /// 0 for the leading or top edge, 1 for the center, and 2 for the trailing or bottom edge.
        var alignment = 1
        var spacing: CGFloat? = 4
        var pinned: PinnedScrollableViews = []
        var columns = 2
        var isAdaptive = false
        var columnSpacing: CGFloat = 6
        var columnAlignment: Alignment?
        var isRightToLeft = false
    }

    nonisolated private static let changes: [(name: String, isOfGrid: Bool, change: @Sendable (inout Form) -> Void)] = [
        ("leading", false, { $0.alignment = 0 }), ("trailing", false, { $0.alignment = 2 }),
        ("spacing", false, { $0.spacing = 11 }), ("default spacing", false, { $0.spacing = nil }),
        ("headers", false, { $0.pinned = .sectionHeaders }), ("footers", false, { $0.pinned = .sectionFooters }),
        ("both", false, { $0.pinned = [.sectionHeaders, .sectionFooters] }),
        ("direction", false, { $0.isRightToLeft = true }), ("columns", true, { $0.columns = 3 }),
        ("column spacing", true, { $0.columnSpacing = 13 }), ("adaptive", true, { $0.isAdaptive = true }),
        ("column alignment", true, { $0.columnAlignment = .bottomTrailing }),
    ]

    @MainActor @Observable final class Model {
        var form: Form
        init(_ form: Form) { self.form = form }
    }

    private struct Page: View {
        let model: Model

        private var items: [GridItem] {
            let form = model.form
            return (0..<form.columns).map { (column: Int) -> GridItem in
                let isAdaptive = form.isAdaptive && column == 1
                let size: GridItem.Size = isAdaptive ? .adaptive(minimum: 30) : .fixed(40 + 10 * CGFloat(column))
                return GridItem(size, spacing: form.columnSpacing, alignment: column == 0 ? form.columnAlignment : nil)
            }
        }

        @ViewBuilder private func box(_ name: String, _ length: CGFloat, _ width: CGFloat) -> some View {
            if model.form.axis == .vertical { cell(width, length, name) } else { cell(length, width, name) }
        }

        private static let lengths: [CGFloat] = [20, 34, 27]
        private static let widths: [CGFloat] = [20, 36]

        private var sections: some View {
            ForEach(0..<4) { section in
                Section {
                    ForEach(0..<5) { row in box("row-\(section)-\(row)", Self.lengths[row % 3], Self.widths[row % 2]) }
                } header: {
                    box("row-\(section)-header", 14, 90)
                } footer: {
                    if section != 1 { box("row-\(section)-footer", 10, 70) }
                }
            }
        }

        @ViewBuilder private var container: some View {
            let form = model.form
            let horizontal: HorizontalAlignment = [.leading, .center, .trailing][form.alignment]
            let vertical: VerticalAlignment = [.top, .center, .bottom][form.alignment]
            switch (form.axis, form.isGrid) {
            case (.vertical, false):
                LazyVStack(alignment: horizontal, spacing: form.spacing, pinnedViews: form.pinned) { sections }
            case (.vertical, true):
                LazyVGrid(columns: items, alignment: horizontal, spacing: form.spacing, pinnedViews: form.pinned) {
                    sections
                }
            case (.horizontal, false):
                LazyHStack(alignment: vertical, spacing: form.spacing, pinnedViews: form.pinned) { sections }
            case (.horizontal, true):
                LazyHGrid(rows: items, alignment: vertical, spacing: form.spacing, pinnedViews: form.pinned) {
                    sections
                }
            }
        }

        var body: some View {
            ScrollView(Axis.Set(model.form.axis)) { container }
                .accessibilityIdentifier("scroll")
                .environment(\.layoutDirection, model.form.isRightToLeft ? .rightToLeft : .leftToRight)
        }
    }

    private func stage(_ model: Model) throws -> Stage {
        let stage = Stage(size: CGSize(width: 220, height: 220)) { Page(model: model) }
        try stage.settle()
        return stage
    }

    private func compare(_ changed: Stage, _ new: Stage, _ comment: Comment) {
        let found = changed.frames(prefix: "row"), expected = new.frames(prefix: "row")
        #expect(Set(found.keys) == Set(expected.keys) && found.count > 5, comment)
        for (name, frame) in expected { #expect(found[name] == frame, "\(comment) \(name)") }
    }

    @Test(arguments: Axis.allCases, [false, true]) func `A change has the effect of the new properties`(
        axis: Axis, isGrid: Bool
    ) throws {
        for (name, isOfGrid, change) in Self.changes where isGrid || !isOfGrid {
            let model = Model(Form(isGrid: isGrid, axis: axis))
            let stage = try stage(model)
            change(&model.form)
            try stage.settle()
            let fresh = try self.stage(model)
            compare(stage, fresh, "\(name)")
            let distance: CGFloat = axis == .horizontal && model.form.isRightToLeft ? -57 : 57
            for stage in [stage, fresh] {
                stage.wheel(
                    by: axis == .vertical ? CGSize(width: 0, height: distance) : CGSize(width: distance, height: 0),
                    at: CGPoint(x: 110, y: 110), precise: true)
                try stage.settle()
            }
            compare(stage, fresh, "\(name), scrolled")
        }
    }

    // MARK: The places themselves

    /// A grid of 106 points in 200, with a line of 30 points: a column of 40 and one of 60, 6 points apart.
    @Test(arguments: Axis.allCases, [0, 1, 2])
    func `Tracks and views follow their alignments`(axis: Axis, alignment: Int) throws {
        for isRightToLeft in [false, true] {
            let horizontal: HorizontalAlignment = [.leading, .center, .trailing][alignment]
            let vertical: VerticalAlignment = [.top, .center, .bottom][alignment]
            let items = [
                GridItem(.fixed(40), spacing: 6, alignment: .topLeading),
                GridItem(.fixed(60), alignment: .bottomTrailing), GridItem(.fixed(0), spacing: 0),
            ]
            let stage = Stage(
                size: CGSize(width: 200, height: 200),
                environment: { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
            ) {
                let isVertical = axis == .vertical
                ScrollView(Axis.Set(axis)) {
                    let views = Group {
                        cell(10, 10, "a")
                        cell(20, 20, "b")
                        cell(isVertical ? 1 : 30, isVertical ? 30 : 1, "c")
                        cell(10, 10, "d")
                    }
                    if isVertical {
                        LazyVGrid(columns: items, alignment: horizontal, spacing: 0) { views }
                    } else {
                        LazyHGrid(rows: items, alignment: vertical, spacing: 0) { views }
                    }
                }
            }
            // 114 points with the third track, which has no length.
            let start = [0, 43, 86][alignment] as CGFloat
            let places: [String: CGPoint] =
                axis == .vertical
                ? [
                    "a": CGPoint(x: start, y: 0), "b": CGPoint(x: start + 46 + 40, y: 10),
                    "d": CGPoint(x: start, y: 30),
                ]
                : [
                    "a": CGPoint(x: 0, y: start), "b": CGPoint(x: 10, y: start + 46 + 40),
                    "d": CGPoint(x: 30, y: start),
                ]
            for (name, place) in places {
                var frame = CGRect(
                    origin: place, size: CGSize(width: name == "b" ? 20 : 10, height: name == "b" ? 20 : 10))
                if isRightToLeft { frame.origin.x = 200 - frame.maxX }
                #expect(try stage.frame(of: name) == frame, "\(name) \(isRightToLeft)")
            }
        }
    }

    /// Sections of 100 points: a header of 20, three rows of 20, and a footer of 20. The second one has no header, the
    /// third one no rows, the fourth one no footer.
    @Test(arguments: [(Axis.vertical, false), (.horizontal, false), (.horizontal, true)])
    func `Pinned views stay at the edges while their section is visible`(axis: Axis, isRightToLeft: Bool) throws {
        let stage = Stage(
            size: CGSize(width: 100, height: 100),
            environment: { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
        ) {
            ScrollView(Axis.Set(axis)) {
                let views = ForEach(0..<4, id: \.self) { section in
                    Section {
                        if section != 2 { ForEach(0..<3, id: \.self) { cell(20, 20, "\(section)-\($0)") } }
                    } header: {
                        if section != 1 { cell(20, 20, "\(section)-header") }
                    } footer: {
                        if section != 3 { cell(20, 20, "\(section)-footer") }
                    }
                }
                let pinned: PinnedScrollableViews = [.sectionHeaders, .sectionFooters]
                if axis == .vertical {
                    LazyVStack(spacing: 0, pinnedViews: pinned) { views }
                } else {
                    LazyHStack(spacing: 0, pinnedViews: pinned) { views }
                }
            }
            .accessibilityIdentifier("scroll")
        }
        // By the offset: the positions of headers and footers. Sections begin at 0, 100, 180, and 220.
        let places: [(CGFloat, [String: CGFloat])] = [
            (0, ["0-header": 0, "0-footer": 80]),
            (30, ["0-header": 0, "0-footer": 50, "1-footer": 80]),
            (65, ["0-header": -5, "0-footer": 15, "1-footer": 80]),
            (75, ["0-header": -15, "0-footer": 5, "1-footer": 80]),
            (110, ["1-footer": 50, "2-header": 70, "2-footer": 90]),
            (130, ["1-footer": 30, "2-header": 50, "2-footer": 70, "3-header": 90]),
            (185, ["2-header": -5, "2-footer": 15, "3-header": 35]),
            (200, ["2-footer": 0, "3-header": 20]),
        ]
        var offset: CGFloat = 0
        for (goal, expected) in places {
            let distance = goal - offset
            offset = goal
            if distance != 0 {
                let x = isRightToLeft ? -distance : distance
                stage.wheel(
                    by: axis == .vertical ? CGSize(width: 0, height: distance) : CGSize(width: x, height: 0),
                    at: CGPoint(x: 50, y: 50), precise: true)
                try stage.settle()
            }
            let found = stage.frames().filter { $0.key.hasSuffix("header") || $0.key.hasSuffix("footer") }
            for (name, place) in expected {
                let frame = try #require(found[name], "\(goal) \(name)")
                let start = axis == .vertical ? frame.minY : isRightToLeft ? 100 - frame.maxX : frame.minX
                #expect(abs(start - place) < 0.01, "\(goal) \(name) at \(start)")
            }
            for (name, frame) in found where expected[name] == nil {
                #expect(!frame.intersects(CGRect(x: 0.1, y: 0.1, width: 99.8, height: 99.8)), "\(goal) \(name)")
            }
        }
    }

    // MARK: Order

    /// Rows of 30 points, each of which begins 10 points before the end of the one before.
    @Test(arguments: [(nil, 2), (1, 1), (2, 2)] as [(Int?, Int)])
    func `A row is in front of those before it, unless they are raised`(raised: Int?, front: Int) throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                LazyVStack(spacing: -10) {
                    ForEach(0..<10, id: \.self) { row in
                        Color.red.frame(height: 30).onTapGesture { log.note("\(row)") }
                            .zIndex(row == raised ? 1 : 0)
                    }
                }
            }
        }
        stage.tap(at: CGPoint(x: 50, y: 45))
        #expect(log.entries == ["\(front)"])
        stage.tap(at: CGPoint(x: 50, y: 55))
        #expect(log.entries == ["\(front)", "2"])
    }
}
