/// All measured cases that can be built.
@MainActor
enum MeasuredCases {
    static let all: [MeasuredCase] =
        stacks + frames + shapes + lists + animated + positions + safeAreas + rightToLeft + transforms + scrolling
        + scrollMargins + scrollPositions + scrollGeometry + lazy + sections + grids
        + customLayouts + gestures + navigation + rightToLeftGrids

    /// The cases that require unavailable API, with the API.
    static let notYetCovered: [String: String] = [:]
}
