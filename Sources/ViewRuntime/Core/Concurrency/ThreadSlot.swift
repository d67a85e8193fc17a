import Foundation

/// A pointer with a separate value for each thread, initially `nil`.
///
/// The caller that sets the pointer owns its target and resets the pointer before the target's lifetime ends.
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
