import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// Where scroll views are at each moment while fingers, wheels, keys, programs, and assistive technology move them.
@MainActor @Suite struct ScrollRecordTests {
    enum Content: Sendable { case rows, lazyRows, lazyGrid, sections }
    enum Snapping: Sendable { case none, paging, views, anyViews }

    struct Setting: Sendable, CustomTestStringConvertible {
        var name: String
        var axis = Axis.vertical
        var content = Content.lazyRows
        var snapping = Snapping.none
        var count = 60
        var margins = EdgeInsets()
        var begins: UnitPoint?
        var bouncesLittle = false
        var rightToLeft = false

        var testDescription: String { name }
    }

    nonisolated static let settings = [
        Setting(name: "rows", content: .rows, margins: EdgeInsets(top: 30, leading: 4, bottom: 20, trailing: 9)),
        Setting(name: "lazy rows", begins: .bottom),
        Setting(name: "grid", content: .lazyGrid, begins: .center),
        Setting(name: "sections", content: .sections, margins: EdgeInsets(top: 12, leading: 0, bottom: 0, trailing: 0)),
        Setting(name: "pages", axis: .horizontal, content: .rows, snapping: .paging),
        Setting(
            name: "mirrored views", axis: .horizontal, snapping: .views,
            margins: EdgeInsets(top: 0, leading: 25, bottom: 0, trailing: 15), rightToLeft: true),
        Setting(name: "any views", snapping: .anyViews),
        Setting(name: "mirrored row", axis: .horizontal, content: .rows, rightToLeft: true),
        Setting(name: "few rows", content: .rows, count: 3, bouncesLittle: true),
    ]

    @MainActor @Observable final class Model {
        var items: [Int]
        var position = ScrollPosition(idType: Int.self)
        init(_ count: Int) { items = Array(0..<count) }
    }

    private struct Scene: View {
        let setting: Setting
        @Bindable var model: Model
        let log: (String) -> Void

        private var rows: some View {
            ForEach(model.items, id: \.self) { item in
                let length = CGFloat(abs(item) * 7 % 5 * 12 + 30)
                let width = setting.axis == .horizontal ? length : nil
                let height = setting.axis == .vertical ? length : nil
                Color.red
                    .frame(width: width, height: height)
                    .frame(minWidth: 20, minHeight: 20)
                    .scrollTransition { view, phase in view.opacity(1 - abs(phase.value) / 2) }
                    .onScrollVisibilityChange(threshold: 0.6) { if item % 10 == 0 { log("\(item) \($0)") } }
                    .accessibilityIdentifier("row-\(item)")
            }
        }

