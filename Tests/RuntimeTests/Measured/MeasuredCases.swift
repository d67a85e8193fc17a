/// All measured cases that can be built.
@MainActor
enum MeasuredCases {
    static let all: [MeasuredCase] =
        stacks + frames + shapes + lists + animated + positions + safeAreas + rightToLeft + transforms + scrolling
        + scrollMargins + scrollPositions + scrollGeometry + lazy + sections + grids

    /// Cases whose view needs API that is not there, with the API.
    static let notYetCovered: [String: String] = [
        "customlayout/flow": "Layout",
        "customlayout/radial": "Layout",
        "gesture/basic-rest": "DragGesture, LongPressGesture, onLongPressGesture, onTapGesture(count:), GestureState",
        "ios/nav/scroll": "NavigationStack, navigationTitle",
        "layout/rtl-grid": "Grid, GridRow",
    ]
}
