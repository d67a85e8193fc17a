import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension ImpressionTransport {
    /// A transport that uses `URLSession`, without cookies or a cache. It doesn't follow redirects, because they change
    /// the method of a request and send its header fields to another server. A request without a response fails after
    /// 30 seconds, and one without a complete response after two minutes or a megabyte.
    public static let urlSession: ImpressionTransport = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = 30
        configuration.httpCookieStorage = nil
        configuration.urlCache = nil
        let requests = Requests()
        let session = URLSession(configuration: configuration, delegate: requests, delegateQueue: nil)
        return ImpressionTransport { url, headers, body in
            var request = URLRequest(url: url)
            request.httpMethod = "POST"
            for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
            request.httpBody = body
            let task = session.dataTask(with: request)
            requests.add(task)
            // Foundation on Linux has no limit for the time until a response is complete.
            let limit = Task {
                try await Task.sleep(for: .seconds(120))
                task.cancel()
            }
            defer { limit.cancel() }
            return try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation {
                    requests.begin(task, $0)
                    task.resume()
                }
            } onCancel: {
                task.cancel()
            }
        }
    }()
}

/// The requests in progress. Foundation's methods with completion handlers follow redirects on Linux.
private final class Requests: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private struct Request {
        var data = Data()
        var continuation: CheckedContinuation<ImpressionTransport.Response, any Error>?
        /// The result of a request that ended before the continuation existed.
        var result: Result<ImpressionTransport.Response, any Error>?
    }

    /// The length from which a response fails, in bytes.
    private static let longestResponse = 1 << 20

    private let lock = NSLock()
    private var requests: [Int: Request] = [:]

    func add(_ task: URLSessionTask) { lock.withLock { requests[task.taskIdentifier] = Request() } }

    func begin(_ task: URLSessionTask, _ continuation: CheckedContinuation<ImpressionTransport.Response, any Error>) {
        let result = lock.withLock {
            guard let result = requests[task.taskIdentifier]?.result else {
                requests[task.taskIdentifier]?.continuation = continuation
                return nil as Result<ImpressionTransport.Response, any Error>?
            }
            requests[task.taskIdentifier] = nil
            return result
        }
        if let result { continuation.resume(with: result) }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let length = lock.withLock {
            requests[dataTask.taskIdentifier]?.data.append(data)
            return requests[dataTask.taskIdentifier]?.data.count ?? 0
        }
        // The response of a collector has a few hundred bytes.
        if length > Self.longestResponse { dataTask.cancel() }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard let data = lock.withLock({ requests[task.taskIdentifier]?.data }) else { return }
        let result = Result { try response(to: task, data, error) }
        let continuation = lock.withLock {
            let continuation = requests[task.taskIdentifier]?.continuation
            requests[task.taskIdentifier] = continuation == nil ? Request(result: result) : nil
            return continuation
        }
        continuation?.resume(with: result)
    }

    private func response(
        to task: URLSessionTask, _ data: Data, _ error: (any Error)?
    ) throws -> ImpressionTransport.Response {
        if let error { throw error }
        guard let response = task.response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
        var names: [String: String] = [:]
        for (name, value) in response.allHeaderFields { names["\(name)".lowercased()] = "\(value)" }
        // Foundation doesn't always detect a truncated response. It decodes a compressed one, whose content has any
        // length but 0.
        let length = response.expectedContentLength
        let least = names["content-encoding"] == nil ? length : min(length, 1)
        if Int64(data.count) < least { throw URLError(.networkConnectionLost) }
        return .init(status: response.statusCode, headers: names, body: data)
    }
}
