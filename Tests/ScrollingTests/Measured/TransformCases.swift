import SwiftUI

extension MeasuredCases {
    static let transforms = [
        MeasuredCase("transform/basic") {
            VStack(spacing: 24) {
                HStack(spacing: 40) {
                    box(40, 40).offset(x: 10, y: 6).probe("offset")
                    box(40, 40).rotationEffect(.degrees(45)).probe("rotated")
                    box(40, 40).scaleEffect(1.5).probe("scaled")
                }
                .probe("row1")
                HStack(spacing: 40) {
                    box(40, 40).rotationEffect(.degrees(30), anchor: .topLeading).probe("anchored")
                    box(40, 40).scaleEffect(x: 2, y: 0.5, anchor: .bottom).probe("stretched")
                    box(19.5, 16).rotationEffect(.degrees(-20)).probe("text")
                }
                .probe("row2")
                box(60, 20).transformEffect(CGAffineTransform(translationX: 20, y: -4)).probe("affine")
            }
            .probe("stack")
        },
        MeasuredCase("transform/3d") {
            VStack(spacing: 30) {
                HStack(spacing: 40) {
                    box(40, 40).rotation3DEffect(.degrees(45), axis: (x: 0, y: 0, z: 1)).probe("aboutZ")
                }
                .probe("row1")
                HStack(spacing: 40) {
                    box(40, 40)
                        .projectionEffect(
                            ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
                        )
                        .probe("projected")
                    box(40, 40).modifier(Skew(amount: 0.4)).probe("skewed")
                }
                .probe("row2")
            }
            .probe("stack")
        },
        MeasuredCase("effects/shadow-profile") {
            HStack(spacing: 60) {
                box(60, 60).shadow(radius: 10).probe("blur10")
                box(60, 60).shadow(radius: 4, x: 10).probe("blur4")
                box(60, 60).shadow(radius: 0, x: 5).probe("sharp")
            }
            .probe("row")
        },
    ]
}

private struct Skew: GeometryEffect {
    let amount: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: amount, d: 1, tx: 0, ty: 0))
    }
}
