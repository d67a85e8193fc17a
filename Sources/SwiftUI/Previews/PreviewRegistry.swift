import CPreviewRecords
import ViewRuntime

/// The previews of a program. `#Preview` writes a record of each preview into the executable. The program reads the
/// records on demand.
public final class _PreviewRegistry {
    var previews: [RegisteredPreview] = []

    /// Adds a preview. `#Preview` generates the call.
    ///
    /// - Parameters:
    ///   - registry: A `_PreviewRegistry`, unretained.
    ///   - name: The name of the preview, if any.
    ///   - file: The module and the file, as in `#fileID`.
    ///   - line: The line, starting at 1.
    ///   - source: The statements of the closure.
    ///   - view: A closure that creates the view.
    public static func add(
        to registry: UnsafeMutableRawPointer, name: String?, file: String, line: Int, source: String,
        view: @escaping @MainActor @Sendable () -> AnyView
    ) {
        let registry = Unmanaged<_PreviewRegistry>.fromOpaque(registry).takeUnretainedValue()
        registry.previews.append(RegisteredPreview(name: name, file: file, line: line, source: source, view: view))
    }
}

/// A `#Preview` of the program.
package struct RegisteredPreview: Sendable {
    package let name: String?

    /// The module and the file, such as `Scale/Weight.swift`.
    package let file: String

    package let line: Int

    /// The Swift source of the preview.
    package let source: String

    package let view: @MainActor @Sendable () -> AnyView

    /// The name, or the location of the preview.
    package var title: String { name ?? place }

    /// The location, such as `Weight.swift:12`.
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
