import Foundation

/// How the dots below pages look. Apple: iOS 14.
nonisolated public protocol IndexViewStyle {
    /// Read by the runtime alone.
    var _index: _IndexLook { get }
}

/// What the runtime knows of a style of dots.
public struct _IndexLook: Sendable {
    enum Background: Sendable { case automatic, interactive, always, never }
    let background: Background
}

/// Dots, on a ground or not. Apple: iOS 14.
nonisolated public struct PageIndexViewStyle: IndexViewStyle {
    /// When there is a ground behind the dots.
    public struct BackgroundDisplayMode: Sendable {
        let background: _IndexLook.Background

        /// There is none.
        public static let automatic = BackgroundDisplayMode(background: .automatic)
        /// While a finger moves the pages.
        public static let interactive = BackgroundDisplayMode(background: .interactive)
        public static let always = BackgroundDisplayMode(background: .always)
        public static let never = BackgroundDisplayMode(background: .never)
    }

    private let mode: BackgroundDisplayMode

    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }

    public var _index: _IndexLook { _IndexLook(background: mode.background) }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

extension EnvironmentValues {
    private enum IndexLookKey: EnvironmentKey {
        static let defaultValue = _IndexLook(background: .automatic)
    }

    var indexLook: _IndexLook {
        get { self[IndexLookKey.self] }
        set { self[IndexLookKey.self] = newValue }
    }
}

extension View {
    /// How the dots below pages look. Apple: iOS 14.
    nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        let index = style._index
        return transformEnvironment(\.indexLook) { $0 = index }
    }
}
