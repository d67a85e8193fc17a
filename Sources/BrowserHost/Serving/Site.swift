import Foundation
import NIOCore
import NIOHTTP1
import Synchronization

/// Responds to requests for the page and its scripts, and for fonts and images of scenes. It decides which requests
/// open a WebSocket.
final class Site: Sendable {
    let tabs: Tabs
    let time: any Timekeeper
    private let page: PageText
    private let fonts = CompressedFonts()
    private let catalog: CatalogPage?
    private let rules = Mutex<AccessRules?>(nil)

    @MainActor
    init(
        title: String, catalog: Catalog? = nil, fontFile: @escaping @MainActor (String) -> URL?,
        makeScene: @escaping BrowserHost.SceneFactory
    ) {
        self.catalog = catalog.map(CatalogPage.init)
        time = SystemTimekeeper()
        tabs = Tabs(time: time, fonts: FontRegistry(fontFile: fontFile), makeScene: makeScene)
        page = PageText(title: title)
    }

    /// Starts responding to requests under access rules.
    func admit(_ rules: AccessRules) { self.rules.withLock { $0 = rules } }

    /// Returns whether a request can open a WebSocket.
    func opensSocket(_ head: HTTPRequestHead) -> Bool {
        guard case .success(let admitted) = admission(of: head) else { return false }
        return admitted.target.path == ["socket"] && head.method == .GET && hasSocketKey(head)
    }

    /// Whether a request has the key of a WebSocket handshake: 16 bytes, according to RFC 6455.
    private func hasSocketKey(_ head: HTTPRequestHead) -> Bool {
        let keys = head.headers["Sec-WebSocket-Key"]
        return keys.count == 1 && Data(base64Encoded: keys[0])?.count == 16
    }

    func answer(_ head: HTTPRequestHead) async -> Response {
        switch admission(of: head) {
        case .failure(let rejection): rejection.response
        case .success(let admitted):
            if head.method != .GET, head.method != .HEAD {
                .rejection(.methodNotAllowed, "Only GET and HEAD are answered.")
            } else if admitted.target.path == ["socket"] {
                .rejection(.upgradeRequired, "Sockets are opened here.")
            } else {
                await found(admitted) ?? .rejection(.notFound, "There is nothing here.")
            }
        }
    }

    private struct Admission {
        let target: RequestTarget
        let rules: AccessRules
        /// The value of `Host`.
        let host: String
    }

    private struct Rejection: Error {
        var response: Response
    }

    private func admission(of head: HTTPRequestHead) -> Result<Admission, Rejection> {
        guard let rules = rules.withLock({ $0 }) else {
            return .failure(Rejection(response: .rejection(.serviceUnavailable, "The host is not ready yet.")))
        }
        guard let target = RequestTarget(head.uri) else {
            return .failure(Rejection(response: .rejection(.badRequest, "The address is not understood.")))
        }
        do throws(AccessRules.Rejection) {
            try rules.check(hosts: head.headers["Host"], token: target.value(of: "token") ?? target.scriptToken)
            if target.path == ["socket"] {
                try rules.checkOrigins(head.headers["Origin"], host: head.headers["Host"].first ?? "")
            }
        } catch {
            // After a reload, the page has the token in its storage instead of its address.
            let recovers = error == .token && [[], ["scene"]].contains(target.path) && target.value(of: "token") == nil
            let response =
                recovers ? page.recovery(isOwn: head.isOwn) : Response.rejection(error.status, error.rawValue)
            return .failure(Rejection(response: response))
        }
        return .success(Admission(target: target, rules: rules, host: head.headers["Host"].first ?? ""))
    }

    private func found(_ admitted: Admission) async -> Response? {
        let target = admitted.target, path = target.path
        var access: PageText.Access {
            PageText.Access(
                token: admitted.rules.token, sockets: admitted.rules.socketOrigins(host: admitted.host))
        }
        switch path.first {
        case nil:
            // A scene of the catalog also has an address without the shell.
            let isShell = catalog != nil && target.value(of: "alone") == nil
            return isShell ? page.shell(access) : page.scene(access)
        case "scene" where path.count == 1: return page.scene(access)
        case "catalog" where path.count == 1:
            return catalog.map { .found($0.json, "application/json; charset=utf-8", keeps: false) }
        case "poster" where path.count == 2:
            let isDark = target.value(of: "appearance") == "dark"
            guard let name = path[1].removingPercentEncoding,
                let poster = await catalog?.poster(of: name, isDark: isDark)
            else { return nil }
            return .found(poster, "image/png", keeps: false)
        case "motion" where path.count == 1: return .found(PageText.motion, "application/wasm", keeps: false)
        case "page" where path.count == 2 || path.count == 3:
            return PageText.script(named: path.last!).map { .found($0, "text/javascript; charset=utf-8", keeps: false) }
        case "font" where path.count == 2:
            guard let number = Int(path[1]), let file = await tabs.fontFile(number: number),
                let font = await fonts.font(file)
            else { return nil }
            return .found(font.data, font.type, keeps: true)
        case "image" where path.count == 3:
            guard let id = UInt64(path[2]), let image = await tabs.image(tab: path[1], id: id),
                let type = ImageFile.mediaType(of: image.data)
            else { return nil }
            return .found(ByteBuffer(bytes: image.data), type, keeps: true)
        default: return nil
        }
    }
}

extension HTTPRequestHead {
    /// Whether the person or a page of this host chose the address, according to the browser. Browsers say so only at
    /// addresses of this machine and with encryption.
    fileprivate var isOwn: Bool { [["none"], ["same-origin"]].contains(headers["Sec-Fetch-Site"]) }
}

extension RequestTarget {
    /// The token in the path of a script, `/page/TOKEN/NAME`. A script that imports another one by a relative path
    /// therefore sends it too.
    fileprivate var scriptToken: String? { path.count == 3 && path[0] == "page" ? path[1] : nil }
}
