import Foundation
import LayerTree

/// A picture from a file, or a symbol.
///
/// Files are looked for in a bundle's resources by name, with or without an extension, and with `@2x` or `@3x` for
/// pixels per point. Which formats are shown is the host's: PNG and JPEG everywhere.
/// Symbols are the runtime's own drawings, see ``init(systemName:)``.
nonisolated public struct Image: Equatable, Sendable {
    enum Source: Equatable, Sendable {
        case file(name: String, bundle: String)
        case symbol(String)
        case loaded(LoadedPicture)
    }

    var source: Source
    /// What assistive technology reads; nil for a picture that says nothing.
    var label: Text?
    var isResizable = false
    var tiles = false
    var renderingMode: TemplateRenderingMode?
    var interpolation = Interpolation.medium

    private init(_ name: String, _ bundle: Bundle?, label: Text?) {
        source = .file(name: name, bundle: (bundle ?? .main).resourcePath ?? (bundle ?? .main).bundlePath)
        self.label = label
    }

    /// No picture.
    static let nothing = Image(ImageResource(id: 0, data: Data(), size: .zero))

    /// A picture that was loaded; it says nothing to assistive technology.
    init(_ resource: ImageResource) { source = .loaded(LoadedPicture(resource: resource)) }

    /// A picture from a bundle's resources, which assistive technology reads by its name.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(name, bundle, label: Text(verbatim: name)) }

    public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(name, bundle, label: label) }

    /// A picture that assistive technology passes over.
    public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle, label: nil) }

    /// A symbol in the size of the font and the colour of the foreground.
    ///
    /// The symbols are plain drawings of the runtime's own with the names that Apple's have. There are the shapes of
    /// controls, arrows and chevrons, and some tens of things, with `.fill`, `.circle` and `.circle.fill` where these are
    /// of use. For another name an empty square is shown, and a warning is logged once.
    public init(systemName: String) {
        source = .symbol(systemName)
        label = Text(verbatim: systemName.replacingOccurrences(of: ".", with: " "))
    }

    /// The value shows nothing in symbols that are not drawn by layers, as here.
    public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

    private func with(_ change: (inout Image) -> Void) -> Image {
        var copy = self
        change(&copy)
        return copy
    }

    /// The picture in the size that it is offered.
    ///
    /// - Parameter capInsets: Has no effect: the whole picture is stretched.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        with {
            $0.isResizable = true
            $0.tiles = resizingMode == .tile
        }
    }

    /// Whether the picture keeps its colours or only its shape is painted, in the foreground style.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { with { $0.renderingMode = renderingMode } }

    /// `none` shows pixels as they are when the picture is enlarged; all others smooth it.
    public func interpolation(_ interpolation: Interpolation) -> Image { with { $0.interpolation = interpolation } }

    /// Edges are always smoothed.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

/// A picture that was not read from a bundle.
struct LoadedPicture: Equatable, Sendable {
    let resource: ImageResource

    static func == (a: LoadedPicture, b: LoadedPicture) -> Bool { a.resource.id == b.resource.id }
}

extension Image {
    public enum ResizingMode: Sendable { case tile, stretch }
    public enum TemplateRenderingMode: Sendable { case template, original }
    public enum Interpolation: Sendable { case none, low, medium, high }
    /// The size of a symbol beside its font.
    public enum Scale: Sendable { case small, medium, large }
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }
}

extension EnvironmentValues {
    private enum ImageScaleKey: EnvironmentKey {
        static let defaultValue = Image.Scale.medium
    }

    /// The size of symbols beside their font.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    /// The size of the symbols inside beside their font.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}

extension Image: PrimitiveView {
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        let element = ImageElement(context)
        element.image = view
        return element
    }

    @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
        let element = unsafeDowncast(node, to: ImageElement.self)
        if element.image != view { element.image = view }
    }

    @MainActor public static var _elementCount: Int? { 1 }
}
