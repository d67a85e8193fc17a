/// A position in a carousel at which the current page rests.
public enum CarouselAlignment: Hashable, Sendable, CaseIterable {
    /// At the leading or top edge.
    case leading
    /// In the center.
    case center
    /// At the trailing or bottom edge.
    case trailing

    /// The position as a fraction, from 0 at the leading edge to 1 at the trailing edge.
    var fraction: Double {
        switch self {
        case .leading: 0
        case .center: 0.5
        case .trailing: 1
        }
    }
}
