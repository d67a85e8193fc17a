import ContentTypes
import Foundation
import LayerTree

/// Collects the items to share, which can arrive later, and passes them to the host together.
@MainActor
final class Share {
    /// The scene whose action shares the items. An item can arrive when other code runs.
    private weak var graph = OpenScene.current
    private let subject: String?
    private let message: String?
    private var items: [SharedItem?]
    private var missing: Int

    init(subject: String?, message: String?, count: Int) {
        self.subject = subject
        self.message = message
        items = Array(repeating: nil, count: count)
        missing = count
    }

    /// Loads an item in its preferred representation that's a URL or text. An item without one is left out.
    func load<Item: Transferable>(_ item: Item, at index: Int) {
        let exports = Item.transferParts.exports.filter { $0.isOffered(item) }
        guard let export = exports.first(where: { $0.contentType.holdsURL || $0.contentType.holdsText }) else {
            return receive(nil, at: index)
        }
        let holdsURL = export.contentType.holdsURL
        export.load(item) { result in
            let data = try? result.get()
            onMainThread { self.receive(data.flatMap { SharedItem($0, isURL: holdsURL) }, at: index) }
        }
    }

    private func receive(_ item: SharedItem?, at index: Int) {
        items[index] = item
        missing -= 1
        let found = items.compactMap(\.self)
        if missing == 0, !found.isEmpty { graph?.request(.share(found, subject: subject, message: message)) }
    }
}

extension UTType {
    fileprivate var holdsURL: Bool { conforms(to: .url) }
    fileprivate var holdsText: Bool { self == .utf8PlainText || self == .plainText }
}

extension SharedItem {
    fileprivate init?(_ data: Data, isURL: Bool) {
        if isURL {
            guard let url = URL(dataRepresentation: data, relativeTo: nil) else { return nil }
            self = .url(url)
        } else {
            guard let text = String(data: data, encoding: .utf8) else { return nil }
            self = .text(text)
        }
    }
}
