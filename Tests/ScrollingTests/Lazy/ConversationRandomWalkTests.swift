import ScrollworkTesting
import SwiftUI
import Testing

/// A conversation that rests at its end: messages appear at both ends, and some disappear, during drags and changes of
/// the window.
@MainActor
@Suite struct ConversationRandomWalkTests {
    @MainActor @Observable final class Model {
        var messages: [Int] = Array(0..<80)
        var hidden: Set<Int> = []
        var room: CGFloat = 0
    }

    private struct Conversation: View {
        let model: Model
        let seed: UInt64

        private func height(_ message: Int) -> CGFloat {
            var walk = RandomWalk(seed: seed &+ UInt64(bitPattern: Int64(message)))
            return CGFloat.random(in: 12...150, using: &walk).rounded()
        }

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 4, pinnedViews: [.sectionHeaders, .sectionFooters]) {
                    Section {
                        ForEach(model.messages, id: \.self) { message in
                            if !model.hidden.contains(message) {
                                Color.red.frame(height: height(message)).accessibilityIdentifier("row\(message)")
                            }
                        }
                    } header: {
                        Color.blue.frame(height: 20)
                    } footer: {
                        Color.green.frame(height: 14)
                    }
                }
            }
            .contentMargins(.vertical, 10, for: .scrollContent)
            .defaultScrollAnchor(.bottom)
            .safeAreaInset(edge: .bottom, spacing: 0) { Color.gray.frame(height: 30 + model.room) }
            .accessibilityIdentifier("scroll")
        }
    }

    @Test(arguments: 0..<4) func messagesInsertedAtBothEndsDoNotMoveVisibleOnes(_ walkNumber: UInt64) throws {
        let soak = RandomWalk().seed, seed = soak &+ walkNumber &* 1_000, model = Model()
        var choices = RandomWalk(seed: seed)
        let stage = Stage(size: CGSize(width: 200, height: 400)) { Conversation(model: model, seed: seed) }
        var finger: Finger?
        func places() -> [String: CGFloat] { stage.frames(prefix: "row").mapValues(\.minY) }
        for step in 0..<RandomWalk.steps(80) {
            let comment: Comment = "seed \(soak), walk \(walkNumber), step \(step)"
            switch Int.random(in: 0...8, using: &choices) {
            case 0:
                // Earlier messages appear before the visible range, during any motion.
                let state = try stage.scroll("scroll")
                if state.offset.y < 1, state.phase == .idle || state.phase == .tracking { continue }
                let before = places(), first = try #require(model.messages.first)
                model.messages.insert(contentsOf: (first - Int.random(in: 1...20, using: &choices))..<first, at: 0)
                stage.update()
                for (name, place) in places() {
                    if let old = before[name] { #expect(abs(place - old) < 0.01, "\(comment): \(name)") }
                }
            case 1:
                let last = try #require(model.messages.last), state = try stage.scroll("scroll")
                // At rest at the end, the conversation stays there.
                let end = max(state.contentSize.height + 40 + model.room - stage.size.height, -10)
                let before = places(), isAtEnd = abs(state.offset.y - end) < 1
                model.messages.append(contentsOf: last + 1...last + Int.random(in: 1...3, using: &choices))
                stage.update()
                if isAtEnd { continue }
                for (name, place) in places() {
                    if let old = before[name] { #expect(abs(place - old) < 0.01, "\(comment): \(name)") }
                }
            case 2:
                // A message far before the visible range disappears, or all return.
                if finger != nil { continue }
                try stage.settle()
                guard let seen = places().keys.compactMap({ Int($0.dropFirst(3)) }).min() else { continue }
                let hidden = model.messages.filter { $0 < seen - 5 }.randomElement(using: &choices)
                let state = try stage.scroll("scroll")
                guard let hidden, state.offset.y > 1 else { continue }
                let before = places(),
                    comment: Comment = "\(comment), \(hidden) of \(model.hidden.count) before \(seen), \(state)"
                if !model.hidden.insert(hidden).inserted { model.hidden.remove(hidden) }
                stage.update()
                for (name, place) in places() {
                    if let old = before[name] { #expect(abs(place - old) < 0.01, "\(comment): \(name)") }
                }
            case 3:
                stage.resize(
                    to: CGSize(
                        width: .random(in: 120...400, using: &choices), height: .random(in: 200...600, using: &choices))
                )
            case 4: model.room = CGFloat(Int.random(in: 0...200, using: &choices))
            case 5:
                finger?.lift()
                finger = finger == nil ? stage.touch(at: CGPoint(x: 60, y: 100)) : nil
            case 6:
                finger?.lift()
                finger = nil
                stage.flick(
                    from: CGPoint(x: 60, y: 100),
                    velocity: CGVector(dx: 0, dy: .random(in: -5_000...5_000, using: &choices)))
            default:
                if let finger {
                    finger.move(by: CGSize(width: 0, height: .random(in: -200...200, using: &choices)), over: 0.1)
                } else {
                    stage.advance(by: .random(in: 0...0.6, using: &choices))
                }
            }
            if model.messages.count > 600, let seen = places().keys.compactMap({ Int($0.dropFirst(3)) }).min() {
                // Limit the memory of long walks.
                model.messages.removeAll { abs($0 - seen) > 150 }
            }
            stage.update()
            // The visible messages are adjacent, without a gap.
            let frames = stage.frames(prefix: "row").values.filter { $0.maxY > 0 && $0.minY < stage.size.height }.sorted
            { $0.minY < $1.minY }
            for (one, next) in zip(frames, frames.dropFirst()) {
                #expect(abs(next.minY - one.maxY - 4) < 0.01, comment)
            }
        }
        finger?.lift()
        try stage.settle()
        stage.resize(to: CGSize(width: 200, height: 400))
        model.room = 0
        var rounds = 0
        while try stage.scroll("scroll").offset.y > -9.99 {
            rounds += 1
            try #require(rounds < 400)
            stage.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 60, y: 330), over: 0.1)
            try stage.settle()
        }
        let first = try #require(model.messages.first { !model.hidden.contains($0) })
        #expect(abs(try stage.frame(of: "row\(first)").minY - 34) < 0.01)
    }
}
