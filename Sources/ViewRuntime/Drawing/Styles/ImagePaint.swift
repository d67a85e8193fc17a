import Foundation
import LayerTree

/// A style that fills a shape with tiles of an image, from its top-left corner. Available from iOS 13 and macOS 10.15.
///
/// Symbols and partial images fill nothing, because hosts only repeat whole images. Text is gray.
public struct ImagePaint: ShapeStyle {
    /// The image that fills the shape.
    public var image: Image
    /// The part of the image to repeat, in fractions of its size. The runtime supports only the entire image.
    public var sourceRect: CGRect
    /// The scale of the image relative to its size.
    public var scale: CGFloat

    /// Creates an image paint.
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    /// Resolves the style for drawing.
    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        guard scale.isFinite, scale > 0, sourceRect == CGRect(x: 0, y: 0, width: 1, height: 1),
            let resource = image.resource(in: context.environment)
        else { return _ResolvedStyle(color: .clear) }
        let picture = StylePicture(
            kind: .tiles(
                LoadedPicture(resource: resource), width: resource.size.width * scale,
                height: resource.size.height * scale))
        return _ResolvedStyle(fill: .picture(picture)).opacity(context.levelOpacity)
    }
}

extension Image {
    /// Returns the image in an environment, or `nil` for symbols and unknown names.
    fileprivate func resource(in environment: EnvironmentValues) -> EncodedImage? {
        switch source {
        case .symbol: return nil
        case .loaded(let picture): return picture.resource
        case .file(let name, let bundle):
            return ImageLibrary.picture(named: name, in: bundle, environment: environment)?.image
        }
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// A style that tiles an image.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}
