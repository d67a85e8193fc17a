/// The style of buttons in bars, which are highlighted while a pointer is over them.
struct BarButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        BorderlessButtonStyle().makeBody(configuration: configuration).hoverEffect()
    }
}
