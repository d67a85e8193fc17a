// On Apple's systems, Xcode shows previews. On Linux, the program's option `--previews` serves them to a browser.

#if Macros
/// Declares a view to preview, in Xcode or with the program's option `--previews`.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Declares a view to preview with traits. On Linux, the compiler checks the traits, and they have no effect.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Marks a property in the body of a `#Preview`, such as `@Previewable @State var isOn = true`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")
#endif

/// The namespace of the traits of previews.
public struct Preview {
    /// The traits of previews of views.
    public enum ViewTraits {}

    private init() {}
}
