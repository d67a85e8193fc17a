import Foundation

/// A place that holds a pointer of its own for each thread; nil at first.
///
/// Whoever sets it owns what it points to, and sets it back before that ends.
struct ThreadSlot: Sendable {
    private let key: pthread_key_t

    init() {
        var key = pthread_key_t()
        let failure = pthread_key_create(&key, nil)
        precondition(failure == 0, "this process has no room for one more value of its threads")
        self.key = key
    }

    var pointer: UnsafeMutableRawPointer? {
        get { pthread_getspecific(key) }
        nonmutating set { pthread_setspecific(key, newValue) }
    }
}
