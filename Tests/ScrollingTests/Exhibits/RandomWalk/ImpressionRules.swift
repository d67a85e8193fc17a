import ScrollworkTesting

@testable import gallery

extension ExhibitRules {
    static let impressions = ExhibitRules(name: "impressions", mostElements: 3_000) { stage in
        for node in stage.semantics.flattened where node.identifier?.hasPrefix("share-") == true {
            let words = (node.value ?? "").split(separator: " ")
            let percent = words.first.flatMap { Int($0) }
            try rule(percent.map((0...100).contains) ?? false, "a share is \(node.value ?? "nothing")")
            // A share that is not whole has a reason.
            try rule(percent == 100 || words.count == 4, "a share without a reason: \(node.value ?? "nothing")")
        }
    } checkRest: { stage in
        let shares = stage.semantics.flattened.filter { $0.identifier?.hasPrefix("share-") == true }
        // The list may be scrolled out of the page, or a sheet may be all that is read.
        try rule(shares.count <= 6, "there are \(shares.count) shares")
    }
}
