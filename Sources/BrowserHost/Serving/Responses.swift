import FlyingFox
import Foundation

extension HTTPResponse {
    /// A short text that says what is wrong.
    static func refusal(_ status: HTTPStatusCode, _ text: String) -> HTTPResponse {
        var response = HTTPResponse(statusCode: status, body: Data((text + "\n").utf8))
        response.headers[.contentType] = "text/plain; charset=utf-8"
        response.harden()
        return response
    }

    /// `keeps` lets the browser keep the answer: its address belongs to this run's token and never changes its meaning.
    static func found(_ body: Data, _ type: String, keeps: Bool) -> HTTPResponse {
        var response = HTTPResponse(statusCode: .ok, body: body)
        response.headers[.contentType] = type
        response.harden()
        if keeps { response.headers[.cacheControl] = "private, max-age=31536000, immutable" }
        return response
    }

    /// What every answer says to browsers: guess no types, tell nobody the address (it holds the token), let no
    /// other site embed it, run nothing that comes along with it.
    private mutating func harden() {
        headers[.cacheControl] = "no-store"
        headers[HTTPHeader("X-Content-Type-Options")] = "nosniff"
        headers[HTTPHeader("Referrer-Policy")] = "no-referrer"
        headers[HTTPHeader("X-Frame-Options")] = "DENY"
        headers[HTTPHeader("Cross-Origin-Resource-Policy")] = "same-origin"
        headers[HTTPHeader("Cross-Origin-Opener-Policy")] = "same-origin"
        headers[HTTPHeader("Content-Security-Policy")] = "default-src 'none'; frame-ancestors 'none'"
    }
}
