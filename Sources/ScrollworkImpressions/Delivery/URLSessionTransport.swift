import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension ImpressionTransport {
    /// A transport that uses `URLSession`, without cookies or a cache. A request without a response fails after 30
    /// seconds.
    public static let urlSession: ImpressionTransport = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = 30
        configuration.httpCookieStorage = nil
        configuration.urlCache = nil
        let session = URLSession(configuration: configuration)
        return ImpressionTransport { url, headers, body in
            var request = URLRequest(url: url)
            request.httpMethod = "POST"
            for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
            request.httpBody = body
            let (data, response) = try await session.data(for: request)
            guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
            // Foundation doesn't always detect a truncated response.
            if response.expectedContentLength > Int64(data.count) { throw URLError(.networkConnectionLost) }
            var names: [String: String] = [:]
            for (name, value) in response.allHeaderFields { names["\(name)".lowercased()] = "\(value)" }
            return Answer(status: response.statusCode, headers: names, body: data)
        }
    }()
}
