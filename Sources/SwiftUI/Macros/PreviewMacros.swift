// Previews are shown by Xcode alone. Here their code is checked by the compiler, so that it does not rot, and left out of
// the program.

#if Macros
/// A view to preview in Xcode. Its arguments are checked; it adds nothing to the program.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// A view to preview in Xcode in the given circumstances. Its arguments are checked; it adds nothing to the program.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Marks a property that stands in the body of a `#Preview`, such as `@Previewable @State var isOn = true`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")
#endif

/// Where the names of a preview's traits live.
public struct Preview {
    /// The traits of previews of views.
    public enum ViewTraits {}

    private init() {}
}
