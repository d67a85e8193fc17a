/// The label of a control. If it has several views, the first is a title, and the others are smaller lines below it, as
/// on iOS.
struct LabelLines<Content: View>: View {
    let content: Content

    init(content: Content) { self.content = content }

    var body: some View {
        Group(subviews: content) { lines in
            if lines.count > 1 {
                VStack(alignment: .leading, spacing: 2) {
                    lines[0]
                    lines.dropFirst().font(.footnote).foregroundStyle(.secondary)
                }
            } else {
                lines
            }
        }
    }
}
