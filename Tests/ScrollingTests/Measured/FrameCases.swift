import SwiftUI

extension MeasuredCases {
    static let frames = [
        MeasuredCase("layout/frame-fixed") {
            box(40, 40, "inner").frame(width: 120, height: 80, alignment: .topLeading).probe("outer")
        },
        MeasuredCase("layout/fixed-size") {
            VStack(spacing: 0) {
                Color.red.fixedSize().probe("both")
                Color.blue.fixedSize(horizontal: true, vertical: false).frame(height: 30).probe("horizontal")
            }
        },
        MeasuredCase("layout/padding-default") { Color.red.probe("inner").padding().probe("outer") },
        MeasuredCase("layout/group-modifier") {
            HStack(spacing: 0) {
                Group {
                    Color.red.probe("a")
                    Color.green.probe("b")
                }
                .frame(width: 50, height: 50)
                .padding(5)
                Color.blue.probe("c")
            }
        },
        MeasuredCase("ext/color-fill") { Color.red.probe("color") },
    ]
}
