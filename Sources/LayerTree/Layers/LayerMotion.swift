/// The motion of a layer that is the content of a scroll view, for a host that displays it between two frames of the
/// scene.
///
/// Offsets are in points from the leading edge. They increase as later content becomes visible.
public struct LayerMotion: Equatable, Sendable {
    /// The source of the motion on an axis.
    public enum Course: Equatable, Sendable {
        /// At rest, or moved by the scene with each frame.
        case none(offset: Double)
        /// A finger or a trackpad holds the content.
        case held(offset: Double)
        /// A trajectory of `ScrollMechanics` as numbers, and the scene's time at its start, in seconds.
        case law([Double], start: Double)
    }

    /// The motion on an axis.
    public struct Axis: Equatable, Sendable {
        /// The source of the motion.
        public var course: Course
        /// The distance by which the content before the viewport has grown so far, in points. The content keeps its
        /// position on screen, so its offset has grown by the same distance.
        public var growth: Double
        /// The offsets between the edges, in points.
        public var bounds: ClosedRange<Double>
        /// The length of the viewport, in points.
        public var viewport: Double
        /// A Boolean value that indicates whether a fling bounces at the edges.
        public var bounces: Bool
        /// A Boolean value that indicates whether a finger stretches the content beyond its edges. If it's false, an
        /// outer view can use the rest of the finger's distance.
        public var stretches: Bool
        /// A Boolean value that indicates whether greater offsets move the content to the right.
        public var isMirrored: Bool

        /// Creates a motion on an axis.
        public init(
            course: Course, growth: Double = 0, bounds: ClosedRange<Double>, viewport: Double, bounces: Bool,
            stretches: Bool, isMirrored: Bool
        ) {
            self.course = course
            self.growth = growth
            self.bounds = bounds
            self.viewport = viewport
            self.bounces = bounces
            self.stretches = stretches
            self.isMirrored = isMirrored
        }
    }

    /// The horizontal motion; `nil` if the content can't move horizontally.
    public var horizontal: Axis?
    /// The vertical motion; `nil` if the content can't move vertically.
    public var vertical: Axis?

    /// Whether the content moves on a trajectory.
    var followsTrajectory: Bool {
        [horizontal, vertical].contains { if case .law = $0?.course { true } else { false } }
    }

    /// Returns whether two motions differ at most by the offsets at which a finger holds the content.
    static func isSameHold(_ one: LayerMotion?, _ other: LayerMotion?) -> Bool {
        guard let one, let other else { return false }
        return isSameHold(one.horizontal, other.horizontal) && isSameHold(one.vertical, other.vertical)
    }

    private static func isSameHold(_ one: Axis?, _ other: Axis?) -> Bool {
        guard var one, let other, case .held = one.course, case .held = other.course else { return one == other }
        one.course = other.course
        return one == other
    }

    /// Creates a motion.
    public init(horizontal: Axis? = nil, vertical: Axis? = nil) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
