/// Where in a carousel its current page rests.
public enum CarouselAlignment: Hashable, Sendable, CaseIterable {
    /// At the edge where reading begins, or at the top.
    case leading
    /// In the middle.
    case center
    /// At the edge where reading ends, or at the bottom.
    case trailing

    /// 0 at the leading edge, 1 at the trailing one.
    var fraction: Double {
        switch self {
        case .leading: 0
        case .center: 0.5
        case .trailing: 1
        }
    }
}
