import ScrollworkTesting
import SwiftUI
import Testing

/// Rows inserted or removed before the visible range, at rest or during a drag, a fling, or an animation, don't disturb
/// the motion.
@MainActor
struct LazyEditTests {
    enum Snapping: CaseIterable { case free, targets, paging, aligned }

    struct Setting: CustomStringConvertible {
        var axis = Axis.vertical
        var direction = LayoutDirection.leftToRight
        var snapping = Snapping.free
        var isBound = true
        var rate = 60.0
        var isEven = true
        var isLazy = true

        var description: String {
            "\(axis) \(direction) \(snapping)\(isBound ? " bound" : "") \(rate)\(isEven ? "" : " uneven")\(isLazy ? "" : " eager")"
        }
    }

    @MainActor @Observable final class Model {
        var items: [Int64]
        var position: Int64?
        var target: Int64?
        init(_ items: some Sequence<Int64>) { self.items = Array(items) }
    }

    struct Items: View {
        let model: Model
        let setting: Setting
        var recenter: ((Int64) -> Void)?

        private func length(_ item: Int64) -> CGFloat {
            if setting.snapping == .paging { return 200 }
            return setting.isEven ? 50 : 30 + CGFloat(abs(item &* 7919) % 61)
        }

        @ViewBuilder private var rows: some View {
            ForEach(model.items, id: \.self) { item in
                Color.red
                    .frame(
                        width: setting.axis == .horizontal ? length(item) : 100,
                        height: setting.axis == .vertical ? length(item) : 100
                    )
                    .accessibilityIdentifier("row\(item)")
            }
        }

        @ViewBuilder private var stack: some View {
            let stack = Group {
                switch (setting.axis, setting.isLazy) {
                case (.vertical, true): LazyVStack(spacing: 0) { rows }
                case (.horizontal, true): LazyHStack(spacing: 0) { rows }
                case (.vertical, false): VStack(spacing: 0) { rows }
                case (.horizontal, false): HStack(spacing: 0) { rows }
                }
            }
            if setting.snapping == .free { stack } else { stack.scrollTargetLayout() }
        }

        @ViewBuilder private var scroll: some View {
            let scroll = ScrollView(Axis.Set(setting.axis)) { stack }.accessibilityIdentifier("scroll")
            switch setting.snapping {
            case .free, .targets: scroll
            case .paging: scroll.scrollTargetBehavior(.paging)
            case .aligned: scroll.scrollTargetBehavior(.viewAligned)
            }
        }

        var body: some View {
            @Bindable var model = model
            ScrollViewReader { proxy in
                Group {
                    if setting.isBound { scroll.scrollPosition(id: $model.position) } else { scroll }
                }
                .onAppear { proxy.scrollTo(Int64(200), anchor: .topLeading) }
                .onChange(of: model.target) {
                    withAnimation(.easeInOut(duration: 0.5)) { proxy.scrollTo(model.target, anchor: .topLeading) }
                }
                .onChange(of: model.position) { if let position = model.position { recenter?(position) } }
            }
        }
    }

    private func stage(_ model: Model, _ setting: Setting, recenter: ((Int64) -> Void)? = nil) -> Stage {
        Stage(
            size: CGSize(width: 200, height: 200), framesPerSecond: setting.rate,
            environment: { $0.layoutDirection = setting.direction }
        ) { Items(model: model, setting: setting, recenter: recenter) }
    }

    private nonisolated static let places: [Setting] = [
        Setting(axis: .vertical), Setting(axis: .horizontal), Setting(axis: .horizontal, direction: .rightToLeft),
    ]

