/// A list to which the parts of a description add what they consist of.
@MainActor
protocol PartList {
    /// The positions in the descriptions around the next part, outermost first.
    var path: [AnyHashable] { get set }
}

extension PartList {
    /// Adds parts at a position in the description around them.
    mutating func at(_ position: some Hashable, _ add: (inout Self) -> Void) {
        path.append(AnyHashable(position))
        add(&self)
        path.removeLast()
    }
}
