/// The snap points of a scroll view near its content, in ascending order. The module has no heap, so the number of
/// points is limited.
struct KnownPoints: SnapPoints, AscendingPositions {
    private static var limit: Int { 256 }
    private var positions = InlineArray<256, Double>(repeating: 0)
    private(set) var count = 0

    mutating func removeAll() { count = 0 }

    /// Adds a snap point after the others.
    ///
    /// - Returns: Whether there was space for the point.
    mutating func add(_ position: Double) -> Bool {
        guard count < Self.limit else { return false }
        positions[count] = position
        count += 1
        return true
    }

    func nearest(to position: Double) -> SnapPoint? { nearestPoint(to: position) }
    func point(clamping index: Int) -> SnapPoint? { existingPoint(near: index) }
    func position(at index: Int) -> Double { positions[index] }
}
