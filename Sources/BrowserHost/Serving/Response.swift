import Foundation
import NIOHTTP1

/// An answer to a request, complete.
struct Response: Sendable {
    var status: HTTPResponseStatus
    var headers: HTTPHeaders
    var body: Data

    /// A short text that says what is wrong.
    static func refusal(_ status: HTTPResponseStatus, _ text: String) -> Response {
        Response(status: status, type: "text/plain; charset=utf-8", body: Data((text + "\n").utf8))
    }

    /// `keeps` lets the browser keep the answer: its address belongs to this run's token and never changes its meaning.
    static func found(_ body: Data, _ type: String, keeps: Bool) -> Response {
        var response = Response(status: .ok, type: type, body: body)
        if keeps { response.headers.replaceOrAdd(name: "Cache-Control", value: "private, max-age=31536000, immutable") }
        return response
    }

    /// Every answer tells browsers: guess no types, tell nobody the address (it holds the token), let no other site
    /// embed it, run nothing that comes along with it.
    init(status: HTTPResponseStatus, type: String, body: Data) {
        self.status = status
        self.body = body
        headers = [
            "Content-Type": type,
            "Content-Length": String(body.count),
            "Cache-Control": "no-store",
            "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "no-referrer",
            "X-Frame-Options": "DENY",
            "Cross-Origin-Resource-Policy": "same-origin",
            "Cross-Origin-Opener-Policy": "same-origin",
            "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
        ]
    }
}
