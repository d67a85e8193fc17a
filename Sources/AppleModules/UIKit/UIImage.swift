import Foundation
import ViewRuntime

/// A picture, or a symbol.
open class UIImage: Hashable, _ExpressibleByImageLiteral, @unchecked Sendable {
    let image: Image
    private let data: Data?
    /// Points; zero for a symbol.
    public let size: CGSize
    /// Pixels per point.
    public let scale: CGFloat

    private init(image: Image, data: Data?, size: CGSize, scale: CGFloat) {
        self.image = image
        self.data = data
        self.size = size
        self.scale = scale
    }

    /// No picture.
    public convenience init() { self.init(image: Image(encoded: Data(), scale: 1), data: nil, size: .zero, scale: 1) }

    /// A picture of encoded bytes (PNG, JPEG); nil when they are none.
    public convenience init?(data: Data, scale: CGFloat = 1) {
        guard scale > 0, let size = AssetNames.size(of: data, scale: scale) else { return nil }
        self.init(image: Image(encoded: data, scale: scale), data: data, size: size, scale: scale)
    }

    /// A picture in a file; nil when there is none.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    /// A picture from an asset catalog or among a bundle's resources; nil when there is none of that name.
    ///
    /// - Parameter bundle: Where it is looked for; nil for the program's own bundles.
    public convenience init?(
        named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil
    ) {
        let scale: CGFloat = 2
        guard let (data, size) = AssetNames.picture(named: name, in: bundle, scale: scale) else { return nil }
        self.init(image: Image(decorative: name, bundle: bundle), data: data, size: size, scale: scale)
    }

    /// A picture from an asset catalog.
    public convenience init(resource: ImageResource) {
        let (name, bundle) = resource.source
        let found = AssetNames.picture(named: name, in: bundle, scale: 2)
        self.init(
            image: Image(decorative: name, bundle: bundle), data: found?.data, size: found?.size ?? .zero, scale: 2)
    }

    /// A picture that is written as `#imageLiteral`. The program ends when there is none of that name.
    public required convenience init(imageLiteralResourceName name: String) {
        guard let (data, size) = AssetNames.picture(named: name, in: nil, scale: 2) else {
            fatalError("there is no picture named \(name)")
        }
        self.init(image: Image(decorative: name), data: data, size: size, scale: 2)
    }

    /// A symbol; nil when there is none of that name.
    @MainActor @preconcurrency
    public convenience init?(systemName name: String) {
        guard Image.hasSymbol(name) else { return nil }
        self.init(image: Image(systemName: name), data: nil, size: .zero, scale: 2)
    }

    /// The bytes of a picture that was read from a PNG; nil for any other.
    public func pngData() -> Data? { data.flatMap { $0.starts(with: [0x89, 0x50, 0x4E, 0x47]) ? $0 : nil } }

    /// The bytes of a picture that was read from a JPEG; nil for any other.
    ///
    /// - Parameter compressionQuality: Has no effect: nothing is encoded anew.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        data.flatMap { $0.starts(with: [0xFF, 0xD8]) ? $0 : nil }
    }

    public static func == (a: UIImage, b: UIImage) -> Bool { a === b || a.image == b.image && a.data == b.data }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(size.width)
        hasher.combine(size.height)
    }
}

/// What `#imageLiteral` is where nothing else is asked for.
public typealias _ImageLiteralType = UIImage

extension Image {
    /// A UIKit picture, which says nothing to assistive technology.
    public init(uiImage: UIImage) { self = uiImage.image }
}
