import Foundation

/// A representation of values by values of another type.
///
/// Available from iOS 16 and macOS 13.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
    public typealias Body = Never

    private let exporting: (@Sendable (Item, @escaping TransferCompletion<ProxyRepresentation>) -> Void)?
    private let importing: (@Sendable (ProxyRepresentation, @escaping TransferCompletion<Item>) -> Void)?

    /// Creates a representation that exports and imports values.
    ///
    /// - Parameters:
    ///   - exporting: A closure that returns the proxy of a value.
    ///   - importing: A closure that returns the value of a proxy.
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {
        self.exporting = { item, completion in completion(Result { try exporting(item) }) }
        self.importing = { proxy, completion in completion(Result { try importing(proxy) }) }
    }

    /// Creates a representation that only exports values.
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
        self.exporting = { item, completion in completion(Result { try exporting(item) }) }
        importing = nil
    }

    /// Creates a representation that only imports values.
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
        exporting = nil
        self.importing = { proxy, completion in completion(Result { try importing(proxy) }) }
    }

    /// Creates a representation that exports and imports values with asynchronous closures.
    @_disfavoredOverload
    public init(
        exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
    ) {
        self.exporting = { item, completion in inTask(completion) { try await exporting(item) } }
        self.importing = { proxy, completion in inTask(completion) { try await importing(proxy) } }
    }

    /// Creates a representation that only exports values, with an asynchronous closure.
    @_disfavoredOverload
    public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
        self.exporting = { item, completion in inTask(completion) { try await exporting(item) } }
        importing = nil
    }

    /// Creates a representation that only imports values, with an asynchronous closure.
    @_disfavoredOverload
    public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
        exporting = nil
        self.importing = { proxy, completion in inTask(completion) { try await importing(proxy) } }
    }

    /// Adds the exports and the imports of the proxy.
    public func _addParts(to parts: inout _TransferParts<Item>) {
        let inner = ProxyRepresentation.transferParts
        if let exporting {
            for export in inner.exports {
                parts.exports.append(
                    TransferExport(contentType: export.contentType) { item, completion in
                        exporting(item) { proxy in
                            switch proxy {
                            case .success(let proxy): export.load(proxy, completion)
                            case .failure(let error): completion(.failure(error))
                            }
                        }
                    })
            }
        }
        if let importing {
            for known in inner.imports {
                parts.imports.append(
                    TransferImport(contentType: known.contentType) { data, completion in
                        known.make(data) { proxy in
                            switch proxy {
                            case .success(let proxy): importing(proxy, completion)
                            case .failure(let error): completion(.failure(error))
                            }
                        }
                    })
            }
        }
    }
}
