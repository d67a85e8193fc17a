import Foundation
import OpenCombine

extension NotificationCenter {
    /// A publisher of the notifications of a name, from one object or from any.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// Publishes the notifications that a centre posts.
    public struct Publisher: OpenCombine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        public let center: NotificationCenter
        public let name: Notification.Name
        /// Who posts them; nil for anybody.
        public let object: AnyObject?

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Notification {
            let posts = Carried(PassthroughSubject<Notification, Never>())
            let observer = center.addObserver(forName: name, object: object, queue: nil) { posts.value.send($0) }
            posts.value
                .handleEvents(receiveCancel: { [center] in center.removeObserver(observer) })
                .receive(subscriber: subscriber)
        }
    }
}

extension NotificationCenter.Publisher: Equatable {
    public static func == (a: Self, b: Self) -> Bool {
        a.center == b.center && a.name == b.name && a.object === b.object
    }
}
