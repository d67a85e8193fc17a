import Observation

/// The title of a screen. The next screen takes its display mode, and its text for the back button.
@MainActor @Observable
final class ScreenTitle {
    /// The title of the screen below, or `nil` for a root.
    @ObservationIgnored let previous: ScreenTitle?
    private(set) var text: Text?
    private var mode = NavigationBarItem.TitleDisplayMode.automatic

    init(after previous: ScreenTitle?) { self.previous = previous }

    var isLarge: Bool { mode.isLarge(after: previous) }

    func take(_ content: NavigationBarContent) {
        if text != content.title { text = content.title }
        let mode = content.mode ?? .automatic
        if self.mode != mode { self.mode = mode }
    }
}

/// The titles of the screens of a navigation stack, from the root.
@MainActor
final class ScreenTitles {
    private var titles: [ScreenTitle] = []

    nonisolated init() {}

    func title(at index: Int) -> ScreenTitle {
        while titles.count <= index { titles.append(ScreenTitle(after: titles.last)) }
        return titles[index]
    }
}

extension NavigationBarItem.TitleDisplayMode {
    /// Whether the title of a screen after another is large.
    @MainActor func isLarge(after previous: ScreenTitle?) -> Bool {
        switch self {
        case .automatic: previous?.isLarge ?? true
        case .inline: false
        case .large: true
        }
    }
}
