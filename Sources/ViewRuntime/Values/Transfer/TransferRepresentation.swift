import ContentTypes
import Foundation

/// A description of how values of a type are exported and imported.
///
/// Available from iOS 16 and macOS 13.
public protocol TransferRepresentation<Item>: Sendable {
    /// The type of the values.
    associatedtype Item: Transferable
    /// The type of the body.
    associatedtype Body: TransferRepresentation
    /// The representations that this one consists of.
    @TransferRepresentationBuilder<Item> var body: Body { get }

    /// Adds the exports and the imports of the representation. Programs implement `body` instead.
    func _addParts(to parts: inout _TransferParts<Item>)
}

extension TransferRepresentation {
    /// Adds the exports and the imports of the body.
    public func _addParts(to parts: inout _TransferParts<Item>) {
        parts.append(body)
    }
}

extension TransferRepresentation where Body == Never {
    /// This representation has no body.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: TransferRepresentation {
    public typealias Item = Never

    /// Adds nothing.
    public func _addParts(to parts: inout _TransferParts<Never>) {}
}

/// The exports and imports of representations, in order of preference.
public struct _TransferParts<Item: Transferable>: Sendable {
    var exports: [TransferExport<Item>] = []
    var imports: [TransferImport<Item>] = []

    init() {}

    mutating func append(_ other: Self) {
        exports += other.exports
        imports += other.imports
    }

    /// Adds the parts of a representation. The builder of representations ensures that its values have the type `Item`.
    mutating func append<R: TransferRepresentation>(_ representation: R) {
        var parts = _TransferParts<R.Item>()
        representation._addParts(to: &parts)
        if let parts = parts as? Self { append(parts) }
    }
}

/// The receiver of a result, which can arrive at once or later, on any thread.
typealias TransferCompletion<Value> = @Sendable (Result<Value, any Error>) -> Void

/// One way to export values.
struct TransferExport<Item: Transferable>: Sendable {
    let contentType: UTType
    /// Whether a value is exported in this way.
    var isOffered: @Sendable (Item) -> Bool = { _ in true }
    /// Returns the name of a file with a value.
    var fileName: @Sendable (Item) -> String? = { _ in nil }
    let load: @Sendable (Item, @escaping TransferCompletion<Data>) -> Void
}

/// One way to import values.
struct TransferImport<Item: Transferable>: Sendable {
    let contentType: UTType
    let make: @Sendable (Data, @escaping TransferCompletion<Item>) -> Void
}

/// Runs a closure in a task and passes its result on.
func inTask<Value>(
    _ completion: @escaping TransferCompletion<Value>, _ body: @escaping @Sendable () async throws -> sending Value
) {
    Task {
        do { completion(.success(try await body())) } catch { completion(.failure(error)) }
    }
}
