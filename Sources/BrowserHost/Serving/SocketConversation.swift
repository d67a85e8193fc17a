import Foundation
import NIOCore

/// The conversation over a WebSocket, for the thread of the connection.
@MainActor
final class SocketConversation {
    /// An event of the WebSocket.
    enum Step: Sendable {
        case message(ClientMessage)
        case ping(Data)
        case pong
        case closed(UInt16?)
        case fault(CloseReason)
    }

    nonisolated let channel: any Channel
    private let link: SocketLink
    private let tabs: Tabs
    private let time: any Timekeeper
    private lazy var conversation = Conversation(link: link, tabs: tabs, time: time)

    nonisolated init(_ channel: any Channel, tabs: Tabs, time: any Timekeeper) {
        self.channel = channel
        self.tabs = tabs
        self.time = time
        link = SocketLink(channel)
    }

    /// Starts to wait for the greeting.
    func begin() { _ = conversation }

    func take(_ step: Step) {
        switch step {
        case .message(let message): conversation.receive(message)
        case .ping(let data): link.pong(data)
        case .pong: conversation.pageAnswered()
        case .fault(let closeReason): conversation.hangUp(closeReason)
        case .closed(let code):
            conversation.ended(code: code)
            link.close(CloseReason(code: 1000, reason: ""))
        }
    }

    /// Handles the end of the connection.
    func end() { conversation.ended(code: nil) }
}
