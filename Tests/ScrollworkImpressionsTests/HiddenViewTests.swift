import Foundation
import ImpressionLedger
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

@testable import ScrollworkImpressions

/// Views and carousels that a person can't see, or not enough of.
@MainActor @Suite struct HiddenViewTests {
    /// The way in which a view is hidden.
    enum Probe: CaseIterable {
        case sheet, cover, alert, overlay, transparent, hidden, outside, edge, clipped, tiny, scrolled, pushed, tab
    }

    private struct Probed<Content: View>: View {
        let probe: Probe?
        @ViewBuilder let content: Content
        @State private var isShown = true

        private var view: some View { content.frame(width: 100, height: 100) }

        var body: some View {
            switch probe {
            case nil: view
            case .sheet: view.sheet(isPresented: $isShown) { Text("Sheet") }
            case .cover: view.fullScreenCover(isPresented: $isShown) { Text("Cover") }
            case .alert: view.alert("Alert", isPresented: $isShown) { Button("OK") {} }
            case .overlay: view.overlay { Color.white }
            case .transparent: view.opacity(0)
            case .hidden: view.hidden()
            case .outside: view.offset(x: 500)
            // 60 % of the view is below the edge of the window.
            case .edge: view.offset(y: 210)
            case .clipped: view.frame(width: 40, height: 62).clipped()
            case .tiny: view.scaleEffect(0.01)
            case .scrolled:
                ScrollView {
                    VStack(spacing: 0) {
                        Color.red.frame(height: 300)
                        ScrollView {
                            VStack(spacing: 0) {
                                Color.red.frame(height: 80)
                                view
                            }
                        }
                        .frame(height: 100)
                    }
                }
            case .pushed:
                NavigationStack(path: .constant([1])) {
                    view.navigationDestination(for: Int.self) { _ in Text("Pushed") }
                }
            case .tab:
                TabView(selection: .constant(1)) {
                    view.tabItem { Text("A") }.tag(0)
                    Text("B").tabItem { Text("B") }.tag(1)
                }
            }
        }
    }

    private func stage(_ view: some View) -> Stage {
        let stage = Stage(size: CGSize(width: 300, height: 400)) { view }
        stage.advance(by: 5)
        return stage
    }

    private func pages() -> Carousel<Range<Int>, Int, some View> {
        Carousel(0..<3, id: \.self) { _ in Color.blue.frame(height: 100) }
    }

    private func recorded(_ view: some View) throws -> [ImpressionRecord] {
        let recorder = try ImpressionRecorder.inMemory()
        let stage = stage(view.impressions(recorder))
        stage.close()
        return recorder.waitingEntries().compactMap(\.impression)
    }

    @Test(arguments: Probe.allCases)
    func noViewIsRecorded(_ probe: Probe) throws {
        let records = try recorded(Probed(probe: probe) { Color.blue.impression(of: 1, in: "probe") })
        #expect(records.isEmpty)
    }

    @Test(arguments: Probe.allCases)
    func noPageOfACarouselIsRecorded(_ probe: Probe) throws {
        let records = try recorded(Probed(probe: probe) { pages().pageImpressions(in: "probe") })
        #expect(records.isEmpty)
    }

    @Test(arguments: Probe.allCases)
    func noPageOfACarouselIsReported(_ probe: Probe) {
        var reported: [Int] = []
        var exposures: [PageExposure<Int>] = []
        let stage = stage(
            Probed(probe: probe) {
                pages().onPageImpression { reported.append($0.item) }.onPageExposure { exposures.append($0) }
            })
        stage.close()
        #expect(reported.isEmpty && !exposures.contains(where: \.isViewable))
    }

    @Test func visibleViewsAreRecordedAndReported() throws {
        var reported: [Int] = []
        _ = stage(Probed(probe: nil) { pages().onPageImpression { reported.append($0.item) } })
        #expect(reported == [0])
        for records in [
            try recorded(Probed(probe: nil) { Color.blue.impression(of: 0, in: "probe") }),
            try recorded(Probed(probe: nil) { pages().pageImpressions(in: "probe") }),
        ] {
            #expect(records.map(\.revision) == [.viewable, .closed] && records.allSatisfy { $0.subject == "0" })
        }
    }

    // MARK: The frame in which something begins

