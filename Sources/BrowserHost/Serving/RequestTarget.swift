import Foundation

/// The target of a request: the parts of the path, and the query without decoding unused items.
struct RequestTarget: Sendable, Equatable {
    let path: [String]
    private let query: [Substring]

    /// Creates a target.
    ///
    /// - Parameter target: An absolute path with an optional query, as browsers send it. For other text, the result is
    ///   `nil`, also for two slashes: in an address, a host name follows them.
    init?(_ target: String) {
        guard target.hasPrefix("/"), !target.hasPrefix("//") else { return nil }
        let halves = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        path = halves[0].split(separator: "/").map(String.init)
        query = halves.count == 2 ? halves[1].split(separator: "&") : []
    }

    /// Returns the first decoded value of the query with a name. An undecodable value is considered empty.
    func value(of name: String) -> String? {
        guard let item = query.first(where: { $0.hasPrefix(name + "=") }) else { return nil }
        return item.dropFirst(name.utf8.count + 1).removingPercentEncoding ?? ""
    }
}
