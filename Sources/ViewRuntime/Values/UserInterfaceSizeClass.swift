/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Sendable {
    case compact
    case regular
}
