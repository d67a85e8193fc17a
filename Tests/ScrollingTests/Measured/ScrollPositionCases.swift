import SwiftUI

extension MeasuredCases {
    static let scrollPositions = [
        MeasuredCase(
            "scroll/scroll-to", { Destination<Int>() },
            steps: [
                "row15": { $0.go(to: 15, nil) },
                "row3-top": { $0.go(to: 3, .top) },
                "row10-center": { $0.go(to: 10, .center) },
                "row0": { $0.go(to: 0, nil) },
            ]
        ) { model in
            ScrollViewReader { proxy in
                ScrollView { rows(20).probe("content") }
                    .probe("scroll")
                    .onChange(of: model.target) {
                        if let target = model.target { proxy.scrollTo(target, anchor: model.anchor) }
                    }
            }
        },
        MeasuredCase(
            "scroll/position", { Place() },
            steps: [
                "row20": { $0.position = 20 },
                "proxy5": { $0.go(to: 5, .top) },
                "proxy-center": { $0.go(to: 7, .center) },
            ]
        ) {
            PositionedRows(model: $0)
        },
    ]
}

/// The requested destination of a reader.
@Observable class Destination<ID> {
    private(set) var target: ID?
    private(set) var anchor: UnitPoint?

    func go(to target: ID, _ anchor: UnitPoint?) {
        self.anchor = anchor
        self.target = target
    }
}

@Observable private final class Place: Destination<Int> {
    var position: Int? = 10
}

private struct PositionedRows: View {
    let model: Place

    var body: some View {
        VStack(spacing: 0) {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<30) { box(120, 20, "row\($0)").id($0) }
                    }
                    .scrollTargetLayout()
                }
                .scrollPosition(
                    id: Binding {
                        model.position
                    } set: {
                        model.position = $0
                    }, anchor: nil
                )
                .probe("scroll")
                .onChange(of: model.target) {
                    if let target = model.target { proxy.scrollTo(target, anchor: model.anchor) }
                }
            }
            box(CGFloat((model.position ?? -1) + 100), 1, "position")
        }
    }
}