    nonisolated static let settings: [Setting] =
        places.flatMap { place in
            Snapping.allCases.flatMap { snapping in
                [true, false].map {
                    Setting(axis: place.axis, direction: place.direction, snapping: snapping, isBound: $0)
                }
            }
        }
        + places.flatMap { place in
            [24, 240].flatMap { rate in
                [Snapping.free, .paging].map {
                    Setting(axis: place.axis, direction: place.direction, snapping: $0, rate: rate)
                }
            }
        } + places.map { Setting(axis: $0.axis, direction: $0.direction, isEven: false) }
        + places.flatMap { place in
            [Snapping.targets, .paging, .aligned].map {
                Setting(axis: place.axis, direction: place.direction, snapping: $0, isEven: false, isLazy: false)
            }
        }

    /// Inserts and removes rows before the first visible one.
    private func edit(_ model: Model, _ edits: inout Int64, shown: Int64) {
        edits += 1
        guard let first = model.items.firstIndex(of: shown) else { return }
        switch edits % 4 {
        case 0: model.items.removeSubrange((first - 3)..<(first - 1))
        case 1: model.items.insert(contentsOf: (edits * 1000)..<(edits * 1000 + 3), at: first)
        case 2: model.items.removeFirst(2)
        default: model.items.insert(edits * -1000, at: 0)
        }
    }

    private func shown(_ stage: Stage) -> [String: CGRect] {
        stage.frames(prefix: "row").filter {
            $0.value.intersects(CGRect(x: 0, y: 0, width: 200, height: 200).insetBy(dx: 0.01, dy: 0.01))
        }
    }

