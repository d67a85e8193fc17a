import SwiftUI

extension MeasuredCases {
    static let positions = [
        MeasuredCase("position/basic") {
            VStack(spacing: 10) {
                ZStack {
                    Color.gray
                    box(40, 40).position(x: 50, y: 30).probe("inZStack")
                    box(30, 30).position(x: 150, y: 60).probe("point")
                }
                .frame(width: 200, height: 90)
                .probe("zstack")
                HStack(spacing: 10) {
                    box(24, 16, "left")
                    box(30, 30).position(x: 20, y: 20).probe("inHStack")
                    box(32, 16, "right")
                }
                .frame(height: 50)
                .probe("hstack")
                VStack(spacing: 4) {
                    box(38.5, 16, "above")
                    box(30, 20).position(x: 40, y: 10).probe("inVStack")
                    box(36.5, 16, "below")
                }
                .probe("vstack")
            }
            .probe("stack")
        }
    ]
}
