/// The reason why a property can't be an entry.
enum EntryError: Error, CustomStringConvertible {
    case notAVariable
    case noDefault
    case elsewhere

    var description: String {
        switch self {
        case .notAVariable: "'@Entry' is for a single stored 'var' of an instance"
        case .noDefault: "'@Entry' needs a default value"
        case .elsewhere: "'@Entry' is for extensions of 'EnvironmentValues', 'Transaction' and 'ContainerValues'"
        }
    }
}
