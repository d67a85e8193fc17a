import ContentTypes
import Foundation

/// An item that is dragged, as data of one or more types.
///
/// On Linux, Foundation has no such class. The closures that receive data run at once if the data is available, or
/// else on another thread.
///
/// Available from iOS 8 and macOS 10.10.
open class NSItemProvider: NSObject, @unchecked Sendable {
    /// The receiver of an item that ``loadItem(forTypeIdentifier:options:completionHandler:)`` loads.
    public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void

    /// One type of data that the item has.
    struct Entry: Sendable {
        let contentType: UTType
        /// The item itself, if the program provided an object instead of data.
        nonisolated(unsafe) var object: (any NSSecureCoding)?
        let load: @Sendable (@escaping TransferCompletion<Data>) -> Void
    }

    private let lock = NSLock()
    private var added: [Entry] = []
    private var name: String?

    /// Creates an item without data.
    public override init() {}

    /// Creates an item with the data of an object.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Creates an item of a type.
    ///
    /// - Parameters:
    ///   - item: The item: a string, data, a URL, or another object that can be archived.
    ///   - typeIdentifier: The identifier of the type.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        guard let item, let typeIdentifier else { return }
        nonisolated(unsafe) let object = item
        add(
            Entry(contentType: UTType(named: typeIdentifier), object: item) { completion in
                completion(Result { try Self.data(of: object) })
            })
    }

    /// Creates an item with the contents of a file.
    ///
    /// - Returns: `nil` if there's no such file.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        let contentType = UTType(filenameExtension: fileURL.pathExtension) ?? .data
        add(Entry(contentType: contentType) { completion in completion(Result { try Data(contentsOf: fileURL) }) })
        add(Entry(contentType: .fileURL) { completion in completion(.success(fileURL.dataRepresentation)) })
    }

    private static func data(of item: any NSSecureCoding) throws -> Data {
        if let text = item as? NSString { return Data("\(text)".utf8) }
        if let data = item as? NSData { return Data(referencing: data) }
        if let url = item as? NSURL { return (url as URL).dataRepresentation }
        return try NSKeyedArchiver.archivedData(withRootObject: item, requiringSecureCoding: true)
    }

    // MARK: Types

    var entries: [Entry] { lock.withLock { added } }

    func add(_ entry: Entry) { lock.withLock { added.append(entry) } }

    /// A name for a file with the item, or `nil`.
    public var suggestedName: String? {
        get { lock.withLock { name } }
        set { lock.withLock { name = newValue } }
    }

    /// The identifiers of the types of data, the preferred one first.
    open var registeredTypeIdentifiers: [String] { entries.map(\.contentType.identifier) }

    /// The types of data, the preferred one first.
    public var registeredContentTypes: [UTType] { entries.map(\.contentType) }

    /// Returns the types of data that conform to a type.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    /// Returns whether the item has data of a type that conforms to the given one.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        hasItem(conformingTo: UTType(named: typeIdentifier))
    }

    func hasItem(conformingTo type: UTType) -> Bool { entries.contains { $0.contentType.conforms(to: type) } }

    // MARK: Registration

    /// Adds a type of data.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The identifier of the type.
    ///   - visibility: The processes that can see the data.
    ///   - loadHandler: A closure that passes the data to its argument.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        add(
            Entry(contentType: UTType(named: typeIdentifier)) { completion in
                _ = loadHandler { completion(Self.result($0, $1)) }
            })
    }

    /// Adds the types of data that an object can write.
    open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
        nonisolated(unsafe) let object = object
        for identifier in type(of: object).writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) { completion in
                object.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: completion)
            }
        }
    }

    private static func result(_ data: Data?, _ error: (any Error)?) -> Result<Data, any Error> {
        data.map { .success($0) } ?? .failure(error ?? NSItemProviderError.noData)
    }

    // MARK: Loading

    /// Loads data of a type that conforms to the given one.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        load(conformingTo: UTType(named: typeIdentifier)) { result in
            switch result {
            case .success(let data): completionHandler(data, nil)
            case .failure(let error): completionHandler(nil, error)
            }
        }
        return .finished
    }

    /// Loads data of a type that conforms to the given one.
    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }

    /// Loads the item of a type that conforms to the given one: the object that the program provided, or data.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: CompletionHandler? = nil
    ) {
        let type = UTType(named: typeIdentifier)
        if let object = entries.first(where: { $0.contentType.conforms(to: type) })?.object {
            completionHandler?(object, nil)
            return
        }
        load(conformingTo: type) { result in
            switch result {
            case .success(let data): completionHandler?(NSData(data: data), nil)
            case .failure(let error): completionHandler?(nil, error)
            }
        }
    }

    private func load(conformingTo type: UTType, _ completion: @escaping TransferCompletion<Data>) {
        guard let entry = entries.first(where: { $0.contentType.conforms(to: type) }) else {
            return completion(.failure(NSItemProviderError.noData))
        }
        entry.load(completion)
    }

    /// Returns whether the item has data that a class can read.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider.contains { hasItemConformingToTypeIdentifier($0) }
    }

    /// Loads an object of a class.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        guard
            let identifier = aClass.readableTypeIdentifiersForItemProvider.first(
                where: hasItemConformingToTypeIdentifier)
        else {
            completionHandler(nil, NSItemProviderError.noData)
            return .finished
        }
        nonisolated(unsafe) let reader = aClass
        load(conformingTo: UTType(named: identifier)) { result in
            switch result.flatMap({ data in
                Result { try reader.object(withItemProviderData: data, typeIdentifier: identifier) }
            }) {
            case .success(let object): completionHandler(object, nil)
            case .failure(let error): completionHandler(nil, error)
            }
        }
        return .finished
    }

    /// Returns whether the item has data that the class for a Swift type can read.
    public func canLoadObject<T>(ofClass type: T.Type) -> Bool
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: T._ObjectiveCType.self)
    }

    /// Loads a value of a Swift type.
    @discardableResult
    public func loadObject<T>(
        ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        nonisolated(unsafe) let bridge = { (object: (any NSItemProviderReading)?, error: (any Error)?) in
            var value: T?
            if let object = object as? T._ObjectiveCType {
                _ = T._conditionallyBridgeFromObjectiveC(object, result: &value)
            }
            completionHandler(value, error)
        }
        return loadObject(ofClass: T._ObjectiveCType.self) { bridge($0, $1) }
    }
}

/// The processes that can see the data of an item.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// All processes.
    case all
    /// The processes of the same developer.
    case team
    /// The processes of the same group.
    case group
    /// Only the process that provides the item.
    case ownProcess
}

/// An error of an item.
enum NSItemProviderError: Error {
    /// The item has no data of the type.
    case noData
}

extension Progress {
    /// A progress that is complete.
    static var finished: Progress {
        let progress = Progress(totalUnitCount: 1)
        progress.completedUnitCount = 1
        return progress
    }
}
