import Foundation
import NIOCore

/// The page and its scripts, which are part of the program.
struct PageText: Sendable {
    private let html: String
    private let shellHTML: String
    private let recoveryHTML: String

    /// What a page needs for its requests.
    struct Access {
        let token: String
        /// The origins of the page's WebSockets, separated by spaces.
        let sockets: String
    }

    init(title: String) {
        func titled(_ resource: [UInt8]) -> String {
            String(decoding: resource, as: UTF8.self).replacingOccurrences(of: "{{title}}", with: title.escapedForHTML)
        }
        html = titled(PackageResources.index_html)
        shellHTML = titled(PackageResources.shell_html)
        recoveryHTML = titled(PackageResources.recovery_html)
    }

    /// Returns the page of a scene. Only pages of this host can embed it.
    func scene(_ access: Access) -> Response {
        var response = page(html, access, policy: "frame-ancestors 'self'")
        response.headers.replaceOrAdd(name: "X-Frame-Options", value: "SAMEORIGIN")
        return response
    }

    /// Returns the page around the scenes of a catalog.
    func shell(_ access: Access) -> Response {
        page(shellHTML, access, policy: "frame-src 'self'; frame-ancestors 'none'")
    }

    /// Returns a page whose script addresses contain the token, because nothing else does.
    private func page(_ text: String, _ access: Access, policy: String) -> Response {
        let nonce = AccessToken.random()
        let body = text.replacingOccurrences(of: "{{nonce}}", with: nonce)
            .replacingOccurrences(of: "{{token}}", with: access.token)
        var response = Response.found(ByteBuffer(string: body), "text/html; charset=utf-8", keeps: false)
        response.headers.replaceOrAdd(
            name: "Content-Security-Policy",
            value:
                "default-src 'none'; script-src 'self' 'nonce-\(nonce)' 'wasm-unsafe-eval'; "
                + "style-src 'nonce-\(nonce)'; img-src 'self' data:; font-src 'self'; "
                + "connect-src 'self' \(access.sockets); base-uri 'none'; form-action 'none'; \(policy)"
        )
        return response
    }

    /// Returns the response to a request without a token: an error, and a script that tries the token in the storage of
    /// the tab.
    ///
    /// - Parameter isOwn: A Boolean value that indicates whether the person or a page of this host chose the address.
    ///   The script asks the person before it follows another one.
    func recovery(isOwn: Bool) -> Response {
        let nonce = AccessToken.random()
        let body = recoveryHTML.replacingOccurrences(of: "{{nonce}}", with: nonce)
            .replacingOccurrences(of: "{{isOwn}}", with: String(isOwn))
        var response = Response(status: .forbidden, type: "text/html; charset=utf-8", body: ByteBuffer(string: body))
        response.headers.replaceOrAdd(
            name: "Content-Security-Policy",
            value:
                "default-src 'none'; script-src 'nonce-\(nonce)'; img-src data:; base-uri 'none'; form-action 'none'; "
                + "frame-ancestors 'self'"
        )
        // The page around a scene can embed it.
        response.headers.replaceOrAdd(name: "X-Frame-Options", value: "SAMEORIGIN")
        return response
    }

    /// `ScrollMechanics` as a WebAssembly module, which `scripts/page-motion` creates.
    static let motion = ByteBuffer(bytes: PackageResources.motion_wasm)

    static func script(named name: some StringProtocol) -> ByteBuffer? { scripts[String(name)] }

    private static let scripts = [
        "token.js": PackageResources.token_js,
        "storage.js": PackageResources.storage_js,
        "shortcuts.js": PackageResources.shortcuts_js,
        "client.js": PackageResources.client_js,
        "delay.js": PackageResources.delay_js,
        "display.js": PackageResources.display_js,
        "connection.js": PackageResources.connection_js,
        "environment.js": PackageResources.environment_js,
        "motion.js": PackageResources.motion_js,
        "responses.js": PackageResources.responses_js,
        "scrolling.js": PackageResources.scrolling_js,
        "touch.js": PackageResources.touch_js,
        "layers.js": PackageResources.layers_js,
        "damage.js": PackageResources.damage_js,
        "backdrops.js": PackageResources.backdrops_js,
        "behind.js": PackageResources.behind_js,
        "bounds.js": PackageResources.bounds_js,
        "canvases.js": PackageResources.canvases_js,
        "perspective.js": PackageResources.perspective_js,
        "projection.js": PackageResources.projection_js,
        "painter.js": PackageResources.painter_js,
        "groups.js": PackageResources.groups_js,
        "filters.js": PackageResources.filters_js,
        "pixels.js": PackageResources.pixels_js,
        "paint.js": PackageResources.paint_js,
        "text.js": PackageResources.text_js,
        "images.js": PackageResources.images_js,
        "outbox.js": PackageResources.outbox_js,
        "pointers.js": PackageResources.pointers_js,
        "wheel.js": PackageResources.wheel_js,
        "keys.js": PackageResources.keys_js,
        "elements.js": PackageResources.elements_js,
        "fields.js": PackageResources.fields_js,
        "aria.js": PackageResources.aria_js,
        "feedback.js": PackageResources.feedback_js,
        "announcer.js": PackageResources.announcer_js,
        "requests.js": PackageResources.requests_js,
        "retries.js": PackageResources.retries_js,
        "finger.js": PackageResources.finger_js,
        "meter.js": PackageResources.meter_js,
        "shell.js": PackageResources.shell_js,
        "showcase.js": PackageResources.showcase_js,
        "switches.js": PackageResources.switches_js,
        "markdown.js": PackageResources.markdown_js,
        "highlight.js": PackageResources.highlight_js,
    ].mapValues { ByteBuffer(bytes: $0) }
}

extension String {
    fileprivate var escapedForHTML: String {
        replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
    }
}
