import FlyingFox
import Foundation

/// The page and its scripts, which are part of the program.
struct PageText: Sendable {
    private let html: String

    init(title: String) {
        html = String(decoding: PackageResources.index_html, as: UTF8.self)
            .replacingOccurrences(of: "{{title}}", with: title.escapedForHTML)
    }

    /// The page, with a cookie that lets its scripts, fonts and pictures through.
    func response(_ rules: AccessRules) -> HTTPResponse {
        let nonce = AccessRules.randomToken()
        let body = html.replacingOccurrences(of: "{{nonce}}", with: nonce)
        var response = HTTPResponse.found(Data(body.utf8), "text/html; charset=utf-8", keeps: false)
        let authority = "127.0.0.1:\(rules.port) ws://localhost:\(rules.port)"
        response.headers[HTTPHeader("Content-Security-Policy")] =
            "default-src 'none'; script-src 'self' 'nonce-\(nonce)'; style-src 'nonce-\(nonce)'; img-src 'self' data:; "
            + "font-src 'self'; connect-src 'self' ws://\(authority); base-uri 'none'; form-action 'none'; "
            + "frame-ancestors 'none'"
        response.headers[.setCookie] = "\(rules.cookieName)=\(rules.token); Path=/; HttpOnly; SameSite=Strict"
        return response
    }

    static func script(named name: some StringProtocol) -> Data? {
        scripts[String(name)].map { Data($0) }
    }

    private static let scripts: [String: [UInt8]] = [
        "client.js": PackageResources.client_js,
        "connection.js": PackageResources.connection_js,
        "environment.js": PackageResources.environment_js,
        "layers.js": PackageResources.layers_js,
        "backdrops.js": PackageResources.backdrops_js,
        "bounds.js": PackageResources.bounds_js,
        "painter.js": PackageResources.painter_js,
        "groups.js": PackageResources.groups_js,
        "paint.js": PackageResources.paint_js,
        "text.js": PackageResources.text_js,
        "images.js": PackageResources.images_js,
        "pointers.js": PackageResources.pointers_js,
        "wheel.js": PackageResources.wheel_js,
        "keys.js": PackageResources.keys_js,
        "elements.js": PackageResources.elements_js,
        "aria.js": PackageResources.aria_js,
        "feedback.js": PackageResources.feedback_js,
        "announcer.js": PackageResources.announcer_js,
    ]
}

extension String {
    fileprivate var escapedForHTML: String {
        replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
    }
}
