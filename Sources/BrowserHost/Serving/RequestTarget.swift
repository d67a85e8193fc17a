import Foundation

/// What a request asks for: the path's parts, and the query without decoding what nobody reads.
struct RequestTarget: Sendable, Equatable {
    let path: [String]
    private let query: [Substring]

    /// - Parameter target: A path from the root with a query, as browsers send it; nil for anything else.
    init?(_ target: String) {
        guard target.hasPrefix("/") else { return nil }
        let halves = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        path = halves[0].split(separator: "/").map(String.init)
        query = halves.count == 2 ? halves[1].split(separator: "&") : []
    }

    /// The first value of the query with that name, decoded. An undecodable value counts as empty.
    func value(of name: String) -> String? {
        guard let item = query.first(where: { $0.hasPrefix(name + "=") }) else { return nil }
        return item.dropFirst(name.utf8.count + 1).removingPercentEncoding ?? ""
    }
}
