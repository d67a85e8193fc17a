extension String {
    /// Returns the longest beginning of whole characters that has at most a number of bytes in UTF-8.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    func cut(to count: Int) -> String {
        guard utf8.count > count else { return self }
        let limit = utf8.index(startIndex, offsetBy: count)
        return String(self[..<index(before: index(after: limit))])
    }
}
