import ScrollworkTesting
import SwiftUI
import Testing

/// Animated changes that also change the offset of a scroll view. Rows are 50 points long.
@MainActor
@Suite struct ScrolledMotionTests {
    @MainActor @Observable final class Model {
        var rows = Array(0..<30)
        var long: CGFloat = 50
        var start: CGFloat = 50
        var end: CGFloat = 50
        var margin: CGFloat = 0
    }

    struct Form: Sendable {
        var isLazy: Bool
        var axis = Axis.vertical
        var isRightToLeft = false
    }

    enum Change: CaseIterable {
        case start, end, margin, append, insert, length, remove
    }

    private struct Page: View {
        let model: Model
        let form: Form
        let anchor: UnitPoint?

        private var isVertical: Bool { form.axis == .vertical }

        private var rows: some View {
            ForEach(model.rows, id: \.self) { row in
                let length = row == 28 ? model.long : 50
                Color.red.frame(width: isVertical ? 100 : length, height: isVertical ? length : 100)
                    .accessibilityIdentifier("\(row)")
            }
        }

        @ViewBuilder private var stack: some View {
            switch (form.axis, form.isLazy) {
            case (.vertical, true): LazyVStack(spacing: 0) { rows }
            case (.vertical, false): VStack(spacing: 0) { rows }
            case (.horizontal, true): LazyHStack(spacing: 0) { rows }
            case (.horizontal, false): HStack(spacing: 0) { rows }
            }
        }

        private var scroll: some View {
            ScrollView(Axis.Set(form.axis)) { stack }
                .defaultScrollAnchor(anchor)
                .contentMargins(isVertical ? .top : .leading, model.margin, for: .scrollContent)
        }

        var body: some View {
            if isVertical {
                scroll
                    .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: model.start) }
                    .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: model.end) }
            } else {
                scroll
                    .safeAreaInset(edge: .leading, spacing: 0) { Color.blue.frame(width: model.start) }
                    .safeAreaInset(edge: .trailing, spacing: 0) { Color.blue.frame(width: model.end) }
            }
        }
    }

    /// Halfway through the animation, each row is halfway between its places on screen.
    @Test(
        arguments: [
            Form(isLazy: false), Form(isLazy: true), Form(isLazy: false, axis: .horizontal),
            Form(isLazy: false, axis: .horizontal, isRightToLeft: true),
        ], Change.allCases)
    func `Rows move with the offset`(form: Form, change: Change) throws {
        for anchor in [UnitPoint?.none, form.axis == .vertical ? .bottom : .trailing] {
            let model = Model()
            let stage = Stage(
                size: CGSize(width: 400, height: 400), framesPerSecond: 500,
                environment: { if form.isRightToLeft { $0.layoutDirection = .rightToLeft } }
            ) {
                Page(model: model, form: form, anchor: anchor)
            }
            let row = anchor == nil ? "3" : "29"
            try stage.settle()
            let before = try stage.drawnFrame(of: row)
            withAnimation(.linear(duration: 1)) {
                switch change {
                case .start: model.start = 150
                case .end: model.end = 130
                case .margin: model.margin = 40
                case .append: model.rows.append(100)
                case .insert: model.rows.insert(100, at: anchor == nil ? 2 : 28)
                case .length: model.long = 90
                case .remove: model.rows.remove(at: anchor == nil ? 2 : 27)
                }
            }
            stage.update()
            #expect(try abs(stage.drawnFrame(of: row).midX - before.midX) < 0.01)
            #expect(try abs(stage.drawnFrame(of: row).midY - before.midY) < 0.01)
            stage.advance(by: 0.5)
            let halfway = try stage.drawnFrame(of: row)
            try stage.settle()
            let after = try stage.drawnFrame(of: row)
            #expect(abs(halfway.midX - (before.midX + after.midX) / 2) < 1, "\(row)")
            #expect(abs(halfway.midY - (before.midY + after.midY) / 2) < 1, "\(row)")
        }
    }

    @MainActor @Observable final class Sidebar { var isShown = false }

    private struct Pages: View {
        let sidebar: Sidebar
        let isLazy: Bool
        let isAligned: Bool

        var body: some View {
            HStack(spacing: 0) {
                ScrollView(.horizontal) {
                    let pages = ForEach(0..<9, id: \.self) { page in
                        Color.red.containerRelativeFrame(.horizontal).accessibilityIdentifier("\(page)")
                    }
                    if isLazy {
                        LazyHStack(spacing: 0) { pages }.scrollTargetLayout()
                    } else {
                        HStack(spacing: 0) { pages }.scrollTargetLayout()
                    }
                }
                .scrollTargetBehavior(
                    isAligned ? AnyScrollTargetBehavior(.viewAligned) : AnyScrollTargetBehavior(.paging))
                if sidebar.isShown { Color.blue.frame(width: 100) }
            }
        }
    }

    /// A bar beside pages appears and disappears with an animation.
    @Test(arguments: [(false, false), (false, true), (true, false), (true, true)], [false, true])
    func `The visible page stays while its container shrinks`(
        _ form: (isLazy: Bool, isAligned: Bool), isRightToLeft: Bool
    ) throws {
        let sidebar = Sidebar()
        let stage = Stage(
            size: CGSize(width: 300, height: 300), framesPerSecond: 500,
            environment: { if isRightToLeft { $0.layoutDirection = .rightToLeft } }
        ) {
            Pages(sidebar: sidebar, isLazy: form.isLazy, isAligned: form.isAligned)
        }
        for _ in 0..<4 {
            stage.flick(
                from: CGPoint(x: isRightToLeft ? 50 : 250, y: 150),
                velocity: CGVector(dx: isRightToLeft ? 900 : -900, dy: 0))
            try stage.settle()
        }
        var before = try stage.drawnFrame(of: "4")
        #expect(abs(before.minX) < 0.01 && before.width == 300)
        for isShown in [true, false] {
            withAnimation(.linear(duration: 1)) { sidebar.isShown = isShown }
            stage.update()
            stage.advance(by: 0.5)
            let halfway = try stage.drawnFrame(of: "4")
            try stage.settle()
            let after = try stage.drawnFrame(of: "4")
            #expect(abs(after.minX - (isShown && isRightToLeft ? 100 : 0)) < 0.01)
            #expect(abs(after.width - (isShown ? 200 : 300)) < 0.01)
            #expect(abs(halfway.minX - (before.minX + after.minX) / 2) < 1)
            #expect(abs(halfway.maxX - (before.maxX + after.maxX) / 2) < 1)
            before = after
        }
    }
}
