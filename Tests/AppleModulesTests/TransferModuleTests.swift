import CoreTransferable
import Testing
import UniformTypeIdentifiers

/// A type in a file that doesn't import SwiftUI.
private struct Todo: Codable, Equatable, Transferable {
    var text: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .todo)
        ProxyRepresentation(exporting: \.text)
    }
}

extension UTType {
    fileprivate static let todo = UTType(exportedAs: "com.example.todo", conformingTo: .json)
}

struct TransferModuleTests {
    @Test func aTypeIsTransferableWithoutSwiftUI() async throws {
        let item = NSItemProvider()
        item.register(Todo(text: "read"))
        #expect(item.registeredContentTypes == [.todo, .utf8PlainText])
        let todo = try await withCheckedThrowingContinuation { continuation in
            item.loadTransferable(type: Todo.self) { continuation.resume(with: $0) }
        }
        #expect(todo == Todo(text: "read"))
    }
}
