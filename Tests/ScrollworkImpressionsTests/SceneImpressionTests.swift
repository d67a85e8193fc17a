import Foundation
import ImpressionLedger
import LayerTree
import SwiftUI
import Testing

@testable import ScrollworkImpressions

/// The modifier for scenes.
@MainActor @Suite struct SceneImpressionTests {
    private struct Ad: View {
        var body: some View { Color.blue.frame(width: 100, height: 100).impression(of: "ad", in: "feed") }
    }

    private struct Shop: Scene {
        let recorder: ImpressionRecorder?
        var body: some Scene {
            WindowGroup("Shop") { Ad() }.impressions(recorder)
        }
    }

    private func open(_ window: WindowPlan) -> any HostedScene {
        let size = CGSize(width: 200, height: 200)
        let scene = window.open(size: size, environment: HostEnvironment(), measurer: FixedTextMeasurer())
        for frame in 0...120 { _ = scene.frame(at: Double(frame) / 60) }
        return scene
    }

    @Test func `Each window of a scene measures its own views`() throws {
        let recorder = try ImpressionRecorder.inMemory()
        let window = try #require(Shop(recorder: recorder).allWindows.first)
        #expect(window.title == "Shop")
        let first = open(window)
        let second = open(window)
        let records = recorder.waitingEntries().compactMap(\.impression)
        #expect(records.map(\.revision) == [.viewable, .viewable] && records[0].id != records[1].id)
        first.close()
        #expect(recorder.waitingEntries().compactMap(\.impression).last?.id == records[0].id)
        second.close()
        #expect(recorder.waitingEntries().compactMap(\.impression).map(\.revision).suffix(2) == [.closed, .closed])
    }

    @Test func `Without a recorder the windows remain`() throws {
        let window = try #require(Shop(recorder: nil).allWindows.first)
        open(window).close()
    }
}
