import Foundation

/// A type that defines the appearance of page indicators.
///
/// Available from iOS 14.
nonisolated public protocol IndexViewStyle {
    /// The properties that the runtime reads from the style.
    var _index: _IndexLook { get }
}

/// The runtime's description of a page indicator style.
public struct _IndexLook: Sendable {
    enum Background: Sendable { case automatic, interactive, always, never }
    let background: Background
}

/// A page indicator style that shows a dot for each page.
///
/// Available from iOS 14.
nonisolated public struct PageIndexViewStyle: IndexViewStyle {
    /// When the page indicator has a background.
    public struct BackgroundDisplayMode: Sendable {
        let background: _IndexLook.Background

        /// The page indicator has no background.
        public static let automatic = BackgroundDisplayMode(background: .automatic)
        /// The page indicator has a background while a person scrolls.
        public static let interactive = BackgroundDisplayMode(background: .interactive)
        /// The page indicator always has a background.
        public static let always = BackgroundDisplayMode(background: .always)
        /// The page indicator never has a background.
        public static let never = BackgroundDisplayMode(background: .never)
    }

    private let mode: BackgroundDisplayMode

    /// Creates a page indicator style.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }

    public var _index: _IndexLook { _IndexLook(background: mode.background) }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// A page indicator style that shows a dot for each page.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// A page indicator style that shows a dot for each page, with a background display mode.
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
    /// Sets the style of page indicators in this view.
    ///
    /// Available from iOS 14.
    nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        let index = style._index
        return transformEnvironment(\.indexLook) { $0 = index }
    }
}
