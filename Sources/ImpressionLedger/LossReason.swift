/// Why a part of an area is not visible. The first four are those of the Open Measurement SDK.
public enum LossReason: Int, CaseIterable, Codable, Sendable {
    /// Cut off by the window, a scroll view or another clip.
    case clipped
    /// Under something opaque, or under a sheet, a cover, an alert or a declared cover.
    case obstructed
    /// Hidden, transparent, on another screen or tab, or taken away.
    case hidden
    /// The scene is not active.
    case backgrounded
    /// Drawn smaller than it is laid out.
    case shrunk
    /// Not rendered yet, as the app declares.
    case notReady
    /// Not playing, where the rule asks for playback; or paused by the app.
    case paused
    /// It is not known how much is visible.
    case unmeasurable

    /// The name in reports.
    public var name: String {
        switch self {
        case .clipped: "clipped"
        case .obstructed: "obstructed"
        case .hidden: "hidden"
        case .backgrounded: "backgrounded"
        case .shrunk: "shrunk"
        case .notReady: "notReady"
        case .paused: "paused"
        case .unmeasurable: "unmeasurable"
        }
    }
}
