import ImpressionLedger
import Observation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// The shares of a window that changes, against those of a window that opens with the same content.
@MainActor @Suite struct ChangingShareRandomWalkTests {
    struct Row: Hashable {
        var isHidden = false
        var opacity = 1.0
        var veil = 0.0
        var veilOffset = 0.0
        var isRound = false
        var isCovered = false
        var isClipped = false
        var isBlurred = false
        var height = 40.0
    }

    @Observable final class Content {
        var rows: [Row]
        var offset = 0.0
        var isFaded = false

        init(rows: [Row]) { self.rows = rows }
    }

    private struct Page: View {
        let content: Content
        let shares: Shares

        var body: some View {
            ZStack(alignment: .topTrailing) {
                VStack(spacing: 4) {
                    ForEach(content.rows.indices, id: \.self) { index in
                        row(index, content.rows[index]).noted("\(index) row", in: shares)
                    }
                }
                .offset(y: -content.offset)
                .frame(width: 200, height: 200, alignment: .top)
                .clipped()
                Color.black.frame(width: 50, height: 120)
            }
            .opacity(content.isFaded ? 0.8 : 1)
        }

        @ViewBuilder private func row(_ index: Int, _ row: Row) -> some View {
            if row.isClipped {
                areas(index, row).frame(width: 90, alignment: .leading).clipShape(.rect(cornerRadius: 8))
            } else if row.isBlurred {
                areas(index, row).blur(radius: 1)
            } else {
                areas(index, row)
            }
        }

        private func areas(_ index: Int, _ row: Row) -> some View {
            ZStack(alignment: .leading) {
                Color.blue.noted("\(index)", in: shares)
                Color.red.frame(width: 30).noted("\(index) front", in: shares)
                Group {
                    if row.isRound { Circle().opacity(row.veil) } else { Color.black.opacity(row.veil) }
                }
                .frame(width: 60)
                .offset(x: row.veilOffset)
                Color.clear.frame(width: 20, height: 20).coversViewsBelow(row.isCovered)
            }
            .opacity(row.isHidden ? 0 : row.opacity)
            .frame(height: row.height)
        }
    }

    private func stage(_ content: Content, _ shares: Shares) -> Stage {
        Stage(size: CGSize(width: 220, height: 220)) { Page(content: content, shares: shares) }
    }

    /// Changes a row or the offset. Content that only moves is measured in another way than content that changes.
    private func change(_ content: Content, _ walk: inout RandomWalk) {
        let index = Int.random(in: content.rows.indices, using: &walk)
        switch Int.random(in: 0..<30, using: &walk) {
        case 0: content.rows[index].isHidden.toggle()
        case 1: content.rows[index].opacity = [1, 0.7, 0.4][Int.random(in: 0..<3, using: &walk)]
        case 2: content.rows[index].veil = [0, 0.3, 0.6, 1][Int.random(in: 0..<4, using: &walk)]
        case 3: content.rows[index].veilOffset = Double(Int.random(in: 0..<140, using: &walk))
        case 4: content.rows[index].isRound.toggle()
        case 5: content.rows[index].isCovered.toggle()
        case 6: content.rows[index].isClipped.toggle()
        case 7: content.rows[index].isBlurred.toggle()
        case 8: content.rows[index].height = Double(10 + Int.random(in: 0..<60, using: &walk))
        case 9: content.isFaded.toggle()
        case 10...12:
            if let index = content.rows.firstIndex(where: { $0 != Row() }) { content.rows[index] = Row() }
        default: content.offset = Double(Int.random(in: 0..<240, using: &walk))
        }
    }

    @Test func aChangedWindowHasTheSharesOfANewOne() throws {
        var walk = RandomWalk()
        let content = Content(rows: Array(repeating: Row(), count: 8)), shares = Shares()
        let stage = stage(content, shares)
        stage.advance(by: 0.1)
        var visible = 0
        for step in 0..<RandomWalk.steps(120) {
            change(content, &walk)
            stage.advance(by: 1.0 / 60)
            let fresh = Shares(), other = self.stage(content, fresh)
            other.advance(by: 1.0 / 60)
            for (name, sample) in fresh.last {
                let known = try #require(shares.last[name], "\(name) has no share: step \(step), seed \(walk.seed)")
                #expect(
                    abs(known.share - sample.share) < 1e-9,
                    "\(name): \(known), new \(sample): step \(step), seed \(walk.seed), \(content.rows)")
                if sample.share > 0, sample.share < 1 { visible += 1 }
            }
            other.close()
        }
        #expect(visible > 100, "only \(visible) shares are between none and all")
    }
}
