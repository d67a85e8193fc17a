/// All measured cases that can be built.
@MainActor
enum MeasuredCases {
    static let all: [MeasuredCase] =
        stacks + frames + shapes + lists + positions + safeAreas + rightToLeft + scrolling + scrollMargins
        + scrollPositions + scrollGeometry + lazy

    /// Cases whose view needs API that is not there, with the API.
    static let notYetCovered: [String: String] = [
        "animation/frame": "withAnimation",
        "animation/implicit": "animation(_:value:)",
        "customlayout/flow": "Layout",
        "customlayout/radial": "Layout",
        "effects/shadow-profile": "shadow",
        "gesture/basic-rest": "DragGesture, LongPressGesture, onLongPressGesture, onTapGesture(count:), GestureState",
        "ios/nav/scroll": "NavigationStack, navigationTitle",
        "layout/rtl-grid": "Grid, GridRow, LazyVGrid",
        "lazy/grids": "LazyVGrid, LazyHGrid",
        "lazy/pinned-both": "Section",
        "lazy/pinned-headers": "Section",
        "lazy/stacks": "Section",
        "transform/3d": "rotation3DEffect, projectionEffect, GeometryEffect",
        "transform/basic": "rotationEffect, scaleEffect, transformEffect",
    ]
}
