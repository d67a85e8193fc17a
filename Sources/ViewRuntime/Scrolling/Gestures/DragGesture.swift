import Foundation

/// A gesture that recognizes a pointer that goes down and moves.
///
/// Inside a scroll view, a finger that moves along the scroll axis scrolls after 10 points. The drag gesture comes
/// first if the finger moves along the other axis, or if its minimum distance is smaller. With `highPriorityGesture`,
/// the gesture comes first unless the finger already scrolls. With `simultaneousGesture`, the gesture and the scroll
/// both continue.
nonisolated public struct DragGesture: PrimitiveGesture {
    /// The minimum distance in points that the pointer must move before the gesture begins. A negative value is treated
    /// as 0.
    public var minimumDistance: CGFloat
    /// The coordinate space of the gesture's locations.
    public var coordinateSpace: CoordinateSpace

    /// Creates a drag gesture.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    /// Creates a drag gesture.
    @MainActor @preconcurrency
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    /// The state of a drag.
    ///
    /// Locations are in points, from the top-left corner of the gesture's coordinate space in both layout directions.
    public struct Value: Equatable, Sendable {
        /// The time of the pointer event. The scene's clock starts at the reference date.
        public var time: Date
        /// The current location of the pointer.
        public var location: CGPoint
        /// The location at which the pointer went down.
        public var startLocation: CGPoint
        /// The velocity in points per second.
        public let velocity: CGSize

        /// The distance from the start location to the current location.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// The predicted end location if the drag ends now. The prediction extends the current velocity by a quarter of
        /// a second.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width * Self.reach, y: location.y + velocity.height * Self.reach)
        }

        /// The distance from the start location to ``predictedEndLocation``.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: translation.width + velocity.width * Self.reach,
                height: translation.height + velocity.height * Self.reach)
        }

        /// The time by which the prediction extends the velocity, in seconds.
        private static let reach: CGFloat = 0.25
    }

    @MainActor public static func _makeTracker(_ gesture: Self, _ context: _GestureContext) -> _GestureTracker<Value> {
        let tracker = DragTracker(context)
        tracker.gesture = gesture
        return tracker
    }

    @MainActor public static func _updateTracker(_ tracker: _GestureTracker<Value>, _ gesture: Self) {
        unsafeDowncast(tracker, to: DragTracker.self).gesture = gesture
    }
}
