/// A reason why a part of an area isn't visible. The first four reasons are those of the Open Measurement SDK.
public enum LossReason: Int, CaseIterable, Codable, Sendable {
    /// The window, a scroll view, or another clip cuts it off.
    case clipped
    /// Something opaque, a sheet, a cover, an alert, or a declared cover is in front of it.
    case obstructed
    /// It's hidden, transparent, removed, or on another screen or tab.
    case hidden
    /// The scene isn't active.
    case backgrounded
    /// It's smaller than in the layout.
    case shrunk
    /// It isn't rendered yet, as the app declares.
    case notReady
    /// It isn't playing, although the rule requires playback, or the app paused it.
    case paused
    /// The visible area is unknown.
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
