import Foundation
import LayerTree

/// An action that opens a URL.
///
/// Without a handler from the program, the action passes the URL to the host: a browser opens it in another tab if its
/// scheme is `http`, `https`, `mailto`, `tel`, or `sms`, and a test finds it in the requests of its stage.
///
/// Available from iOS 14 and macOS 11.
@MainActor @preconcurrency
public struct OpenURLAction {
    /// The outcome of an attempt to open a URL.
    public struct Result {
        enum Kind: Sendable { case handled, discarded, system(URL?) }
        let kind: Kind

        /// The handler opened the URL.
        public static var handled: Result { Result(kind: .handled) }
        /// The handler discarded the URL.
        public static var discarded: Result { Result(kind: .discarded) }
        /// The handler asks the system to open the original URL.
        public static var systemAction: Result { Result(kind: .system(nil)) }
        /// The handler asks the system to open another URL.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    private let handler: (URL) -> Result

    /// Creates an action with a handler.
    public init(handler: @escaping (URL) -> Result) { self.handler = handler }

    /// Opens a URL.
    public func callAsFunction(_ url: URL) { _ = open(url) }

    /// Opens a URL.
    ///
    /// - Parameters:
    ///   - url: The URL to open.
    ///   - completion: The closure that receives whether the handler opened the URL or passed it to the host.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) { completion(open(url)) }

    private func open(_ url: URL) -> Bool {
        switch handler(url).kind {
        case .handled: true
        case .discarded: false
        case .system(let other): CurrentScene.open(other ?? url)
        }
    }
}

extension EnvironmentValues {
    private struct OpenURLKey: EnvironmentKey {
        static var defaultValue: OpenURLAction? { nil }
    }

    /// The action that opens URLs, including those of links.
    ///
    /// Available from iOS 14 and macOS 11.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] ?? MainActor.assumeIsolated { OpenURLAction { _ in .systemAction } } }
        set { self[OpenURLKey.self] = newValue }
    }
}
