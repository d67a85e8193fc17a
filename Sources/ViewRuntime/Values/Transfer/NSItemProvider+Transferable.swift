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
        let candidates = T.transferParts.imports.flatMap { importer in
            entries.filter { $0.contentType.conforms(to: importer.contentType) }.map { (importer, $0) }
        }
        Self.load(candidates[...], completion)
    }

    private static func load<T: Transferable>(
        _ candidates: ArraySlice<(TransferImport<T>, Entry)>, _ completion: @escaping TransferCompletion<T>
    ) {
        guard let (importer, entry) = candidates.first else { return completion(.failure(NSItemProviderError.noData)) }
        let rest = candidates.dropFirst()
        @Sendable func conclude(_ result: Result<T, any Error>) {
            if case .failure = result, !rest.isEmpty { load(rest, completion) } else { completion(result) }
        }
        entry.load { data in
            switch data {
            case .success(let data): importer.make(data, conclude)
            case .failure(let error): conclude(.failure(error))
            }
        }
    }
}

/// The values that are loaded from several items.
final class TransferGathering<T: Transferable>: @unchecked Sendable {
    private let lock = NSLock()
    /// The result of each item, or `nil` while it's loaded. The result of an item that can't be loaded is `nil` too.
    private var results: [T??]
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
        results = Array(repeating: .none, count: count)
        missing = count
        self.completion = completion
    }

    /// Keeps the first result of an item and ignores the others.
    private func take(_ value: T?, at index: Int) {
        let isLast = lock.withLock {
            guard case .none = results[index] else { return false }
            results[index] = .some(value)
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

    @MainActor private func conclude() { completion(lock.withLock { results.compactMap { $0 ?? nil } }) }
}
