import ImpressionLedger

extension ImpressionRecorder {
    func send() {
        if options.sendsAutomatically, waitingCount > 0 { _ = deliver() }
    }

    /// Starts a delivery unless one is in progress. Returns the task that ends with the delivery.
    private func deliver() -> Task<Void, Never>? {
        guard consent == .granted, !status.isPaused, let courier = session?.courier else { return nil }
        if let delivery { return delivery.task }
        generation += 1
        let number = generation
        let task = Task { [weak self, endingDelivery] in
            // The receiver handles one request at a time.
            await endingDelivery?.value
            await courier.run()
            self?.deliveryDidEnd(number)
        }
        delivery = (number, task)
        return task
    }

    func stopDelivery() {
        guard let delivery else { return }
        delivery.task.cancel()
        endingDelivery = delivery.task
        self.delivery = nil
    }

    private func deliveryDidEnd(_ number: Int) {
        guard number == delivery?.number else { return }
        delivery = nil
        endingDelivery = nil
        update()
        // A delivery can make space for the losses of the stream.
        reportStored()
        send()
    }

    /// Sends all waiting entries. Returns when they are delivered, or when the delivery pauses. If the directory isn't
    /// open, tries to open it first.
    ///
    /// As long as the receiver can't be reached, this method doesn't return. If its task is canceled, for example when
    /// a background task ends, it returns at once, and the delivery continues.
    public func flush() async {
        openInBackground()
        await opening?.value
        repeat {
            guard let task = deliver() else { return }
            await end(of: task)
            if Task.isCancelled { return }
            update()
        } while waitingCount > 0
    }

    /// Returns when a task ends, or at once if the current task is canceled.
    private func end(of task: Task<Void, Never>) async {
        let (end, continuation) = AsyncStream<Never>.makeStream()
        Task {
            await task.value
            continuation.finish()
        }
        for await _ in end {}
    }

    /// Resumes the delivery after ``Status/unauthorized(_:)``, for example when the program has new credentials, or
    /// after ``Status/rejecting(_:)``. Returns when all waiting entries are delivered, or when the delivery pauses
    /// again.
    public func resume() async {
        guard consent == .granted, let session else { return }
        await session.courier.resume()
        guard session.number == self.session?.number else { return }
        if status.isPaused { status = .idle }
        await flush()
    }

    func take(_ state: Status, in number: Int) {
        guard number == session?.number else { return }
        status = state
        update()
    }
}
