import ContentTypes
import Foundation

extension NSItemProvider {
    /// Adds the exports of a value.
    ///
    /// Available from iOS 16 and macOS 13.
    public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
        add(transferable())
    }

    func add<T: Transferable>(_ item: T) {
        for export in T.transferParts.exports where export.isOffered(item) {
            if let name = export.fileName(item) { suggestedName = name }
            add(Entry(contentType: export.contentType) { completion in export.load(item, completion) })
        }
    }

    /// Loads a value of a type.
    ///
    /// Available from iOS 16 and macOS 13.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        load(transferableType, completionHandler)
        return .finished
    }

    /// Whether the item has data from which a type can be imported.
    func canLoad<T: Transferable>(_ type: T.Type) -> Bool {
        T.transferParts.imports.contains { hasItem(conformingTo: $0.contentType) }
    }

    /// Loads a value with the first import that succeeds.
    func load<T: Transferable>(_ type: T.Type, _ completion: @escaping TransferCompletion<T>) {
        let entries = entries
        let distances = T.transferParts.imports.flatMap { known in
            entries.filter { $0.contentType.conforms(to: known.contentType) }.map { (known, $0) }
        }
        Self.load(distances[...], completion)
    }

    private static func load<T: Transferable>(
        _ distances: ArraySlice<(TransferImport<T>, Entry)>, _ completion: @escaping TransferCompletion<T>
    ) {
        guard let (known, entry) = distances.first else { return completion(.failure(NSItemProviderError.noData)) }
        let rest = distances.dropFirst()
        @Sendable func conclude(_ result: Result<T, any Error>) {
            if case .failure = result, !rest.isEmpty { load(rest, completion) } else { completion(result) }
        }
        entry.load { data in
            switch data {
            case .success(let data): known.make(data, conclude)
            case .failure(let error): conclude(.failure(error))
            }
        }
    }
}

/// The values that are loaded from several items.
final class TransferGathering<T: Transferable>: @unchecked Sendable {
    private let lock = NSLock()
    private var results: [T?]
    private var missing: Int
    private var isWaiting = false
    private let completion: @MainActor ([T]) -> Void

    /// Loads values and passes those that succeed to a closure, in the order of the items: at once if all of them are
    /// available, or else later.
    @MainActor
    static func load(_ type: T.Type, from items: [NSItemProvider], _ completion: @escaping @MainActor ([T]) -> Void) {
        let gathering = TransferGathering(items.count, completion)
        for (index, item) in items.enumerated() {
            item.load(T.self) { gathering.take(try? $0.get(), at: index) }
        }
        if gathering.isComplete() { gathering.conclude() }
    }

    private init(_ count: Int, _ completion: @escaping @MainActor ([T]) -> Void) {
        results = Array(repeating: nil, count: count)
        missing = count
        self.completion = completion
    }

    private func take(_ value: T?, at index: Int) {
        let isLast = lock.withLock {
            results[index] = value
            missing -= 1
            return missing == 0 && isWaiting
        }
        if isLast { Task { @MainActor in conclude() } }
    }

    /// Whether all results are there. If not, the last one concludes.
    private func isComplete() -> Bool {
        lock.withLock {
            isWaiting = true
            return missing == 0
        }
    }

    @MainActor private func conclude() { completion(lock.withLock { results.compactMap { $0 } }) }
}
