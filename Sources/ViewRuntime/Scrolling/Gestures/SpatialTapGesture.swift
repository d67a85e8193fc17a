import Foundation

/// A gesture that recognizes one or more taps and reports the location of the last one.
nonisolated public struct SpatialTapGesture: PrimitiveGesture {
    /// The number of taps. A value less than 1 is treated as 1.
    public var count: Int
    /// The coordinate space of the location.
    public var coordinateSpace: CoordinateSpace

    /// Creates a tap gesture.
    @_disfavoredOverload
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    /// Creates a tap gesture.
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    /// The state of a tap gesture.
    public struct Value: Equatable, Sendable {
        /// The location of the tap in points, from the top-left corner of the gesture's coordinate space.
        public var location: CGPoint
    }

    @MainActor public static func _makeTracker(_ gesture: Self, _ context: _GestureContext) -> _GestureTracker<Value> {
        let tracker = TapTracker<Value>(context) { _ in Value(location: .zero) }
        configure(tracker, gesture)
        return tracker
    }

    @MainActor public static func _updateTracker(_ tracker: _GestureTracker<Value>, _ gesture: Self) {
        configure(unsafeDowncast(tracker, to: TapTracker<Value>.self), gesture)
    }

    @MainActor private static func configure(_ tracker: TapTracker<Value>, _ gesture: Self) {
        tracker.count = gesture.count
        tracker.makeValue = { [unowned element = tracker.context.element] point in
            Value(location: element.location(of: point, in: gesture.coordinateSpace))
        }
    }
}
