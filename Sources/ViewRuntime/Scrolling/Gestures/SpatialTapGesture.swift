import Foundation

/// One or more taps, and where the last of them was.
nonisolated public struct SpatialTapGesture: PrimitiveGesture {
    /// How many taps; less than 1 counts as 1.
    public var count: Int
    public var coordinateSpace: CoordinateSpace

    @_disfavoredOverload
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    public struct Value: Equatable, Sendable {
        /// Points from the left and top of the gesture's coordinate space.
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
