import CPreviewRecords
import ViewRuntime

/// The previews of a program. `#Preview` leaves a record of each in the program's file; they are read when somebody asks.
public final class _PreviewRegistry {
    var previews: [RegisteredPreview] = []

    /// Adds a preview. `#Preview` writes the call.
    ///
    /// - Parameters:
    ///   - registry: A `_PreviewRegistry`, unretained.
    ///   - name: What the preview is called, if it has a name.
    ///   - file: The module and the file, as `#fileID` says them.
    ///   - line: From 1.
    ///   - source: The closure's statements.
    public static func add(
        to registry: UnsafeMutableRawPointer, name: String?, file: String, line: Int, source: String,
        view: @escaping @MainActor @Sendable () -> AnyView
    ) {
        let registry = Unmanaged<_PreviewRegistry>.fromOpaque(registry).takeUnretainedValue()
        registry.previews.append(RegisteredPreview(name: name, file: file, line: line, source: source, view: view))
    }
}

/// One `#Preview` of the program.
package struct RegisteredPreview: Sendable {
    package let name: String?

    /// The module and the file, such as `Scale/Weight.swift`.
    package let file: String

    package let line: Int

    /// Swift.
    package let source: String

    package let view: @MainActor @Sendable () -> AnyView

    /// The name, or where the preview stands.
    package var title: String { name ?? place }

    /// Such as `Weight.swift:12`.
    package var place: String { "\(file.split(separator: "/").last ?? "")" + ":\(line)" }

    /// All previews of the program, by file and line.
    package static var all: [RegisteredPreview] {
        let registry = _PreviewRegistry()
        for index in 0..<preview_record_count() {
            preview_record_at(index)(Unmanaged.passUnretained(registry).toOpaque())
        }
        return registry.previews.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    }
}
