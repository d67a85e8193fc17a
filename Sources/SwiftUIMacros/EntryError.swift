/// The reason why a property can't be an entry.
enum EntryError: Error, CustomStringConvertible {
    case notAVariable
    case noDefault
    case noOptional
    case elsewhere

    var description: String {
        switch self {
        case .notAVariable: "'@Entry' is for a single stored 'var' of an instance"
        case .noDefault: "'@Entry' needs a default value"
        case .noOptional: "'@Entry' in 'FocusedValues' needs an optional type, such as 'Int?'"
        case .elsewhere:
            "'@Entry' is for extensions of 'EnvironmentValues', 'Transaction', 'ContainerValues' and 'FocusedValues'"
        }
    }
}
