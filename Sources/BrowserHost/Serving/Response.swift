import NIOCore
import NIOHTTP1

/// A complete response to a request.
struct Response: Sendable {
    var status: HTTPResponseStatus
    var headers: HTTPHeaders
    /// The content, which responses with the same content share.
    var body: ByteBuffer

    /// Returns a response with a short error text.
    static func rejection(_ status: HTTPResponseStatus, _ text: String) -> Response {
        Response(status: status, type: "text/plain; charset=utf-8", body: ByteBuffer(string: text + "\n"))
    }

    /// Returns a successful response. With `keeps`, browsers can cache it forever, because its address contains a
    /// number of this run and its content never changes.
    static func found(_ body: ByteBuffer, _ type: String, keeps: Bool) -> Response {
        var response = Response(status: .ok, type: type, body: body)
        if keeps { response.headers.replaceOrAdd(name: "Cache-Control", value: "private, max-age=31536000, immutable") }
        return response
    }

    /// Creates a response. Its headers forbid browsers to guess types, to reveal the address (which contains the
    /// token), to embed it in other sites, and to run embedded content.
    init(status: HTTPResponseStatus, type: String, body: ByteBuffer) {
        self.status = status
        self.body = body
        headers = [
            "Content-Type": type,
            "Content-Length": String(body.readableBytes),
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
