import SwiftUI

extension MeasuredCases {
    static let gestures = [
        MeasuredCase("gesture/basic-rest") { Boxes() }
    ]

    static let navigation = [
        MeasuredCase(
            "ios/nav/scroll", { ScrollTarget() },
            steps: ["row1": { $0.row = 1 }, "row8": { $0.row = 8 }]
        ) { target in
            NavigationStack {
                ScrollViewReader { proxy in
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<20, id: \.self) { row in
                                box(40, 16).frame(maxWidth: .infinity, alignment: .leading).frame(height: 40).probe(
                                    "row\(row)")
                            }
                        }
                        .probe("content")
                    }
                    .probe("scroll")
                    // Only the end of the animation was measured.
                    .onChange(of: target.row) { _, row in proxy.scrollTo(row, anchor: .top) }
                }
                .navigationTitle("Rows")
            }
            .probe("nav")
        }
    ]

    static let rightToLeftGrids = [
        MeasuredCase("layout/rtl-grid") {
            VStack(spacing: 16) {
                Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                    GridRow {
                        box(40, 30, "a")
                        box(60, 30, "b")
                        box(30, 30, "c")
                    }
                    GridRow {
                        box(100, 30, "d").gridCellColumns(2)
                        box(30, 30, "e")
                    }
                    GridRow { box(40, 30, "f").gridColumnAlignment(.trailing) }
                }
                .probe("grid")
                LazyVGrid(columns: Array(repeating: GridItem(.fixed(40)), count: 3), spacing: 8) {
                    ForEach(0..<5, id: \.self) { box(40, 20, "l\($0)") }
                }
                .frame(width: 200)
                .probe("lazy")
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
    ]
}

@Observable private final class ScrollTarget {
    var row: Int?
}

/// Boxes with gestures that the case doesn't perform.
private struct Boxes: View {
    @State private var offset = CGSize.zero
    @State private var presses = 0
    @State private var taps = 0
    @GestureState private var isHeld = false

    var body: some View {
        VStack(spacing: 14) {
            box(78, 16, "dragLabel")
            box(80, 50).offset(offset)
                .gesture(DragGesture().onChanged { offset = $0.translation }.onEnded { _ in offset = .zero })
                .probe("dragBox")
            box(96.5, 16, "pressLabel")
            box(80, 40).onLongPressGesture(minimumDuration: 0.5) { presses += 1 }.probe("pressBox")
            box(88.5, 16, "tapLabel")
            box(80, 40).onTapGesture(count: 2) { taps += 1 }.probe("tapBox")
            box(22, 16, "heldLabel")
            box(80, 40)
                .gesture(LongPressGesture(minimumDuration: 0.3).updating($isHeld) { value, state, _ in state = value })
                .probe("heldBox")
        }
        .probe("stack")
    }
}
