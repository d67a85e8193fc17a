import Foundation
import LayerTree

/// A view that loads an image and shows other content in the meantime. Available from iOS 15 and macOS 12.
///
/// The view loads files and `data:` URLs as soon as it appears. Other URLs fail, because the runtime doesn't use the
/// network.
///
/// ```swift
/// AsyncImage(url: url) { $0.resizable().scaledToFill() } placeholder: { ProgressView() }
/// ```
nonisolated public struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content
    @State private var phase = AsyncImagePhase.empty
    /// The URL of the last image.
    @State private var loadedURL: URL?

    /// Creates a view that shows content for each phase.
    ///
    /// - Parameters:
    ///   - url: The URL of the image.
    ///   - scale: The number of pixels per point.
    ///   - transaction: The transaction for changes of the phase.
    ///   - content: A closure that returns the content for a phase.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.transaction = transaction
        self.content = content
    }

    /// The content for the current phase.
    @MainActor public var body: some View {
        content(phase).task(id: url) { await load() }
    }

    @MainActor private func load() async {
        guard let url else { return show(.empty) }
        if case .success = phase {
            // The view has only appeared again.
            if url == loadedURL { return }
            show(.empty)
        }
        do {
            let data = try await PictureLoading.data(of: url)
            guard !Task.isCancelled else { return }
            guard let resource = ImageLibrary.resource(of: data, scale: scale) else {
                throw CocoaError(.fileReadCorruptFile)
            }
            loadedURL = url
            show(.success(Image(resource)))
        } catch {
            if !Task.isCancelled { show(.failure(error)) }
        }
    }

    @MainActor private func show(_ new: AsyncImagePhase) { withTransaction(transaction) { phase = new } }
}

extension AsyncImage {
    /// Creates a view that shows nothing until the image is loaded.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale) { $0.image ?? .nothing }
    }

    /// Creates a view that shows a placeholder until the image is loaded.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }
}

/// A phase of loading an image. Available from iOS 15 and macOS 12.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum AsyncImagePhase: Sendable {
    /// No image yet.
    case empty
    /// The image is loaded.
    case success(Image)
    /// Loading failed.
    case failure(any Error)

    /// The image, if it's loaded.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }

    /// The error, if loading failed.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// Loads the bytes of images without the network.
enum PictureLoading {
    nonisolated static func data(of url: URL) async throws -> Data {
        switch url.scheme?.lowercased() {
        case "file": return try Data(contentsOf: url)
        case "data":
            guard let data = contents(ofDataURL: url.absoluteString) else { throw CocoaError(.fileReadCorruptFile) }
            return data
        default: throw CocoaError(.fileReadUnsupportedScheme)
        }
    }

    /// Returns the content after the comma: base 64 if the part before the comma requires it; otherwise
    /// percent-encoded.
    static func contents(ofDataURL text: String) -> Data? {
        guard let comma = text.firstIndex(of: ",") else { return nil }
        let body = String(text[text.index(after: comma)...])
        guard text[..<comma].lowercased().hasSuffix(";base64") else {
            return body.removingPercentEncoding.map { Data($0.utf8) }
        }
        return Data(base64Encoded: body.removingPercentEncoding ?? body)
    }
}
