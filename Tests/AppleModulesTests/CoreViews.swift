// Imports only SwiftUICore, to show that the module contains what these views need.
import SwiftUICore

/// Views, a layout, a shape, a modifier, and a preference in a file that imports only SwiftUICore.
struct CoreViews: View {
    @State private var count = 0
    @State private var widest: CGFloat = 0
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(verbatim: "\(count) \(scheme == .dark ? "dark" : "light") \(Int(widest))")
                .identified("text")
            Staircase {
                ForEach(1..<4, id: \.self) { step in
                    Diamond()
                        .fill(Color.red)
                        .frame(width: CGFloat(step) * 20, height: 20)
                        .background {
                            GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) }
                        }
                        .identified("step-\(step)")
                }
            }
        }
        .onPreferenceChange(Widest.self) { widest = $0 }
        .onTapGesture { withAnimation(.linear(duration: 0.1)) { count += 1 } }
    }
}

/// A layout in which each view begins where the one above ends.
private struct Staircase: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var corner = bounds.origin
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            subview.place(at: corner, proposal: ProposedViewSize(size))
            corner.x += size.width
            corner.y += size.height
        }
    }
}

private struct Diamond: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        for point in [
            CGPoint(x: rect.maxX, y: rect.midY), CGPoint(x: rect.midX, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.midY),
        ] {
            path.addLine(to: point)
        }
        path.closeSubpath()
        return path
    }
}

private struct Widest: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct Identified: ViewModifier {
    let name: String

    func body(content: Content) -> some View { content.accessibilityIdentifier(name) }
}

extension View {
    fileprivate func identified(_ name: String) -> some View { modifier(Identified(name: name)) }
}
