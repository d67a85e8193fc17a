import Foundation
import LayerTree

/// A picture from a file, or a symbol.
///
/// Pictures are looked for by name: in the asset catalogs that the plugin `AssetSymbols` brought into a bundle, then among the files of the
/// bundle's resources, with or without an extension, and with `@2x` or `@3x` for pixels per point. Which formats are shown is
/// the host's: PNG and JPEG everywhere.
/// What symbols are here is told at ``init(systemName:)``.
nonisolated public struct Image: Equatable, Sendable {
    enum Source: Equatable, Sendable {
        /// The bundle's path; nil for the program's own.
        case file(name: String, bundle: String?)
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
    var symbolMode: SymbolRenderingMode.Kind?
    /// How much of a symbol is strong, 0...1; nil for all of it.
    var variableValue: Double?

    private init(_ name: String, _ bundle: Bundle?, label: Text?) {
        source = .file(name: name, bundle: Bundle.folder(of: bundle))
        self.label = label
    }

    /// No picture.
    static let nothing = Image(EncodedImage(id: 0, data: Data(), size: .zero))

    /// A picture that was loaded; it says nothing to assistive technology.
    init(_ resource: EncodedImage) { source = .loaded(LoadedPicture(resource: resource)) }

    /// A picture from a bundle's resources, which assistive technology reads by its name.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(name, bundle, label: Text(verbatim: name)) }

    public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(name, bundle, label: label) }

    /// A picture that assistive technology passes over.
    public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle, label: nil) }

    /// A symbol in the size and weight of the font and the colour of the foreground.
    ///
    /// Apple's drawings may be shown on Apple's systems only. Here the names stand for outlines of Bootstrap Icons, and some of the runtime's own,
    /// that show the same thing: some 1,200 names, and what can be made of them: `.fill`, `.circle`, `.square` and `.rectangle` with and without
    /// `.fill`, `.slash`, `.badge.plus` and other badges, letters and numbers up to 99 in a circle or a square. `forward` and `backward`
    /// follow the writing direction. For a name that is not among them an empty square of dashes is shown, and a warning is logged once.
    ///
    /// The image is as large as the symbol with a little room, and its baseline is that of text beside it.
    public init(systemName: String) {
        source = .symbol(systemName)
        label = Text(verbatim: systemName.replacingOccurrences(of: ".", with: " "))
    }

    /// A symbol that shows a quantity, such as `wifi` or `cellularbars`. Apple: iOS 16, macOS 13.
    ///
    /// - Parameter variableValue: How much of it is strong, from 0 to 1: its pieces from the left, or from below where they lie above each other.
    public init(systemName: String, variableValue: Double?) {
        self.init(systemName: systemName)
        self.variableValue = variableValue
    }

    func with(_ change: (inout Image) -> Void) -> Image {
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
    let resource: EncodedImage

    static func == (a: LoadedPicture, b: LoadedPicture) -> Bool { a.resource.id == b.resource.id }
}

extension Image {
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
    public enum ResizingMode: Sendable { case tile, stretch }
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
    public enum TemplateRenderingMode: Sendable { case template, original }
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
    public enum Interpolation: Sendable { case none, low, medium, high }
    /// The size of a symbol beside its font.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
    public enum Scale: Sendable { case small, medium, large }
    @frozen public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
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
