import Foundation
import ViewRuntime

/// An image or a symbol.
open class UIImage: Hashable, _ExpressibleByImageLiteral, @unchecked Sendable {
    let image: Image
    private let data: Data?
    /// The size in points; zero for a symbol.
    public let size: CGSize
    /// The number of pixels per point.
    public let scale: CGFloat

    private init(image: Image, data: Data?, size: CGSize, scale: CGFloat) {
        self.image = image
        self.data = data
        self.size = size
        self.scale = scale
    }

    /// Creates an empty image.
    public convenience init() { self.init(image: Image(encoded: Data(), scale: 1), data: nil, size: .zero, scale: 1) }

    /// Creates an image from encoded bytes (PNG, JPEG), or returns `nil` for other bytes.
    public convenience init?(data: Data, scale: CGFloat = 1) {
        guard scale > 0, let size = AssetNames.size(of: data, scale: scale) else { return nil }
        self.init(image: Image(encoded: data, scale: scale), data: data, size: size, scale: scale)
    }

    /// Creates an image from a file, or returns `nil` if it can't be read.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    /// Creates an image from an asset catalog or the resources of a bundle, or returns `nil` if there's no such image.
    ///
    /// - Parameters:
    ///   - name: The name of the image.
    ///   - bundle: The bundle of the image; `nil` for the program's own bundles.
    ///   - traits: Has no effect.
    public convenience init?(
        named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil
    ) {
        let scale: CGFloat = 2
        guard let (data, size) = AssetNames.picture(named: name, in: bundle, scale: scale) else { return nil }
        self.init(image: Image(decorative: name, bundle: bundle), data: data, size: size, scale: scale)
    }

    /// Creates an image from an asset catalog.
    public convenience init(resource: ImageResource) {
        let (name, bundle) = resource.source
        let found = AssetNames.picture(named: name, in: bundle, scale: 2)
        self.init(
            image: Image(decorative: name, bundle: bundle), data: found?.data, size: found?.size ?? .zero, scale: 2)
    }

    /// Creates an image from an `#imageLiteral`. If there's no such image, the program stops.
    public required convenience init(imageLiteralResourceName name: String) {
        guard let (data, size) = AssetNames.picture(named: name, in: nil, scale: 2) else {
            fatalError("there is no picture named \(name)")
        }
        self.init(image: Image(decorative: name), data: data, size: size, scale: 2)
    }

    /// Creates a symbol, or returns `nil` if there's no symbol with the name.
    @MainActor @preconcurrency
    public convenience init?(systemName name: String) {
        guard Image.hasSymbol(name) else { return nil }
        self.init(image: Image(systemName: name), data: nil, size: .zero, scale: 2)
    }

    /// Returns the bytes of an image from PNG data, or `nil` for other images.
    public func pngData() -> Data? { data.flatMap { $0.starts(with: [0x89, 0x50, 0x4E, 0x47]) ? $0 : nil } }

    /// Returns the bytes of an image from JPEG data, or `nil` for other images.
    ///
    /// - Parameter compressionQuality: Has no effect, because the image isn't encoded again.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        data.flatMap { $0.starts(with: [0xFF, 0xD8]) ? $0 : nil }
    }

    /// Returns whether two images are equal.
    public static func == (a: UIImage, b: UIImage) -> Bool { a === b || a.image == b.image && a.data == b.data }

    /// Hashes the image.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(size.width)
        hasher.combine(size.height)
    }
}

/// The default type of `#imageLiteral`.
public typealias _ImageLiteralType = UIImage

extension Image {
    /// Creates an image from a UIKit image, which assistive technology ignores.
    public init(uiImage: UIImage) { self = uiImage.image }
}
