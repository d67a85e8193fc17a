import Foundation
import LayerTree

/// A picture that is loaded while something else is shown. Apple: iOS 15, macOS 12.
///
/// Files and `data:` URLs are loaded, as soon as the view appears. Of others nothing is fetched, they fail: this runtime does not
/// use the network.
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

    /// - Parameters:
    ///   - scale: Pixels per point.
    ///   - transaction: Accompanies the change from one phase to the next.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.transaction = transaction
        self.content = content
    }

    @MainActor public var body: some View {
        content(phase).task(id: url) { await load() }
    }

    @MainActor private func load() async {
        guard let url else { return show(.empty) }
        if case .success = phase { show(.empty) }
        do {
            let data = try await PictureLoading.data(of: url)
            guard !Task.isCancelled else { return }
            guard let resource = ImageLibrary.resource(of: data, scale: scale) else { throw CocoaError(.fileReadCorruptFile) }
            show(.success(Image(resource)))
        } catch {
            if !Task.isCancelled { show(.failure(error)) }
        }
    }

    @MainActor private func show(_ new: AsyncImagePhase) { withTransaction(transaction) { phase = new } }
}

extension AsyncImage {
    /// The picture, and nothing while there is none.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale) { $0.image ?? .nothing }
    }

    /// The picture as `content` makes it, and the placeholder while there is none.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }
}

/// How far the loading of a picture has come. Apple: iOS 15, macOS 12.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? { if case .success(let image) = self { image } else { nil } }

    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// The bytes of pictures that need no network.
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

    /// What follows the comma: in base 64 if the part before says so, else with percent signs.
    static func contents(ofDataURL text: String) -> Data? {
        guard let comma = text.firstIndex(of: ",") else { return nil }
        let body = String(text[text.index(after: comma)...])
        guard text[..<comma].lowercased().hasSuffix(";base64") else { return body.removingPercentEncoding.map { Data($0.utf8) } }
        return Data(base64Encoded: body.removingPercentEncoding ?? body)
    }
}