        @ViewBuilder private var content: some View {
            switch (setting.content, setting.axis) {
            case (.rows, .vertical): VStack(spacing: 6) { rows }.scrollTargetLayout()
            case (.rows, .horizontal): HStack(spacing: 6) { rows }.scrollTargetLayout()
            case (.lazyRows, .vertical): LazyVStack(spacing: 6) { rows }.scrollTargetLayout()
            case (.lazyRows, .horizontal): LazyHStack(spacing: 6) { rows }.scrollTargetLayout()
            case (.lazyGrid, _):
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 60), spacing: 5)], spacing: 7) { rows }
                    .scrollTargetLayout()
            case (.sections, _):
                LazyVStack(spacing: 6, pinnedViews: .sectionHeaders) {
                    Section {
                        Color.blue.frame(height: 200)
                    } header: {
                        Color.green.frame(height: 30).accessibilityIdentifier("row-first")
                    }
                    Section {
                        rows
                    } header: {
                        Color.green.frame(height: 40).accessibilityIdentifier("row-second")
                    }
                }
                .scrollTargetLayout()
            }
        }

        @ViewBuilder private func snapping(_ view: some View) -> some View {
            switch setting.snapping {
            case .none: view
            case .paging: view.scrollTargetBehavior(.paging)
            case .views: view.scrollTargetBehavior(.viewAligned)
            case .anyViews: view.scrollTargetBehavior(.viewAligned(limitBehavior: .never))
            }
        }

        var body: some View {
            snapping(ScrollView(Axis.Set(setting.axis)) { content })
                .scrollPosition($model.position)
                .defaultScrollAnchor(setting.begins)
                .scrollBounceBehavior(setting.bouncesLittle ? .basedOnSize : .automatic, axes: Axis.Set(setting.axis))
                .contentMargins(.all, setting.margins, for: .scrollContent)
                .onScrollPhaseChange { log("\($0) to \($1)") }
                .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.5) { ids in
                    log("sees \(ids.min() ?? -9)...\(ids.max() ?? -9)")
                }
                .accessibilityIdentifier("list")
        }
    }

    /// Notes the state of the scroll view and what it reported since the last time.
    @MainActor private final class Course {
        let stage: Stage
        let setting: Setting
        var log: [String] = []
        private(set) var lines: [String] = []

        init(_ setting: Setting, _ model: Model) {
            self.setting = setting
            var note: (String) -> Void = { _ in }
            stage = Stage(size: CGSize(width: 240, height: 260)) {
                if setting.rightToLeft { $0.layoutDirection = .rightToLeft }
            } content: {
                Scene(setting: setting, model: model) { note($0) }
            }
            note = { [unowned self] in log.append($0) }
        }

        func note(_ title: String) throws {
            let state = try stage.scroll("list"), insets = state.contentInsets
            let numbers: [CGFloat] = [
                state.offset.x, state.offset.y, state.contentSize.width, state.contentSize.height, insets.top,
                insets.leading, insets.bottom, insets.trailing, state.containerSize.width, state.containerSize.height,
                state.velocity.dx, state.velocity.dy,
            ]
            let frames = stage.frames(prefix: "row-").filter {
                $0.value.intersects(CGRect(origin: .zero, size: stage.size))
            }
            let shown = try frames.keys.sorted().map { name in
                let frame = frames[name]!
                return
                    "\(name) \(decimals(frame.minX)) \(decimals(frame.minY)) \(decimals(try stage.opacity(of: name)))"
            }
            lines.append("\(title) at \(decimals(stage.time, 3)), \(state.phase): " + log.joined(separator: ", "))
            lines.append("  " + numbers.map { decimals($0) }.joined(separator: " "))
            lines.append("  " + [shown.prefix(3), shown.suffix(2)].joined().joined(separator: " | "))
            log = []
        }

        func watch(_ title: String, _ moments: [Double] = [0.1, 0.25]) throws {
            for moment in moments {
                stage.advance(by: moment)
                try note(title)
            }
            try settle(title)
        }

        func settle(_ title: String) throws {
            try note("\(title) settled after \(decimals(stage.settle(within: 20), 3))")
        }

        /// A distance toward the end of the content.
        func along(_ length: CGFloat) -> CGSize {
            guard setting.axis == .horizontal else { return CGSize(width: 0, height: length) }
            return CGSize(width: setting.rightToLeft ? -length : length, height: 0)
        }
    }

    @Test(arguments: settings) func scrollView(_ setting: Setting) throws {
        let model = Model(setting.count), course = Course(setting, model), stage = course.stage
        let middle = CGPoint(x: 120, y: 130)
        func velocity(_ speed: CGFloat) -> CGSize { course.along(-speed) }
        try course.settle("start")
        // Fingers
        for length in [90.0, -400, 60] {
            let finger = stage.touch(at: middle)
            finger.move(by: course.along(-length), over: 0.3)
            try course.note("dragged by \(length)")
            finger.hold(for: 0.2)
            finger.lift()
            try course.watch("drag")
        }
        for speed in [700.0, 2_500, -1_200] {
            stage.flick(from: middle, velocity: velocity(speed))
            try course.watch("flick", [0.1, 0.2, 0.4])
        }
        stage.flick(from: middle, velocity: velocity(1_800))
        stage.advance(by: 0.15)
        let catching = stage.touch(at: middle)
        try course.note("caught")
        catching.move(by: course.along(-35), over: 0.1)
        catching.cancel()
        try course.watch("catch")
        let across = stage.touch(at: middle)
        across.move(
            by: setting.axis == .vertical ? CGSize(width: 80, height: 9) : CGSize(width: 9, height: 80), over: 0.2)
        try course.note("across")
        across.lift()
        try course.settle("across")
        // Wheels and trackpads
        for delta in [1.0, 2, -1] {
            stage.wheel(by: course.along(delta), at: middle)
            try course.watch("wheel", [0.05, 0.1])
        }
        stage.wheel(by: CGSize(width: 0, height: 1), at: middle, modifiers: .shift)
        try course.watch("shifted wheel", [0.1])
        for delta in [45.0, -5_000] {
            stage.wheel(by: course.along(delta), at: middle, precise: true)
            try course.watch("precise wheel", [0.1])
        }
        for delta in [240.0, -600] {
            stage.trackpad(by: course.along(delta), at: middle, over: 0.2)
            try course.watch("trackpad", [0.1, 0.3])
        }
        // Keys and assistive technology
        let arrow: KeyEvent.Key =
            setting.axis == .horizontal ? (setting.rightToLeft ? .leftArrow : .rightArrow) : .downArrow
        for key in [arrow, .pageDown, .space, .end, .pageUp, .home] {
            stage.press(key)
            try course.watch("\(key)", [0.1])
        }
        stage.press(.space, modifiers: .shift)
        stage.press(arrow)
        stage.press(arrow)
        try course.watch("arrows", [0.1])
        for direction in [SemanticsAction.Direction.down, .up, .left, .right] {
            let isDone = (try? stage.scrollAction("list", direction)) != nil
            try course.watch("\(direction) \(isDone)", [0.1])
        }
        // Programs
        for (id, anchor) in [(2, nil), (20, .center), (40, .topLeading), (1, .bottomTrailing)] as [(Int, UnitPoint?)] {
            withAnimation(id == 40 ? nil : .default) { model.position.scrollTo(id: id, anchor: anchor) }
            try course.watch("scrolled to \(id)", [0.1, 0.2])
        }
        model.position.scrollTo(edge: setting.axis == .vertical ? .bottom : .trailing)
        try course.watch("edge", [0.1])
        withAnimation(.linear(duration: 0.5)) { model.position.scrollTo(point: CGPoint(x: 40, y: 55)) }
        try course.watch("point", [0.1, 0.2])
        // Changes
        model.items.insert(contentsOf: [-3, -2, -1], at: 0)
        try course.watch("inserted", [0.1])
        stage.flick(from: middle, velocity: velocity(1_500))
        stage.advance(by: 0.1)
        model.items.removeLast(model.items.count / 2)
        try course.watch("removed in motion", [0.1])
        stage.flick(from: middle, velocity: velocity(-900))
        stage.resize(to: CGSize(width: 200, height: 300))
        try course.watch("resized in motion", [0.1])
        stage.changeEnvironment { $0.layoutDirection = setting.rightToLeft ? .leftToRight : .rightToLeft }
        try course.watch("turned", [0.1])
        model.items = []
        try course.watch("emptied", [0.1])
        try Record.check("Scrolling/\(setting.name)", course.lines)
    }
}
