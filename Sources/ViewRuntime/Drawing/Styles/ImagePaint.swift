import Foundation
import LayerTree

/// Fills a shape with a picture, side by side from its top left corner. Apple: iOS 13, macOS 10.15.
///
/// Symbols, and pictures of which only a part is asked for, fill nothing: hosts repeat whole pictures only. Text is painted grey.
public struct ImagePaint: ShapeStyle {
    public var image: Image
    /// The part of the picture that is repeated, as parts of its sides. Here it is the whole picture or nothing.
    public var sourceRect: CGRect
    /// How large the picture is beside its own size.
    public var scale: CGFloat

    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        guard scale.isFinite, scale > 0, sourceRect == CGRect(x: 0, y: 0, width: 1, height: 1),
            let resource = image.resource(in: context.environment)
        else { return _ResolvedStyle(color: .clear) }
        let picture = StylePicture(
            kind: .tiles(LoadedPicture(resource: resource), width: resource.size.width * scale, height: resource.size.height * scale))
        return _ResolvedStyle(fill: .picture(picture)).opacity(context.levelOpacity)
    }
}

extension Image {
    /// The picture that is shown in an environment; nil for symbols and for names that mean nothing.
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
    /// A picture, side by side.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}