    @MainActor @Observable final class Model {
        var isSheetShown = false
        var isCoverShown = false
        var isAlertShown = false
        var isDialogShown = false
        var tab = 0
        var path: [Int] = []
        var phase = ScenePhase.active
        var height = 100.0
    }

    private struct Screen: View {
        @Bindable var model: Model
        let shares: Shares

        var body: some View {
            TabView(selection: $model.tab) {
                NavigationStack(path: $model.path) {
                    ScrollView { Color.blue.frame(width: 100, height: 100).noted("view", in: shares) }
                        .frame(height: model.height)
                        .navigationDestination(for: Int.self) { Text("\($0)") }
                }
                .tabItem { Text("A") }
                .tag(0)
                Text("B").tabItem { Text("B") }.tag(1)
            }
            .sheet(isPresented: $model.isSheetShown) { Text("Sheet") }
            .fullScreenCover(isPresented: $model.isCoverShown) { Text("Cover") }
            .alert("Alert", isPresented: $model.isAlertShown) { Button("OK") {} }
            .confirmationDialog("Dialog", isPresented: $model.isDialogShown) { Button("Delete") {} }
            .environment(\.scenePhase, model.phase)
        }
    }

    /// A sheet that leaves still covers what is behind its card, but not the rest of the screen.
    @Test func aViewIsVisibleAgainBesideALeavingSheet() throws {
        let model = Model(), shares = Shares()
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Screen(model: model, shares: shares) }
        model.isSheetShown = true
        try stage.settle()
        #expect(shares.share("view") == 0)
        model.isSheetShown = false
        stage.update()
        // Most of the card is below the screen, but it's still moving.
        stage.advance(by: 0.25)
        #expect(shares.share("view") > 0.5 && !stage.isAtRest)
        try stage.settle()
        #expect(shares.share("view") == 1)
    }

    enum Change: CaseIterable {
        case sheet, cover, alert, dialog, push, tab, inactive, background, smaller

        @MainActor func set(_ model: Model, _ isOn: Bool) {
            switch self {
            case .sheet: model.isSheetShown = isOn
            case .cover: model.isCoverShown = isOn
            case .alert: model.isAlertShown = isOn
            case .dialog: model.isDialogShown = isOn
            case .push: model.path = isOn ? [1] : []
            case .tab: model.tab = isOn ? 1 : 0
            case .inactive: model.phase = isOn ? .inactive : .active
            case .background: model.phase = isOn ? .background : .active
            case .smaller: model.height = isOn ? 25 : 100
            }
        }

        var reason: LossReason {
            switch self {
            case .sheet, .cover, .alert, .dialog, .push: .obstructed
            case .tab: .hidden
            case .inactive, .background: .backgrounded
            case .smaller: .clipped
            }
        }
    }

    @Test(arguments: Change.allCases)
    func visibilityEndsInTheFrameInWhichACoverAppears(_ change: Change) {
        let model = Model()
        let shares = Shares()
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Screen(model: model, shares: shares) }
        stage.advance(by: 1)
        #expect(shares.share("view") == 1)
        change.set(model, true)
        stage.update()
        #expect(shares.share("view") <= 0.25 && shares.last["view"]!.lost.main == change.reason, "\(shares.last)")
        #expect(shares.readings["view"]!.last!.clock.awake == stage.time)
        stage.advance(by: 2)
        #expect(shares.share("view") <= 0.25)
        change.set(model, false)
        stage.advance(by: 2)
        #expect(shares.share("view") == 1)
    }

    // MARK: The window

    @Test func aWindowThatShrinksAroundContentInItsCornerIsMeasured() {
        let shares = Shares()
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            GeometryReader { _ in Color.blue.frame(width: 100, height: 100).noted("view", in: shares) }
        }
        stage.advance(by: 1)
        stage.resize(to: CGSize(width: 50, height: 400))
        #expect(shares.share("view") == 0.5 && shares.last["view"]?.lost[.clipped] == 0.5)
    }

    @Test func aWindowThatClosesEndsImpressionsAtItsEnd() throws {
        let recorder = try ImpressionRecorder.inMemory()
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            Color.blue.impression(of: 1, in: "window").impressions(recorder)
        }
        stage.advance(by: 2.3)
        stage.close()
        let last = try #require(recorder.waitingEntries().last?.impression)
        #expect(last.revision == .closed && abs(last.duration - 2.3) < 1e-6, "\(last.duration)")
    }

    private struct Sheets: View {
        @Bindable var model: Model
        let shares: Shares
        @State private var isShown = true

        var body: some View {
            Text("Map")
                .sheet(isPresented: $isShown) {
                    Color.blue.frame(width: 100, height: 60).noted("view", in: shares)
                        .presentationDetents(
                            [.height(100), .height(300)],
                            selection: Binding {
                                .height(model.height)
                            } set: { _ in
                            }
                        )
                        .presentationBackgroundInteraction(.enabled(upThrough: .height(100)))
                        .alert("Alert", isPresented: $model.isAlertShown) { Button("OK") {} }
                }
        }
    }

    @Test func anAlertStaysInFrontOfASheetThatBecomesModalLater() {
        let model = Model()
        let shares = Shares()
        model.height = 300
        let stage = Stage(size: CGSize(width: 300, height: 600)) { Sheets(model: model, shares: shares) }
        stage.advance(by: 2)
        #expect(shares.share("view") == 1)
        model.height = 100
        stage.advance(by: 2)
        model.isAlertShown = true
        stage.advance(by: 2)
        #expect(shares.share("view") == 0)
        model.height = 300
        stage.advance(by: 2)
        #expect(shares.share("view") == 0 && shares.last["view"]?.lost[.obstructed] == 1)
    }

    // MARK: Pauses and playback

    @MainActor @Observable final class Player {
        var isPaused = false
        var isPlaying = true
    }

    private struct Pages: View {
        let player: Player
        let rules: [ImpressionRule]
        let report: (PageExposure<Int>) -> Void

        var body: some View {
            VStack {
                Carousel(0..<3, id: \.self) { _ in Color.blue.frame(height: 100) }
                    .pageImpressions(in: "hero", rules: rules)
                Carousel(0..<3, id: \.self) { _ in Color.blue.frame(height: 100) }
                    .onPageImpression(rules[0], repeats: true, report)
            }
            .impressionPlaying(player.isPlaying)
            .impressionsPaused(player.isPaused)
        }
    }

    @Test(arguments: [false, true])
    func pagesCountAgainAfterAPauseAtRest(_ isPlayback: Bool) throws {
        let player = Player(), recorder = try ImpressionRecorder.inMemory()
        var reports = 0
        func pause(_ isPaused: Bool) {
            if isPlayback { player.isPlaying = !isPaused } else { player.isPaused = isPaused }
        }
        pause(true)
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            Pages(player: player, rules: [isPlayback ? .video : .display]) { _ in reports += 1 }
                .impressions(recorder)
        }
        func records() -> [ImpressionRecord] { recorder.waitingEntries().compactMap(\.impression) }
        let needed = isPlayback ? 2.0 : 1
        stage.advance(by: 5)
        #expect(records().isEmpty && reports == 0)
        pause(false)
        stage.advance(by: needed - 0.1)
        #expect(records().isEmpty && reports == 0)
        stage.advance(by: 0.2)
        #expect(records().count == 1 && reports == 1)
        stage.advance(by: 1)
        pause(true)
        stage.update()
        let closed = try #require(records().last)
        #expect(closed.revision == .closed && closed.end == .paused && abs(closed.duration - needed - 1.1) < 0.04)
        stage.advance(by: 5)
        #expect(records().count == 2 && reports == 1)
        pause(false)
        stage.advance(by: needed + 0.1)
        #expect(records().count == 3 && reports == 2)
    }

    @Test func rulesWithoutPlaybackCountWhileNothingPlays() throws {
        let player = Player(), recorder = try ImpressionRecorder.inMemory()
        player.isPlaying = false
        var reports = 0
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            Pages(player: player, rules: [.display, .video]) { _ in reports += 1 }.impressions(recorder)
        }
        stage.advance(by: 5)
        #expect(recorder.waitingEntries().compactMap(\.impression).map(\.rule) == ["display"] && reports == 1)
    }
}

extension ImpressionRecorder {
    /// A recorder that keeps its entries in memory and sends nothing.
    static func inMemory() throws -> ImpressionRecorder {
        let volume = MemoryVolume()
        var options = Options()
        options.volume = { _ in volume }
        options.sendsAutomatically = false
        options.date = { 1_000 }
        return try ImpressionRecorder(
            directory: FileManager.default.temporaryDirectory.appending(path: "unused"),
            exporter: .send { _ in .accepted }, options: options)
    }
}
