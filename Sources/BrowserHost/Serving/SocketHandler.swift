import FlyingFox
import Foundation

/// Carries one conversation over a WebSocket.
struct SocketHandler: WSHandler {
    let tabs: Tabs
    let time: any Timekeeper

    func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
        let (frames, outgoing) = AsyncStream.makeStream(of: WSFrame.self, bufferingPolicy: .bufferingOldest(Limits.unsentFrames))
        let reader = Task { @MainActor in
            let link = SocketLink(outgoing)
            await Self.listen(to: client, link: link, Conversation(link: link, tabs: tabs, time: time), time)
            outgoing.finish()
        }
        // The other end stopped taking what is sent: the socket broke.
        outgoing.onTermination = { _ in reader.cancel() }
        return frames
    }

    @MainActor
    private static func listen(
        to client: AsyncThrowingStream<WSFrame, any Error>, link: SocketLink, _ conversation: Conversation,
        _ time: any Timekeeper
    ) async {
        var assembler = MessageAssembler()
        do {
            for try await frame in client {
                switch assembler.take(frame) {
                case nil: break
                case .message(let data): conversation.receive(data)
                case .ping(let data): link.pong(data)
                case .violation(let farewell): conversation.hangUp(farewell)
                case .close(let code):
                    conversation.ended(code: code)
                    link.close(Farewell(code: 1000, reason: ""))
                    return
                }
            }
        } catch {
            // A socket that broke ends as one that was closed without a word.
        }
        conversation.ended(code: nil)
    }
}

/// The sending half of a WebSocket.
@MainActor
final class SocketLink: TabLink {
    private let outgoing: AsyncStream<WSFrame>.Continuation
    private var isClosed = false

    init(_ outgoing: AsyncStream<WSFrame>.Continuation) { self.outgoing = outgoing }

    func send(_ message: [UInt8]) { yield(WSFrame(fin: true, opcode: .text, mask: nil, payload: Data(message))) }

    func pong(_ payload: Data) { yield(WSFrame(fin: true, opcode: .pong, mask: nil, payload: payload)) }

    /// The socket stays open for the page's answer, so that the reason arrives before the connection is reset,
    /// but no longer than ``Limits/farewell``.
    func close(_ farewell: Farewell) {
        guard !isClosed else { return }
        yield(.close(code: WSCloseCode(farewell.code, reason: farewell.reason)))
        isClosed = true
        Task { [outgoing] in
            try? await Task.sleep(for: .seconds(Limits.farewell))
            outgoing.finish()
        }
    }

    /// A page that takes nothing in while it makes the host answer loses the connection.
    private func yield(_ frame: WSFrame) {
        guard !isClosed, case .dropped = outgoing.yield(frame) else { return }
        isClosed = true
        outgoing.finish()
    }
}
