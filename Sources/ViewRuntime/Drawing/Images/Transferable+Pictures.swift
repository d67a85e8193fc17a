import ContentTypes
import Foundation
import LayerTree

extension Image: Transferable {
    /// The representation as PNG. Symbols and images in other formats aren't exported.
    public static var transferRepresentation: some TransferRepresentation {
        ImmediateRepresentation<Image>(
            exporting: [.png], importing: [.png], isOffered: { $0.png != nil },
            encode: { image in
                guard let png = image.png else { throw CocoaError(.fileReadUnknown) }
                return png
            },
            decode: { data in
                guard data.isPNG, let resource = ImageLibrary.resource(of: data, scale: 1) else {
                    throw CocoaError(.fileReadCorruptFile)
                }
                return Image(resource)
            })
    }

    /// The data of the image, if it's in the format PNG.
    private var png: Data? {
        let data: Data? =
            switch source {
            case .file(let name, let bundle):
                ImageLibrary.picture(named: name, in: bundle, environment: EnvironmentValues())?.image.data
            case .loaded(let picture): picture.resource.data
            case .symbol: nil
            }
        return data.flatMap { $0.isPNG ? $0 : nil }
    }
}

extension Data {
    /// Whether the data begins like PNG.
    fileprivate var isPNG: Bool { starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) }
}

extension Color: Transferable {
    /// The representation by the components in the default environment.
    public static var transferRepresentation: some TransferRepresentation {
        ImmediateRepresentation<Color>(
            exporting: [.resolvedColor], importing: [.resolvedColor],
            encode: { try JSONEncoder().encode($0.resolve(in: EnvironmentValues())) },
            decode: { Color(try JSONDecoder().decode(Resolved.self, from: $0)) })
    }
}

extension UTType {
    /// The components of a color, which only this runtime reads.
    fileprivate static let resolvedColor = UTType(exportedAs: "org.scrollwork.color", conformingTo: .data)
}
