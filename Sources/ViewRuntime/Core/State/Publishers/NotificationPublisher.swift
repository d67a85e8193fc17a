import Foundation
import OpenCombine

extension NotificationCenter {
    /// Returns a publisher of the notifications with a name.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - object: The object that posts the notifications, or `nil` for any object.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// A publisher of the notifications that a notification center posts.
    public struct Publisher: OpenCombine.Publisher {
        /// The type of the published values.
        public typealias Output = Notification
        /// The publisher never fails.
        public typealias Failure = Never

        /// The notification center that posts the notifications.
        public let center: NotificationCenter
        /// The name of the notifications.
        public let name: Notification.Name
        /// The object that posts the notifications, or `nil` for any object.
        public let object: AnyObject?

        /// Creates a publisher of notifications.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Subscribes to the notifications.
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Notification {
            let posts = UncheckedTransfer(PassthroughSubject<Notification, Never>())
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
