import LayerTree
import ScrollworkTesting
import SwiftUI
import Testing

/// Where a scroll to a view ends: in a scroll view of 100 points with insets of 10 points at the start and 20 at the
/// end, among rows of 30 points and one of 150, which is longer than the room.
@MainActor
@Suite struct ScrollToPlaceTests {
    nonisolated struct Form: Sendable, CustomStringConvertible {
        var axis: Axis
        var isRightToLeft = false
        var isLazy: Bool
        var description: String { "\(axis) \(isRightToLeft) \(isLazy)" }
    }

    nonisolated private static let forms: [Form] = [
        Form(axis: .vertical, isLazy: false), Form(axis: .vertical, isLazy: true),
        Form(axis: .horizontal, isLazy: false), Form(axis: .horizontal, isLazy: true),
        Form(axis: .horizontal, isRightToLeft: true, isLazy: false),
        Form(axis: .horizontal, isRightToLeft: true, isLazy: true),
    ]

    @MainActor private final class Reader { var proxy: ScrollViewProxy? }

    private struct Rows: View {
        let form: Form
        let reader: Reader

        var body: some View {
            let rows = ForEach(0..<30, id: \.self) { row in
                let length: CGFloat = row == 10 ? 150 : 30
                Color.red.frame(
                    width: form.axis == .vertical ? 100 : length, height: form.axis == .vertical ? length : 100
                )
                .accessibilityIdentifier("\(row)")
            }
            ScrollViewReader { proxy in
                let _ = reader.proxy = proxy
                ScrollView(Axis.Set(form.axis)) {
                    switch (form.axis, form.isLazy) {
                    case (.vertical, false): VStack(spacing: 0) { rows }
                    case (.vertical, true): LazyVStack(spacing: 0) { rows }
                    case (.horizontal, false): HStack(spacing: 0) { rows }
                    case (.horizontal, true): LazyHStack(spacing: 0) { rows }
                    }
                }
                .scrollIndicators(.hidden)
                .accessibilityIdentifier("scroll")
                .safeAreaPadding(form.axis == .vertical ? .top : .leading, 10)
                .safeAreaPadding(form.axis == .vertical ? .bottom : .trailing, 20)
            }
        }
    }

    private func start(of row: Int) -> CGFloat { row <= 10 ? CGFloat(row) * 30 : 450 + CGFloat(row - 11) * 30 }

    @Test(arguments: forms) func `A scroll ends at the anchor, or with the smallest movement`(form: Form) throws {
        let reader = Reader()
        let stage = Stage(
            size: CGSize(width: 100, height: 100),
            environment: { $0.layoutDirection = form.isRightToLeft ? .rightToLeft : .leftToRight }
        ) { Rows(form: form, reader: reader) }
        let room: CGFloat = 70, total: CGFloat = 1_020
        for from in [0, 14, 29] {
            for anchor in [nil, 0, 0.25, 0.5, 1] as [CGFloat?] {
                for row in [0, 9, 10, 11, 15, 29] {
                    reader.proxy?.scrollTo(from, anchor: .topLeading)
                    stage.update()
                    let now = min(start(of: from), total - room)
                    reader.proxy?.scrollTo(row, anchor: anchor.map { UnitPoint(x: $0, y: $0) })
                    stage.update()
                    let begin = start(of: row), length: CGFloat = row == 10 ? 150 : 30
                    var end = now
                    if let anchor {
                        end = begin + anchor * (length - room)
                    } else if begin < now || length > room {
                        end = begin
                    } else if begin + length > now + room {
                        end = begin + length - room
                    }
                    end = min(max(end, 0), total - room)
                    let frame = try stage.frame(of: "\(row)")
                    let found =
                        form.axis == .vertical ? frame.minY : form.isRightToLeft ? 100 - frame.maxX : frame.minX
                    #expect(abs(found - (10 + begin - end)) < 0.01, "\(from) \(String(describing: anchor)) \(row)")
                }
            }
        }
    }

    // MARK: Assistive technology

    private func directions(_ stage: Stage) -> [SemanticsAction.Direction] {
        func find(_ node: SemanticsNode) -> SemanticsNode? {
            node.role == .scrollArea ? node : node.children.lazy.compactMap(find).first
        }
        return (find(stage.semantics)?.actions ?? []).compactMap {
            if case .scroll(let direction) = $0 { direction } else { nil }
        }
    }

    @Test(arguments: forms) func `Assistive technology scrolls by pages while content remains`(form: Form) throws {
        let reader = Reader()
        let stage = Stage(
            size: CGSize(width: 100, height: 100),
            environment: { $0.layoutDirection = form.isRightToLeft ? .rightToLeft : .leftToRight }
        ) { Rows(form: form, reader: reader) }
        let (back, forward): (SemanticsAction.Direction, SemanticsAction.Direction) =
            form.axis == .vertical ? (.up, .down) : form.isRightToLeft ? (.right, .left) : (.left, .right)
        func first() throws -> CGFloat {
            let frame = try stage.frame(of: "0")
            return form.axis == .vertical ? frame.minY : form.isRightToLeft ? 100 - frame.maxX : frame.minX
        }
        #expect(directions(stage) == [forward])
        try stage.scrollAction("scroll", forward)
        try stage.settle()
        #expect(directions(stage).count == 2)
        // A page is as long as four fifths of the window, or as the room if that is longer.
        if !form.isLazy { #expect(abs(try first() - (10 - 80)) < 0.01) }
        try stage.scrollAction("scroll", back)
        try stage.settle()
        #expect(abs(try first() - 10) < 0.01 && directions(stage) == [forward])
        stage.press(.end)
        try stage.settle()
        #expect(directions(stage) == [back])
    }
}
