import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// Programs set state from tasks on any thread.
@MainActor
struct StateFromThreadsTests {
    /// Passes a binding out of a view.
    @MainActor private final class Handle {
        var count: Binding<Int>!
        var bodies = 0
    }

    private struct Counter: View {
        let handle: Handle
        @State private var count = 0

        var body: some View {
            handle.count = $count
            handle.bodies += 1
            return Color.red.frame(width: CGFloat(count), height: 10).accessibilityIdentifier("bar")
        }
    }

    private func stage(_ handle: Handle) -> Stage {
        Stage(size: CGSize(width: 1_000, height: 100)) { Counter(handle: handle) }
    }

    @Test func `A task that counts up loses no step`() async throws {
        let handle = Handle()
        let stage = stage(handle)
        let count = handle.count!
        await Task.detached { for _ in 0..<100 { count.wrappedValue += 1 } }.value
        await stage.mainQueue(until: { (try? stage.frame(of: "bar").width) == 100 })
        #expect(try stage.frame(of: "bar").width == 100)
        #expect(count.wrappedValue == 100)
    }

    @Test func `A write on the main actor replaces a pending value`() async throws {
        let handle = Handle()
        let stage = stage(handle)
        let count = handle.count!
        let written = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            count.wrappedValue = 10
            written.signal()
        }
        // The main queue has no turn in between.
        written.wait()
        #expect(count.wrappedValue == 10)
        count.wrappedValue = 20
        await stage.mainQueue(for: 0.02)
        #expect(try stage.frame(of: "bar").width == 20)
        #expect(count.wrappedValue == 20)
    }

    @Test func `Views read a write of another thread once it reaches the main actor`() async throws {
        let handle = Handle()
        let stage = stage(handle)
        let count = handle.count!
        let written = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            count.wrappedValue = 10
            written.signal()
        }
        written.wait()
        stage.resize(to: CGSize(width: 900, height: 100))
        stage.update()
        #expect(try stage.frame(of: "bar").width == 0)
        await stage.mainQueue(until: { (try? stage.frame(of: "bar").width) == 10 })
        #expect(try stage.frame(of: "bar").width == 10)
    }

    @Test func `A transaction accompanies its changes, and belongs to its thread`() async throws {
        let handle = Handle()
        let stage = stage(handle)
        let count = handle.count!
        let log = GestureLog()
        nonisolated(unsafe) let note = { MainActor.assumeIsolated { log.note("done") } }
        await Task.detached {
            withAnimation(.linear(duration: 1)) {
                count.wrappedValue = 100
            } completion: {
                note()
            }
        }.value
        await stage.mainQueue(until: { (try? stage.frame(of: "bar").width) == 100 })
        #expect(log.entries.isEmpty)
        stage.advance(by: 0.5)
        #expect(abs(try stage.drawnFrame(of: "bar").midX - 500) < 0.01)
        try stage.settle()
        await stage.mainQueue(for: 0.01)
        #expect(log.entries == ["done"])
    }

    @Test func `Many threads write and read while views are evaluated`() async throws {
        let handle = Handle()
        let stage = stage(handle)
        let count = handle.count!
        let tasks = (0..<8).map { task in
            Task.detached {
                for step in 0..<200 {
                    if step % 3 == 0 {
                        withAnimation(.linear(duration: 0.1)) { count.wrappedValue = task * 1_000 + step }
                    } else {
                        count.wrappedValue = count.wrappedValue + 1
                    }
                }
            }
        }
        for step in 0..<50 {
            withAnimation { count.wrappedValue = step }
            await stage.mainQueue(for: 0.001)
        }
        for task in tasks { await task.value }
        count.wrappedValue = 7
        await stage.mainQueue(until: { (try? stage.frame(of: "bar").width) == 7 })
        try stage.settle()
        #expect(try stage.frame(of: "bar").width == 7)
    }
}
