import ContentTypes
import Foundation

extension String: Transferable {
    /// The representation as text in UTF-8.
    public static var transferRepresentation: some TransferRepresentation {
        ImmediateRepresentation(
            exporting: [.utf8PlainText], importing: [.utf8PlainText, .plainText], encode: { Data($0.utf8) },
            decode: { (data: Data) throws -> String in
                guard let text = String(data: data, encoding: .utf8) else {
                    throw CocoaError(.fileReadInapplicableStringEncoding)
                }
                return text
            })
    }
}

extension Data: Transferable {
    /// The representation as data of any type.
    public static var transferRepresentation: some TransferRepresentation {
        ImmediateRepresentation<Data>(exporting: [.data], importing: [.data], encode: { $0 }, decode: { $0 })
    }
}

extension URL: Transferable {
    /// The representation as a URL.
    public static var transferRepresentation: some TransferRepresentation {
        URLRepresentation(contentType: .fileURL, isOffered: { $0.isFileURL })
        URLRepresentation(contentType: .url, isOffered: { _ in true })
    }
}

private struct URLRepresentation: TransferRepresentation {
    typealias Item = URL

    let contentType: UTType
    let isOffered: @Sendable (URL) -> Bool

    var body: some TransferRepresentation {
        ImmediateRepresentation<URL>(
            exporting: [contentType], importing: [contentType], isOffered: isOffered, encode: { $0.dataRepresentation },
            decode: { data in
                guard let url = URL(dataRepresentation: data, relativeTo: nil) else {
                    throw CocoaError(.coderInvalidValue)
                }
                return url
            })
    }
}

extension AttributedString: Transferable {
    /// The representation as plain text, without attributes.
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation {
            String($0.characters)
        } importing: {
            AttributedString($0)
        }
    }
}
