import SwiftUI

extension MeasuredCases {
    static let rightToLeft = [
        MeasuredCase("layout/rtl-stacks") {
            VStack(alignment: .leading, spacing: 10) {
                HStack {
                    box(40, 30, "a")
                    box(60, 30, "b")
                    Spacer()
                    box(30, 30, "c")
                }
                .probe("hstack")
                box(50, 20).padding(.leading, 30).probe("padded")
                box(40, 20).frame(width: 120, alignment: .leading).probe("framed")
                ZStack(alignment: .topLeading) {
                    box(100, 40, "zback")
                    box(20, 20, "zfront")
                }
                .probe("zstack")
                HStack {
                    box(30, 20, "ltrA")
                    box(30, 20, "ltrB")
                }
                .environment(\.layoutDirection, .leftToRight)
                .probe("island")
                box(25, 16, "text")
                box(30, 20).alignmentGuide(.leading) { _ in -10 }.probe("guided")
            }
            .frame(width: 300, alignment: .leading)
            .probe("vstack")
            .environment(\.layoutDirection, .rightToLeft)
        }
    ]
}
