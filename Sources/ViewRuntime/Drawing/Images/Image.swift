import Foundation
import LayerTree

/// A view that displays an image or a symbol.
///
/// The runtime looks up images by name: in the asset catalogs that the plugin `AssetSymbols` compiled into a bundle,
/// then among the files in the bundle's resources, with or without an extension, and with `@2x` or `@3x` for the pixels
/// per point. The host determines the supported formats: every host supports PNG and JPEG. For symbols, see
/// ``init(systemName:)``.
nonisolated public struct Image: Equatable, Sendable {
    enum Source: Equatable, Sendable {
        /// An image file. The path of the bundle is `nil` for the program's own bundles.
        case file(name: String, bundle: String?)
        case symbol(String)
        case loaded(LoadedPicture)
    }

    var source: Source
    /// The label for assistive technology, or `nil` for a decorative image.
    var label: Text?
    var isResizable = false
    var tiles = false
    var renderingMode: TemplateRenderingMode?
    var interpolation = Interpolation.medium
    var symbolMode: SymbolRenderingMode.Kind?
    /// The value that a variable symbol shows, in 0...1; `nil` for the entire symbol.
    var variableValue: Double?

    private init(_ name: String, _ bundle: Bundle?, label: Text?) {
        source = .file(name: name, bundle: Bundle.folder(of: bundle))
        self.label = label
    }

    /// An empty image.
    static let nothing = Image(EncodedImage(id: 0, data: Data(), size: .zero))

    /// Creates a decorative image from loaded data.
    init(_ resource: EncodedImage) { source = .loaded(LoadedPicture(resource: resource)) }

    /// Creates an image from the resources of a bundle, with its name as the label for assistive technology.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(name, bundle, label: Text(verbatim: name)) }

    /// Creates an image from the resources of a bundle, with a label for assistive technology.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(name, bundle, label: label) }

    /// Creates an image that assistive technology ignores.
    public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle, label: nil) }

    /// Creates a symbol with the size and weight of the font and the color of the foreground.
    ///
    /// The license of Apple's symbols allows only Apple's systems. Instead, about 1,200 names stand for similar
    /// outlines of Bootstrap Icons and of the runtime. Derived forms are available: `.fill`; `.circle`, `.square`, and
    /// `.rectangle`, with and without `.fill`; `.slash`; `.badge.plus` and other badges; letters, and numbers up to 99,
    /// in a circle or a square. `forward` and `backward` follow the layout direction. For an unknown name, the view
    /// shows a dashed square, and the runtime logs a warning once.
    ///
    /// The image is as large as the symbol with a small margin, and its baseline is that of text beside it.
    public init(systemName: String) {
        source = .symbol(systemName)
        label = Text(verbatim: systemName.replacingOccurrences(of: ".", with: " "))
    }

    /// Creates a symbol that shows a value, such as `wifi` or `cellularbars`. Available from iOS 16 and macOS 13.
    ///
    /// - Parameters:
    ///   - systemName: The name of the symbol.
    ///   - variableValue: The part of the symbol that is emphasized, from 0 to 1: its pieces from left to right, or
    ///     from bottom to top if they're above each other.
    public init(systemName: String, variableValue: Double?) {
        self.init(systemName: systemName)
        self.variableValue = variableValue
    }

    func with(_ change: (inout Image) -> Void) -> Image {
        var copy = self
        change(&copy)
        return copy
    }

    /// Makes the image resizable, so it has the proposed size.
    ///
    /// - Parameters:
    ///   - capInsets: Has no effect; the entire image is stretched.
    ///   - resizingMode: Whether to stretch or to tile the image.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        with {
            $0.isResizable = true
            $0.tiles = resizingMode == .tile
        }
    }

    /// Sets whether the image has its own colors or only its shape in the foreground style.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        with { $0.renderingMode = renderingMode }
    }

    /// Sets the interpolation. With `none`, pixels stay sharp when the image is enlarged; all other values smooth it.
    public func interpolation(_ interpolation: Interpolation) -> Image { with { $0.interpolation = interpolation } }

    /// Has no effect, because edges are always smooth.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

/// An image that doesn't come from a bundle.
struct LoadedPicture: Equatable, Sendable {
    let resource: EncodedImage

    static func == (a: LoadedPicture, b: LoadedPicture) -> Bool { a.resource.id == b.resource.id }
}

extension Image {
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    /// The method of resizing an image.
    public enum ResizingMode: Sendable { case tile, stretch }
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    /// The colors of an image.
    public enum TemplateRenderingMode: Sendable { case template, original }
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    /// The quality of interpolation.
    public enum Interpolation: Sendable { case none, low, medium, high }
    /// The size of a symbol relative to its font.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Scale: Sendable { case small, medium, large }
    /// The orientation of an image.
    @frozen public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        /// A rotation of the image by quarter turns, without or with a reflection.
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }
}

extension EnvironmentValues {
    private enum ImageScaleKey: EnvironmentKey {
        static let defaultValue = Image.Scale.medium
    }

    /// The size of symbols relative to their font.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of symbols inside the view relative to their font.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}

extension Image: PrimitiveView {
    /// Creates the node.
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        let element = ImageElement(context)
        element.image = view
        return element
    }

    /// Updates the node.
    @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
        let element = unsafeDowncast(node, to: ImageElement.self)
        if element.image != view { element.image = view }
    }

    /// The number of elements, if the type determines it.
    @MainActor public static var _elementCount: Int? { 1 }
}
