import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct AccessibilityNotificationTests {
    private let size = CGSize(width: 200, height: 100)

    @Test func anActionsNotificationIsReportedWithItsTime() throws {
        let stage = Stage(size: size) {
            Button("Save") {
                AccessibilityNotification.Announcement("Saved").post()
                AccessibilityNotification.PageScrolled("Page 2 of 3").post()
                AccessibilityNotification.LayoutChanged().post()
                AccessibilityNotification.ScreenChanged("Settings").post()
            }
            .accessibilityIdentifier("save")
        }
        stage.advance(by: 1)
        #expect(stage.accessibilityNotifications.isEmpty)
        try stage.tap("save")
        try stage.settle()
        let reported = stage.accessibilityNotifications
        #expect(reported.map(\.kind) == [.announcement, .pageScrolled, .layoutChanged, .screenChanged])
        #expect(reported.map(\.text) == ["Saved", "Page 2 of 3", nil, "Settings"])
        #expect(reported.allSatisfy { $0.time >= 1 && $0.time <= stage.time && $0.priority == .default })
    }

    @Test func aPriorityIsKept() throws {
        let stage = Stage(size: size) {
            Color.red.onAppear {
                var text = AttributedString("Camera active")
                text.accessibilitySpeechAnnouncementPriority = .high
                AccessibilityNotification.Announcement(text).post()
                text.accessibilitySpeechAnnouncementPriority = .low
                AccessibilityNotification.PageScrolled(text).post()
                AccessibilityNotification.Announcement(NSAttributedString(string: "Ready")).post()
            }
        }
        #expect(stage.accessibilityNotifications.map(\.priority) == [.high, .low, .default])
        #expect(stage.accessibilityNotifications.map(\.text) == ["Camera active", "Camera active", "Ready"])
    }

    @Test func onlyTheSceneWhoseCodePostsIsNotified() throws {
        let other = Stage(size: size) { Color.blue }
        let stage = Stage(size: size) {
            Color.red.onAppear { AccessibilityNotification.Announcement("Only one hears this").post() }
        }
        other.update()
        #expect(stage.accessibilityNotifications.map(\.text) == ["Only one hears this"])
        #expect(!other.accessibilityNotifications.contains { $0.text == "Only one hears this" })
    }

    @Test func aTaskPostsToTheSceneThatBeganIt() async throws {
        let other = Stage(size: size) { Color.blue }
        let stage = Stage(size: size) {
            Button("Load") {
                Task.detached { @MainActor in AccessibilityNotification.Announcement("From nowhere").post() }
                Task {
                    await Task.yield()
                    AccessibilityNotification.Announcement("Loaded").post()
                }
            }
            .accessibilityIdentifier("load")
        }
        try stage.tap("load")
        await stage.mainQueue { stage.accessibilityNotifications.count >= 2 }
        await other.mainQueue { other.accessibilityNotifications.contains { $0.text == "From nowhere" } }
        #expect(stage.accessibilityNotifications.contains { $0.text == "Loaded" })
        // A notification from outside all scenes goes to every scene.
        #expect(stage.accessibilityNotifications.contains { $0.text == "From nowhere" })
        #expect(other.accessibilityNotifications.contains { $0.text == "From nowhere" })
        #expect(!other.accessibilityNotifications.contains { $0.text == "Loaded" })
    }

    @Test func aViewThatDisappearsStillReceivesIt() {
        @MainActor final class Model: ObservableObject { @Published var isShown = true }
        let model = Model()
        struct Page: View {
            @ObservedObject var model: Model
            var body: some View {
                if model.isShown { Color.red.onDisappear { AccessibilityNotification.Announcement("Gone").post() } }
            }
        }
        let stage = Stage(size: size) { Page(model: model) }
        model.isShown = false
        stage.update()
        #expect(stage.accessibilityNotifications.map(\.text) == ["Gone"])
        #expect(stage.isAtRest)
    }
}
