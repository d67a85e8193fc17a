import Foundation
import LayerTree

extension JSONBytes {
    /// Writes the tasks that a page can perform, as `"rq":[request…]`. A request is `["open",url]` or
    /// `["share",subject,message,[["url"|"text",item]…]]`. Returns whether there are any.
    mutating func requests(_ requests: [HostRequest]) -> Bool {
        let possible = requests.filter(\.isSafe)
        if possible.isEmpty { return false }
        key("rq")
        array { json in for request in possible { json.array { $0.request(request) } } }
        return true
    }

    private mutating func request(_ request: HostRequest) {
        switch request {
        case .open(let url):
            string("open")
            string(url.absoluteString)
        case .share(let items, let subject, let message):
            string("share")
            string(subject ?? "")
            string(message ?? "")
            array { json in for item in items { json.array { $0.item(item) } } }
        }
    }

    private mutating func item(_ item: SharedItem) {
        switch item {
        case .url(let url):
            string("url")
            string(url.absoluteString)
        case .text(let text):
            string("text")
            string(text)
        }
    }
}

extension HostRequest {
    /// The schemes of the URLs that a page opens. URLs with other schemes can run code in the page, or belong to the
    /// person's computer.
    private static let safeSchemes: Set = ["http", "https", "mailto", "tel", "sms"]

    /// Whether a page performs the task.
    fileprivate var isSafe: Bool {
        guard case .open(let url) = self else { return true }
        return url.scheme.map { Self.safeSchemes.contains($0.lowercased()) } ?? false
    }
}
