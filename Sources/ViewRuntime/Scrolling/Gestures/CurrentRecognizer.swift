/// The recognizer that an element created last. It receives further pointers until it ends.
@MainActor
struct CurrentRecognizer<R: Recognizer> {
    private(set) weak var recognizer: R?

    /// Returns the recognizer for a new pointer: the current one if it accepts the pointer, or another one, which
    /// becomes the current one.
    mutating func forPointer(_ make: @autoclosure () -> R) -> [Recognizer] {
        if let recognizer, recognizer.isAlive, recognizer.acceptsPointers { return [recognizer] }
        let new = make()
        recognizer = new
        return [new]
    }

    func cancel() { recognizer?.cancel() }
}
