import SwiftUI

/// A button with the shape of a capsule.
struct PillButton: View {
    let title: LocalizedStringKey
    let action: () -> Void
    @Environment(\.colorScheme) private var colorScheme

    init(_ title: LocalizedStringKey, action: @escaping () -> Void) {
        self.title = title
        self.action = action
    }

    var body: some View {
        Button {
            action()
        } label: {
            Text(title)
                .font(.subheadline.weight(.semibold))
                .lineLimit(1)
                .minimumScaleFactor(0.5)
                .foregroundStyle(colorScheme == .dark ? Color.red : Self.ink)
                .padding(.horizontal, 14)
                .padding(.vertical, 7)
                .background(Color.red.opacity(0.12), in: Capsule())
                .contentShape(Capsule())
        }
        .buttonStyle(.plain)
        // The title shrinks only if the button is wider than the page.
        .layoutPriority(1)
    }

    /// A red that is legible on its own tint.
    private static let ink = Color(red: 0.76, green: 0.11, blue: 0.08)
}
