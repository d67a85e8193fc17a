import Foundation
import Synchronization

extension Locale {
    /// Whether the locale writes numbers with the digits from 0 to 9 of Latin script.
    ///
    /// - Complexity: O(1) after the first use of a locale.
    var usesLatinDigits: Bool {
        let identifier = identifier
        if let known = LatinDigits.known.withLock({ $0[identifier] }) { return known }
        let usesLatinDigits = numberingSystem == Locale.NumberingSystem("latn")
        LatinDigits.known.withLock {
            if $0.count >= LatinDigits.limit { $0.removeAll() }
            $0[identifier] = usesLatinDigits
        }
        return usesLatinDigits
    }
}

/// A cache of Foundation's results, each of which takes microseconds.
private enum LatinDigits {
    static let known = Mutex<[String: Bool]>([:])
    /// The maximum number of locales. A page can report any identifier.
    static let limit = 256
}
