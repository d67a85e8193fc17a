import Foundation

/// A gesture that recognizes one or more taps.
///
/// A tap fails if the pointer moves 45 points or stays down for 0.75 seconds. A sequence of taps fails if more than
/// 0.35 seconds pass between two of them. A scroll view that starts to scroll also makes the tap fail.
nonisolated public struct TapGesture: PrimitiveGesture {
    /// The number of taps. A value less than 1 is treated as 1.
    public var count: Int

    /// Creates a tap gesture.
    public init(count: Int = 1) { self.count = count }

    @MainActor public static func _makeTracker(_ gesture: Self, _ context: _GestureContext) -> _GestureTracker<Void> {
        let tracker = TapTracker<Void>(context) { _ in }
        tracker.count = gesture.count
        return tracker
    }

    @MainActor public static func _updateTracker(_ tracker: _GestureTracker<Void>, _ gesture: Self) {
        unsafeDowncast(tracker, to: TapTracker<Void>.self).count = gesture.count
    }
}
