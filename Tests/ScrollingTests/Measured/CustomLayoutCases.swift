import SwiftUI

extension MeasuredCases {
    static let customLayouts = [
        MeasuredCase("customlayout/flow") { FlowBoxes() },
        MeasuredCase("customlayout/radial") { RadialBoxes() },
    ]
}

private struct FlowBoxes: View {
    var body: some View {
        Flow {
            box(25, 16, "one")
            box(25, 16, "two")
            box(35.5, 16, "three")
            box(27.5, 16, "four")
            box(25, 16, "five")
            box(60, 30, "box")
            box(18.5, 16, "six")
        }
        .frame(width: 160)
        .probe("flow")
    }
}

private struct RadialBoxes: View {
    var body: some View {
        Radial {
            box(9, 16, "a")
            box(8.5, 16, "b")
            box(20, 20, "c")
            box(9.5, 16, "d")
            box(8, 16, "e")
        }
        .frame(width: 160, height: 160)
        .probe("radial")
    }
}

/// Rows from left to right that wrap if the next view doesn't fit.
private struct Flow: Layout {
    let gap: CGFloat = 8, lineGap: CGFloat = 6

    private func places(_ width: CGFloat, _ subviews: Subviews) -> (points: [CGPoint], height: CGFloat) {
        var points: [CGPoint] = [], x: CGFloat = 0, y: CGFloat = 0, line: CGFloat = 0
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            if x > 0 && x + size.width > width {
                x = 0
                y += line + lineGap
                line = 0
            }
            points.append(CGPoint(x: x, y: y))
            x += size.width + gap
            line = max(line, size.height)
        }
        return (points, y + line)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? 300
        return CGSize(width: width, height: places(width, subviews).height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, point) in zip(subviews, places(proposal.width ?? 300, subviews).points) {
            subview.place(at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
        }
    }
}

/// Four views around a circle, and one halfway up.
private struct Radial: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let radius = bounds.width / 2 - 12
        let directions = [(0.0, -1.0), (1, 0), (0, 1), (-1, 0), (0, -0.5)]
        for (subview, direction) in zip(subviews, directions) {
            subview.place(
                at: CGPoint(x: bounds.midX + radius * direction.0, y: bounds.midY + radius * direction.1),
                anchor: .center,
                proposal: .unspecified)
        }
    }
}
