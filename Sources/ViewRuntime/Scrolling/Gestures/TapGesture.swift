import Foundation

/// One or more taps.
///
/// A tap fails when the pointer moves 45 points or stays down for 0.75 seconds, and taps in a row when there are more than 0.35
/// seconds between them. A scroll view that begins to move ends it.
nonisolated public struct TapGesture: PrimitiveGesture {
    /// How many taps; less than 1 counts as 1.
    public var count: Int

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
