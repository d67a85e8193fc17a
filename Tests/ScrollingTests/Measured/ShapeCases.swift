import SwiftUI

extension MeasuredCases {
    static let shapes = [
        MeasuredCase("paint/shapes") {
            HStack(spacing: 10) {
                Circle().probe("circle")
                Rectangle().fill(.red).frame(width: 40).probe("rect")
                RoundedRectangle(cornerRadius: 8).frame(width: 40, height: 40).probe("rounded")
                Capsule().frame(width: 60, height: 30).probe("capsule")
                Ellipse().frame(width: 50, height: 30).probe("ellipse")
            }
            .frame(height: 100)
            .probe("row")
        },
        MeasuredCase("paint/clipping") {
            VStack(spacing: 10) {
                box(100, 60, "clipped").clipShape(RoundedRectangle(cornerRadius: 12))
                box(100, 60, "corner").cornerRadius(20)
                box(100, 40).opacity(0.5).probe("faded")
            }
            .probe("stack")
        },
    ]
}
