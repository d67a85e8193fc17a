import SwiftUI

extension MeasuredCases {
    static let stacks = [
        MeasuredCase("layout/spacing-default") {
            HStack {
                box(50, 50, "a")
                box(50, 50, "b")
                box(50, 50, "c")
            }
            .probe("stack")
        },
        MeasuredCase("layout/spacer") {
            HStack {
                box(50, 50, "a")
                Spacer().probe("spacer")
                box(50, 50, "b")
            }
            .probe("stack")
        },
        MeasuredCase("layout/divider") {
            VStack(spacing: 0) {
                box(100, 20, "a")
                Divider().probe("hdivider")
                HStack(spacing: 0) {
                    box(20, 60, "b")
                    Divider().probe("vdivider")
                    box(20, 60, "c")
                }
                .probe("hstack")
            }
            .probe("vstack")
        },
        MeasuredCase("layout/hstack-alignment") {
            VStack(spacing: 0) {
                HStack(alignment: .top, spacing: 4) {
                    box(20, 60, "top1")
                    box(20, 30, "top2")
                }
                HStack(alignment: .bottom, spacing: 4) {
                    box(20, 60, "bottom1")
                    box(20, 30, "bottom2")
                }
            }
        },
        MeasuredCase("layout/hstack-distribution") {
            HStack(spacing: 0) {
                Color.red.probe("a")
                Color.green.frame(width: 50).probe("b")
                Color.blue.probe("c")
            }
        },
        MeasuredCase("layout/hstack-ideal") {
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 6) {
                    box(30, 30, "a")
                    box(40, 30, "b")
                }
                .probe("row")
                box(200, 10, "wide")
            }
            .probe("column")
        },
        MeasuredCase("layout/vstack-alignment") {
            HStack(spacing: 0) {
                VStack(alignment: .leading, spacing: 4) {
                    box(100, 20, "l1")
                    box(50, 20, "l2")
                }
                .probe("leading")
                VStack(alignment: .trailing, spacing: 4) {
                    box(100, 20, "t1")
                    box(50, 20, "t2")
                }
                .probe("trailing")
            }
        },
        MeasuredCase("layout/zstack") {
            ZStack(alignment: .bottomTrailing) {
                box(100, 100, "a")
                box(30, 30, "b")
            }
            .probe("stack")
        },
        MeasuredCase("layout/root-centering") { box(50, 30, "box") },
        MeasuredCase("ext/empty-vstack") { VStack {}.probe("root") },
        MeasuredCase("ext/complex-nested") {
            VStack(spacing: 16) {
                captionedRow("box1", ("leaf1", 26.5), ("leaf2", 47))
                Divider().probe("divider")
                captionedRow("box2", ("leaf3", 38), ("leaf4", 69.5))
            }
        },
        MeasuredCase("ext/sidebar-detail-split") {
            HStack(spacing: 0) {
                VStack(alignment: .leading, spacing: 4) {
                    box(36.5, 16, "leaf1")
                    box(38, 16, "leaf2")
                    box(38.5, 16, "leaf3")
                    box(38.5, 16, "leaf4")
                    box(38.5, 16, "leaf5")
                }
                .frame(width: 120)
                .padding(.vertical, 8)
                Color.gray.frame(width: 1).probe("line")
                VStack(alignment: .leading) {
                    box(35, 16, "detail")
                    Spacer()
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(12)
            }
        },
    ]

    private static func captionedRow(
        _ square: String, _ first: (name: String, width: CGFloat), _ second: (name: String, width: CGFloat)
    ) -> some View {
        HStack(spacing: 12) {
            box(44, 44, square)
            VStack(alignment: .leading, spacing: 4) {
                box(first.width, 16, first.name)
                box(second.width, 16, second.name)
            }
            Spacer()
        }
        .padding(.horizontal, 16)
    }
}