    /// Compares the positions of the rows visible on both stages, and the motion of both.
    private func compare(_ still: Stage, _ edited: Stage, _ setting: Setting, _ comment: Comment) throws -> Int64? {
        let a = shown(still), b = shown(edited)
        var common = 0
        for (name, frame) in b {
            guard let other = a[name] else { continue }
            common += 1
            #expect(
                abs(frame.minX - other.minX) < 0.001 && abs(frame.minY - other.minY) < 0.001,
                "\(comment) \(name): \(frame) instead of \(other)")
        }
        #expect(common > 0, comment)
        let x = try still.scroll("scroll"), y = try edited.scroll("scroll")
        #expect(x.phase == y.phase, comment)
        #expect(abs(x.velocity.dx - y.velocity.dx) < 0.01 && abs(x.velocity.dy - y.velocity.dy) < 0.01, comment)
        // The first visible row, from which on all rows are equal on both stages.
        let isMirrored = setting.axis == .horizontal && setting.direction == .rightToLeft
        func start(_ frame: CGRect) -> CGFloat {
            setting.axis == .vertical ? frame.minY : isMirrored ? 200 - frame.maxX : frame.minX
        }
        return a.filter { b[$0.key] != nil }.min { start($0.value) < start($1.value) }.flatMap {
            Int64($0.key.dropFirst(3))
        }
    }

    /// Performs the same steps on both stages, and edits one of them after every step.
    private func run(_ setting: Setting, every interval: Double = 0.05, _ steps: (Stage) -> [(String, () -> Void)])
        throws
    {
        let model = Model(0..<400), stillModel = Model(0..<400)
        let edited = stage(model, setting), still = stage(stillModel, setting)
        try edited.settle()
        try still.settle()
        var edits: Int64 = 0
        for (a, b) in zip(steps(still), steps(edited)) {
            a.1()
            b.1()
            guard let shown = try compare(still, edited, setting, "\(a.0)") else { continue }
            edit(model, &edits, shown: shown)
            edited.update()
            _ = try compare(still, edited, setting, "\(a.0), edited \(edits)")
        }
    }

    private func drag(_ setting: Setting, _ finger: Finger, by distance: CGFloat, over seconds: Double) {
        let travel = setting.direction == .rightToLeft ? -distance : distance
        finger.move(
            by: setting.axis == .vertical ? CGSize(width: 0, height: distance) : CGSize(width: travel, height: 0),
            over: seconds)
    }

    @Test(arguments: settings) func `Inserting and removing rows before the visible ones does not move them at rest`(
        _ setting: Setting
    ) throws {
        try run(setting) { stage in (0..<9).map { ("rest \($0)", { stage.update() }) } }
    }

    @Test(arguments: settings) func `A drag continues`(_ setting: Setting) throws {
        try run(setting) { stage in
            let finger = stage.touch(at: CGPoint(x: 100, y: 100))
            return (0..<12).map { step in
                ("drag \(step)", { drag(setting, finger, by: step % 4 == 3 ? 37 : -31, over: 0.06) })
            }
                + [("hold", { finger.hold(for: 0.2) }), ("lift", { finger.lift() })]
                + (0..<12).map { step in ("after \(step)", { stage.advance(by: 0.07) }) }
        }
    }

    @Test(arguments: settings) func `A fling continues with its velocity`(_ setting: Setting) throws {
        try run(setting) { stage in
            let finger = stage.touch(at: CGPoint(x: 100, y: 100))
            return [("drag", { drag(setting, finger, by: -60, over: 0.05) }), ("lift", { finger.lift() })]
                + (0..<40).map { step in ("fling \(step)", { stage.advance(by: 0.06) }) }
        }
    }

    @Test(arguments: settings) func `An animated scroll ends at its target`(_ setting: Setting) throws {
        let model = Model(0..<400)
        let stage = stage(model, setting)
        try stage.settle()
        model.target = 206
        stage.update()
        for step in 0..<8 {
            stage.advance(by: 0.06)
            model.items.insert(Int64(-step - 1), at: 0)
            model.items.removeSubrange(3..<5)
            let before = shown(stage)
            stage.update()
            let after = shown(stage)
            for (name, frame) in after {
                #expect(before[name].map { abs($0.minX - frame.minX) + abs($0.minY - frame.minY) < 0.001 } ?? true)
            }
        }
        try stage.settle()
        let frame = try stage.frame(of: "row206")
        switch (setting.axis, setting.direction) {
        case (.vertical, _): #expect(abs(frame.minY) < 0.01)
        case (_, .rightToLeft): #expect(abs(frame.maxX - 200) < 0.01)
        default: #expect(abs(frame.minX) < 0.01)
        }
    }

    /// A moving window of pages behaves like all pages at once.
    @Test(
        arguments: places.flatMap { place in
            [24.0, 120].flatMap { rate in
                [true, false].map {
                    Setting(axis: place.axis, direction: place.direction, snapping: .paging, rate: rate, isLazy: $0)
                }
            }
        })
    func `A window of pages moves along without an end`(_ setting: Setting) throws {
        let model = Model(198...202), all = Model(0..<400)
        let moving = stage(model, setting) { page in model.items = Array((page - 2)...(page + 2)) }
        let still = stage(all, setting)
        try moving.settle()
        try still.settle()
        var walk = RandomWalk()
        for turn in 0..<20 {
            let distance = CGFloat.random(in: -150...150, using: &walk),
                seconds = Double.random(in: 0.03...0.2, using: &walk)
            let rest = Bool.random(using: &walk), pause = Double.random(in: 0...0.6, using: &walk)
            let fingers = [still, moving].map { $0.touch(at: CGPoint(x: 100, y: 100)) }
            for part in 0..<3 {
                for finger in fingers { drag(setting, finger, by: distance / 3, over: seconds / 3) }
                _ = try compare(still, moving, setting, "turn \(turn) part \(part)")
            }
            for finger in fingers {
                if rest { finger.hold(for: 0.2) }
                finger.lift()
            }
            for _ in 0..<4 {
                for stage in [still, moving] { stage.advance(by: pause / 4) }
                _ = try compare(still, moving, setting, "turn \(turn) after")
            }
        }
        for stage in [still, moving] { try stage.settle() }
        _ = try compare(still, moving, setting, "rest")
        #expect(model.position == all.position)
        #expect(model.items.count == 5)
    }

    // MARK: What stays

    private struct Anchored: View {
        let model: Model
        var body: some View {
            @Bindable var model = model
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(model.items, id: \.self) { cell(100, $0 < 0 ? 33 : 50, "row\($0)") }
                }
                .scrollTargetLayout()
            }
            .scrollPosition(id: $model.position, anchor: .center)
            .accessibilityIdentifier("scroll")
        }
    }

    @Test func `The view at the anchor stays when visible rows before it are inserted and removed`() throws {
        let model = Model(0..<100)
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Anchored(model: model) }
        model.position = 50
        try stage.settle()
        let place = try stage.frame(of: "row50")
        #expect(place.midY == 100)
        model.items.insert(contentsOf: [-1, -2], at: 50)
        stage.update()
        #expect(try stage.frame(of: "row50") == place)
        #expect(try stage.frame(of: "row-2").maxY == place.minY)
        model.items.removeAll { $0 < 0 || $0 == 48 || $0 == 49 }
        stage.update()
        #expect(try stage.frame(of: "row50") == place)
        #expect(try stage.frame(of: "row47").maxY == place.minY)
        #expect(model.position == 50)
    }

    @Test func `The next page replaces a removed one, whatever else is removed`() throws {
        let setting = Setting(axis: .horizontal, snapping: .paging)
        let model = Model(190..<210)
        let stage = stage(model, setting)
        try stage.settle()
        // The neighbors become visible for a moment.
        for distance in [-30.0, 60] {
            let finger = stage.touch(at: CGPoint(x: 100, y: 100))
            finger.move(by: CGSize(width: distance, height: 0), over: 0.3)
            finger.hold(for: 0.2)
            finger.lift()
            try stage.settle()
        }
        #expect(try stage.frame(of: "row200").minX == 0)
        model.items.removeAll { $0 == 200 || $0 == 195 || $0 == 191 }
        try stage.settle()
        #expect(try stage.frame(of: "row201").minX == 0)
    }

    private struct Sectioned: View {
        let model: Model
        let isGrid: Bool
        @ViewBuilder private var sections: some View {
            ForEach(model.items, id: \.self) { section in
                Section {
                    ForEach(0..<5) { cell(40, 20 + CGFloat(($0 * 7 + Int(section) * 5) % 11), "row\(section)-\($0)") }
                } header: {
                    cell(100, 12, "header\(section)")
                }
            }
        }
        var body: some View {
            ScrollViewReader { proxy in
                ScrollView {
                    if isGrid {
                        LazyVGrid(columns: [GridItem(.fixed(45)), GridItem(.fixed(45))], pinnedViews: .sectionHeaders) {
                            sections
                        }
                    } else {
                        LazyVStack(pinnedViews: .sectionHeaders) { sections }
                    }
                }
                .onAppear { proxy.scrollTo(Int64(50), anchor: .top) }
            }
        }
    }

    @Test(arguments: [false, true]) func `Inserting and removing sections before the visible ones does not move them`(
        _ isGrid: Bool
    ) throws {
        let model = Model(0..<100)
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Sectioned(model: model, isGrid: isGrid) }
        stage.dragSlowly(by: -45)
        var walk = RandomWalk()
        for step in 0..<40 {
            let before = stage.frames(prefix: "row")
            #expect(before.count > 4)
            switch step % 3 {
            case 0: model.items.insert(Int64(1000 + step), at: Int.random(in: 0...40, using: &walk))
            case 1: model.items.removeSubrange(10..<11 + Int.random(in: 0...2, using: &walk))
            default: model.items.insert(contentsOf: Int64(2000 + step * 3)..<Int64(2003 + step * 3), at: 0)
            }
            stage.update()
            let after = stage.frames(prefix: "row")
            #expect(Set(after.keys) == Set(before.keys), "step \(step)")
            for (name, frame) in after {
                #expect(abs(frame.minY - (before[name]?.minY ?? 0)) < 0.001, "step \(step) \(name)")
            }
            stage.dragSlowly(by: step % 2 == 0 ? 60 : -60)
        }
    }
}
