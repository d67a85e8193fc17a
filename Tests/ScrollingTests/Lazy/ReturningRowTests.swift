import ScrollworkTesting
import SwiftUI
import Testing

/// Rows that change their length while they're offscreen, and then come back into view.
@MainActor
@Suite struct ReturningRowTests {
    @MainActor @Observable final class Model {
        var long: Set<Int> = []
    }

    enum Kind: CaseIterable {
        case stack, horizontal, mirrored, grid, list

        var axis: Axis { self == .horizontal || self == .mirrored ? .horizontal : .vertical }
    }

    private struct Rows: View {
        let model: Model
        let kind: Kind

        private var rows: some View {
            ForEach(0..<200, id: \.self) { row in
                let length: CGFloat = model.long.contains(row) ? 100 : 60
                Color.red
                    .frame(
                        width: kind.axis == .horizontal ? length : nil, height: kind.axis == .vertical ? length : nil
                    )
                    .accessibilityIdentifier("row-\(row)")
            }
        }

        var body: some View {
            switch kind {
            case .list: List { rows }
            case .stack: ScrollView { LazyVStack(spacing: 0) { rows } }
            case .grid: ScrollView { LazyVGrid(columns: [GridItem()], spacing: 0) { rows } }
            case .horizontal, .mirrored: ScrollView(.horizontal) { LazyHStack(spacing: 0) { rows } }
            }
        }
    }

    private func position(_ frame: CGRect, _ kind: Kind) -> CGFloat {
        kind.axis == .vertical ? frame.minY : kind == .mirrored ? 400 - frame.maxX : frame.minX
    }

    @Test(arguments: Kind.allCases) func `A row that changed offscreen enters without moving the others`(
        kind: Kind
    ) throws {
        let model = Model()
        let stage = Stage(
            size: CGSize(width: 400, height: 400),
            environment: { $0.layoutDirection = kind == .mirrored ? .rightToLeft : .leftToRight }
        ) { Rows(model: model, kind: kind) }
        let finger = stage.touch(at: CGPoint(x: 200, y: 200))
        func move(_ distance: CGFloat, over seconds: Double) {
            let x = kind == .mirrored ? -distance : distance
            finger.move(
                by: kind.axis == .vertical
                    ? CGSize(width: 0, height: distance) : CGSize(width: x, height: 0), over: seconds)
        }
        move(-3_000, over: 3)
        finger.hold(for: 0.2)
        let first = try #require(stage.frames(prefix: "row-").keys.compactMap { Int($0.dropFirst(4)) }.min())
        model.long = [first - 1, first - 3]
        stage.update()
        for _ in 0..<30 {
            let before = stage.frames(prefix: "row-")
            move(12, over: 1.0 / 60)
            for (row, frame) in stage.frames(prefix: "row-") {
                guard let old = before[row], position(old, kind) > 0 else { continue }
                #expect(abs(position(frame, kind) - position(old, kind) - 12) < 0.01, "\(row)")
            }
        }
        #expect(stage.exists("row-\(first - 3)"))
    }

    @Test(arguments: [0.0, 0.5, 1]) func `A jump ends at rows that changed offscreen`(anchor: CGFloat) throws {
        final class Reader { var proxy: ScrollViewProxy? }
        let model = Model(), reader = Reader()
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            ScrollViewReader { proxy in
                let _ = reader.proxy = proxy
                Rows(model: model, kind: .stack)
            }
        }
        reader.proxy?.scrollTo(50, anchor: .top)
        stage.update()
        // The rows before become known.
        let finger = stage.touch(at: CGPoint(x: 150, y: 60))
        finger.move(by: CGSize(width: 0, height: 300), over: 0.2)
        finger.move(by: CGSize(width: 0, height: -300), over: 0.2)
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
        model.long = [45, 46, 47, 48, 49]
        stage.update()
        reader.proxy?.scrollTo(47, anchor: UnitPoint(x: 0.5, y: anchor))
        stage.update()
        let frame = try stage.frame(of: "row-47")
        #expect(frame.height == 100 && abs(frame.minY - anchor * 300) < 0.01)
    }
}
