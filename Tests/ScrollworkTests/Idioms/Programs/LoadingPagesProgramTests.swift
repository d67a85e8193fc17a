import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// An endless pager whose pages load their content, and cancel the loading when they disappear.
@MainActor
@Suite struct LoadingPagesProgramTests {
    /// A source whose responses arrive when a test requests them.
    @MainActor
    final class Source {
        private var waiting: [Int: [CheckedContinuation<Void, Never>]] = [:]
        private(set) var begun: [Int] = []
        private(set) var canceled: [Int] = []
        private(set) var loaded: [Int] = []

        var pending: Set<Int> { Set(begun).subtracting(canceled).subtracting(loaded) }

        func load(_ page: Int) async throws -> [String] {
            begun.append(page)
            await withTaskCancellationHandler {
                await withCheckedContinuation { waiting[page, default: []].append($0) }
            } onCancel: {
                Task { @MainActor in self.resume(page) }
            }
            guard !Task.isCancelled else {
                canceled.append(page)
                throw CancellationError()
            }
            loaded.append(page)
            return ["First of \(page)", "Second of \(page)"]
        }

        func resume(_ page: Int) {
            for continuation in waiting.removeValue(forKey: page) ?? [] { continuation.resume() }
        }
    }

    private struct Issue: View {
        let number: Int
        let source: Source
        @State private var articles: [String]?

        var body: some View {
            Group {
                if let articles {
                    List(articles, id: \.self) { Text($0) }.accessibilityIdentifier("issue \(number)")
                } else {
                    ProgressView().accessibilityIdentifier("wait \(number)")
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .task { articles = try? await source.load(number) }
        }
    }

    private struct Magazine: View {
        @Bindable var kept: Kept<Int>
        let source: Source

        var body: some View {
            VStack {
                EndlessPager(index: $kept.value) { Issue(number: $0, source: source) }
                Button("Issue \(kept.value)") { kept.value += 40 }.accessibilityIdentifier("later")
            }
        }
    }

    private func turn(_ stage: Stage, forward: Bool = true) {
        stage.flick(
            from: CGPoint(x: forward ? 330 : 60, y: 300), velocity: CGVector(dx: forward ? -1_500 : 1_500, dy: 0))
    }

    @Test func loadedContentIsVisibleAndKeptOnTheNextPage() async throws {
        let kept = Kept(0), source = Source()
        let stage = Stage(size: CGSize(width: 390, height: 600)) { Magazine(kept: kept, source: source) }
        await stage.mainQueue { source.begun.contains(0) }
        #expect(stage.exists("wait 0"))
        source.resume(0)
        await stage.mainQueue { stage.exists("issue 0") }
        #expect(stage.exists("issue 0"))
        stage.flick(from: CGPoint(x: 330, y: 300), velocity: CGVector(dx: -1_500, dy: 0))
        stage.advance(by: 1)
        #expect(kept.value == 1)
        #expect(stage.exists("wait 1"))
        await stage.mainQueue { source.begun.contains(1) }
        source.resume(1)
        await stage.mainQueue { stage.exists("issue 1") }
        // The neighbor has kept its state.
        turn(stage, forward: false)
        stage.advance(by: 1)
        #expect(kept.value == 0)
        #expect(stage.exists("issue 0"))
        #expect(source.begun.filter { $0 == 0 }.count == 1)
    }

    /// The pages that have passed don't wait for their content anymore.
    @Test func passingPagesAreCanceled() async throws {
        let kept = Kept(0), source = Source()
        let stage = Stage(size: CGSize(width: 390, height: 600)) { Magazine(kept: kept, source: source) }
        for page in 1...6 {
            await stage.mainQueue { source.begun.contains(page - 1) }
            turn(stage)
            stage.advance(by: 1)
            #expect(kept.value == page)
        }
        await stage.mainQueue { source.begun.contains(6) && source.pending.isSubset(of: [5, 6, 7]) }
        #expect(source.pending.isSubset(of: [5, 6, 7]) && source.pending.contains(6), "\(source.pending)")
        #expect(Set(source.canceled).isSuperset(of: [0, 1, 2, 3, 4]))
        #expect(source.loaded.isEmpty)
        source.resume(6)
        await stage.mainQueue { stage.exists("issue 6") }
        #expect(stage.exists("issue 6"))
        #expect(source.loaded == [6])
    }

    /// A distant page slides in, and none in between is loaded.
    @Test func aDistantPageIsTheOnlyOneThatLoads() async throws {
        let kept = Kept(0), source = Source()
        let stage = Stage(size: CGSize(width: 390, height: 600)) { Magazine(kept: kept, source: source) }
        await stage.mainQueue { source.begun.contains(0) }
        try stage.tap("later")
        stage.advance(by: 1)
        await stage.mainQueue { source.begun.contains(40) && source.canceled.contains(0) }
        #expect(kept.value == 40)
        #expect(Set(source.begun).isSubset(of: [-1, 0, 1, 39, 40, 41]), "\(source.begun)")
        #expect(source.pending.isSubset(of: [39, 40, 41]))
        source.resume(40)
        await stage.mainQueue { stage.exists("issue 40") }
        #expect(stage.exists("issue 40"))
        // A person turns back and forth while nothing arrives.
        for forward in [true, false, false, true] {
            turn(stage, forward: forward)
            stage.advance(by: 0.15)
        }
        stage.advance(by: 1)
        await stage.mainQueue { source.pending.isSubset(of: [kept.value - 1, kept.value, kept.value + 1]) }
        #expect(source.pending.isSubset(of: [kept.value - 1, kept.value, kept.value + 1]), "\(source.pending)")
    }

    /// The pager's content is the same, and only one closes: nothing waits anymore.
    @Test func aClosedScreenCancelsEverything() async throws {
        let kept = Kept(0), source = Source()
        let stage = Stage(size: CGSize(width: 390, height: 600)) { Magazine(kept: kept, source: source) }
        await stage.mainQueue { source.begun.contains(0) }
        stage.close()
        await stage.mainQueue { source.pending.isEmpty }
        #expect(source.pending.isEmpty && source.loaded.isEmpty)
    }
}
