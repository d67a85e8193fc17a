import Foundation
import ImpressionLedger

/// Sends a request and waits for the complete response.
public struct ImpressionTransport: Sendable {
    /// The response to a request.
    public struct Response: Sendable {
        /// The status code.
        public let status: Int
        /// The header fields, with lowercase names.
        public let headers: [String: String]
        /// The content of the response.
        public let body: Data

        /// Creates a response.
        public init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
            self.status = status
            self.headers = headers
            self.body = body
        }
    }

    let post: @Sendable (_ url: URL, _ headers: [String: String], _ body: Data) async throws -> Response

    /// - Parameter post: A closure that sends a request. It throws if there is no complete response; the receiver may
    ///   or may not have received the request.
    public init(
        post: @escaping @Sendable (_ url: URL, _ headers: [String: String], _ body: Data) async throws -> Response
    ) {
        self.post = post
    }
}

extension ImpressionExporter {
    /// Creates an exporter that sends OpenTelemetry logs to a collector, as JSON over HTTP.
    ///
    /// - Parameters:
    ///   - endpoint: The address of the collector's logs, such as `https://collector.example/v1/logs`.
    ///   - headers: The header fields of each request, such as `Authorization`.
    ///   - resource: Attributes of the program for each request, such as `service.name`.
    ///   - transport: The transport that sends the requests.
    public static func otlp(
        endpoint: URL, headers: [String: String] = [:], resource: [String: String] = [:],
        transport: ImpressionTransport = .urlSession
    ) -> ImpressionExporter {
        ImpressionExporter { entries in
            var all = headers
            all["Content-Type"] = "application/json"
            do {
                let body = OpenTelemetry.logs(entries, resource: resource)
                return outcome(try await transport.post(endpoint, all, body), now: Date())
            } catch {
                return .retry()
            }
        }
    }

    /// Returns the meaning of a response according to the OpenTelemetry protocol.
    static func outcome(_ response: ImpressionTransport.Response, now: Date) -> Delivery {
        switch response.status {
        case 200: return partialSuccess(response.body)
        case 401, 403, 407: return .unauthorized("HTTP \(response.status)")
        case 413: return .tooLarge
        case 408, 429, 502, 503, 504:
            return .retry(after: response.headers["retry-after"].flatMap { seconds($0, now: now) })
        case 400, 422: return .rejected("HTTP \(response.status)")
        // A wrong address, a redirect, or a server error. The entries are valid.
        default: return .retry()
        }
    }

    private static func partialSuccess(_ body: Data) -> Delivery {
        if body.isEmpty { return .accepted }
        // Only the response of a collector means acceptance. Other servers also respond with 200 and JSON. Fields with
        // unknown names beside known ones can come from a later version of the protocol.
        guard let object = try? JSONSerialization.jsonObject(with: body) as? [String: Any],
            object.isEmpty || object.keys.contains("partialSuccess")
        else { return .retry() }
        guard let value = object["partialSuccess"], !(value is NSNull) else { return .accepted }
        guard let partial = value as? [String: Any], let rejected = count(partial["rejectedLogRecords"]) else {
            return .retry()
        }
        return rejected > 0 ? .rejected(partial["errorMessage"] as? String ?? "") : .accepted
    }

    /// Returns a count of the JSON form of Protocol Buffers, which is 0 if it's absent, or `nil` if it isn't a count.
    private static func count(_ value: Any?) -> UInt64? {
        switch value {
        case nil, is NSNull: 0
        case let text as String: UInt64(text)
        case let number as NSNumber: UInt64(exactly: number.doubleValue)
        default: nil
        }
    }

    /// Returns the seconds of a `Retry-After` field, which contains a number or a date.
    static func seconds(_ text: String, now: Date) -> Double? {
        if let seconds = Double(text.trimmingCharacters(in: .whitespaces)) {
            return seconds.isFinite ? min(max(seconds, 0), 86_400) : nil
        }
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.timeZone = TimeZone(identifier: "GMT")
        format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss zzz"
        return format.date(from: text).map { min(max($0.timeIntervalSince(now), 0), 86_400) }
    }
}
