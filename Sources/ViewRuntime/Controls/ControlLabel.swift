import Foundation

/// The label of a control, as lines. If hidden, it takes no space and only assistive technology reads it.
struct ControlLabel<Content: View>: View {
    let isHidden: Bool
    let content: Content

    init(isHidden: Bool, @ViewBuilder content: () -> Content) {
        self.isHidden = isHidden
        self.content = content()
    }

    var body: some View {
        if isHidden {
            content.fixedSize().modifier(UnseenModifier()).frame(width: 0, height: 0)
        } else {
            LabelLines(content: content)
        }
    }
}
