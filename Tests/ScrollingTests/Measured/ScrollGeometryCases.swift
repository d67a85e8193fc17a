import SwiftUI

extension MeasuredCases {
    static let scrollGeometry = [
        MeasuredCase("scroll/geometry", { GeometryLog() }, steps: ["row10": { $0.go(to: 10, .top) }]) { model in
            VStack(spacing: 0) {
                ScrollViewReader { proxy in
                    ScrollView { rows(20, "g") }
                        .contentMargins(.top, 20, for: .scrollContent)
                        .frame(height: 150)
                        .probe("scroll")
                        .onScrollGeometryChange(for: GeometrySample.self) {
                            GeometrySample($0)
                        } action: { _, sample in
                            model.sample = sample
                            model.geometryCalls += 1
                        }
                        .onScrollPhaseChange { _, _ in model.phaseChanges += 1 }
                        .onChange(of: model.target) {
                            if let target = model.target { proxy.scrollTo(target, anchor: model.anchor) }
                        }
                }
                HStack(spacing: 0) {
                    VStack(spacing: 0) {
                        marker("offsetX", model.sample.offset.x)
                        marker("offsetY", model.sample.offset.y)
                        marker("sizeW", model.sample.contentSize.width)
                        marker("sizeH", model.sample.contentSize.height)
                        marker("insetTop", model.sample.insets.top)
                        marker("insetBottom", model.sample.insets.bottom)
                        marker("insetLeading", model.sample.insets.leading)
                        marker("containerW", model.sample.containerSize.width)
                    }
                    VStack(spacing: 0) {
                        marker("containerH", model.sample.containerSize.height)
                        marker("visibleY", model.sample.visible.minY)
                        marker("visibleH", model.sample.visible.height)
                        marker("boundsY", model.sample.bounds.minY)
                        marker("boundsH", model.sample.bounds.height)
                        marker("phaseChanges", CGFloat(model.phaseChanges))
                        marker("geometryCalls", CGFloat(model.geometryCalls))
                    }
                }
            }
        }
    ]

    /// Shows a value as a width.
    private static func marker(_ name: String, _ value: CGFloat) -> some View {
        Color.clear.frame(width: max(1, value + 100), height: 1).probe(name)
    }
}

private struct GeometrySample: Equatable {
    var offset = CGPoint.zero
    var contentSize = CGSize.zero
    var insets = EdgeInsets()
    var containerSize = CGSize.zero
    var visible = CGRect.zero
    var bounds = CGRect.zero

    init() {}

    init(_ geometry: ScrollGeometry) {
        offset = geometry.contentOffset
        contentSize = geometry.contentSize
        insets = geometry.contentInsets
        containerSize = geometry.containerSize
        visible = geometry.visibleRect
        bounds = geometry.bounds
    }
}

@Observable private final class GeometryLog: Destination<Int> {
    var sample = GeometrySample()
    var geometryCalls = 0
    var phaseChanges = 0
}
