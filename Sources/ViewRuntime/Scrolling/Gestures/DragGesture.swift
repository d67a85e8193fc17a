import Foundation

/// A pointer that is pressed and moved.
///
/// In a scroll view, a finger that moves along the view's axis scrolls as soon as it has gone 10 points; across the axis, or
/// with a smaller minimum distance, the gesture comes first. Attached with `highPriorityGesture` it always does, and with
/// `simultaneousGesture` both go on.
nonisolated public struct DragGesture: PrimitiveGesture {
    /// How far the pointer must go before the gesture begins, points. Less than 0 and what is not a number count as 0.
    public var minimumDistance: CGFloat
    /// What locations are measured in.
    public var coordinateSpace: CoordinateSpace

    @_disfavoredOverload
    @MainActor @preconcurrency
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    @MainActor @preconcurrency
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    /// Where a drag has come to. Locations are points from the left and top of the gesture's coordinate space, in either
    /// writing direction.
    public struct Value: Equatable, Sendable {
        /// When the pointer reported this; the scene's clock begins at the reference date.
        public var time: Date
        public var location: CGPoint
        /// Where the pointer went down.
        public var startLocation: CGPoint
        /// Points per second.
        public let velocity: CGSize

        /// From where the pointer went down to where it is.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// Where the pointer would come to rest if it slowed down now: a quarter of a second further at its present velocity.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width * Self.reach, y: location.y + velocity.height * Self.reach)
        }

        /// From where the pointer went down to ``predictedEndLocation``.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: translation.width + velocity.width * Self.reach,
                height: translation.height + velocity.height * Self.reach)
        }

        /// Seconds.
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
