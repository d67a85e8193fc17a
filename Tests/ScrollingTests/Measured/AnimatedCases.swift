import SwiftUI

extension MeasuredCases {
    static let animated = [
        MeasuredCase(
            "animation/frame", { Expansion() },
            steps: [
                "expand": { model in withAnimation(.linear(duration: 0.3)) { model.isExpanded = true } },
                "collapse": { model in withAnimation(.easeInOut(duration: 0.3)) { model.isExpanded = false } },
            ]
        ) { model in
            VStack(spacing: 8) {
                box(model.isExpanded ? 200 : 100, model.isExpanded ? 60 : 40, "box")
                box(36.5, 16, "below")
            }
            .probe("stack")
        },
        MeasuredCase(
            "animation/implicit", { Fading() },
            steps: [
                "move": { $0.inset = 60 },
                "fade": { model in withAnimation(.linear(duration: 0.3)) { model.isFaded = true } },
            ]
        ) { model in
            HStack(alignment: .top, spacing: 12) {
                box(40, 40).opacity(model.isFaded ? 0.3 : 1).probe("faded")
                box(40, 40).padding(.leading, model.inset).animation(.linear(duration: 0), value: model.inset).probe(
                    "moved")
            }
            .probe("row")
        },
    ]
}

@Observable private final class Expansion {
    var isExpanded = false
}

@Observable private final class Fading {
    var inset: CGFloat = 0
    var isFaded = false
}
