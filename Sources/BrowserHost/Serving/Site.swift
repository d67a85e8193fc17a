import FlyingFox
import Foundation

/// Answers requests: the page and its scripts, fonts and pictures that scenes have used, and the socket.
@MainActor
final class Site: HTTPHandler {
    let tabs: Tabs
    private let time: any Timekeeper
    private let page: PageText
    private var rules: AccessRules?

    init(title: String, fontFile: @escaping @MainActor (String) -> URL?, makeScene: @escaping BrowserHost.SceneFactory) {
        time = SystemTimekeeper()
        tabs = Tabs(time: time, fonts: FontShelf(fontFile: fontFile), makeScene: makeScene)
        page = PageText(title: title)
    }

    /// From now on requests are answered, according to these rules.
    func admit(_ rules: AccessRules) { self.rules = rules }

    nonisolated func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        guard let rules = await rules else { return .refusal(.serviceUnavailable, "The host is not ready yet.") }
        do throws(AccessRules.Refusal) {
            let token = request.query.first { $0.name == "token" }?.value
            try rules.check(host: request.headers[.host], token: token, cookies: request.headers[.cookie])
            if request.path == "/socket" { try rules.checkOrigin(request.headers[HTTPHeader("Origin")]) }
        } catch {
            return .refusal(.forbidden, error.rawValue)
        }
        guard request.method == .GET || request.method == .HEAD else {
            return .refusal(.methodNotAllowed, "Only GET and HEAD are answered.")
        }
        if request.path == "/socket" {
            return try await WebSocketHTTPHandler(handler: SocketHandler(tabs: tabs, time: time)).handleRequest(request)
        }
        var response = await answer(request, rules) ?? .refusal(.notFound, "There is nothing here.")
        if request.method == .HEAD, case .httpBody(let body) = response.payload {
            response.headers[.contentLength] = String(body.count ?? 0)
            response.payload = .httpBody(HTTPBodySequence(data: Data()))
        }
        return response
    }

    private nonisolated func answer(_ request: HTTPRequest, _ rules: AccessRules) async -> HTTPResponse? {
        let parts = request.path.split(separator: "/", omittingEmptySubsequences: true)
        switch parts.first {
        case nil: return page.response(rules)
        case "page" where parts.count == 2:
            return PageText.script(named: parts[1]).map { .found($0, "text/javascript; charset=utf-8", keeps: false) }
        case "font" where parts.count == 2:
            guard let number = Int(parts[1]), let file = await tabs.fontFile(number: number),
                let data = try? Data(contentsOf: file, options: .mappedIfSafe), let type = FontFile.mediaType(of: data)
            else { return nil }
            return .found(FontFile.withoutEmptyTables(data), type, keeps: true)
        case "image" where parts.count == 3:
            guard let tab = Int(parts[1]), let id = UInt64(parts[2]), let image = await tabs.image(tab: tab, id: id),
                let type = ImageFile.mediaType(of: image.data)
            else { return nil }
            return .found(image.data, type, keeps: true)
        default: return nil
        }
    }
}
