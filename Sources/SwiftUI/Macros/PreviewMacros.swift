// On Apple's systems Xcode shows previews. Here a program that is started with `--previews` serves them to a browser.

#if Macros
/// A view to preview: in Xcode, and here by the program's option `--previews`.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// A view to preview in the given circumstances. The traits are checked, and have no effect here.
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
